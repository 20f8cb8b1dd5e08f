/** A game that was played elsewhere, as if it had been entered hand by hand. */
import { parseRecord, type Tally, tally } from '../jass';
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

/**
 * What a `jass-record/1` document says: the table and its hands as they are written there, without the defaults
 * filled in, as a phone would send them; or the first fault of its form.
 */
export function readRecord(given: unknown): { ok: true; value: Written } | Refused {
  const record = parseRecord(given);
  if (!record.ok) return record;
  const { variant, players, firstDealer, substitutes } = record.value;
  // What was read as a record has these.
  const { options = {}, hands } = given as { options?: Table['options']; hands: Entry[] };
  const table = { variant, options, players, firstDealer, ...(substitutes && { substitutes }) };
  return { ok: true, value: { table, hands } };
}
type Written = { readonly table: Table; readonly hands: readonly Entry[] };
