/**
 * A league to try: made-up people of different strength who played Differenzler on every second Friday, and
 * tonight. The same seed makes the same league. Points are card points, 0 to 157. Pure.
 */
import { ALL_POINTS } from '../jass';
import type { CashRules } from './cash';
import { chance, shuffled } from './chance';
import { daysBefore } from './days';
import { drawRounds } from './draw-tables';
import type { Scheme } from './scheme';

/** A hand as it is entered: what everybody announced, and what they took. */
export type TrialHand = {
  readonly announced: readonly number[];
  readonly points: readonly number[];
};
/** Who sits where, as places in the list of people, and what was played there. */
export type TrialTable = {
  readonly round: number;
  readonly seats: readonly number[];
  /** Fewer than a game has while it is being played; none before it begins. */
  readonly hands: readonly TrialHand[];
};
export type TrialEvening = {
  /** As 2026-11-21. */
  readonly date: string;
  readonly present: readonly number[];
  readonly excused: readonly number[];
  /** Whose entry fee is in the till. */
  readonly paid: readonly number[];
  readonly tables: readonly TrialTable[];
  /** Only the totals are known, as they stand on paper. */
  readonly isOnPaper: boolean;
};
export type TrialLeague = {
  readonly people: readonly string[];
  /** In order, the last one tonight. */
  readonly evenings: readonly TrialEvening[];
};

export const TRIAL_VARIANT = 'differenzler';
/** So many hands has a game. */
export const TRIAL_HANDS = 12;
/** What counts: places of the evening, the best nine evenings of each. */
export const TRIAL_SCHEME = {
  measure: 'rank-points',
  rankedBy: 'difference',
  rankPoints: [30, 26, 23, 21, 19, 17, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  keep: { kind: 'best', count: 9 },
  minimum: { games: 0, evenings: 3 },
  tieBreaks: ['best-evening', 'wins'],
} as const satisfies Partial<Scheme>;

/** What an evening costs, in Rappen: a part of it is the season's jackpot. */
export const TRIAL_CASH = {
  fee: 500,
  feeToPot: 200,
  shares: [50, 30, 20],
} as const satisfies Partial<CashRules>;

// Common in the country, in an order of their own, so that nobody in particular is meant.
const GIVEN = [
  'Annemarie',
  'Beat',
  'Claudia',
  'Dani',
  'Esther',
  'Fritz',
  'Gabi',
  'Hansruedi',
  'Irene',
  'Jörg',
  'Köbi',
  'Luzia',
  'Margrit',
  'Nik',
  'Otti',
  'Peter',
  'Regula',
  'Sepp',
  'Trudi',
  'Urs',
  'Vreni',
  'Werni',
] as const;
const FAMILY = [
  'Bühler',
  'Zurbriggen',
  'Frei',
  'Hofer',
  'Gerber',
  'Iseli',
  'Lüthi',
  'Eggimann',
  'Kaufmann',
  'Steiner',
  'Amstutz',
  'Caduff',
  'Wyss',
  'Brunner',
  'Schmid',
  'Moser',
  'Ammann',
  'Inderbitzin',
  'Amrein',
  'Christen',
  'Keller',
  'Grossenbacher',
] as const;
const PEOPLE = GIVEN.map((given, i) => `${given} ${FAMILY[i]}`);

const EVENINGS = 12;
const EVERY_DAYS = 14;
const ROUNDS = 2;
/** Of so many evenings only totals are known, the first ones: hands are most of the work of making a league. */
const ON_PAPER = 4;
/** At the first table tonight so many hands are written. */
const WRITTEN = 7;
/** So many have not paid tonight. */
const UNPAID = 2;
const COMES = 0.88;
const SAYS_SO = 0.6;
const NEVER_MET = () => ({ together: 0, partners: 0 });

/**
 * @param seed any text
 * @param today the day of the evening that is on, as 2026-11-21
 */
export function trialLeague(seed: string, today: string): TrialLeague {
  const random = chance(`trial ${seed}`);
  // By how many points somebody misses what they announce, give or take.
  const misses = shuffled(
    PEOPLE.map((_, i) => 10 + (6 * i) / (PEOPLE.length - 1)),
    random,
  );
  const hand = (seats: readonly number[]): TrialHand => {
    const points = dealt(seats.length, random);
    const announced = points.map((own, seat) => {
      const miss = (random() + random() + random() - 1.5) * 2 * (misses[seats[seat] ?? 0] ?? 0);
      return Math.min(ALL_POINTS, Math.max(0, Math.round(own + miss)));
    });
    return { announced, points };
  };
  const evening = (before: number): TrialEvening => {
    const isTonight = before === 0;
    const all = [...PEOPLE.keys()];
    const present = all.filter(() => random() < COMES);
    const away = all.filter((one) => !present.includes(one));
    // As the product draws them: nobody meets the same people twice on one evening.
    const draws = drawRounds({
      present: present.map(String),
      variants: [TRIAL_VARIANT],
      ...{ season: NEVER_MET, tonight: NEVER_MET, playedTonight: new Map() },
      ...{ rounds: ROUNDS, seed: random() },
    });
    const tables = draws.flatMap((draw, round) =>
      draw.tables.map((drawn, table): TrialTable => {
        const seats = drawn.seats.map(Number);
        const written = isTonight ? (round + table === 0 ? WRITTEN : 0) : TRIAL_HANDS;
        const hands = Array.from({ length: written }, () => hand(seats));
        return { round: round + 1, seats, hands };
      }),
    );
    return {
      date: daysBefore(today, before * EVERY_DAYS),
      present,
      excused: away.filter(() => random() < SAYS_SO),
      paid: isTonight ? shuffled(present, random).slice(UNPAID) : present,
      tables,
      isOnPaper: EVENINGS - before < ON_PAPER,
    };
  };
  return {
    people: PEOPLE,
    evenings: Array.from({ length: EVENINGS + 1 }, (_, i) => evening(EVENINGS - i)),
  };
}

/** What everybody takes of a hand: the cards fall unevenly, and nobody takes one point. */
function dealt(players: number, random: () => number): readonly number[] {
  const weights = Array.from({ length: players }, () => -Math.log(1 - random()));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const points = weights.slice(1).map((weight) => Math.round((ALL_POINTS * weight) / all));
  const first = ALL_POINTS - points.reduce((sum, own) => sum + own, 0);
  const dealtOut = [first, ...points];
  return first < 0 || dealtOut.includes(1) ? dealt(players, random) : dealtOut;
}
