/** One game, all games of a league, and all of a person outside leagues, as files to take away. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import type { DecimalSign } from '../../files/csv';
import { fileName, uniqueNames } from '../../files/names';
import { SHEET_FORMATS, sheetAs } from '../../files/sheet';
import { bytesOf, zipOf } from '../../files/zip';
import { sentence } from '../../i18n/sentence';
import type { Words } from '../../i18n/words';
import { inPublic } from '../../league/public-names';
import { recordOf } from '../../sync/game';
import {
  type Denied,
  invalid,
  noSuch,
  ownedBy,
  publicNamesFor,
  type Viewer,
  visibleTo,
} from '../access';
import {
  CachedFigures,
  findSeasonMoney,
  firstHidden,
  inSeason,
  isAtLeast,
  leagueAs,
} from '../leagues';
import { parseRecord, read, recordColumns } from '../store';
import { cashJson } from './cash-file';
import type { Download } from './download';
import { COUNTED, gameColumns, gameRows } from './game-sheet';
import { type EveningHead, eveningsOf, gamePages, pagesOf, seasonAt } from './league-pages';
import { exportedPaper, type PaperAsked, paperJson, paperRows } from './paper-lines';

/** Who takes a file: their language, and how their region parts decimals. */
export type Reader = { readonly words: Words; readonly decimal: DecimalSign };

/** The name of the format of all games as one JSON document. */
const GAMES_FORMAT = 'schiefer-games/1';

export const GAMES_FORMATS = [...SHEET_FORMATS, 'json', 'ndjson', 'zip'] as const;
type GamesFormat = (typeof GAMES_FORMATS)[number];

/** A ZIP file has a list of all that is in it, which is held while it is made. */
const MAX_ZIPPED = 10_000;

type GameRecord = ReturnType<typeof recordOf>;

/** `2026-11-21-mittlere-Anna-Beat-Carla.json` */
const recordName = (day: string, { variant, players }: GameRecord): string =>
  fileName([day, variant, ...players], 'json');

/** A game as the tally command reads it; null where this viewer sees none of that id. */
export async function recordFile(
  viewer: Viewer | null,
  gameId: string,
): Promise<{ readonly name: string; readonly record: GameRecord } | null> {
  const found = await read(async (tx) => {
    const row = await tx.game.findFirst({
      where: { AND: [{ id: gameId }, visibleTo(viewer)] },
      select: {
        ...recordColumns,
        leagueId: true,
        playedAt: true,
        evening: { select: { date: true } },
      },
    });
    return (
      row && { row, names: await publicNamesFor(tx, viewer, { leagueId: row.leagueId, gameId }) }
    );
  });
  if (!found) return null;
  const { row, names } = found;
  const record = inPublic(recordOf(parseRecord(row)), names);
  const day = row.evening?.date ?? dayOf(row);
  return { name: recordName(day, record), record };
}

/** The day of a game that no evening gives one. */
const dayOf = ({ playedAt }: { playedAt: Date }): string => playedAt.toISOString().slice(0, 10);

const exportedColumns = {
  id: true,
  playedAt: true,
  over: true,
  notes: true,
  ...recordColumns,
  seats: {
    orderBy: { seat: 'asc' },
    select: { side: true, figures: true, player: { select: { name: true } } },
  },
} satisfies Prisma.GameSelect;

/** A game as downloads tell it. */
export type ExportedGame = ReturnType<typeof exported>;
const exported = (
  row: Prisma.GameGetPayload<{ select: typeof exportedColumns }>,
  evening: Pick<EveningHead, 'date' | 'name' | 'isFinal'> & { readonly season: string },
) => ({
  id: row.id,
  day: evening.date,
  evening: evening.name,
  ...(evening.isFinal && { isFinal: true }),
  season: evening.season,
  playedAt: row.playedAt.toISOString(),
  isOver: row.over,
  ...(row.name !== null && { name: row.name }),
  notes: row.notes,
  record: recordOf(parseRecord(row)),
  seats: row.seats.map(({ player, side, figures }) => ({
    player: player.name,
    side,
    figures: figures === null ? null : CachedFigures.parse(figures),
  })),
});

/**
 * All games of a league, or of one of its seasons, for whoever may read it. They are read as they are
 * sent, so that any number needs no more memory.
 */
export async function gamesFile(
  viewer: Viewer | null,
  {
    leagueId,
    seasonId,
    format,
  }: { leagueId: string; seasonId?: string | undefined; format: GamesFormat },
  { words, decimal }: Reader,
): Promise<Download | Denied> {
  const found = await read(async (tx) => {
    const league = await leagueAs(tx, viewer, { id: leagueId, role: 'reader' });
    if (!league.ok) return league;
    const season =
      seasonId === undefined
        ? null
        : await tx.season.findFirst({ where: { id: seasonId, leagueId }, select: { name: true } });
    if (seasonId !== undefined && !season) return noSuch('season');
    const evenings = await eveningsOf(tx, { leagueId, seasonId });
    // Whoever writes has seen what the table hides.
    const hidden = isAtLeast(league.league.role, 'scorer') ? null : await firstHidden(tx, leagueId);
    const evening = seasonId === undefined ? { leagueId } : inSeason({ seasonId, leagueId });
    const count = format === 'zip' ? await tx.game.count({ where: { evening } }) : 0;
    return {
      ...league,
      season,
      evenings,
      hiddenFrom: hidden?.date ?? null,
      seasonIds:
        format === 'json' && isAtLeast(league.league.role, 'member')
          ? await tx.season.findMany({
              where: { leagueId, ...(seasonId !== undefined && { id: seasonId }) },
              orderBy: [{ startsOn: 'asc' }, { id: 'asc' }],
              select: { id: true },
            })
          : [],
      count,
      names: await publicNamesFor(tx, viewer, { leagueId }),
    };
  });
  if (!found.ok) return found;
  const { league, season, evenings, hiddenFrom, seasonIds, count, names } = found;
  if (count > MAX_ZIPPED) return tooMany('server-files.tooManyZippedLeague', count);
  const name = fileName(
    [league.name, season?.name ?? '', words.t('standings.names.games')],
    format,
  );
  const paper = { evenings, seasonId, hiddenFrom, names };
  return fileOf(exportedPages(paper), {
    name,
    format,
    league: league.name,
    paper,
    cash: () => moneyOf(viewer, seasonIds),
    words,
    decimal,
  });
}

/** All games of the viewer that belong to no league; a file of none where there are none. */
export async function ownGamesFile(
  viewer: Viewer | null,
  { format }: { format: GamesFormat },
  { words, decimal }: Reader,
): Promise<Download | Denied> {
  const where = ownedBy(viewer);
  const count = format === 'zip' ? await read((tx) => tx.game.count({ where })) : 0;
  if (count > MAX_ZIPPED) return tooMany('server-files.tooManyZippedOwn', count);
  const day = new Date().toISOString().slice(0, 10);
  const name = fileName([day, words.t('standings.names.myGames')], format);
  const none = { paper: NO_PAPER, cash: () => Promise.resolve([]) };
  return fileOf(ownPages(where), { name, format, league: null, ...none, words, decimal });
}

const NO_PAPER: PaperAsked = {
  evenings: [],
  seasonId: undefined,
  hiddenFrom: null,
  names: null,
};

const tooMany = (
  key: 'server-files.tooManyZippedLeague' | 'server-files.tooManyZippedOwn',
  count: number,
): Denied => invalid(sentence(key, { count, most: MAX_ZIPPED }), 'format');

function fileOf(
  pages: Pages,
  {
    name,
    format,
    league,
    paper,
    cash,
    words,
    decimal,
  }: {
    name: string;
    format: GamesFormat;
    league: string | null;
    /** What comes along where the format can tell results without hands. */
    paper: PaperAsked;
    cash: () => Promise<readonly object[]>;
  } & Reader,
): Download {
  switch (format) {
    case 'xlsx':
    case 'csv': {
      const sheet = {
        name: words.t('standings.names.games'),
        columns: gameColumns(words),
        pieces: rowsOf(words, pages, paper),
        frozen: 1,
      };
      return { name, ...sheetAs(format, sheet, decimal) };
    }
    case 'ndjson':
      return { name, type: 'application/x-ndjson', body: bytesOf(asRecords(pages)) };
    case 'json': {
      const head = { format: GAMES_FORMAT, league };
      return {
        name,
        type: 'application/json',
        body: bytesOf(asJson(head, pages, { paper, cash })),
      };
    }
    case 'zip':
      return { name, type: 'application/zip', body: zipOf(asFiles(pages)) };
  }
}

type Pages = AsyncGenerator<readonly ExportedGame[]>;

async function* exportedPages({ evenings, seasonId, names }: PaperAsked): Pages {
  const pages = gamePages(evenings, (tx, page) =>
    tx.game.findMany({ ...page, select: exportedColumns }),
  );
  for await (const { evening, games } of pages)
    yield inPublic(
      games.flatMap((game) => {
        const season = seasonAt(evening, { variant: game.variant, seasonId });
        return season === null ? [] : [exported(game, { ...evening, season })];
      }),
      names,
    );
}

async function* ownPages(where: Prisma.GameWhereInput): Pages {
  const pages = pagesOf(where, (tx, page) =>
    tx.game.findMany({ ...page, select: exportedColumns }),
  );
  for await (const games of pages)
    yield games.map((game) =>
      exported(game, { date: dayOf(game), name: '', isFinal: false, season: '' }),
    );
}

async function* rowsOf(words: Words, pages: Pages, asked: PaperAsked) {
  for await (const games of pages) yield games.flatMap((game) => gameRows(words, game));
  const paper = await exportedPaper(asked);
  yield paper.flatMap((one) => paperRows(words, COUNTED, one));
}

async function* asRecords(pages: Pages): AsyncGenerator<string> {
  for await (const games of pages)
    yield games.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
}

/** The money of those seasons that have any. */
async function moneyOf(viewer: Viewer | null, seasons: readonly { readonly id: string }[]) {
  const cash: object[] = [];
  for (const { id } of seasons) {
    const own = await findSeasonMoney(viewer, id);
    if (own && (own.rules !== null || own.payments.length > 0)) cash.push(cashJson(own));
  }
  return cash;
}

async function* asJson(
  head: object,
  pages: Pages,
  asked: { paper: PaperAsked; cash: () => Promise<readonly object[]> },
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"games":[`;
  let isFirst = true;
  for await (const games of pages) {
    yield `${isFirst ? '' : ','}\n${games.map((game) => JSON.stringify(game)).join(',\n')}`;
    isFirst = false;
  }
  const parts = {
    paper: (await exportedPaper(asked.paper)).map(paperJson),
    cash: await asked.cash(),
  };
  for (const [part, all] of Object.entries(parts))
    if (all.length > 0)
      yield `\n],"${part}":[\n${all.map((one) => JSON.stringify(one)).join(',\n')}`;
  yield '\n]}\n';
}

async function* asFiles(pages: Pages) {
  const unique = uniqueNames();
  for await (const games of pages)
    for (const { day, record } of games)
      yield { name: unique(recordName(day, record)), content: `${JSON.stringify(record)}\n` };
}
