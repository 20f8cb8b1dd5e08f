/** Games for the tests of changes: built by changes, without a server. */
import {
  applyChange,
  type Change,
  type Entry,
  type GameState,
  type LogLine,
  newGame,
  type Table,
} from '../../lib/sync/game';
import { partLike, type TablePart } from '../../lib/sync/table-change';

export const MITTLERE: Table = {
  variant: 'mittlere',
  options: { hands: 3 },
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 0,
};
export const OPEN: Table = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};

/** Entries that can be told apart and need no further answer. */
export const hand = (n: number): Entry => ({ points: [60 + (n % 19), 57 - (n % 19), 40] });
export const openHand = (n: number): Entry => ({ points: [60 + (n % 19), 50, 40 - (n % 19), 7] });

export function applied(state: GameState, change: Change) {
  const result = applyChange(state, change);
  if (!result.ok) throw new Error(`${change.kind}: ${result.error.code}`);
  return result;
}

/** One of several things to change at the table, and what stands there. */
export function tableParts(table: Table, at: number, n: number) {
  const options = [
    { name: `Game ${n}` },
    { name: '' },
    { options: { hands: n > 9 ? n * 4 : null } },
  ];
  const players = table.players.map((_, seat) => (seat === n % 4 ? `Name ${n}` : null));
  const after: TablePart = options[at % 4] ?? { players };
  return { before: partLike(table, after), after };
}

/** Puts changes on a game one after the other; answers the game and its log. */
export function after(
  state: GameState,
  ...changes: readonly Change[]
): { state: GameState; log: LogLine[] } {
  const log: LogLine[] = [];
  let now = state;
  for (const change of changes) {
    const result = applied(now, change);
    log.push(result.line);
    now = result.state;
  }
  return { state: now, log };
}

/** A change that records the hand `n` at place `n`, under the id `hN`. */
export const record = (n: number, entry: Entry = hand(n)): Change => ({
  kind: 'record',
  id: `h${n}`,
  index: n,
  entry,
});

export const game = (table: Table, hands: number): GameState =>
  after(
    newGame('game', table),
    ...Array.from({ length: hands }, (_, n) => record(n, table === OPEN ? openHand(n) : hand(n))),
  ).state;
