/** What can be said of a side whatever is played: that it has won, is out, leads, or what it lacks. */
import type { Ahead } from '../ahead';
import { type Said, say } from '../said';
import type { Side } from '../words';

/**
 * What a variant says of each side where the next hand can end the game; null where it knows no more
 * than what is certain.
 */
export type Need<Options = unknown> = (ahead: Ahead<Options>) => readonly Said[] | null;

/** A side's name, and how many people verbs speak of. */
export const whoIs = ({ sides }: Ahead, side: Side): { who: string; n: number } => {
  const { name = '', seats = 1 } = sides[side] ?? {};
  return { who: name, n: seats };
};

/** It wins however the hands to come go; `shared`: maybe with others. */
export const isSure = (ahead: Ahead, side: Side, shared: Shared = false): Said =>
  say(shared ? 'need.sureShared' : 'need.sure', whoIs(ahead, side));

/** Whether a win may be one with others; `only`: it cannot be another. */
export type Shared = boolean | 'only';

/** What these ends are, each of them a win. */
export function sharedIn(ends: readonly { readonly winners: readonly Side[] }[]): Shared {
  const together = ends.filter(({ winners }) => winners.length > 1).length;
  return together > 0 && together === ends.length ? 'only' : together > 0;
}

/** However they go, it does not. */
export const isOut = (ahead: Ahead, side: Side): Said => say('need.out', whoIs(ahead, side));

/**
 * What must be so for a side to win: with what, or a clause of its own, "if Anna writes no stick"; `shared`:
 * maybe with others, or with others only.
 */
export type How = { readonly says: Said; readonly isClause?: boolean; readonly shared: Shared };

/** It wins if this is so, and only then. */
export const winsIf = (ahead: Ahead, side: Side, { says, isClause, shared }: How): Said =>
  say(isClause ? 'need.winsIf' : 'need.wins', {
    ...whoIs(ahead, side),
    how: says,
    shared: shared === 'only' ? shared : shared ? 'yes' : 'no',
  });

/** What a total is counted in. */
const unitOf = ({ figure }: Pick<Ahead, 'figure'>) =>
  figure === 'net' || figure === 'sticks' ? 'sticks' : 'points';

/** "at least 220 points", or sticks. */
export const reachSaid = (ahead: Pick<Ahead, 'figure'>, by: number): Said =>
  say('need.reach', { by, of: unitOf(ahead) });

/** So many sticks, or points. */
export const amount = (ahead: Pick<Ahead, 'figure'>, by: number): Said =>
  say(`need.amount.${unitOf(ahead)}`, { by });

/** What it still lacks to its target. */
export const lacks = (ahead: Ahead, side: Side, needs: number): Said =>
  say('need.lacks', { ...whoIs(ahead, side), by: amount(ahead, needs) });

/** Nobody is ahead of it, and somebody has as much. */
export const isLevel = (ahead: Ahead, side: Side): Said => say('need.level', whoIs(ahead, side));

/** How many hands of the game are to come; null where their number ends nothing. */
export function handsToCome({ length, counted, sides }: Ahead): number | null {
  const all =
    'hands' in length ? length.hands : 'rows' in length ? length.rows * sides.length : null;
  return all === null ? null : all - counted;
}

/** Whether a side cannot come to what the leading one has, or nobody can come to what this one has. */
export function decided({ outlook, sides }: Ahead, side: Side): 'sure' | 'out' | null {
  if (outlook.sides[side]?.chance === 'out') return 'out';
  const others = sides.flatMap((_, other) => (other === side ? [] : [outlook.sides[other]]));
  return others.every((other) => other?.chance === 'out') ? 'sure' : null;
}

/** What is certain of a side. */
export function certainly(ahead: Ahead, side: Side): Said {
  const { outlook, sides, better } = ahead;
  const who = whoIs(ahead, side);
  const own = outlook.sides[side];
  const certain = decided(ahead, side);
  if (certain) return certain === 'sure' ? isSure(ahead, side) : isOut(ahead, side);
  if (own?.chance === 'needs-match') return say('need.matchLater', who);
  if (own?.needs !== undefined && own.needs !== null) return lacks(ahead, side, own.needs);
  const scores = sides.map(({ total }) => (better === 'least' ? -total : total));
  const mine = scores[side] ?? 0;
  const best = Math.max(...scores);
  if (mine < best) return say('need.behind', { ...who, by: amount(ahead, best - mine) });
  const next = Math.max(...scores.filter((_, other) => other !== side));
  return next === best
    ? isLevel(ahead, side)
    : say('need.leads', { ...who, by: amount(ahead, best - next) });
}
