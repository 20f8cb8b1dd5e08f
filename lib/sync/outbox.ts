/**
 * What a phone has entered and the server has not confirmed yet. Pure: the board shows `view`, the
 * store in `lib/browser` keeps the outbox and sends it in order.
 */
import { type Tally, tally } from '../jass';
import { applyChange, type Change, type Fault, type GameState, recordOf } from './game';

/** A change that the server would not take, kept until the person has seen it. */
export type RefusedChange = { readonly change: Change; readonly message: string };

export type Outbox = {
  /** The game as the server last told it. */
  readonly confirmed: GameState;
  /** Changes made here since, in order. */
  readonly pending: readonly Change[];
  readonly refused: readonly RefusedChange[];
};

/** The server's answer to one change; `current` is the game as it is, where that stood in the way. */
export type Answer =
  | { readonly ok: true; readonly value: GameState }
  | {
      readonly ok: false;
      readonly error: { readonly code: string; readonly message: string };
      readonly current?: GameState | undefined;
    };

export type View = { readonly state: GameState; readonly tally: Tally };

/** The game with everything that was entered here put on it. What no longer fits is left out. */
export function view({ confirmed, pending }: Pick<Outbox, 'confirmed' | 'pending'>): View {
  const scored = tally(recordOf(confirmed));
  if (!scored.ok) throw new Error(`stored game ${confirmed.id}: ${scored.error.message}`);
  return pending.reduce<View>(
    (seen, change) => {
      const applied = applyChange(seen.state, change);
      return applied.ok ? applied : seen;
    },
    { state: confirmed, tally: scored.value },
  );
}

/** Takes a change into the outbox, or says why it does not fit what the phone shows. */
export function put(outbox: Outbox, change: Change): { outbox: Outbox } | { fault: Fault } {
  const applied = applyChange(view(outbox).state, change);
  if (!applied.ok) return { fault: applied.error };
  return { outbox: { ...outbox, pending: [...outbox.pending, change] } };
}

/** Takes the server's answer to the change `id`. A refused change is set aside, never dropped. */
export function settle(outbox: Outbox, id: string, answer: Answer): Outbox {
  const change = outbox.pending.find((waiting) => waiting.id === id);
  const pending = outbox.pending.filter((waiting) => waiting.id !== id);
  const news = answer.ok ? answer.value : answer.current;
  const confirmed = news ? latest(outbox.confirmed, news) : outbox.confirmed;
  if (answer.ok || !change) return { ...outbox, confirmed, pending };
  return {
    confirmed,
    pending,
    refused: [...outbox.refused, { change, message: answer.error.message }],
  };
}

/** Of two states of one game the one with more changes: answers may overtake each other. */
export const latest = (a: GameState, b: GameState): GameState => (b.revision > a.revision ? b : a);
