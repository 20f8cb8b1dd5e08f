/** The deal: how many hands moved it on, and who sits and deals where in the next game. */
import { type Tally, variant } from '../jass';
import type { Table } from './game';

type AnyHand = Tally['hands'][number];

/** Did the hand move the deal on? A void one did not, nor a declaration alone, nor an unplayed hand. */
function counts(hand: AnyHand): boolean {
  if ('rule' in hand) return hand.rule !== 'void';
  if ('score' in hand) return 'made' in hand || hand.multiplier !== undefined;
  return 'difference' in hand;
}

/** How many hands of the game count. */
export const countedHands = (tally: Tally): number =>
  [...tally.hands].filter((hand: AnyHand) => counts(hand)).length;

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
