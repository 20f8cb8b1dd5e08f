/** What is said about hands that count as Schieber does. */
import { type MeldId, STOECK, type Trump, type WiesVerdict, wiesPoints } from '../jass';
import { headcount } from './game';
import { capital, trumpName } from './trumps';
import { apart, names, type Words } from './words';

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
export function sumInWords({ t, format }: Words, brought: Brought, multiplier: number): string {
  const wies = wiesPoints(brought.wies);
  const parts = [
    String(brought.points),
    ...(brought.match > 0 ? [t('schieber.termMatch', { points: String(brought.match) })] : []),
    ...(wies > 0 ? [t('schieber.termWies', { points: String(wies) })] : []),
    ...(brought.stoeck ? [t('schieber.termStoeck', { points: String(STOECK) })] : []),
  ];
  const score = scoreOf(brought, multiplier);
  const terms = parts.join(' + ');
  if (score === 0) return '0';
  const sum = format.number(score);
  if (multiplier === 1) return parts.length > 1 ? `${terms} = ${sum}` : terms;
  return `${parts.length > 1 ? `(${terms})` : terms} × ${multiplier} = ${sum}`;
}

/** A meld as players call it. */
export const meldName = ({ t }: Words, id: MeldId): string => t(`schieber.meld.${id}`);

/** Melds as they stand in a list. */
export const meldNames = (words: Words, ids: readonly MeldId[]): string =>
  ids.map((id) => meldName(words, id)).join(', ');

/** A hand, side by side: "Clubs ×2, pushed. Anna & Carla (98 + 20 stöck) × 2 = 236; …". */
export function schieberInWords(
  words: Words,
  hand: {
    trump: Trump;
    multiplier: number;
    pushed: boolean;
    sides: readonly { name: string; brought: Brought }[];
    declared?: string | undefined;
    /** The side that was first, where more than one got there. */
    first?: string | undefined;
  },
): string {
  const times = hand.multiplier > 1 ? ` ×${hand.multiplier}` : '';
  const trump = `${capital(trumpName(words, hand.trump))}${times}`;
  const sides = hand.sides.map(
    ({ name, brought }) => `${name} ${sumInWords(words, brought, hand.multiplier)}`,
  );
  return [
    words.t(hand.pushed ? 'schieber.pushedHead' : 'schieber.head', { trump }),
    `${apart(words, sides)}.`,
    ...(hand.declared ? [declares(words, hand.declared)] : []),
    ...(hand.first ? [wasFirst(words, hand.first)] : []),
  ].join(' ');
}

/** A side says that it has won. */
export const declares = ({ t }: Words, who: string): string =>
  t('schieber.declares', { who, n: headcount(who) });

/** What to enter, where a side declared between two hands. */
export const declaredHere = ({ t }: Words, name: string): string =>
  t('schieber.declaredHere', { name, n: headcount(name) });

/** Which side it was, where more than one got there. */
export const wasFirst = ({ t }: Words, who: string): string =>
  t('schieber.wasFirst', { who, n: headcount(who) });

/** "Anna & Carla need 120 more." */
export const needs = ({ t }: Words, who: string, missing: number): string =>
  missing > 0
    ? t('schieber.needs', { who, n: headcount(who), points: missing })
    : t('schieber.enough', { who, n: headcount(who) });

/** A declaration that comes too early, with what is missing and what would be right. */
export const tooEarly = ({ t }: Words, who: string, has: number, target: number): string =>
  t('schieber.tooEarly', { who, n: headcount(who), has, target, missing: target - has });

/** "Beat deals, Carla makes trumps". */
export const trumpsInWords = ({ t }: Words, dealer: string, maker: string): string =>
  t('schieber.trumps', { dealer, maker });

/** The question when more than one side got there with the tricks of one hand. */
export const raceQuestion = (words: Words, sides: readonly string[]): string =>
  words.t('schieber.raceQuestion', { names: names(words, sides) });

/** "Anna & Carla score 250: four jacks against 4 in a row, a four beats any sequence." */
export function verdictInWords(words: Words, who: string, verdict: WiesVerdict): string {
  const { t } = words;
  const said = {
    who,
    n: headcount(who),
    points: String(verdict.points),
    meld: meldName(words, verdict.best.meld.id),
    reason: t(`schieber.reason.${verdict.reason}`),
  };
  return verdict.beaten
    ? t('schieber.verdictAgainst', { ...said, beaten: meldName(words, verdict.beaten.meld.id) })
    : t('schieber.verdict', said);
}

/** Points typed so far; `left` is null where some of the cards are never played. */
export const soFar = ({ t }: Words, sum: number, left: number | null): string =>
  left === null
    ? t('schieber.soFarPile', { sum: String(sum) })
    : t('board.pad.soFar', { sum: String(sum), left: String(left) });

/** A reminder where a side has all the points and nobody said whether all the tricks too. */
export const isItAMatch = ({ t }: Words, bonus: number): string =>
  t('schieber.isItAMatch', { bonus: String(bonus) });

/** What a soloist and the others play for. */
export const race = (
  { t }: Words,
  [soloist = '', others = '']: readonly string[],
  [first = 0, second = 0]: readonly number[],
): string => t('schieber.race', { soloist, others, first, second });
