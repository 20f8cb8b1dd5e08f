/** Keeping imported games, some at a time, each once. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { nameKey } from '../../sync/table';
import { visibleTo } from '../access';
import {
  type Circle,
  forgetResults,
  playersNamed,
  type Seated,
  saveGames,
  standInNames,
  type WholeGame,
} from '../games';
import { type Tx, write } from '../store';
import type { By } from './import';
import { placeOf, playedAt } from './import-place';
import type { ReadyGame } from './import-run';
import { stillThere, type Unsaid } from './work';

/** What became of a game: kept, there before, or refused where it was to go. */
export type Kept =
  | { readonly kind: 'imported'; readonly counts: boolean }
  | { readonly kind: 'there' }
  | { readonly kind: 'refused'; readonly place: number; readonly refusal: Unsaid };

/** Keeps games in one transaction; answers for each, in their order, what became of it. */
export function keepGames({ into, userId, now }: By, games: readonly ReadyGame[]): Promise<Kept[]> {
  return write(async (tx) => {
    await stillThere(tx, userId);
    const { circle, leagueId, counts, dayOf, eveningOf } = await placeOf(tx, into, userId);
    const days = games.map(({ day }) => dayOf(day));
    const welcome = games.filter((_, i) => 'day' in (days[i] ?? {}));
    const seatsOf = await seated(tx, circle, welcome);
    const there = await findThere(tx, { circle, games: welcome, seatsOf });
    const seen = leagueId === null ? await seenBy(tx, userId, welcome) : new Set<string>();
    const fresh: WholeGame[] = [];
    const evenings = new Set<string>();
    const outcomes: Kept[] = [];
    for (const [i, game] of games.entries()) {
      const { state, caches, place } = game;
      const day = days[i] ?? { day: null };
      const players = seatsOf(state.table.players);
      const mark = markOf(caches.game.fingerprint ?? state.table.variant, players);
      const fault = 'code' in day ? day : samePlayer(state.table.players, players);
      if (fault) {
        const { code, said } = fault;
        const refusal = { ...game.document, code, hand: null, path: '', said };
        outcomes.push({ kind: 'refused', place, refusal });
      } else if (there.ids.has(state.id)) {
        // By this very import, before it was broken off.
        outcomes.push({ kind: 'imported', counts: counts(state.table.variant) });
      } else if (there.marks.has(mark) || seen.has(game.formerId ?? '')) {
        outcomes.push({ kind: 'there' });
      } else {
        const on = 'day' in day ? day.day : null;
        const eveningId = await eveningOf(on, game.evening);
        const at = new Date();
        there.marks.add(mark);
        if (eveningId !== null) evenings.add(eveningId);
        fresh.push({
          row: {
            ownerId: userId,
            leagueId,
            eveningId,
            createdAt: at,
            updatedAt: at,
            playedAt: playedAt(on, { now, place, at: game.playedAt }),
            notes: game.notes,
          },
          state,
          caches,
          players,
          standIns: seatsOf(standInNames(state.table)),
          log: game.log.map((line) => ({ ...line, userId, at })),
        });
        outcomes.push({ kind: 'imported', counts: counts(state.table.variant) });
      }
    }
    await saveGames(tx, fresh);
    for (const eveningId of evenings) await forgetResults(tx, eveningId);
    return outcomes;
  });
}

/** The players of all the games, found or made in one go; answers those of some names. */
async function seated(tx: Tx, circle: Circle, games: readonly ReadyGame[]) {
  const names = new Map(
    games
      .flatMap(({ state: { table } }) => [...table.players, ...standInNames(table)])
      .map((name) => [nameKey(name), name]),
  );
  const players = await playersNamed(tx, circle, [...names.values()]);
  const known = new Map([...names.keys()].map((key, i) => [key, players[i]]));
  return (of: readonly string[]): Seated[] => of.flatMap((name) => known.get(nameKey(name)) ?? []);
}

/**
 * Which of these games are there already: ids, and marks of games between the same players, whatever
 * those are called by now. Games without hands are told apart by their variant alone.
 */
async function findThere(
  tx: Tx,
  {
    circle,
    games,
    seatsOf,
  }: {
    circle: Circle;
    games: readonly ReadyGame[];
    seatsOf: (players: readonly string[]) => readonly Seated[];
  },
) {
  const own = 'ownerId' in circle ? { ...circle, leagueId: null } : circle;
  const fingerprints = games.flatMap(({ caches }) => caches.game.fingerprint ?? []);
  const begun = games
    .filter(({ caches }) => caches.game.fingerprint === null)
    .flatMap(({ state }) => seatsOf(state.table.players).slice(0, 1));
  const select = {
    variant: true,
    fingerprint: true,
    seats: { orderBy: { seat: 'asc' }, select: { playerId: true } },
  } as const;
  const same = await tx.game.findMany({
    where: { fingerprint: { in: fingerprints }, ...own },
    select,
  });
  // By who sits there: of games without hands there is no mark to look for.
  const seats = await tx.seat.findMany({
    where: {
      playerId: { in: begun.map(({ playerId }) => playerId) },
      seat: 0,
      game: { fingerprint: null, hands: { none: {} }, ...own },
    },
    select: { game: { select } },
  });
  const ids = await tx.game.findMany({
    where: { id: { in: games.map(({ state }) => state.id) } },
    select: { id: true },
  });
  return {
    ids: new Set(ids.map(({ id }) => id)),
    marks: new Set(
      [...same, ...seats.map(({ game }) => game)].map(({ fingerprint, variant, seats: at }) =>
        markOf(fingerprint ?? variant, at),
      ),
    ),
  };
}

/** Which games of a collection this person sees here anyway: also those of leagues, and as they are by now. */
async function seenBy(tx: Tx, userId: string, games: readonly ReadyGame[]): Promise<Set<string>> {
  const ids = games.flatMap(({ formerId }) => formerId ?? []);
  if (ids.length === 0) return new Set();
  const seen = await tx.game.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo({ userId })] },
    select: { id: true },
  });
  return new Set(seen.map(({ id }) => id));
}

/** The same for the same hands, or the same variant where there are none, between the same players. */
const markOf = (what: string, players: readonly Pick<Seated, 'playerId'>[]): string =>
  [what, ...players.map(({ playerId }) => playerId)].join(' ');

/** Two names at one table that are one player here. */
function samePlayer(names: readonly string[], players: readonly Seated[]) {
  for (const [seat, { playerId }] of players.entries()) {
    const before = players.slice(0, seat).findIndex((other) => other.playerId === playerId);
    if (before === -1) continue;
    const both = { one: names[before] ?? '', other: names[seat] ?? '' };
    return { code: 'same-player', said: sentence('server-files.game.samePlayer', both) };
  }
  return undefined;
}
