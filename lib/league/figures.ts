/**
 * What a game came to for each of its seats, from its record and its tally. Pure; the one place
 * where a game becomes figures.
 */
import {
  explain,
  type FigureId,
  type HandExplanation,
  type Tally,
  tourneyPointsOf,
  variant,
} from '../jass';
import type { recordOf } from '../sync/game';
import type { Figures, HandFigures } from './result';
import { trumpsBySeat } from './trump-makers';

/**
 * Side and figures by seat, in the order of play; null where no hand counted. `tally` is what the
 * record comes to; a record that cannot be scored is a bug and throws.
 *
 * Whoever calls decides that the game is over. Where it was closed before the rules end it, nobody
 * has won by them: the leaders win, several if they are level, and tourney points are 0.
 */
export function seatFigures(
  record: GameRecord,
  tally: Tally,
): readonly ({ side: number } & Figures)[] | null {
  const explained = explain(record);
  if (!explained.ok) throw new Error(`A record without figures: ${explained.error.message}`);
  const hands = explained.value.hands.flatMap((hand, index) =>
    hand.counts ? [{ ...hand, index }] : [],
  );
  if (hands.length === 0) return null;
  const { players, options } = record;
  const { sidesOf, better } = variant(record.variant);
  const sides = sidesOf(players.length, options);
  const whole = figuresBySeat(record, hands, sides);
  const points = sides.flatMap(([seat = 0]) => whole[seat]?.points ?? []);
  return players.map((_, seat) => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return {
      side,
      ...standingOf(tally, side),
      ...(whole[seat] ?? { hands: 0 }),
      ...(points.length > 0 && { against: bestOther(points, side, better(options)) }),
      ...broughtInTourney(tally, { seat, side, seats: players.length }),
      ...shared(record, { hands, sides, seat }),
    };
  });
}

type GameRecord = ReturnType<typeof recordOf>;
type Sides = readonly (readonly number[])[];
type CountedHand = HandExplanation & { readonly index: number };

/** What these hands came to for every seat. */
function figuresBySeat(
  record: GameRecord,
  hands: readonly CountedHand[],
  sides: Sides,
): readonly HandFigures[] {
  const { figures } = variant(record.variant);
  const columns = sides.map((_, side) => sums(hands, figures, side));
  const trumps = trumpsBySeat(record, hands);
  return record.players.map((_, seat) => ({
    hands: hands.length,
    ...columns[sides.findIndex((seats) => seats.includes(seat))],
    ...(trumps && { trumps: trumps[seat] ?? {} }),
  }));
}

/** Where the seat was taken over: the hands of whoever began there, and of each who stood in. */
function shared(
  record: GameRecord,
  { hands, sides, seat }: { hands: readonly CountedHand[]; sides: Sides; seat: number },
): Pick<Figures, 'own' | 'standIns'> {
  const here = (record.substitutes ?? []).filter((one) => one.seat === seat);
  if (here.length === 0) return {};
  const playing = ({ index }: CountedHand) => here.findLast(({ from }) => from <= index);
  const of = (who: (typeof here)[number] | undefined): HandFigures =>
    figuresBySeat(
      record,
      hands.filter((hand) => playing(hand) === who),
      sides,
    )[seat] ?? { hands: 0 };
  return { own: of(undefined), standIns: here.map(of) };
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/** What a side's hands add up to in every figure that the variant has. */
const sums = (
  hands: readonly HandExplanation[],
  figures: readonly FigureId[],
  side: number,
): Partial<Record<FigureId, number>> =>
  Object.fromEntries(
    figures.map((id) => [id, sum(hands, (hand) => hand.figures[id]?.[side] ?? 0)]),
  );

/** The points of the best of the other sides. */
function bestOther(points: readonly number[], side: number, better: 'most' | 'least'): number {
  const others = points.filter((_, other) => other !== side);
  return better === 'most' ? Math.max(...others) : Math.min(...others);
}

/** Place among the sides, and whether the side won. */
function standingOf({ ranking, winners }: Tally, side: number): Pick<Figures, 'place' | 'won'> {
  const group = ranking.findIndex((level) => level.includes(side));
  const ahead = sum(ranking.slice(0, group), (level) => level.length);
  const won = winners.length > 0 ? winners.includes(side) : group === 0;
  return { place: ahead + 1, won };
}

/** Tourney points count by side; by seat where the tally has one figure for each seat. */
function broughtInTourney(
  tally: Tally,
  { seat, side, seats }: { seat: number; side: number; seats: number },
): Pick<Figures, 'tourneyPoints'> {
  if (!variant(tally.variant).tourneys) return {};
  const points = tourneyPointsOf(tally) ?? [];
  return { tourneyPoints: points[points.length === seats ? seat : side] ?? 0 };
}
