/** Reading a backup: all of it is looked at before anything is made of it. */
import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { FileFault } from '../../files/fault';
import { linesOf, wholeOf } from '../../files/lines';
import { fileIn, isZip, type ZipLimits } from '../../files/zip';
import { tally } from '../../jass';
import { type GameState, recordOf, stacksOf } from '../../sync/game';
import { nameKey } from '../../sync/table';
import { cachesOf } from '../games/caches';
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
  if (fault) throw new FileFault(`The backup does not hang together: ${fault}.`);
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
    const where = `${GAMES_FILE}, line ${line}`;
    if (text === null) throw new FileFault(`${where} is too long for a game.`);
    hash.update(`${text}\n`);
    count += 1;
    const game = parse(BackedUpGame, { text, where });
    const isKnown =
      ids.evenings.has(game.evening) &&
      (game.tourney === null || ids.tourneys.has(game.tourney)) &&
      game.seats.every(
        ({ player, entered }) => ids.players.has(player) && ids.players.has(entered),
      );
    if (!isKnown) throw new FileFault(`${where} names a player or an evening that is not there.`);
    yield ready(game, where);
  }
  if (count !== league.games.count || hash.digest('hex') !== league.games.sha256)
    throw new FileFault(
      `The games are not those of the backup: expected ${league.games.count}, found ${count}` +
        `${count === league.games.count ? ' that are not the same' : ''}.`,
    );
}

function ready(game: BackedUpGame, where: string): BackedUp {
  const { variant, options, players, firstDealer, hands: entries } = game.record;
  if (game.seats.length !== players.length || game.hands.length !== entries.length)
    throw new FileFault(`${where} does not hang together: seats or hands are missing.`);
  const log = game.log.map(({ id, kind, step }) => ({ id, kind, step }));
  const state: GameState = {
    id: game.id,
    table: { variant, options, players, firstDealer },
    hands: game.hands.map((hand, i) => ({ ...hand, entry: entries[i] ?? {} })),
    lid: game.lid,
    ...stacksOf(log),
    revision: log.length,
  };
  const scored = tally(recordOf(state));
  if (!scored.ok) throw new FileFault(`${where} cannot be scored: ${scored.error.message}`);
  return { game, state, caches: cachesOf(state, scored.value) };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  { text, where }: { text: string; where: string },
): z.infer<Schema> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new FileFault(`${where} is not JSON.`);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new FileFault(
    `${where} is not as a backup has it: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}

/** What in it means something that is not in it, or stands there twice. */
function leagueFault({ players, seasons, evenings }: BackedUpLeague): string | undefined {
  const names = new Set(players.map(({ name }) => nameKey(name)));
  if (names.size !== players.length) return 'two players have the same name';
  const known = new Map(players.map((player) => [player.id, player]));
  for (const { name, mergedInto } of players) {
    const seen = new Set<string>();
    for (let next = mergedInto; next !== null; next = known.get(next)?.mergedInto ?? null) {
      if (!known.has(next) || seen.has(next)) return `${name} is merged into nobody`;
      seen.add(next);
    }
  }
  const ids = new Set(seasons.map(({ id }) => id));
  const lost = evenings.find(
    ({ season, attendance }) =>
      !ids.has(season) || attendance.some(({ player }) => !known.has(player)),
  );
  return lost && `the evening of ${lost.date} belongs nowhere`;
}

const notABackup = () =>
  new FileFault('This is no backup of a league: expected a ZIP file that was made as one.');
