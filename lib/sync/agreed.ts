/**
 * What two phones entered alike: a change that was refused because another came first, and that says
 * just what stands there now, is no conflict, and nobody has to decide about it.
 */
import { type GameState, seatedBy } from './game';
import type { Outbox, RefusedChange } from './outbox';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same JSON for the same entry, in whichever order its fields came. */
const sorted = (entry: unknown): string =>
  JSON.stringify(entry, (_, value: unknown) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Does the game say already what this change, which was refused with the code, would have made it say?
 * Not where people sit elsewhere now: the same figures in the same place are then others' points.
 */
export function isAgreed(
  { change, code }: Pick<RefusedChange, 'change' | 'code'>,
  game: Pick<GameState, 'hands' | 'done'>,
): boolean {
  if (code === 'table-changed' || !('entry' in change)) return false;
  if (change.seated !== undefined && change.seated !== seatedBy(game)) return false;
  const there =
    change.kind === 'record'
      ? game.hands[change.index]
      : change.kind === 'correct'
        ? game.hands.find(({ id }) => id === change.handId)
        : undefined;
  return there !== undefined && sorted(change.entry) === sorted(there.entry);
}

/** The ids of the refused changes that the game, as the server tells it, agrees with. */
export const agreedIn = ({ refused, confirmed }: Pick<Outbox, 'refused' | 'confirmed'>): string[] =>
  refused.filter((one) => isAgreed(one, confirmed)).map(({ change }) => change.id);
