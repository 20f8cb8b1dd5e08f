/** What is said about the hands of a stick game. */
import type { ScoredHand, Seat, StickHand } from '../../jass';
import { names, net, plural } from './figures';

/** A row of the slate for those who hear it. */
export const standing = (row: {
  name: string;
  sticks: number;
  potatoes: number;
  net: number;
}): string =>
  `${row.name}: ${plural(row.sticks, 'stick', 'sticks')}, ${plural(row.potatoes, 'potato', 'potatoes')}, net ${net(row.net)}`;

/** Too many points: what they make, and what would be right. */
export const thatMakes = (sum: number): string => `That makes ${sum}; all the cards are worth 157.`;

/** Who is asked when the cut of cards decides. */
export const cutQuestion = (tied: readonly string[]): string =>
  `${names(tied)} tie and cut the cards. Who drew the ${tied.length > 2 ? 'highest' : 'lower'} card?`;

type Played = {
  readonly players: readonly string[];
  /** Card points by seat. */
  readonly points: readonly number[];
  readonly hand: StickHand;
};

/** One reason of a hand and the seats that it is about. */
type Clause = { readonly why: string; readonly seats: readonly Seat[] };

/**
 * What a hand brought and why: "Carla took no trick: 2 potatoes. Anna and Beat a stick each."
 * Whoever gets nothing is named only where that is the point of the case.
 */
export function handInWords({ players, points, hand }: Played): string {
  if (!('sticks' in hand)) return 'Nobody made trumps: the hand is void and dealt again.';
  const who = (seats: readonly Seat[]) => names(seats.map((seat) => players[seat] ?? ''));
  const clauses = clausesOf(hand, points, who);
  const named = clauses.flatMap(({ seats }) => seats);
  const others = groupByAward(
    hand,
    points.map((_, seat) => seat).filter((seat) => !named.includes(seat)),
  );
  const isHeld = ({ seats }: Clause) =>
    hand.held?.some((pair) => pair.every((seat) => seats.includes(seat)));
  return [
    ...clauses.map((clause) =>
      isHeld(clause)
        ? `${clause.why}: a stick is held between them.`
        : `${clause.why}: ${award(hand, clause.seats)}.`,
    ),
    ...others.map((seats) => `${who(seats)} ${award(hand, seats)}.`),
    ...alike(hand.settled ?? [], ({ seats, to }) => [...seats, to].join()).map(
      ({ one: { seats, to }, count }) =>
        `The ${count > 1 ? `${count} sticks` : 'stick'} held between ${who(seats)} ${count > 1 ? 'go' : 'goes'} to ${who([to])}.`,
    ),
  ].join(' ');
}

/** Those that are alike counted together, in the order in which they first come. */
function alike<T>(list: readonly T[], key: (one: T) => string): { one: T; count: number }[] {
  const firsts = list.filter((one, i) => list.findIndex((other) => key(other) === key(one)) === i);
  return firsts.map((one) => ({
    one,
    count: list.filter((other) => key(other) === key(one)).length,
  }));
}

/** Sticks in abeyance, those between the same two in one sentence. */
export const heldInWords = (
  held: readonly (readonly [Seat, Seat])[],
  players: readonly string[],
): string[] =>
  alike(held, String).map(({ one: [a, b], count }) => {
    const sticks = count > 1 ? `${count} sticks are` : 'A stick is';
    return `${sticks} held between ${players[a]} and ${players[b]} until just one of them scores.`;
  });

/** "2 sticks", "a potato each", "nothing"; the seats all got the same. */
function award(hand: ScoredHand, seats: readonly Seat[]): string {
  const [seat = 0] = seats;
  const sticks = hand.sticks[seat] ?? 0;
  const potatoes = hand.potatoes[seat] ?? 0;
  if (sticks + potatoes === 0) return 'nothing';
  const amount =
    sticks > 0 ? plural(sticks, 'stick', 'sticks') : plural(potatoes, 'potato', 'potatoes');
  return amount.replace(/^1 /, 'a ') + (seats.length > 1 ? ' each' : '');
}

/** Seats that got something, those with the same together, sticks before potatoes. */
function groupByAward(hand: ScoredHand, seats: readonly Seat[]): Seat[][] {
  const net = (seat: Seat) => (hand.sticks[seat] ?? 0) - (hand.potatoes[seat] ?? 0);
  const nets = [...new Set(seats.map(net))].filter((own) => own !== 0).sort((a, b) => b - a);
  return nets.map((own) => seats.filter((seat) => net(seat) === own));
}

/** Why the case applied, for each group of seats that it is about. */
function clausesOf(
  hand: ScoredHand,
  points: readonly number[],
  who: (seats: readonly Seat[]) => string,
): Clause[] {
  const where = (test: (own: number, seat: Seat) => boolean): Seat[] =>
    points.flatMap((own, seat) => (test(own, seat) ? [seat] : []));
  const most = Math.max(...points);
  const least = Math.min(...points);
  const tied = where((own, seat) => points.some((other, i) => i !== seat && other === own));
  const level = points[tied[0] ?? 0];
  const got = (potatoes: number) => where((_, seat) => hand.potatoes[seat] === potatoes);
  const one = (seats: Seat[], why: (name: string) => string): Clause => ({
    seats,
    why: why(who(seats)),
  });
  const end = (own: number, word: string): Clause =>
    one(
      where((points) => points === own),
      (name) =>
        `${name} ${tied.length > 0 && level === own ? 'tie for' : 'has'} ${word} with ${own}`,
    );
  switch (hand.rule) {
    case 'all-tricks':
      return [
        one(
          where((own) => own === most),
          (name) => `${name} took every trick`,
        ),
      ];
    case 'no-tricks':
      return [one(got(2), (name) => `${name} took no trick`)];
    case 'hundred': {
      const over = one(
        where((own) => own >= 100),
        (name) => `${name} has ${most}${most > 100 ? ', more than 100' : ''}`,
      );
      // Only in Plus-Minus does that player get nothing, and the one with least the stick.
      return award(hand, over.seats) === 'nothing' ? [over, end(least, 'least')] : [over];
    }
    case 'no-tricks-and-hundred': {
      const over = where((own) => own === most);
      const none = got(1).filter((seat) => !over.includes(seat));
      return [{ seats: got(1), why: `${who(over)} has ${most} and ${who(none)} took no trick` }];
    }
    case 'tie':
      return [one(tied, (name) => `${name} tie with ${level}`)];
    case 'tie-cut':
      return [
        {
          seats: got(2),
          why: `${who(tied)} tie with ${level}, ${who(got(2))} drew the lower card`,
        },
      ];
    case 'all-points':
      return [
        one(
          where((own) => own === most),
          (name) => `${name} has all 157 points`,
        ),
      ];
    case 'three-way-tie':
      return [
        one(got(1), (name) => `${who(tied)} tie with ${level}, ${name} drew the highest card`),
      ];
    case 'tie-most':
      return [one(tied, (name) => `${name} tie for most with ${level}`)];
    case 'tie-least':
      return [one(tied, (name) => `${name} tie for least with ${level}`)];
    case 'all-but-one-tie':
      return [
        one(
          where((_, seat) => !tied.includes(seat)),
          (name) => `${name} alone has other points`,
        ),
      ];
    case 'extremes':
      return [end(most, 'most'), end(least, 'least')];
    case 'middle': {
      const middle = where((_, seat) => (hand.potatoes[seat] ?? 0) > 0);
      return [
        one(middle, (name) =>
          middle.length > 1
            ? `${name} are in the middle`
            : `${name} is in the middle with ${points[middle[0] ?? 0]}`,
        ),
      ];
    }
  }
}
