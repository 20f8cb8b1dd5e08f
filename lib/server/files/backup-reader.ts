/** Reading a backup: all of it is looked at before anything is made of it. */
import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { FileFault } from '../../files/fault';
import { linesOf, wholeOf } from '../../files/lines';
import { fileIn, isZip, type ZipLimits } from '../../files/zip';
import type { Messages } from '../../i18n/catalogue';
import { sentence } from '../../i18n/sentence';
import { type Said, tally, type Value } from '../../jass';
import { type GameState, recordOf, stacksOf } from '../../sync/game';
import { nameKey } from '../../sync/table';
import { cachesOf } from '../games';
import { faultInBackup } from '../tournaments';
import { BackedUpGame, BackedUpLeague, GAMES_FILE, LEAGUE_FILE } from './backup-format';

const LIMITS: ZipLimits = { files: 10, bytes: 2_000_000_000 };
const MAX_LEAGUE_BYTES = 50_000_000;
const MAX_GAME_BYTES = 2_000_000;

/** A game of a backup, scored and ready to be kept. */
export type BackedUp = {
  readonly game: BackedUpGame;
  readonly state: GameState;
  readonly caches: ReturnType<typeof cachesOf>;
};

/** Everything but the games. */
export async function readLeague(bytes: Uint8Array): Promise<BackedUpLeague> {
  if (!isZip(bytes)) throw notABackup();
  const file = await fileIn(bytes, { name: LEAGUE_FILE, limits: LIMITS });
  const text = file && (await wholeOf(file.content(), MAX_LEAGUE_BYTES));
  if (!text) throw notABackup();
  const league = parse(BackedUpLeague, {
    text: new TextDecoder().decode(text),
    where: LEAGUE_FILE,
  });
  const fault = leagueFault(league);
  if (fault) throw fault;
  for (const one of league.tournaments) {
    const wrong = faultInBackup(one);
    const where = one.state.setting.name;
    if (wrong) throw faultIn('unscored', { where, why: wrong.said });
  }
  return league;
}

/** The games, one after the other, each as it will be kept. */
export async function* readGames(
  bytes: Uint8Array,
  league: BackedUpLeague,
): AsyncGenerator<BackedUp> {
  const file = await fileIn(bytes, { name: GAMES_FILE, limits: LIMITS });
  if (!file) throw notABackup();
  const ids = {
    players: new Set(league.players.map(({ id }) => id)),
    evenings: new Set(league.evenings.map(({ id }) => id)),
    tourneys: new Set(league.tourneys.map(({ id }) => id)),
  };
  const hash = createHash('sha256');
  let count = 0;
  for await (const { line, text } of linesOf(file.content(), MAX_GAME_BYTES)) {
    const where = sentence('server-files.backup.line', { file: GAMES_FILE, line: String(line) });
    if (text === null) throw faultIn('tooLong', { where });
    hash.update(`${text}\n`);
    count += 1;
    const game = parse(BackedUpGame, { text, where });
    const isKnown =
      ids.evenings.has(game.evening) &&
      (game.tourney === null || ids.tourneys.has(game.tourney)) &&
      game.seats.every(
        ({ player, entered }) => ids.players.has(player) && ids.players.has(entered),
      );
    if (!isKnown) throw faultIn('unknown', { where });
    yield ready(game, where);
  }
  const found = { expected: String(league.games.count), found: String(count) };
  if (count !== league.games.count) throw faultIn('otherGames', found);
  if (hash.digest('hex') !== league.games.sha256) throw faultIn('changedGames', found);
}

function ready(game: BackedUpGame, where: Said): BackedUp {
  const { variant, options, players, firstDealer, hands: entries, substitutes } = game.record;
  if (game.seats.length !== players.length || game.hands.length !== entries.length)
    throw faultIn('missing', { where });
  const log = game.log.map(({ id, kind, step }) => ({ id, kind, step }));
  const state: GameState = {
    id: game.id,
    table: {
      variant,
      options,
      players,
      firstDealer,
      ...(substitutes && { substitutes }),
      ...(game.name && { name: game.name }),
    },
    hands: game.hands.map((hand, i) => ({ ...hand, entry: entries[i] ?? {} })),
    override: game.lid,
    ...stacksOf(log),
    revision: log.length,
  };
  const scored = tally(recordOf(state));
  if (!scored.ok) throw faultIn('unscored', { where, why: scored.error.said });
  return { game, state, caches: cachesOf(state, scored.value) };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  { text, where }: { text: string; where: Value },
): z.infer<Schema> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw faultIn('notJson', { where });
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw faultIn('shape', { where, path: issue?.path.join('.') ?? '', why: issue?.code ?? '' });
}

/** What in it means something that is not in it, or stands there twice. */
function leagueFault({
  players,
  seasons,
  evenings,
  payments,
}: BackedUpLeague): FileFault | undefined {
  const names = new Set(players.map(({ name }) => nameKey(name)));
  if (names.size !== players.length) return faultIn('twoNames', {});
  const known = new Map(players.map((player) => [player.id, player]));
  for (const { name, mergedInto } of players) {
    const seen = new Set<string>();
    for (let next = mergedInto; next !== null; next = known.get(next)?.mergedInto ?? null) {
      if (!known.has(next) || seen.has(next)) return faultIn('mergedIntoNobody', { name });
      seen.add(next);
    }
  }
  const ids = new Set(seasons.map(({ id }) => id));
  const lost = evenings.find(
    ({ season, attendance, paper }) =>
      !ids.has(season) ||
      attendance.some(({ player }) => !known.has(player)) ||
      paper.some(({ seats }) =>
        seats.some(({ player, entered }) => !(known.has(player) && known.has(entered))),
      ),
  );
  if (lost) return faultIn('lostEvening', { day: { day: lost.date } });
  const held = new Map(evenings.map(({ id, season }) => [id, season]));
  const isKnown = (player: string | null) => player === null || known.has(player);
  const isPaid = payments.every(
    ({ season, evening, from, to }) =>
      ids.has(season) &&
      (evening === null || held.get(evening) === season) &&
      isKnown(from) &&
      isKnown(to),
  );
  return isPaid ? undefined : faultIn('lostPayment', {});
}

const notABackup = () => faultIn('none', {});

/** A fault, by the key of its sentence. */
const faultIn = (
  key: keyof Messages['server-files']['backup'],
  // Every text is given what it asks for where it is thrown; all of it is plain text.
  values: Said['values'],
) => new FileFault({ message: key, said: { key: `server-files.backup.${key}`, values } });
