/**
 * What a phone has entered and the server has not confirmed yet. Pure: the board shows `view`, what
 * lies in `lib/browser` keeps the outbox and sends it in order. Two tabs and the worker each know a
 * part; `merge` makes one of two, in whichever order and however often they meet.
 */
import { type Tally, tally } from '../jass';
import { applyTo, type Change, type Fault, type GameState, recordOf, seatedBy } from './game';
import { latest } from './latest';

/** A change on its way; `at` is when it was entered, in ms, and no two of a phone's are alike. */
export type Waiting = { readonly at: number; readonly change: Change };

/** A change that the server would not take, kept until the person has decided. */
export type RefusedChange = Waiting & { readonly code: string; readonly message: string };

export type Outbox = {
  /** The game as the server last told it. */
  readonly confirmed: GameState;
  /** Changes made here since, in order. */
  readonly pending: readonly Waiting[];
  readonly refused: readonly RefusedChange[];
  /** The ids of changes that are done with: stored by the server, or put away by the person. */
  readonly done: readonly string[];
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

/** The outbox of a game of which nothing waits. */
export const emptyOutbox = (confirmed: GameState): Outbox => ({
  confirmed,
  pending: [],
  refused: [],
  done: [],
});

/** Has the game the step of this change already? */
const isIn = ({ done, undone }: GameState, { id }: Change): boolean =>
  [done, undone].some((steps) => steps.some((step) => step.id === id));

/** What was viewed last of each list of waiting changes: scored once, not at every look. */
const viewed = new WeakMap<Outbox['pending'], { confirmed: GameState; view: View }>();

/** The game with everything that was entered here put on it. What no longer fits is left out. */
export function view({ confirmed, pending }: Pick<Outbox, 'confirmed' | 'pending'>): View {
  const known = viewed.get(pending);
  if (known?.confirmed === confirmed) return known.view;
  const scored = tally(recordOf(confirmed));
  if (!scored.ok) throw new Error(`stored game ${confirmed.id}: ${scored.error.message}`);
  const seen = pending.reduce<View>(
    (before, { change }) => {
      // Told by the server before it answered: people who changed seats would change them back.
      if (isIn(confirmed, change)) return before;
      const applied = applyTo(before, change);
      return applied.ok ? applied : before;
    },
    { state: confirmed, tally: scored.value },
  );
  viewed.set(pending, { confirmed, view: seen });
  return seen;
}

/**
 * Takes a change into the outbox, or says why it does not fit what the phone shows.
 *
 * @param now the phone's clock, in ms; where it stands still or goes back, the order stays
 */
export function put(
  outbox: Outbox,
  asked: Change,
  now: number,
): { outbox: Outbox; waiting: Waiting } | { fault: Fault } {
  const seen = view(outbox);
  const change = 'entry' in asked ? { ...asked, seated: seatedBy(seen.state) } : asked;
  const applied = applyTo(seen, change);
  if (!applied.ok) return { fault: applied.error };
  const last = outbox.pending.at(-1)?.at ?? 0;
  const waiting = { at: Math.max(now, last + 1), change };
  const pending = [...outbox.pending, waiting];
  const { state, tally: scored } = applied;
  viewed.set(pending, { confirmed: outbox.confirmed, view: { state, tally: scored } });
  return { outbox: { ...outbox, pending }, waiting };
}

/** Takes the server's answer to the change `id`. A refused change is set aside, never dropped. */
export function settle(outbox: Outbox, id: string, answer: Answer): Outbox {
  const waiting = outbox.pending.find(({ change }) => change.id === id);
  const news = answer.ok ? answer.value : answer.current;
  const confirmed = news ? latest(outbox.confirmed, news) : outbox.confirmed;
  if (answer.ok) return finish({ ...outbox, confirmed }, id);
  if (!waiting) return { ...outbox, confirmed };
  const { code, message } = answer.error;
  return {
    ...outbox,
    confirmed,
    pending: outbox.pending.filter((other) => other !== waiting),
    refused: [...outbox.refused, { ...waiting, code, message }].sort(byTime),
  };
}

/** The person has decided about a refused change. */
export const dismiss = (outbox: Outbox, id: string): Outbox => finish(outbox, id);

function finish(outbox: Outbox, id: string): Outbox {
  const isOther = ({ change }: Waiting) => change.id !== id;
  return {
    confirmed: outbox.confirmed,
    pending: outbox.pending.filter(isOther),
    refused: outbox.refused.filter(isOther),
    done: outbox.done.includes(id) ? outbox.done : [...outbox.done, id].sort(),
  };
}

/**
 * What two that hold an outbox of the same game know together. A change waits until one of them
 * knows that it was refused, and is refused until one knows that it is done with: so merging loses
 * nothing and brings nothing back, in either direction, twice, and out of order.
 */
export function merge(a: Outbox, b: Outbox): Outbox {
  const done = [...new Set([...a.done, ...b.done])].sort();
  const isOpen = ({ change }: Waiting) => !done.includes(change.id);
  const refused = union(a.refused, b.refused).filter(isOpen);
  const isRefused = ({ change }: Waiting) => refused.some((one) => one.change.id === change.id);
  return {
    confirmed: latest(a.confirmed, b.confirmed),
    pending: union(a.pending, b.pending).filter((one) => isOpen(one) && !isRefused(one)),
    refused,
    done,
  };
}

const union = <T extends Waiting>(a: readonly T[], b: readonly T[]): T[] =>
  [...new Map([...a, ...b].map((one) => [one.change.id, one])).values()].sort(byTime);

/** The order in which changes were entered; two phones' of the same moment by their ids. */
const byTime = (a: Waiting, b: Waiting): number =>
  a.at - b.at || (a.change.id < b.change.id ? -1 : 1);
