/** The deal: how many hands moved it on, and who sits and deals where in the next game. */
import { type Tally, type VariantId, variant } from '../jass';
import type { Table } from './game';

type AnyHand = Tally['hands'][number];

/** Did the hand move the deal on? A void one did not, nor a declaration alone, nor an unplayed hand. */
function counts(hand: AnyHand): boolean {
  if ('rule' in hand) return hand.rule !== 'void';
  if ('score' in hand) return 'made' in hand || hand.multiplier !== undefined;
  return 'difference' in hand;
}

/** How many hands of the game count. */
export const countedHands = (tally: Pick<Tally, 'hands'>): number =>
  [...tally.hands].filter((hand: AnyHand) => counts(hand)).length;

/** Stands where a hand that does not count would have its number. */
export const NO_NUMBER = '–';

/** What each hand is called: its number among those that count, a dash for one that does not. */
export function handLabels(tally: Pick<Tally, 'hands'>): string[] {
  let counted = 0;
  return [...tally.hands].map((hand: AnyHand) => {
    if (counts(hand)) counted += 1;
    else if ('rule' in hand || 'score' in hand) return NO_NUMBER;
    else return String(counted + 1);
    return String(counted);
  });
}

/** The number that a hand at `index` has, or would have, among those that count. */
export const numberAt = ({ hands }: Pick<Tally, 'hands'>, index: number): number =>
  countedHands({ hands: hands.slice(0, index) as Tally['hands'] }) +
  1 +
  Math.max(0, index - hands.length);

/** The same table for the next game: the deal goes on where the last one stopped. */
export const nextTable = (table: Table, tally: Tally): Table => ({
  ...table,
  firstDealer: (table.firstDealer + countedHands(tally)) % table.players.length,
});

/** The names of every side: "Anna", or "Anna & Carla" where two score together. */
export const sideNames = ({ variant: id, players, options }: Table): string[] =>
  variant(id)
    .sidesOf(players.length, options)
    .map((seats) => seats.map((seat) => players[seat] ?? '').join(' & '));

/** Whether each side has what it needs to win; nobody has where the number of hands decides. */
export function sidesThere(
  { variant: id, options }: Table,
  tally: Pick<Tally, 'totals'>,
): boolean[] {
  const length = variant(id).gameLength(options);
  return [...tally.totals].map((own: Tally['totals'][number], side) => {
    if (length.kind === 'sticks') return 'sticks' in own && own.sticks >= length.target;
    const target =
      length.kind === 'points'
        ? length.target
        : length.kind === 'race'
          ? length.targets[side]
          : undefined;
    return target !== undefined && 'points' in own && own.points >= target;
  });
}

/**
 * How the right to make trumps goes round: to the seat at the dealer's right, or to the soloist and
 * the other two by turns; null where trumps come about otherwise.
 */
export function makesTrumps(
  id: VariantId,
  players: number,
  options: Table['options'],
): 'right-of-dealer' | 'soloist-by-turns' | null {
  const { form, turnsTrumps, sidesOf } = variant(id);
  if (form !== 'schieber' || turnsTrumps) return null;
  const isSolo = sidesOf(players, options).some((seats) => seats.length === 1);
  return isSolo ? 'soloist-by-turns' : 'right-of-dealer';
}

/** The seat that makes trumps in the next hand; null where nobody does, or the game is over. */
export function trumpMaker(
  { variant: id, players, options }: Table,
  tally: Pick<Tally, 'hands' | 'dealer'>,
): number | null {
  const { dealer } = tally;
  const way = makesTrumps(id, players.length, options);
  if (dealer === null || way === null) return null;
  if (way === 'right-of-dealer') return (dealer + 1) % players.length;
  const [[soloist = 0] = [], others = []] = variant(id).sidesOf(players.length, options);
  const turn = countedHands(tally);
  return turn % 2 === 0 ? soloist : (others[((turn - 1) / 2) % others.length] ?? soloist);
}
