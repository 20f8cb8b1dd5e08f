/** What stands in the tables of the pages of rules. */
import type { MeldId, Rank, Trump } from '../../../jass';
import { plural } from '../figures';
import { FIGURES, OPTIONS } from '../options';
import { meldName } from '../schieber';
import { trumpName } from '../trumps';
import type { CardMode } from './text';

/** The rows of the table of card values for each way of counting. */
export const MODE_ROWS: Readonly<
  Record<CardMode, readonly { readonly label: string; readonly isTrump?: boolean }[]>
> = {
  suits: [{ label: 'A plain suit' }, { label: 'The trump suit', isTrump: true }],
  obenabe: [{ label: 'Obenabe, every suit' }],
  undenufe: [{ label: 'Undenufe, every suit' }],
  none: [{ label: 'Nobody made trumps, every suit' }],
};

/** "Strongest first: J 9 A K Q 10 8 7 6". */
export const strongestFirst = (ranks: readonly Rank[]): string =>
  `Strongest first: ${ranks.join(' ')}`;

/** "hearts, Rosen"; obenabe and undenufe have one name only. */
export function inBothDecks(trump: Trump): string {
  const [french, swiss] = [trumpName(trump, 'french'), trumpName(trump, 'swiss')];
  return french === swiss ? french : `${french}, ${swiss}`;
}

/** Melds that are worth the same: "5, 6 or 7 in a row", "four aces, four kings or four tens". */
export function meldsInWords(melds: readonly MeldId[]): string {
  const or = (list: readonly string[]) =>
    list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
  const lengths = melds.filter((id) => id.startsWith('seq')).map((id) => id.slice(3));
  const fours = melds.filter((id) => id.startsWith('four')).map(meldName);
  return [or(lengths) && `${or(lengths)} in a row`, or(fours)].filter(Boolean).join('; ');
}

const value = (own: unknown): string => {
  if (typeof own !== 'object' || own === null) return own === null ? 'open end' : String(own);
  // Of all the options only the multipliers are a list, by what is trumps.
  const multipliers = own as Readonly<Record<Trump, number>>;
  return Object.entries(multipliers)
    .map(([trump, times]) => `${trump} ${times}`)
    .join(', ');
};

/** A house option: what it is called, what is usual, and what else is possible. */
export function optionInWords(
  option: string,
  usual: unknown,
): { label: string; usual: string; others: string[] } {
  const label =
    OPTIONS[option]?.label ??
    FIGURES[option]?.label ??
    (option === 'multipliers' ? 'What trumps count' : '');
  const choices = OPTIONS[option]?.choices ?? [];
  return {
    label,
    usual: choices.find((choice) => choice.value === usual)?.label ?? value(usual),
    others: choices.filter((choice) => choice.value !== usual).map((choice) => choice.label),
  };
}

/** What is usual for an option that has no default. */
export const AGREED = {
  before: 'agreed before each game',
  none: 'none, unless the table wants one',
};

/** The head of a scoring list that a house option changes: "Two with the same points – cut …". */
export const listUnder = (option: string, chosen: unknown): string => {
  const words = OPTIONS[option];
  return `${words?.label} – ${words?.choices.find((choice) => choice.value === chosen)?.label}`;
};

/** What a bid of Sidi Barani brings, by case. */
export const bidCase = ({ made, doubled }: { made: boolean; doubled: boolean }): string =>
  `${made ? 'Made' : 'Not made'}${doubled ? ', doubled' : ''}`;

/** Tourney points at the end of an example: "Anna & Carla 2". */
export const tourneyInWords = (who: string, points: number): string =>
  `${who} ${plural(points, 'tourney point', 'tourney points')}`;

/** Where all stand after a hand: "Anna +1 · Beat −2 · Carla +1". */
export const standAfter = (totals: readonly { name: string; total: string }[]): string =>
  totals.map(({ name, total }) => `${name} ${total}`).join(' · ');

/** What was written down for a hand: "121–36–0". */
export const written = (points: readonly number[]): string => points.join('–');
