/**
 * What the stick games share: awards, cuts of cards, running totals and the tally. A stick is good,
 * a potato is bad, and one cancels the other. This file knows none of the games.
 */
import { best, ranking } from './ranking';
import { type Fault, faultAt } from './refusal';
import { firstMatch, type Rule } from './scoring-list';
import { stickSlate } from './slate';
import type { Game } from './variant';
import type { Seat, StickRuleId, VariantId } from './words';

/** What the cases of a stick game look at: card points by seat, and the answers given. */
export type StickEntry = { readonly points: readonly number[]; readonly cut?: Seat | undefined };

/** Award of a hand by seat: so many sticks above 0, so many potatoes below. */
export type Award = readonly number[];

/**
 * A case of a stick game. Where a cut of cards decides within the case, `cut` says who draws and
 * what became of the seat that the entry names.
 */
export type StickRule<Case extends StickEntry> = Rule<StickRuleId, Case, Award> & {
  readonly cut?: { readonly among: (hand: Case) => Seat[]; readonly drew: 'lower' | 'highest' };
};

/** What one hand brought, from its own points. */
export type ScoredHand = {
  rule: StickRuleId;
  sticks: number[];
  potatoes: number[];
  /** Plus-Minus: the pairs of seats between which this hand holds a stick; never empty. */
  held?: [Seat, Seat][];
  /** Plus-Minus: sticks held before that this hand gives to one of the two; never empty. */
  settled?: { seats: [Seat, Seat]; to: Seat }[];
};

/** What one hand brought; a void hand brings nothing and does not count. */
export type StickHand = ScoredHand | { rule: 'void' };

/** The tally of a stick game; lists are by seat. */
export type StickTally = {
  variant: VariantId;
  status: 'playing' | 'finished';
  hands: StickHand[];
  totals: { sticks: number; potatoes: number; net: number }[];
  /** One character per place: `x` both, `|` stick, `o` potato. */
  slate: string[];
  /** Seats grouped by rank, best first. */
  ranking: Seat[][];
  winners: Seat[];
  /** Who deals next; null when finished. */
  dealer: Seat | null;
  /** Plus-Minus: pairs between which a stick is still held, oldest first; never empty. */
  held?: [Seat, Seat][];
};

/** Totals so far, by seat, and how many hands count. */
export type StickState = { counted: number; sticks: number[]; potatoes: number[] };

/** Seats whose points fulfil a condition, ascending. */
export function seatsWhere(
  { points }: StickEntry,
  condition: (points: number, seat: Seat) => boolean,
): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < points.length; seat += 1) {
    if (condition(points[seat] ?? 0, seat)) seats.push(seat);
  }
  return seats;
}

/** An award worked out seat by seat. */
export const award = ({ points }: StickEntry, net: (points: number, seat: Seat) => number): Award =>
  points.map(net);

/** Seats that have the same points as somebody else, ascending. */
export const tiedSeats = (hand: StickEntry): Seat[] =>
  seatsWhere(hand, (own) => hand.points.indexOf(own) !== hand.points.lastIndexOf(own));

/** From here up a hand has gone too far, in every stick game. */
export const isHundred = (points: number): boolean => points >= 100;

/** Whether a seat has 100 points or more. */
export function hasHundred({ points }: StickEntry): boolean {
  for (const own of points) if (isHundred(own)) return true;
  return false;
}

/** The seats that cut cards for this entry; empty where the case that fires needs no cut. */
export function cutSeats<Case extends StickEntry>(
  list: readonly StickRule<Case>[],
  entry: Case,
): Seat[] {
  return firstMatch(list, entry).cut?.among(entry) ?? [];
}

/** A cut that is due and not given, or given and not due, or of a seat that was not in it. */
export function cutFault<Case extends StickEntry>(
  list: readonly StickRule<Case>[],
  entry: Case,
  names: readonly string[],
): Fault | undefined {
  const cut = firstMatch(list, entry).cut;
  if (cut === undefined && entry.cut === undefined) return undefined;
  const among = cut?.among(entry) ?? [];
  const those = among.map((seat) => names[seat] ?? '');
  if (cut && entry.cut === undefined) {
    const key = cut.drew === 'lower' ? 'cutLower' : 'cutHighest';
    return faultAt('cut-missing', 'cut', key, { names: those });
  }
  if (entry.cut === undefined || among.includes(entry.cut)) return undefined;
  return cut
    ? faultAt('cut-wrong', 'cut', 'cutOther', { who: names[entry.cut] ?? '', names: those })
    : faultAt('cut-wrong', 'cut', 'cutIdle', {});
}

/** What a case that has happened brings, as sticks and potatoes. */
export function awardHand<Case extends StickEntry>(rule: StickRule<Case>, entry: Case): ScoredHand {
  const net = rule.award(entry);
  return {
    rule: rule.id,
    // Not by Math.max: the -0 within would make slow lists of floating-point numbers.
    sticks: net.map((own) => (own > 0 ? own : 0)),
    potatoes: net.map((own) => (own < 0 ? -own : 0)),
  };
}

/** What the first case that has happened brings. */
export const scoreHand = <Case extends StickEntry>(
  list: readonly StickRule<Case>[],
  entry: Case,
): ScoredHand => awardHand(firstMatch(list, entry), entry);

/** Nothing on the slate. */
export const startSticks = (players: number): StickState => ({
  counted: 0,
  sticks: Array<number>(players).fill(0),
  potatoes: Array<number>(players).fill(0),
});

/** The totals after a hand that counts. */
export const addHand = (state: StickState, hand: ScoredHand): StickState => ({
  counted: state.counted + 1,
  sticks: state.sticks.map((sum, seat) => sum + (hand.sticks[seat] ?? 0)),
  potatoes: state.potatoes.map((sum, seat) => sum + (hand.potatoes[seat] ?? 0)),
});

/** The tally from the totals; once finished, best net wins and equal bests win together. */
export function stickTally<Id extends VariantId>(
  variant: Id,
  game: Game<StickHand, StickState, unknown>,
): StickTally & { variant: Id } {
  const { hands, state, table, isFinished } = game;
  const totals = state.sticks.map((sticks, seat) => {
    const potatoes = state.potatoes[seat] ?? 0;
    return { sticks, potatoes, net: sticks - potatoes };
  });
  const nets = totals.map(({ net }) => net);
  const winners = isFinished ? best(nets) : [];
  return {
    variant,
    status: isFinished ? 'finished' : 'playing',
    hands,
    totals,
    slate: totals.map(({ sticks, potatoes }) => stickSlate(sticks, potatoes)),
    ranking: ranking(nets, winners),
    winners,
    dealer: isFinished ? null : (table.firstDealer + state.counted) % table.players.length,
  };
}
