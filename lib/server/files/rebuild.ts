/**
 * Makes every cache again from the hands and tells what differed. It may be run beside everything
 * else, be interrupted and begun again: it leaves alone what is right, and what it puts right it
 * reads again inside the transaction that writes it.
 */
import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { nanoid } from 'nanoid';
import { Prisma } from '../../../generated/prisma/client';
import { faultInWords } from '../../i18n/fault';
import type { Words } from '../../i18n/words';
import { type Refusal, tally } from '../../jass';
import { type Ratings, rate } from '../../league/ratings';
import { recordOf } from '../../sync/game';
import { noSuch, type Viewer } from '../access';
import { log } from '../config/log';
import {
  areStandIns,
  cachesOf,
  circleOf,
  forgetResults,
  saveSeats,
  saveStandIns,
  saveWords,
  standInColumns,
  wordsOfGame,
} from '../games';
import {
  BATCH_EVENINGS,
  freshenRatings,
  freshenResults,
  inOrder,
  keepResults,
  keptRatings,
  leagueAs,
  makeResults,
  momentColumns,
  resultsOf,
} from '../leagues';
import { inParts, Override, parseRecord, read, recordColumns, type Tx, write } from '../store';
import type { Allowed } from './work';

/** What can turn out to differ from what the hands say. */
export const CACHES = [
  'tally',
  'over',
  'fingerprint',
  'sides',
  'figures',
  'standIns',
  'order',
  'words',
  'results',
  'ratings',
] as const;
type CacheName = (typeof CACHES)[number];

/** Something that was put right: a cache of a game or of an evening. */
type Difference = { readonly cache: CacheName; readonly id: string };

/** What a rebuilding has to say. */
export type Rebuilt = {
  /** How many games and evenings were looked at. */
  readonly games: number;
  readonly evenings: number;
  /** How many differed, by cache. */
  readonly differed: Readonly<Partial<Record<CacheName, number>>>;
  /** Some of them, `EXAMPLES` at the most. */
  readonly examples: readonly Difference[];
  /** Games whose hands cannot be scored, and why; they were left as they are. */
  readonly faults: readonly (Pick<Refusal, 'message' | 'said'> & { readonly gameId: string })[];
};
const EXAMPLES = 100;

/** A league with its games, or everything there is. */
export type RebuildScope = { readonly leagueId: string } | 'all';
/** Told how far it has come, in games and evenings; what it answers is waited for. */
export type OnProgress = (done: number, total: number) => Promise<void> | void;

/** Makes every cache in the scope again from the hands. */
export async function rebuild(scope: RebuildScope, onProgress?: OnProgress): Promise<Rebuilt> {
  const among = scope === 'all' ? {} : scope;
  const total = await read(async (tx) => {
    const games = await tx.game.count({ where: among });
    return games + (await tx.evening.count({ where: among }));
  });
  let done = 0;
  const notes = new Notes();
  const go = async (more: number) => {
    done += more;
    await onProgress?.(Math.min(done, total), total);
  };
  const games = await rebuildGames(among, notes, go);
  let evenings = 0;
  const leagues = await read((tx) =>
    tx.league.findMany({
      where: scope === 'all' ? {} : { id: scope.leagueId },
      orderBy: { id: 'asc' },
      select: { id: true },
    }),
  );
  for (const { id } of leagues) evenings += await rebuildEvenings(id, notes, go);
  return { games, evenings, ...notes.said };
}

/** Makes all figures, standings and ratings of a league again from the hands. */
export async function startRebuild(
  viewer: Viewer | null,
  leagueId: string,
  words: Words,
): Promise<Allowed> {
  if (!viewer) return noSuch('league');
  const found = await read((tx) => leagueAs(tx, viewer, { id: leagueId, role: 'owner' }));
  if (!found.ok) return found;
  return {
    ok: true,
    value: async (progress) => {
      const { games, evenings, differed, faults } = await rebuild({ leagueId }, progress);
      const told = faults.map(({ gameId, ...fault }) => ({
        gameId,
        message: faultInWords(words, fault),
      }));
      return { kind: 'rebuild', games, evenings, differed, faults: told };
    },
  };
}

/**
 * Makes the caches of games that have hands and none yet: those from before there were any. Answers
 * how many there were.
 */
export const fillCaches = (): Promise<number> =>
  rebuildGames({ fingerprint: null, hands: { some: {} } }, new Notes(), () => undefined);

/** The same at the start of a server, while it answers already. */
export function fillCachesInBackground(): void {
  fillCaches().then(
    (games) => games > 0 && log.info({ games }, 'made the caches of older games'),
    (error: unknown) => log.error({ err: error }, 'could not make the caches of older games'),
  );
}

class Notes {
  readonly #differed: Partial<Record<CacheName, number>> = {};
  readonly #examples: Difference[] = [];
  readonly #faults: Rebuilt['faults'][number][] = [];

  differs(cache: CacheName, id: string): void {
    this.#differed[cache] = (this.#differed[cache] ?? 0) + 1;
    if (this.#examples.length < EXAMPLES) this.#examples.push({ cache, id });
  }
  fault(gameId: string, { message, said }: Refusal): void {
    if (this.#faults.length < EXAMPLES) this.#faults.push({ gameId, message, said });
  }
  get said() {
    return { differed: this.#differed, examples: this.#examples, faults: this.#faults };
  }
}

/** So many games are read at once; between them, others have their turn. */
const BATCH_GAMES = 100;

async function rebuildGames(
  among: Prisma.GameWhereInput,
  notes: Notes,
  go: (more: number) => Promise<void> | void,
): Promise<number> {
  let done = 0;
  for (let from = ''; ; ) {
    const where = { AND: [among, { id: { gt: from } }] };
    const rows = await read((tx) =>
      tx.game.findMany({ where, orderBy: { id: 'asc' }, take: BATCH_GAMES, select: columns }),
    );
    const wrong = rows.flatMap((row) => {
      const seen = compare(row);
      if ('fault' in seen) notes.fault(row.id, seen.fault);
      else for (const cache of seen.differs) notes.differs(cache, row.id);
      return 'fault' in seen || seen.differs.length === 0 ? [] : [row.id];
    });
    for (const id of wrong) await write((tx) => putRight(tx, id));
    done += rows.length;
    await go(rows.length);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_GAMES) return done;
    from = last.id;
  }
}

const columns = {
  id: true,
  ...recordColumns,
  eveningId: true,
  ownerId: true,
  leagueId: true,
  override: true,
  over: true,
  tally: true,
  fingerprint: true,
  playedAt: true,
  notes: true,
  seats: {
    orderBy: { seat: 'asc' },
    select: {
      side: true,
      won: true,
      figures: true,
      playedAt: true,
      player: { select: { name: true } },
    },
  },
  standIns: standInColumns,
  words: { orderBy: { word: 'asc' }, select: { scope: true, word: true, playedAt: true } },
} satisfies Prisma.GameSelect;
type GameRow = Prisma.GameGetPayload<{ select: typeof columns }>;

/** What of a game's caches is not as its hands say, and how it should be. */
function compare(row: GameRow) {
  const state = {
    ...parseRecord(row),
    override: Override.parse(row.override),
  };
  const scored = tally(recordOf(state));
  if (!scored.ok) return { fault: scored.error };
  const right = cachesOf(state, scored.value);
  const at = row.playedAt.getTime();
  const scope = row.leagueId ?? row.ownerId;
  const words =
    scope === null ? [] : wordsOfGame({ notes: row.notes, table: state.table }).toSorted();
  const isRight: Partial<Record<CacheName, boolean>> = {
    tally: isSame(row.tally, right.game.tally),
    over: row.over === right.game.over,
    fingerprint: row.fingerprint === right.game.fingerprint,
    sides: row.seats.every(({ side }, seat) => side === right.seats[seat]?.side),
    figures: row.seats.every(({ won, figures }, seat) => {
      const own = right.seats[seat]?.figures ?? null;
      return isSame(figures, own) && won === (own?.won ?? null);
    }),
    standIns: areStandIns(row.standIns, state.table),
    order: [...row.seats, ...row.standIns, ...row.words].every(
      ({ playedAt }) => playedAt.getTime() === at,
    ),
    words:
      row.words.every((word) => word.scope === scope) &&
      isSame(row.words.map(({ word }) => word).toSorted(), words),
  };
  return { right, differs: CACHES.filter((cache) => isRight[cache] === false) };
}

// What is compared went through a JSON column on one side only.
const isSame = (stored: unknown, made: unknown): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(made)));

async function putRight(tx: Tx, id: string): Promise<void> {
  const row = await tx.game.findUnique({ where: { id }, select: columns });
  const seen = row && compare(row);
  if (!seen || 'fault' in seen) return;
  const { right, differs } = seen;
  const { eveningId, playedAt } = row;
  await tx.game.update({ where: { id }, data: right.game });
  await saveSeats(tx, [{ gameId: id, seats: right.seats }]);
  for (const [seat, { side }] of right.seats.entries())
    await tx.seat.update({
      where: { gameId_seat: { gameId: id, seat } },
      data: { side, playedAt },
    });
  await saveStandIns(tx, { gameId: id, circle: circleOf(row), table: parseRecord(row).table });
  if (differs.includes('words') || differs.includes('order')) await saveWords(tx, id);
  const counts = differs.some((cache) => ['over', 'sides', 'figures', 'standIns'].includes(cache));
  if (eveningId !== null && counts) await forgetResults(tx, eveningId);
}

/** First the results of every evening, then the ratings, which follow from them one by one. */
async function rebuildEvenings(
  leagueId: string,
  notes: Notes,
  go: (more: number) => Promise<void> | void,
): Promise<number> {
  const evenings = await read((tx) =>
    tx.evening.findMany({ where: { leagueId }, orderBy: inOrder, select: momentColumns }),
  );
  for (const { id } of evenings) {
    if (await read((tx) => hasWrongResults(tx, id))) {
      notes.differs('results', id);
      await write(async (tx) => {
        await tx.evening.update({ where: { id }, data: { results: Prisma.DbNull } });
        await keepResults(tx, [id]);
      });
    }
    await go(1);
  }
  await freshenResults({ leagueId });
  const wrong = await wrongRatings(evenings.map(({ id }) => id));
  for (const id of wrong) notes.differs('ratings', id);
  const [first] = wrong;
  const from = evenings.find(({ id }) => id === first);
  if (from)
    await write((tx) =>
      tx.evening.updateMany({
        where: { leagueId, date: { gte: from.date } },
        // What was read with them is no longer so.
        data: { ratings: Prisma.DbNull, mark: nanoid() },
      }),
    );
  const last = evenings.at(-1);
  if (last) await freshenRatings(leagueId, last, 'each');
  return evenings.length;
}

async function hasWrongResults(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.evening.findUnique({ where: { id }, select: { results: true } });
  if (!row || row.results === null) return false;
  return !isSame(row.results, (await makeResults(tx, [id])).get(id) ?? []);
}

/** The evenings whose ratings are there and not what the results come to. */
async function wrongRatings(ids: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  let ratings: Ratings = {};
  for (const batch of inParts(ids, BATCH_EVENINGS)) {
    const { results, kept } = await read(async (tx) => ({
      results: await resultsOf(tx, batch),
      kept: await keptRatings(tx, batch),
    }));
    for (const id of batch) {
      ratings = rate(results.get(id) ?? [], ratings);
      const own = kept.get(id);
      if (own && !isSame(own, ratings)) wrong.push(id);
    }
  }
  return wrong;
}
