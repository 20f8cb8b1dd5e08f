/** What is said about the hands of a stick game. */
import type { ScoredHand, Seat, StickHand } from '../jass';
import { names, net, type Words } from './words';

/** A row of the slate for those who hear it. */
export const standing = (
  { t }: Words,
  row: { name: string; sticks: number; potatoes: number; net: number },
): string =>
  t('sticks.standing', {
    name: row.name,
    sticks: row.sticks,
    potatoes: row.potatoes,
    net: net(row.net),
  });

/** Who is asked when the cut of cards decides. */
export const cutQuestion = (words: Words, tied: readonly string[]): string =>
  words.t('sticks.cut', { names: names(words, tied), tied: tied.length });

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
export function handInWords(words: Words, { players, points, hand }: Played): string {
  const { t } = words;
  if (!('sticks' in hand)) return t('sticks.void');
  const who = (seats: readonly Seat[]) =>
    names(
      words,
      seats.map((seat) => players[seat] ?? ''),
    );
  const clauses = clausesOf(words, hand, points, who);
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
        ? t('sticks.held', { why: clause.why })
        : t('sticks.because', { why: clause.why, award: award(words, hand, clause.seats) }),
    ),
    ...others.map((seats) =>
      t('sticks.got', { who: who(seats), award: award(words, hand, seats) }),
    ),
    ...alike(hand.settled ?? [], ({ seats, to }) => [...seats, to].join()).map(
      ({ one: { seats, to }, count }) =>
        t('sticks.settled', { count, who: who(seats), to: who([to]) }),
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
  { t }: Words,
  held: readonly (readonly [Seat, Seat])[],
  players: readonly string[],
): string[] =>
  alike(held, String).map(({ one: [a, b], count }) =>
    t('sticks.heldNow', { count, one: players[a] ?? '', other: players[b] ?? '' }),
  );

/** "2 sticks", "a potato each", "nothing"; the seats all got the same. */
function award({ t }: Words, hand: ScoredHand, seats: readonly Seat[]): string {
  const [seat = 0] = seats;
  const sticks = hand.sticks[seat] ?? 0;
  const potatoes = hand.potatoes[seat] ?? 0;
  if (sticks + potatoes === 0) return t('sticks.award.nothing');
  const each = seats.length > 1 ? 'Each' : '';
  return sticks > 0
    ? t(`sticks.award.sticks${each}`, { count: sticks })
    : t(`sticks.award.potatoes${each}`, { count: potatoes });
}

/** Seats that got something, those with the same together, sticks before potatoes. */
function groupByAward(hand: ScoredHand, seats: readonly Seat[]): Seat[][] {
  const net = (seat: Seat) => (hand.sticks[seat] ?? 0) - (hand.potatoes[seat] ?? 0);
  const nets = [...new Set(seats.map(net))].filter((own) => own !== 0).sort((a, b) => b - a);
  return nets.map((own) => seats.filter((seat) => net(seat) === own));
}

/** Why the case applied, for each group of seats that it is about. */
function clausesOf(
  { t }: Words,
  hand: ScoredHand,
  points: readonly number[],
  who: (seats: readonly Seat[]) => string,
): Clause[] {
  const where = (test: (own: number, seat: Seat) => boolean): Seat[] =>
    points.flatMap((own, seat) => (test(own, seat) ? [seat] : []));
  const most = Math.max(...points);
  const least = Math.min(...points);
  const tied = where((own, seat) => points.some((other, i) => i !== seat && other === own));
  const level = String(points[tied[0] ?? 0]);
  const got = (potatoes: number) => where((_, seat) => hand.potatoes[seat] === potatoes);
  const because = (seats: Seat[], why: string): Clause => ({ seats, why });
  /** Those with the most or the least, one alone or several. */
  const end = (
    own: number,
    [alone, tie]: readonly ['most', 'tieMost'] | readonly ['least', 'tieLeast'],
  ) => {
    const seats = where((points) => points === own);
    const key = seats.length > 1 ? tie : alone;
    return because(seats, t(`sticks.why.${key}`, { who: who(seats), points: String(own) }));
  };
  switch (hand.rule) {
    case 'all-tricks': {
      const seats = where((own) => own === most);
      return [because(seats, t('sticks.why.allTricks', { who: who(seats) }))];
    }
    case 'no-tricks': {
      const seats = got(2);
      return [because(seats, t('sticks.why.noTricks', { who: who(seats), n: seats.length }))];
    }
    case 'hundred': {
      const seats = where((own) => own >= 100);
      const over = because(
        seats,
        most > 100
          ? t('sticks.why.overHundred', { who: who(seats), points: String(most) })
          : t('sticks.why.hundred', { who: who(seats) }),
      );
      // Only in Plus-Minus does that player get nothing, and the one with least the stick.
      const hasNothing = seats.every((seat) => !hand.sticks[seat] && !hand.potatoes[seat]);
      return hasNothing ? [over, end(least, ['least', 'tieLeast'])] : [over];
    }
    case 'no-tricks-and-hundred': {
      const over = where((own) => own === most);
      const none = got(1).filter((seat) => !over.includes(seat));
      return [
        because(
          got(1),
          t('sticks.why.hundredAndNone', {
            over: who(over),
            points: String(most),
            none: who(none),
            n: none.length,
          }),
        ),
      ];
    }
    case 'tie':
      return [because(tied, t('sticks.why.tie', { who: who(tied), points: level }))];
    case 'tie-cut':
    case 'three-way-tie': {
      const isPair = hand.rule === 'tie-cut';
      const seats = got(isPair ? 2 : 1);
      const key = isPair ? 'tieCut' : 'threeWay';
      const why = t(`sticks.why.${key}`, { tied: who(tied), points: level, who: who(seats) });
      return [because(seats, why)];
    }
    case 'all-points': {
      const seats = where((own) => own === most);
      return [because(seats, t('sticks.why.allPoints', { who: who(seats) }))];
    }
    case 'tie-most':
      return [because(tied, t('sticks.why.tieMost', { who: who(tied), points: level }))];
    case 'tie-least':
      return [because(tied, t('sticks.why.tieLeast', { who: who(tied), points: level }))];
    case 'all-but-one-tie': {
      const seats = where((_, seat) => !tied.includes(seat));
      return [because(seats, t('sticks.why.other', { who: who(seats) }))];
    }
    case 'extremes':
      return [end(most, ['most', 'tieMost']), end(least, ['least', 'tieLeast'])];
    case 'middle': {
      const seats = where((_, seat) => (hand.potatoes[seat] ?? 0) > 0);
      return [
        because(
          seats,
          seats.length > 1
            ? t('sticks.why.middles', { who: who(seats) })
            : t('sticks.why.middle', {
                who: who(seats),
                points: String(points[seats[0] ?? 0]),
              }),
        ),
      ];
    }
  }
}
