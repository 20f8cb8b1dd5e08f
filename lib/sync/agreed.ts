/**
 * What two phones entered alike: a change that was refused because another came first, and that says
 * just what stands there now, is no conflict, and nobody has to decide about it.
 */
import type { Change, GameState } from './game';
import type { Outbox } from './outbox';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same JSON for the same entry, in whichever order its fields came. */
const sorted = (entry: unknown): string =>
  JSON.stringify(entry, (_, value: unknown) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** Does the game say already what this change would have made it say? */
export function isAgreed(change: Change, { hands }: Pick<GameState, 'hands'>): boolean {
  const there =
    change.kind === 'record'
      ? hands[change.index]
      : change.kind === 'correct'
        ? hands.find(({ id }) => id === change.handId)
        : undefined;
  return there !== undefined && 'entry' in change && sorted(change.entry) === sorted(there.entry);
}

/** The ids of the refused changes that the game, as the server tells it, agrees with. */
export const agreedIn = ({ refused, confirmed }: Pick<Outbox, 'refused' | 'confirmed'>): string[] =>
  refused
    .map(({ change }) => change)
    .filter((one) => isAgreed(one, confirmed))
    .map(({ id }) => id);
