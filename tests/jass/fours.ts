/**
 * How many hands of four there are of each shape, counted from the shape and not from the hands:
 * four seats share 157 points, nobody has 1.
 */
import { range, sum } from './helpers';

const choose2 = (n: number) => (n * (n - 1)) / 2;

/** Ways to share so many points among three seats of which none has 1: inclusion and exclusion. */
const threes = (points: number) => {
  const all = choose2(points + 2);
  const oneGiven = points >= 1 ? 3 * points : 0; // 1 to one seat, the other two share the rest
  const twoGiven = points >= 2 ? 3 : 0;
  const threeGiven = points === 3 ? 1 : 0;
  return all - oneGiven + twoGiven - threeGiven;
};

/** Hands in which somebody has 1 point: 156 shared by three, less those counted twice, or thrice. */
export const IMPOSSIBLE_FOURS = 4 * choose2(158) - 6 * 156 + 4;

/** Hands in which a seat has 100 to 157 points. */
export const HUNDRED_OF_FOUR = 4 * sum(range(100, 157), (most) => threes(157 - most));

const pairs = (points: number, min: number, max: number) =>
  range(Math.max(min, points - max), Math.min(max, points - min)).filter(
    (own) => own !== 1 && points - own !== 1,
  ).length;

/** Two given seats tie for most: ways for the other two, in order, to have less. */
export const pairsBelow = () => sum(range(2, 78), (most) => pairs(157 - 2 * most, 0, most - 1));

/** Two given seats tie for least: ways for the other two, in order, to have more, up to `max`. */
export const pairsAbove = (max: number) =>
  sum([0, ...range(2, 78)], (least) => pairs(157 - 2 * least, least + 1, max));
