/** What is said about the hands of a Differenzler: announced, taken, and how far apart they are. */
import type { Seat } from '../../jass';
import { names } from './figures';

const ALL = 157;

/** How far the announcements are from all the points: "Together 133, 24 less than 157." */
export function together(announced: readonly number[]): string {
  const sum = announced.reduce((all, own) => all + own, 0);
  if (sum === ALL) return `Together ${sum}, exactly what the cards are worth.`;
  const off = sum - ALL;
  return `Together ${sum}, ${Math.abs(off)} ${off < 0 ? 'less' : 'more'} than ${ALL}.`;
}

/** Who said what: "Anna said 60, Beat 40 and Carla 33." */
const announcedInWords = (players: readonly string[], announced: readonly number[]): string =>
  `${names(players.map((name, seat) => `${name}${seat === 0 ? ' said' : ''} ${announced[seat] ?? 0}`))}.`;

/** One player's hand: "Anna said 60 and took 57: 3." */
const taken = (name: string, said: number, took: number): string =>
  said === took
    ? `${name} said ${said} and took exactly that: 0.`
    : `${name} said ${said} and took ${took}: ${Math.abs(said - took)}.`;

/** A hand in words: what everybody said and took; without points, what they said together. */
export function differenzlerInWords({
  players,
  announced,
  points,
}: {
  players: readonly string[];
  announced: readonly number[];
  points: readonly number[] | null;
}): string {
  if (!points) return `${announcedInWords(players, announced)} ${together(announced)}`;
  return players
    .map((name, seat) => taken(name, announced[seat] ?? 0, points[seat] ?? 0))
    .join(' ');
}

/** An announcement that no hand can bring. */
export const announcedTooMuch = (name: string, said: number): string =>
  `${name} cannot take ${said}; all the cards are worth ${ALL}.`;

/** Who announces next, in the order in which they do; the dealer last. */
export const stillToAnnounce = (waiting: readonly string[]): string =>
  waiting.length === 1
    ? `Only ${waiting[0]} is still to announce.`
    : `${waiting[0]} announces next, then ${names(waiting.slice(1))}.`;

/** Points so far, while some are missing. */
export const pointsSoFar = (sum: number): string =>
  sum === 0 ? `All the cards are worth ${ALL}.` : `${sum} so far, ${ALL - sum} left.`;

/** Hidden announcements: the phone goes round. */
export const passTo = (name: string): string => `Pass the phone to ${name}.`;
/** The key of the one who has the phone now. */
export const iAm = (name: string): string => `I am ${name}`;
/** What the one who has the phone is to do. */
export const saysInSecret = (name: string): string =>
  `${name}, type what you will take. It is hidden as soon as you pass the phone on.`;
/** Where one player is, while the phone goes round. */
export const hiddenState = (state: 'hidden' | 'now' | 'waiting'): string =>
  ({ hidden: 'has announced', now: 'announces now', waiting: 'is still to announce' })[state];

/** Who deals and who announces first, or that the hand is being played. */
export function announcerInWords(
  players: readonly string[],
  dealer: Seat | null,
  isBeingPlayed: boolean,
): string {
  if (dealer === null) return '';
  return isBeingPlayed
    ? `${players[dealer]} dealt, all have announced`
    : `${players[dealer]} deals, ${players[(dealer + 1) % players.length]} announces first`;
}

/** A row of the slate for those who hear it: "Anna: total 12, the lowest, announced 60". */
export const differenceStanding = (row: {
  name: string;
  total: number;
  isLowest: boolean;
  announced: number | undefined;
}): string =>
  [
    `${row.name}: total ${row.total}`,
    ...(row.isLowest ? ['the lowest'] : []),
    ...(row.announced === undefined ? [] : [`announced ${row.announced}`]),
  ].join(', ');

/** A cell of the list of hands for those who hear it. */
export const differenceCell = (cell: {
  announced: number | undefined;
  points: number | undefined;
  difference: number | undefined;
  total: number;
}): string =>
  cell.difference === undefined
    ? `announced ${cell.announced}`
    : `announced ${cell.announced}, took ${cell.points}, ${cell.difference} off, total ${cell.total}`;

const francs = new Intl.NumberFormat('de-CH', { style: 'currency', currency: 'CHF' });

/** What stands between the figures, whatever edition of the Swiss customs a browser has. */
const SIGNS: Readonly<Record<string, string>> = { group: '’', literal: ' ' };
/** Money, from whole Rappen: "CHF 2.35". */
export const money = (rappen: number): string =>
  francs
    .formatToParts(rappen / 100)
    .map(({ type, value }) => SIGNS[type] ?? value)
    .join('');

/** What is paid for a point, as the head of the settlement. */
export const atStake = (stakeRappen: number): string =>
  `Settlement at ${stakeRappen < 100 ? `${stakeRappen} Rappen` : money(stakeRappen)} a point`;

/** Who pays and who receives: "Anna receives" "CHF 2.35". */
export const settledWith = (name: string, rappen: number): { who: string; amount: string } => ({
  who: `${name} ${rappen > 0 ? 'receives' : rappen < 0 ? 'pays' : 'neither pays nor receives'}`,
  amount: rappen === 0 ? '' : money(Math.abs(rappen)),
});

/** A game with a stake that was finished by hand. */
export const notSettled = (hands: number): string =>
  `No money changes hands: it is settled when all ${hands} hands are played.`;
