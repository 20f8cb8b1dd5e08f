/** What the seats of a table are called before anybody has a name there. */
import { type VariantId, variant } from '../jass';
import type { Language } from './languages';
import type { Values } from './options';
import type { Words } from './words';

/** What a seat without a name is called: "Seat 1". */
export const seatName = ({ t }: Words, seat: number): string =>
  t('board.seat', { seat: String(seat + 1) });

/** What the first (0) or the second of a pair without names is called: "We 1". */
const inPair = ({ t }: Words, side: 'we' | 'they', place: number): string =>
  `${t(`board.${side}`)} ${place + 1}`;

/**
 * The names of a table with those that are missing: "Seat 3", and where two play against two "We 1",
 * "They 1", "We 2" and "They 2", so that the sides are We and They until somebody has a name.
 */
export function withSeatNames(
  words: Words,
  players: readonly string[],
  { variant: id, options }: { readonly variant: VariantId; readonly options: Values },
): string[] {
  const sides = variant(id).sidesOf(players.length, options);
  const arePairs = sides.length === 2 && sides.every((seats) => seats.length === 2);
  const inPairs = (seat: number) => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return inPair(words, side === 0 ? 'we' : 'they', sides[side]?.indexOf(seat) ?? 0);
  };
  return players.map((player, seat) => {
    if (player.trim() !== '') return player;
    return arePairs ? inPairs(seat) : seatName(words, seat);
  });
}

/** All that seats are called without a name, in the language of these words. */
export const seatNamesIn = (words: Words): string[] => [
  ...SEATS.map((seat) => seatName(words, seat)),
  ...(['we', 'they'] as const).flatMap((side) => [0, 1].map((place) => inPair(words, side, place))),
];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** What a seat and the two sides are called in each language: a game keeps them in that of whoever began it. */
export const KEPT_NAMES: Readonly<
  Record<Language, readonly [seat: string, we: string, they: string]>
> = {
  de: ['Platz', 'Wir', 'Sie'],
  en: ['Seat', 'We', 'They'],
  fr: ['Place', 'Nous', 'Eux'],
  it: ['Posto', 'Noi', 'Loro'],
  sv: ['Plats', 'Vi', 'De'],
};
const KEPT = Object.values(KEPT_NAMES);

/** Names of seats or sides as the reader calls them, where nobody has given any. */
export function ownNames(words: Words, names: readonly string[]): readonly string[] {
  const sides = () => [words.t('board.we'), words.t('board.they')];
  if (names.length === 2 && KEPT.some(([, we, they]) => names[0] === we && names[1] === they))
    return sides();
  return names.map((name) => {
    const [, word, number] = /^(\p{L}+) ([1-8])$/u.exec(name) ?? [];
    const at = KEPT.map((kept) => kept.indexOf(word ?? '')).find((one) => one >= 0);
    if (at === undefined) return name;
    return at === 0
      ? seatName(words, Number(number) - 1)
      : inPair(words, at === 1 ? 'we' : 'they', Number(number) - 1);
  });
}

/** The same of a table; itself where that changes nothing. */
export function withOwnNames<Of extends { readonly players: readonly string[] }>(
  words: Words,
  table: Of,
): Of {
  const players = ownNames(words, table.players);
  return players.every((name, seat) => name === table.players[seat])
    ? table
    : { ...table, players };
}
