/**
 * What a game came to for each of its seats, from its record and its tally. Pure; the one place
 * where a game becomes figures.
 */
import {
  ALL_POINTS,
  type Entry,
  type Form,
  type GameRecord,
  parseRecord,
  type Tally,
  variant,
} from '../jass';
import type { Figures } from './result';
import { trumpsBySeat } from './trump-makers';

/** A hand that counts: what was entered, with card points by side, and what it brought. */
type CountedHand = { readonly points: readonly number[]; readonly entry: Entry };

/**
 * Side and figures by seat, in the order of play; null where no hand counted. `record` is a
 * `jass-record/1` and `tally` what it comes to; a record that cannot be scored is a bug and throws.
 *
 * Whoever calls decides that the game is over. Where it was closed before the rules end it, nobody
 * has won by them: the leaders win, several if they are level, and tourney points are 0.
 */
export function seatFigures(
  record: object,
  tally: Tally,
): readonly ({ side: number } & Figures)[] | null {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(`A record without figures: ${parsed.error.message}`);
  const game = parsed.value;
  const hands = countedHandsOf(game);
  if (hands.length === 0) return null;
  const { form, sidesOf } = variant(game.variant);
  const sides = sidesOf(game.players.length, game.options);
  const trumps = trumpsBySeat(game, tally);
  return game.players.map((_, seat) => {
    const side = sides.findIndex((seats) => seats.includes(seat));
    return {
      side,
      ...standingOf(tally, side),
      hands: hands.length,
      cardPoints: sum(hands, ({ points }) => points[side] ?? 0),
      ...totalsOf(tally, side),
      ...tourneyPointsOf(game, tally, { seat, side }),
      ...(form !== 'differenzler' && {
        matches: count(hands, (hand) => tookAll(hand, { form, side })),
      }),
      ...(form === 'sticks' && {
        hundreds: count(hands, ({ points }) => (points[side] ?? 0) >= HUNDRED),
      }),
      ...(trumps && { trumps: trumps[seat] ?? {} }),
    };
  });
}

/** From here up a hand of a stick game has gone too far. */
const HUNDRED = 100;

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

/** A void hand, a declaration between hands and a hand being played have no points. */
const countedHandsOf = (game: GameRecord): CountedHand[] =>
  [...game.hands].flatMap((entry: Entry) =>
    'points' in entry && entry.points ? [{ points: entry.points, entry }] : [],
  );

/** Place among the sides, and whether the side won. */
function standingOf({ ranking, winners }: Tally, side: number): Pick<Figures, 'place' | 'won'> {
  const group = ranking.findIndex((level) => level.includes(side));
  const ahead = sum(ranking.slice(0, group), (level) => level.length);
  const won = winners.length > 0 ? winners.includes(side) : group === 0;
  return { place: ahead + 1, won };
}

/** The totals as figures; `exact` comes from the hands. */
function totalsOf(tally: Tally, side: number): Partial<Figures> {
  const own = tally.totals[side];
  if (!own) return {};
  if ('net' in own) return { net: own.net, sticks: own.sticks, potatoes: own.potatoes };
  if ('difference' in own) {
    const exact = count([...tally.hands], (hand: Tally['hands'][number]) =>
      'difference' in hand ? hand.difference?.[side] === 0 : false,
    );
    return { difference: own.difference, exact };
  }
  const others = [...tally.totals].flatMap((total: Tally['totals'][number], other) =>
    'points' in total && other !== side ? [total.points] : [],
  );
  return { points: own.points, against: Math.max(...others) };
}

/** Tourney points count by side; by seat where the tally has one figure for each seat. */
function tourneyPointsOf(
  game: GameRecord,
  tally: Tally,
  { seat, side }: { seat: number; side: number },
): Pick<Figures, 'tourneyPoints'> {
  if (!variant(game.variant).tourneys) return {};
  const points = ('tourneyPoints' in tally && tally.tourneyPoints) || [];
  const isBySeat = points.length === game.players.length;
  return { tourneyPoints: points[isBySeat ? seat : side] ?? 0 };
}

/**
 * Whether the side took every trick. In a stick game all the points tell it, and where the entry
 * says who took no trick, only if that is everybody else; elsewhere the entry names the side.
 */
function tookAll({ points, entry }: CountedHand, { form, side }: { form: Form; side: number }) {
  if (form !== 'sticks') return 'match' in entry && entry.match === side;
  const noTricks = 'noTricks' in entry ? entry.noTricks : undefined;
  const isAlone = noTricks === undefined || noTricks.length === points.length - 1;
  return points[side] === ALL_POINTS && isAlone;
}
