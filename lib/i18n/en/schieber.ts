/** What is said about hands that count as Schieber does. */
import {
  type MeldId,
  STOECK,
  type Trump,
  type WiesReason,
  type WiesVerdict,
  wiesPoints,
} from '../../jass';
import { names } from './figures';
import { trumpName } from './trumps';

/** What one side brought in with a hand. */
export type Brought = {
  readonly points: number;
  /** The match bonus, where this side took every trick. */
  readonly match: number;
  readonly wies: readonly MeldId[];
  readonly stoeck: boolean;
};

/** What a side writes for it. */
export const scoreOf = ({ points, match, wies, stoeck }: Brought, multiplier: number): number =>
  (points + match + wiesPoints(wies) + (stoeck ? STOECK : 0)) * multiplier;

/** "(98 + 50 wies + 20 stöck) × 2 = 336", "98 × 2 = 196", "98", "0". */
export function sumInWords(brought: Brought, multiplier: number): string {
  const wies = wiesPoints(brought.wies);
  const parts = [
    String(brought.points),
    ...(brought.match > 0 ? [`${brought.match} match`] : []),
    ...(wies > 0 ? [`${wies} wies`] : []),
    ...(brought.stoeck ? [`${STOECK} stöck`] : []),
  ];
  const score = scoreOf(brought, multiplier);
  const terms = parts.join(' + ');
  if (score === 0) return '0';
  if (multiplier === 1) return parts.length > 1 ? `${terms} = ${score}` : terms;
  return `${parts.length > 1 ? `(${terms})` : terms} × ${multiplier} = ${score}`;
}

const count = (figure: string): string => `${figure} in a row`;

/** A meld as players call it. */
export function meldName(id: MeldId): string {
  if (id.startsWith('seq')) return count(id.slice(3));
  const rank = id.slice(4);
  const ranks: Readonly<Record<string, string>> = {
    A: 'aces',
    K: 'kings',
    Q: 'queens',
    J: 'jacks',
  };
  return `four ${ranks[rank] ?? `${rank === '6' ? 'sixe' : rank}s`}`;
}

/** A hand, side by side: "Clubs ×2, pushed. Anna & Carla (98 + 20 stöck) × 2 = 236; …". */
export function schieberInWords(hand: {
  trump: Trump;
  multiplier: number;
  pushed: boolean;
  sides: readonly { name: string; brought: Brought }[];
  declared?: string | undefined;
  /** The side that was first, where more than one got there. */
  first?: string | undefined;
}): string {
  const trump = trumpName(hand.trump);
  const head = `${trump.charAt(0).toUpperCase()}${trump.slice(1)}${hand.multiplier > 1 ? ` ×${hand.multiplier}` : ''}${hand.pushed ? ', pushed' : ''}.`;
  const sides = hand.sides.map(
    ({ name, brought }) => `${name} ${sumInWords(brought, hand.multiplier)}`,
  );
  return [
    head,
    `${sides.join('; ')}.`,
    ...(hand.declared ? [declares(hand.declared)] : []),
    ...(hand.first ? [wasFirst(hand.first)] : []),
  ].join(' ');
}

const isPair = (name: string): boolean => name.includes(' & ');

/** A side says that it has won. */
export const declares = (name: string): string =>
  `${name} ${isPair(name) ? 'declare' : 'declares'}.`;

/** Which side it was, where more than one got there. */
export const wasFirst = (name: string): string =>
  `${name} ${isPair(name) ? 'were' : 'was'} there first.`;

/** "Anna & Carla need 120 more." */
export const needs = (name: string, missing: number): string =>
  missing > 0
    ? `${name} ${isPair(name) ? 'need' : 'needs'} ${missing} more.`
    : `${name} ${isPair(name) ? 'have' : 'has'} enough.`;

/** A declaration that comes too early, with what is missing and what would be right. */
export const tooEarly = (name: string, has: number, target: number): string =>
  `${name} ${isPair(name) ? 'have' : 'has'} ${has} points; it takes ${target}. ${target - has} ${target - has === 1 ? 'is' : 'are'} missing.`;

/** "Beat deals, Carla makes trumps". */
export const trumpsInWords = (dealer: string | undefined, maker: string | undefined): string =>
  `${dealer} deals, ${maker} makes trumps`;

/** The question when more than one side got there with the tricks of one hand. */
export const raceQuestion = (sides: readonly string[]): string =>
  `${names(sides)} got there with their tricks. Who was first?`;

const REASONS: Readonly<Record<WiesReason, string>> = {
  alone: 'nobody else has any',
  four: 'a four beats any sequence',
  'four-rank': 'the higher four counts',
  length: 'the longer sequence counts',
  top: 'the higher sequence counts',
  trump: 'of equal ones the trumps count',
  first: 'of equal ones the first declared counts',
};

/** "Anna & Carla score 250: four jacks against 4 in a row, a four beats any sequence." */
export function verdictInWords(side: string, verdict: WiesVerdict): string {
  const against = verdict.beaten ? ` against ${meldName(verdict.beaten.meld.id)}` : '';
  const scores = `${side} ${isPair(side) ? 'score' : 'scores'} ${verdict.points}`;
  return `${scores}: ${meldName(verdict.best.meld.id)}${against}, ${REASONS[verdict.reason]}.`;
}

/** Points typed so far; `left` is null where some of the cards are never played. */
export const soFar = (sum: number, left: number | null): string =>
  left === null
    ? `${sum} so far; what is missing lies in the pile.`
    : `${sum} so far, ${left} left.`;

/** A reminder where a side has all the points and nobody said whether all the tricks too. */
export const isItAMatch = (bonus: number): string =>
  `All the tricks as well? Then tap Match: ${bonus} more.`;

/** What a soloist and the others play for. */
export const race = (sides: readonly string[], targets: readonly number[]): string =>
  `${sides[0]} alone for ${targets[0]}, ${sides[1]} for ${targets[1]}`;
