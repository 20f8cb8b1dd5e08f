/**
 * One thing worth telling of the last evening of a season: found in its table and its games, never made up.
 * Of several the one that happens most rarely. Pure.
 */
import { type EveningResults, isGame, type SeatResult } from './result';
import type { Row, Standings } from './table';

/** What is told, of whom; days as 2026-11-21, null where it never was before in this season. */
export type News =
  | { readonly kind: 'match' | 'exact'; readonly name: string; readonly since: string | null }
  | { readonly kind: 'leads'; readonly name: string; readonly before: string }
  | { readonly kind: 'best'; readonly name: string; readonly value: number }
  | { readonly kind: 'run'; readonly name: string; readonly games: number }
  | { readonly kind: 'climbs'; readonly name: string; readonly places: number }
  | { readonly kind: 'close'; readonly name: string; readonly other: string; readonly gap: number }
  | { readonly kind: 'games'; readonly games: number };

/** Fewer evenings say nothing of what is rare. */
const TELLING = 3;
const LONG_RUN = 4;
const FAR = 3;
const ROUND = 50;

/**
 * @param evenings with games, in their order, as far as the table goes: the last one is told of
 */
export function newsOf(table: Standings, evenings: readonly EveningResults[]): News | null {
  const last = evenings.at(-1);
  const ranked = table.rows.filter(({ rank }) => rank !== null);
  if (!last || evenings.length < TELLING || ranked.length < 2) return null;
  return (
    firstSince(table.rows, evenings, 'matches') ??
    newLeader(ranked) ??
    firstSince(table.rows, evenings, 'exact') ??
    bestEvening(table) ??
    winningRun(table.rows, evenings) ??
    climber(ranked) ??
    roundNumber(evenings) ??
    closeRace(ranked)
  );
}

type Seats = readonly { readonly date: string; readonly seats: readonly SeatResult[] }[];

/** Somebody's evenings with a game, in order, with their seats. */
const eveningsOf = (player: string, evenings: readonly EveningResults[]): Seats =>
  evenings.flatMap(({ date, games }) => {
    const seats = games.flatMap((game) => game.seats.filter((seat) => seat.player === player));
    return seats.length > 0 ? [{ date, seats }] : [];
  });

/** Who has at the last evening what they had not for longest, by evenings that they played. */
function firstSince(
  rows: readonly Row[],
  evenings: readonly EveningResults[],
  figure: 'matches' | 'exact',
): News | null {
  const day = evenings.at(-1)?.date;
  const found = rows.flatMap(({ id, name }) => {
    const own = eveningsOf(id, evenings);
    const has = own.map(({ seats }) => seats.some((seat) => (seat[figure] ?? 0) > 0));
    const at = own.length - 1;
    if (own[at]?.date !== day || !has[at]) return [];
    const before = has.lastIndexOf(true, at - 1);
    // `lastIndexOf` counts an index below 0 from the end.
    const since = at === 0 ? -1 : before;
    const without = at - since - 1;
    return without >= TELLING ? [{ name, without, since: own[since]?.date ?? null }] : [];
  });
  const [first] = found.sort((a, b) => b.without - a.without);
  if (!first) return null;
  const kind = figure === 'matches' ? 'match' : 'exact';
  return { kind, name: first.name, since: first.since };
}

/** Who leads alone, and did not before; with whom they passed. */
function newLeader(ranked: readonly Row[]): News | null {
  const [first, second] = ranked;
  if (!first?.movement || first.movement < 1 || second?.rank === 1) return null;
  const before = ranked.find(({ rank, movement }) => rank !== null && rank + (movement ?? 0) === 1);
  return before ? { kind: 'leads', name: first.name, before: before.name } : null;
}

/** The best evening of the season so far, by one person alone, at the last of them. */
function bestEvening({ rows, evenings, isLessBetter }: Standings): News | null {
  const sign = isLessBetter ? -1 : 1;
  const all = rows.flatMap(({ name, cells }) =>
    cells.flatMap(({ value, results }, at) =>
      value === null || results.some(({ substitute }) => substitute) ? [] : [{ name, value, at }],
    ),
  );
  const most = Math.max(...all.map(({ value }) => value * sign));
  const best = all.filter(({ value }) => value * sign === most);
  const [only] = best;
  return only && best.length === 1 && only.at === evenings.length - 1
    ? { kind: 'best', name: only.name, value: only.value }
    : null;
}

/** The longest run of games won up to the last one, among those who played at the last evening. */
function winningRun(rows: readonly Row[], evenings: readonly EveningResults[]): News | null {
  const day = evenings.at(-1)?.date;
  const runs = rows.flatMap(({ id, name }) => {
    const own = eveningsOf(id, evenings);
    if (own.at(-1)?.date !== day) return [];
    const seats = own.flatMap((evening) => evening.seats);
    const games = seats.length - 1 - seats.findLastIndex(({ won }) => !won);
    return games >= LONG_RUN ? [{ name, games }] : [];
  });
  const [first] = runs.sort((a, b) => b.games - a.games);
  return first ? { kind: 'run', ...first } : null;
}

/** Who won most places, alone. */
function climber(ranked: readonly Row[]): News | null {
  const most = Math.max(...ranked.map(({ movement }) => movement ?? 0));
  const [only, ...others] = ranked.filter(({ movement }) => movement === most);
  return only && others.length === 0 && most >= FAR
    ? { kind: 'climbs', name: only.name, places: most }
    : null;
}

/** The season's fiftieth game, its hundredth … was played. */
function roundNumber(evenings: readonly EveningResults[]): News | null {
  const counts = evenings.map(({ games }) => games.filter(isGame));
  const all = counts.reduce((sum, games) => sum + games.length, 0);
  const before = all - (counts.at(-1)?.length ?? 0);
  const games = Math.floor(all / ROUND) * ROUND;
  return games > before ? { kind: 'games', games } : null;
}

/** How near the first two are to each other; the usual thing, where nothing else is to be told. */
function closeRace([first, second]: readonly Row[]): News | null {
  if (!first || !second || second.gap === null) return null;
  return { kind: 'close', name: first.name, other: second.name, gap: second.gap };
}
