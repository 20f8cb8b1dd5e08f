/** The house options, in the players' words. */
import { parseOptions, type Trump, type VariantId } from '../jass';
import { trumpName } from './trumps';
import type { Words } from './words';

/** Options that are a choice: the keys of their words, the usual choice first. */
const CHOICES = {
  zeroTricks: [
    { value: 'first', key: 'options.zeroTricks.first' },
    { value: 'like-hundred', key: 'options.zeroTricks.likeHundred' },
  ],
  tie: [
    { value: 'third-wins', key: 'options.tie.thirdWins' },
    { value: 'cut', key: 'options.tie.cut' },
  ],
  noTrump: [
    { value: 'count-eights', key: 'options.noTrump.countEights' },
    { value: 'void', key: 'options.noTrump.void' },
  ],
  announcements: [
    { value: 'open', key: 'options.announcements.open' },
    { value: 'hidden', key: 'options.announcements.hidden' },
  ],
  win: [
    { value: 'declared', key: 'options.win.declared' },
    { value: 'reached', key: 'options.win.reached' },
  ],
  cardPoints: [
    { value: 'makers', key: 'options.cardPoints.makers' },
    { value: 'both', key: 'options.cardPoints.both' },
  ],
  wies: [
    { value: true, key: 'options.wies.yes' },
    { value: false, key: 'options.wies.no' },
  ],
  stoeck: [
    { value: true, key: 'options.stoeck.yes' },
    { value: false, key: 'options.stoeck.no' },
  ],
} as const;

/** Options that are a figure, with the step by which they are usually changed. */
const STEPS = {
  target: 1,
  teamTarget: 50,
  bid: 10,
  matchBonus: 10,
  sidiValue: 1,
  stake: 5,
  hands: 1,
} as const;

const keysOf = <T extends object>(table: T) =>
  // Made here, and so without keys of others.
  Object.keys(table) as (keyof T)[];
const CHOICE_OPTIONS = keysOf(CHOICES);
/** The options that are a figure. */
export const FIGURE_OPTIONS = keysOf(STEPS);

const asChoice = (option: string) => CHOICE_OPTIONS.find((known) => known === option);
const asFigure = (option: string) => FIGURE_OPTIONS.find((known) => known === option);

/** The values that an option can be chosen to have; none where it is a figure. */
export const valuesOf = (option: string): readonly unknown[] => {
  const known = asChoice(option);
  return known ? CHOICES[known].map(({ value }) => value) : [];
};

/** By how much a figure is usually changed. */
export const stepOf = (option: string): number => {
  const known = asFigure(option);
  return known ? STEPS[known] : 1;
};

/** What an option is called; '' where it is none that a table agrees on once for all. */
export function optionLabel({ t }: Words, option: string): string {
  const choice = asChoice(option);
  if (choice) return t(`options.${choice}.label`);
  const figure = asFigure(option);
  if (figure) return t(`options.${figure}`);
  return option === 'multipliers' ? t('options.multipliers') : '';
}

/** An option that is a choice, in words. */
export type Choices = {
  readonly label: string;
  readonly choices: readonly { readonly value: unknown; readonly label: string }[];
};

/** What an option can be chosen to be; undefined where it is a figure. */
export function choicesOf(words: Words, option: string): Choices | undefined {
  const known = asChoice(option);
  if (!known) return undefined;
  const choices = CHOICES[known].map(({ value, key }) => ({ value, label: words.t(key) }));
  return { label: optionLabel(words, option), choices };
}

/** What an option is set to: "count", "2500", "hearts ×1, clubs ×2". */
function valueInWords(words: Words, option: string, value: unknown): string {
  const choice = choicesOf(words, option)?.choices.find((one) => one.value === value);
  if (choice) return choice.label;
  if (value === null) return words.t('options.openEnd');
  if (typeof value !== 'object') return String(value);
  // Of all the options only the multipliers are a list, by what is trumps.
  return Object.entries(value as Readonly<Record<Trump, number>>)
    .map(([trump, times]) =>
      words.t('options.times', { trump: trumpName(words, trump as Trump), times: String(times) }),
    )
    .join(', ');
}

/** A house option: what it is called, what is usual, and what else is possible. */
export function optionInWords(
  words: Words,
  option: string,
  usual: unknown,
): { label: string; usual: string; others: string[] } {
  const choices = choicesOf(words, option)?.choices ?? [];
  return {
    label: optionLabel(words, option),
    usual: valueInWords(words, option, usual),
    others: choices.filter(({ value }) => value !== usual).map(({ label }) => label),
  };
}

/** All the options of a variant in words; of options that cannot be read, those that are given. */
export function houseRulesInWords(
  words: Words,
  id: VariantId,
  options: { readonly [option: string]: unknown },
): { readonly option: string; readonly label: string; readonly value: string }[] {
  const read = parseOptions(id, options);
  return Object.entries(read.ok ? { ...read.value } : options).map(([option, value]) => ({
    option,
    label: optionLabel(words, option),
    value: valueInWords(words, option, value),
  }));
}

/** The highest stake, in Rappen. */
const MOST_RAPPEN = 1_000_000;

/** What fits in a figure, in a sentence; `deals`: the hands must be a multiple of it. */
export function whatFits({ t }: Words, option: string, deals: number): string {
  if (option === 'hands' && deals > 1) {
    const some = [1, 2, 3].map((times) => times * deals).join(', ');
    return t('options.fits.deals', { deals: String(deals), some });
  }
  if (option === 'matchBonus') return t('options.fits.fromNothing');
  if (option === 'stake') return t('options.fits.rappen', { most: MOST_RAPPEN });
  return t('options.fits.aboveNothing');
}
