/**
 * What every side has to do to win: exact where the next hand can end the game, else only what is
 * certain. A door of its own beside `lib/jass`: a board loads it when somebody asks.
 */
import { variants } from '#variants';
import { type Ahead, aheadOf } from '../ahead';
import { parseEnvelope } from '../record';
import { ok, type Result } from '../refusal';
import { type Said, say } from '../said';
import { NEEDS } from '../variants/needs';
import { certainly, handsToCome, type Need } from './certain';
import { byMargins, comparedOver, TOO_MANY } from './margins';
import { eachOf, waysOf } from './parts';

export { eachOf, waysOf };

/** What is to be said before the next hand. */
export type Needs = {
  /** What the next hand can do, or how many are left; null where there is nothing to say of it. */
  readonly head: Said | null;
  /** What it is that wins, where the lines of each side say how much of it; null where there are none. */
  readonly asks: Said | null;
  /** A sentence for each side, or lines. */
  readonly sides: readonly Said[];
  /** What holds for all of them. */
  readonly notes: readonly Said[];
  /** Whether it is said no more than how they stand. */
  readonly isStanding: boolean;
};

const NOTHING: Needs = { head: null, asks: null, sides: [], notes: [], isStanding: false };

/** Sentences that say it all of who wins, also where it is together. */
const ENDS: readonly string[] = [
  'need.wins',
  'need.winsIf',
  'need.sure',
  'need.sureShared',
  'need.out',
];

/** Sentences that compare, and say of nobody what is needed. */
const COMPARISONS: readonly string[] = ['need.behind', 'need.leads', 'need.level'];

/** What every side has to do to win, or the first fault found; no sentence once the game is over. */
export function needs(input: unknown): Result<Needs> {
  const envelope = parseEnvelope(input);
  if (!envelope.ok) return envelope;
  const { variant: id } = envelope.value;
  const read = variants[id].ahead(envelope.value, aheadOf);
  if (!read.ok) return read;
  const ahead = read.value;
  if (ahead.isOver) return ok(NOTHING);
  // What it reads of the options is what its own variant has read.
  const need = NEEDS[id] as Need<unknown>;
  const exact = ahead.outlook.canEnd ? need(ahead) : null;
  const left = handsToCome(ahead);
  // What hands that are only added up come to over all that are left decides, however many those are.
  const isAddedUp =
    exact === null && left !== null && 'hands' in ahead.length && ahead.sides.length <= TOO_MANY;
  const sides =
    exact ??
    (isAddedUp
      ? byMargins(ahead, { compared: comparedOver(ahead) })
      : ahead.sides.map((_, side) => certainly(ahead, side)));
  const asks = sides.map(eachOf).find((each) => each !== null)?.asks ?? null;
  return ok({
    // Nothing is to be decided where somebody wins whatever happens.
    head: sides.some(({ key }) => key === 'need.sure')
      ? null
      : headOf(ahead, { left, isExact: exact !== null, isAddedUp }),
    asks,
    sides,
    notes: [
      // Every game of so many hands ends so; who wins says it with what.
      ...(asks || isAddedUp || (left === 1 && sides.some(({ key }) => !ENDS.includes(key)))
        ? [say('need.together')]
        : []),
      ...(exact && ahead.outlook.held ? [say('need.held')] : []),
    ],
    isStanding: sides.every(({ key }) => COMPARISONS.includes(key)),
  });
}

/** Whether the next hand decides, when it does, or how many are to come. */
function headOf(
  { length, figure }: Ahead,
  { left, isExact, isAddedUp }: { left: number | null; isExact: boolean; isAddedUp: boolean },
): Said | null {
  if (left === 1) return say('need.head.last');
  if (isExact && length.kind === 'sticks') return say('need.head.next');
  if (isExact && (length.kind === 'limit' || length.kind === 'hands-or-limit'))
    return say('need.head.limit', { target: length.target });
  return left === null
    ? null
    : isAddedUp
      ? say('need.head.over', {
          left,
          // A target can end it sooner.
          most: length.kind === 'hands' ? 'no' : 'yes',
          of: figure === 'net' ? 'net' : 'other',
        })
      : say('need.head.left', { left });
}
