/** A game that was played elsewhere, as if it had been entered hand by hand. */
import { type Tally, tally } from '../jass';
import {
  applyChange,
  type Entry,
  type Fault,
  type GameState,
  type Hand,
  isOver,
  type LogLine,
  newGame,
  recordOf,
  type Table,
} from './game';

/** The game with its tally, and the log that led to it, one line for every hand. */
export type PlayedGame = {
  readonly state: GameState;
  readonly tally: Tally;
  readonly log: readonly LogLine[];
};
type Played = { readonly ok: true; readonly value: PlayedGame } | Refused;
type Refused = { readonly ok: false; readonly error: Fault };

/**
 * The same as `applyChange` with a `record` for every entry, but scored once instead of after every
 * hand. Then, where `finish` says so, it is finished by hand if the rules let it go on.
 *
 * @param makeId gives the ids of hands and changes
 */
export function playedGame(
  { id, table, entries }: { id: string; table: Table; entries: readonly Entry[] },
  { makeId, finish }: { makeId: () => string; finish: boolean },
): Played {
  const hands = entries.map((entry): Hand => {
    const by = makeId();
    return { id: by, by, entry };
  });
  const scored = tally(recordOf({ table, hands }));
  if (!scored.ok) return scored;
  const log = hands.map(({ id: handId, entry }, index): LogLine => {
    const step = { kind: 'record', handId, index, before: null, after: entry } as const;
    return { id: handId, kind: 'record', step: { id: handId, ...step } };
  });
  const state: GameState = {
    ...newGame(id, table),
    hands,
    done: log.map(({ step }) => step),
    revision: log.length,
  };
  if (!finish || hands.length === 0 || isOver(null, scored.value))
    return { ok: true, value: { state, tally: scored.value, log } };
  const finished = applyChange(state, { kind: 'finish', id: makeId() });
  if (!finished.ok) return finished;
  return {
    ok: true,
    value: { state: finished.state, tally: finished.tally, log: [...log, finished.line] },
  };
}
