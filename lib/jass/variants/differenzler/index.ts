/**
 * Differenzler: three or four players, each for himself; whoever comes closest to the card points
 * announced before play loses least. Announcements and points 0 to 157, stakes in Rappen.
 *
 * Source: the Game of Differenzler sheet; scoring.md, `differenzler`. Announcements need not add
 * up; one of 1 or 156 is allowed although no hand can bring it. With the option `exact`, as in the
 * Swiss championship, points that are what was announced take something off the total; for an
 * announced 0 only a trick worth nothing earns that, so that the entry must say who took none.
 */

import type { Asked, Draft, Question } from '../../ask';
import type { Game, HandAt, HandDetails, Position, Table } from '../../definition';
import type { Outlook } from '../../explain';
import { choice, figure } from '../../options';
import { ALL_POINTS, pointsFault, pointsList } from '../../points';
import { askPoints, pointsOf, seatsWithYes, withAnswer } from '../../questions';
import { best, ranking } from '../../ranking';
import { type Fault, faultAt, part } from '../../refusal';
import { figuresSaid, type Said, say } from '../../said';
import {
  either,
  fields,
  forPlayers,
  numberList,
  oneOf,
  positiveMultipleOf,
  type Schema,
  seatList,
  wholeNumber,
} from '../../schema';
import { askNoTricks, withTricksOf } from '../../sticks';
import { defineVariant } from '../../variant';
import { eachSeat, type Seat, SUITS } from '../../words';
import * as z from '../../zod';

/** The most a point can cost, in Rappen: far above any table's, and every sum stays exact. */
const MAX_STAKE_RAPPEN = 1_000_000;
/** The most that can be taken off for an exact hit, likewise. */
const MAX_EXACT = 1_000_000;

const Options = fields({
  /** A multiple of the number of players, so that everybody deals equally often. */
  hands: z._default(positiveMultipleOf(1), 12),
  /** Rappen per point of difference; left out where nothing is paid. */
  stake: z.optional(wholeNumber(0, MAX_STAKE_RAPPEN)),
  /** What is taken off for points that are what was announced. */
  exact: z._default(wholeNumber(0, MAX_EXACT), 0),
  announcements: z._default(oneOf(['open', 'hidden']), 'open'),
});
type Options = z.infer<typeof Options>;

/** What was announced; and, once the hand is played, what everybody took. */
type Entry = {
  announced: readonly number[];
  points?: readonly number[] | undefined;
  noTricks?: readonly Seat[] | undefined;
};

const Entry = (players: number): Schema<Entry> => {
  const announced = numberList(players, 0, ALL_POINTS);
  return either(
    (entry) => typeof entry === 'object' && entry !== null && 'points' in entry,
    fields({ announced, points: pointsList(players), noTricks: z.optional(seatList(players)) }),
    fields({ announced }),
  );
};

/** Totals by seat, and how many hands count: those that have been played to the end. */
type State = { counted: number; differences: readonly number[] };

type At = HandAt<Options, State>;

/** What one hand cost by seat, below 0 for an exact hit that earns something; without `difference` while it is being played. */
type DifferenzlerHand = { difference?: number[] };

/** The tally of a Differenzler; lists are by seat. */
type DifferenzlerTally = {
  variant: 'differenzler';
  status: 'playing' | 'finished';
  hands: DifferenzlerHand[];
  totals: { difference: number }[];
  /** Seats grouped by rank, the lowest total first. */
  ranking: Seat[][];
  winners: Seat[];
  /** Who deals next, or who dealt the hand being played; null when finished. */
  dealer: Seat | null;
  /** Rappen that each receives (below 0: pays), zero in all; finished games with a stake only. */
  settlement?: number[];
};

function misfit({ options, players }: Table<Options>): Fault | undefined {
  if (options.hands % players.length === 0) return undefined;
  const what = part('multiple', { step: players.length });
  const says = { where: 'options.hands', what, got: options.hands };
  return faultAt('record-invalid', 'options.hands', 'expected', says);
}

function fault(
  { announced, points, noTricks }: Entry,
  { table, isLast }: Position<Options, State>,
): Fault | undefined {
  if (!points) {
    if (isLast) return undefined;
    return faultAt('announcement-missing', 'points', 'announcedOnly', {});
  }
  const { players, options } = table;
  const wrong = pointsFault(points, players);
  if (wrong) return wrong;
  const unclear = points.findIndex((own, seat) => own === 0 && announced[seat] === 0);
  if (options.exact > 0 && unclear >= 0 && !noTricks) {
    return faultAt('tricks-unknown', 'noTricks', 'tricksUnknown', { who: players[unclear] ?? '' });
  }
  const scorer = noTricks?.find((seat) => points[seat] !== 0);
  if (scorer === undefined) return undefined;
  const who = { who: players[scorer] ?? '', points: points[scorer] ?? 0 };
  return faultAt('no-tricks-with-points', 'noTricks', 'tricksWithPoints', who);
}

function play({ announced, points, noTricks }: Entry, state: State, { options }: Table<Options>) {
  if (!points) return { hand: {}, state };
  const difference = points.map((own, seat) => {
    if (own !== announced[seat]) return Math.abs(own - (announced[seat] ?? 0));
    const isEarned = own > 0 || !noTricks?.includes(seat);
    return isEarned ? 0 - options.exact : 0;
  });
  const differences = state.differences.map((total, seat) => total + (difference[seat] ?? 0));
  return { hand: { difference }, state: { counted: state.counted + 1, differences } };
}

/**
 * What each seat receives in Rappen, below 0 where it pays: mean less own total, times the stake.
 * Shares are rounded down, and the coins left over go one each to the largest fractions, to the
 * lower seat where they are equal. They always are: shares differ by whole Rappen.
 */
export function settle(totals: readonly number[], stakeRappen: number): number[] {
  const sum = totals.reduce((all, own) => all + own, 0);
  const whole = Math.floor(sum / totals.length);
  // Totals can be below 0, where `%` would be too; this part of the sum never is.
  const rest = (sum - whole * totals.length) * stakeRappen;
  const meanDown = whole * stakeRappen + Math.floor(rest / totals.length);
  const left = rest % totals.length;
  return totals.map((own, seat) => meanDown - own * stakeRappen + (seat < left ? 1 : 0));
}

function tally({ hands, state, table, isFinished }: Game<DifferenzlerHand, State, Options>) {
  const { differences, counted } = state;
  const scores = differences.map((total) => -total);
  const winners = isFinished ? best(scores) : [];
  const { stake } = table.options;
  const value: DifferenzlerTally = {
    variant: 'differenzler',
    status: isFinished ? 'finished' : 'playing',
    hands,
    totals: differences.map((difference) => ({ difference })),
    ranking: ranking(scores, winners),
    winners,
    dealer: isFinished ? null : (table.firstDealer + counted) % table.players.length,
  };
  return isFinished && stake !== undefined
    ? { ...value, settlement: settle(differences, stake) }
    : value;
}

/** Why a seat got the difference it got: "Anna said 60 and took 57: 3." */
function seatSaid(name: string, hand: { said: number; took: number; difference: number }): Said {
  const { said, took, difference } = hand;
  if (said !== took) return say('differenzler.taken', { name, said, took, off: difference });
  return difference < 0
    ? say('differenzler.earned', { name, said, off: -difference })
    : say('differenzler.exactly', { name, said });
}

/** How far the announcements are from all the points. */
function togetherSaid(announced: readonly number[]): Said {
  const sum = announced.reduce((all, own) => all + own, 0);
  const off = Math.abs(sum - ALL_POINTS);
  if (off === 0) return say('differenzler.together.exactly', { sum });
  return say(`differenzler.together.${sum < ALL_POINTS ? 'less' : 'more'}`, { sum, off });
}

/** Who said what, while the hand is played. */
const announcedSaid = (players: readonly string[], announced: readonly number[]): Said =>
  say('differenzler.said', {
    list: players.map((name, seat) =>
      say(seat === 0 ? 'differenzler.saidFirst' : 'differenzler.saidNext', {
        name,
        points: announced[seat] ?? 0,
      }),
    ),
  });

function explain(entry: Entry, { difference }: DifferenzlerHand, { table }: At): HandDetails {
  const { announced, points } = entry;
  const { players } = table;
  if (!points || !difference) {
    const why = [announcedSaid(players, announced), togetherSaid(announced)];
    return { rule: null, points: null, announced, why, figures: {} };
  }
  return {
    rule: null,
    points,
    announced,
    why: players.map((name, seat) =>
      seatSaid(name, {
        said: announced[seat] ?? 0,
        took: points[seat] ?? 0,
        difference: difference[seat] ?? 0,
      }),
    ),
    figures: {
      difference,
      exact: points.map((own, seat) => (own === announced[seat] ? 1 : 0)),
      cardPoints: points,
    },
  };
}

/** Who is further behind than the hands left can bring is out. */
function outlook({ state: { differences }, counted, table: { options } }: At): Outlook {
  const left = options.hands - counted;
  const least = Math.min(...differences);
  const swing = ALL_POINTS + options.exact;
  return {
    sides: differences.map((own) => ({
      needs: null,
      most: null,
      chance: own - least > left * swing ? 'out' : 'open',
      declares: null,
    })),
    canEnd: left === 1,
    notes: [],
  };
}

/** What everybody announces, beginning at the dealer's right. */
const askAnnounced = (
  draft: Draft,
  { table: { players }, dealer }: { table: { players: readonly string[] }; dealer: Seat },
) =>
  askPoints(draft, players, {
    field: 'announced',
    says: say('differenzler.ask.announced'),
    label: say('differenzler.keys.announced'),
    all: null,
    first: (dealer + 1) % players.length,
  });

/** Announcements; then what everybody took; who took no trick. */
function ask(draft: Draft, { table: { players, options }, dealer }: At): Asked<Entry> {
  const announcing = askAnnounced(draft, { table: { players }, dealer });
  const figures = askPoints(draft, players, {
    label: say('differenzler.keys.points'),
    cards: { trumps: [...SUITS, 'none'], isFullPack: true },
  });
  const announced = pointsOf(announcing);
  const isAnnounced = !Array.isArray(draft.points) || draft.points.every((own) => own === null);
  const questions: Question[] = [announcing, isAnnounced ? { ...figures, state: 'open' } : figures];
  // The points come when the hand is played; until somebody types one it is kept as announced.
  if (!announced || isAnnounced) return { questions, entry: announced && { announced } };
  const points = pointsOf(figures);
  if (!points || pointsFault(points, [])) {
    return { questions, entry: points && { announced, points } };
  }
  const zeros = points.flatMap((own, seat) => (own === 0 && announced[seat] === 0 ? [seat] : []));
  const isAsked = options.exact > 0 && zeros.length > 0;
  if (!isAsked) return { questions, entry: { announced, points } };
  const tricks = askNoTricks(draft, zeros, players);
  return {
    questions: [...questions, tricks],
    entry: tricks.state === 'due' ? null : { announced, points, noTricks: seatsWithYes(tricks) },
  };
}

/** Other points: who took no trick is asked anew. */
const answer = (draft: Draft, field: string, value: unknown): Draft => {
  const next = withAnswer(draft, field, value);
  if (field === 'announced') return withAnswer(next, 'noTricks', undefined);
  return field === 'points' ? withTricksOf(draft, next) : next;
};

/** Differenzler, the game for three or four in which everybody announces what they will take. */
export const differenzler = defineVariant({
  id: 'differenzler',
  players: [3, 4],
  options: Options,
  optionFields: {
    hands: figure(1, { multipleOf: 'players', start: 12 }),
    stake: figure(0, { max: MAX_STAKE_RAPPEN, step: 5, without: 'left-out', start: 10 }),
    exact: figure(0, { max: MAX_EXACT, step: 5 }),
    announcements: choice('open', 'hidden'),
  },
  agreed: {},
  presets: [{ id: 'championship', options: { exact: 10 } }],
  entry: forPlayers(Entry),
  example: {
    options: { hands: 3, stake: 5 },
    players: ['Anna', 'Beat', 'Carla'],
    hands: [
      { announced: [60, 50, 30], points: [57, 48, 52] },
      { announced: [20, 80, 40], points: [20, 95, 42] },
      { announced: [70, 0, 60] },
    ],
  },
  slate: 'differences',
  figure: 'difference',
  better: () => 'least',
  signed: ({ exact }) => exact > 0,
  handSum: () => null,
  figures: ['difference', 'exact', 'cardPoints'],
  cards: ['suits'],
  sources: ['differenzler'],
  tourneys: false,
  announces: ({ announcements }) => announcements,
  bySeat: { lists: ['announced', 'points'], seats: ['noTricks'] },
  maker: () => null,
  gameLength: ({ hands }) => ({ kind: 'hands', hands }),
  sides: (_, players) => eachSeat(players),
  rules: () => [],
  rowsOf: () => [],
  areas: ['sticks'],
  misfit,
  fault,
  start: ({ players }): State => ({
    counted: 0,
    differences: Array<number>(players.length).fill(0),
  }),
  play,
  isFinished: ({ counted }, { options }) => counted >= options.hands,
  tally,
  counts: ({ difference }) => (difference ? true : 'open'),
  totals: ({ differences }) => differences,
  explain,
  outlook,
  // What was written after the last hand that counts has been announced only.
  nextSays: ({ dealer, index, counted, table: { players } }) =>
    index > counted
      ? say('differenzler.playing', { dealer: players[dealer] ?? '' })
      : say('differenzler.announcer', {
          dealer: players[dealer] ?? '',
          first: players[(dealer + 1) % players.length] ?? '',
        }),
  ask,
  answer,
  keySays: (draft, at) =>
    askAnnounced(draft, at).state === 'answered'
      ? say('board.keys.enterPoints')
      : say('board.keys.announce'),
  entrySays: ({ announced, points }) =>
    points ? figuresSaid(points) : [say('board.log.announced', { figures: announced.join('–') })],
});
