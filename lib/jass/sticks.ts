/**
 * What the stick games share: awards, cuts of cards, running totals and the tally. A stick is good,
 * a potato is bad, and one cancels the other. This file knows none of the games.
 */
import type { Draft, SeatsQuestion, SideQuestion } from './ask';
import type { Definition, Game, HandAt, HandDetails } from './definition';
import type { Outlook } from './explain';
import { ALL_POINTS } from './points';
import { askFigures, askSeats, askSide } from './questions';
import { best, ranking } from './ranking';
import { type Fault, faultAt } from './refusal';
import { dealSaid, enterSaid, figuresSaid, type Said, say, type Value } from './said';
import { firstMatch, type Rule } from './scoring-list';
import { stickSlate } from './slate';
import { type Seat, type StickRuleId, SUITS, type VariantId } from './words';

/** What the cases of a stick game look at: card points by seat, and the answers given. */
export type StickEntry = { readonly points: readonly number[]; readonly cut?: Seat | undefined };

/** Award of a hand by seat: so many sticks above 0, so many potatoes below. */
export type Award = readonly number[];

/** The names of some seats, as sentences have them. */
type Who = (seats: readonly Seat[]) => Value;

/** One reason of a hand, and the seats that it is about. */
export type Clause = { readonly why: Said; readonly seats: readonly Seat[] };

/**
 * A case of a stick game: beside the award, why it was so, for each group of seats that it is about.
 * Where a cut of cards decides within the case, `cut` says who draws and what became of the seat that
 * the entry names.
 */
export type StickRule<Case extends StickEntry> = Rule<StickRuleId, Case, Award> & {
  readonly why: (hand: Case, who: Who) => Clause[];
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

/** What a hand brought by seat. */
type Strokes = Pick<ScoredHand, 'sticks' | 'potatoes'>;

/** What one hand brought; a void hand brings nothing and does not count. */
export type StickHand = ScoredHand | { rule: 'void' };

/** The tally of what is counted in sticks and potatoes; lists are by seat. */
export type StickTally<Hand = StickHand> = {
  variant: VariantId;
  status: 'playing' | 'finished';
  hands: Hand[];
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

/** Why these seats got what they got: the text, filled in with their names and `values`. */
export const clause = (
  key: string,
  seats: readonly Seat[],
  who: Who,
  values: Said['values'] = {},
): Clause => ({ seats, why: say(`sticks.why.${key}`, { who: who(seats), ...values }) });

/** Who has most or least, one alone or several level. */
export function endClause(hand: StickEntry, end: 'most' | 'least', who: Who): Clause {
  const own = Math[end === 'most' ? 'max' : 'min'](...hand.points);
  const seats = seatsWhere(hand, (points) => points === own);
  const key = seats.length > 1 ? { most: 'tieMost', least: 'tieLeast' }[end] : end;
  return clause(key, seats, who, { points: own });
}

/** Who has gone too far. */
export function hundredClause(hand: StickEntry, who: Who): Clause {
  const seats = seatsWhere(hand, isHundred);
  const points = Math.max(...hand.points);
  return points > 100
    ? clause('overHundred', seats, who, { points })
    : clause('hundred', seats, who);
}

/** Those that tie, with what. */
export function tieClause(key: string, hand: StickEntry, who: Who): Clause {
  const tied = tiedSeats(hand);
  return clause(key, tied, who, { points: hand.points[tied[0] ?? 0] ?? 0 });
}

/** The seats that cut cards for this entry; empty where the case that fires needs no cut. */
function cutSeats<Case extends StickEntry>(list: readonly StickRule<Case>[], entry: Case): Seat[] {
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
export const addHand = (state: StickState, hand: Strokes): StickState => ({
  counted: state.counted + 1,
  sticks: state.sticks.map((sum, seat) => sum + (hand.sticks[seat] ?? 0)),
  potatoes: state.potatoes.map((sum, seat) => sum + (hand.potatoes[seat] ?? 0)),
});

/** What a hand that was scored brought, as words have it: "2 sticks", "a potato each", "nothing". */
function awardSaid(hand: Strokes, seats: readonly Seat[]): Said {
  const [seat = 0] = seats;
  const sticks = hand.sticks[seat] ?? 0;
  const potatoes = hand.potatoes[seat] ?? 0;
  if (sticks + potatoes === 0) return say('sticks.award.nothing');
  const each = seats.length > 1 ? 'Each' : '';
  return sticks > 0
    ? say(`sticks.award.sticks${each}`, { count: sticks })
    : say(`sticks.award.potatoes${each}`, { count: potatoes });
}

/** Those that are alike counted together, in the order in which they first come. */
function alike<T>(list: readonly T[]): { one: T; count: number }[] {
  const keys = list.map((one) => JSON.stringify(one));
  return list.flatMap((one, index) =>
    keys.indexOf(keys[index] ?? '') === index
      ? [{ one, count: keys.filter((key) => key === keys[index]).length }]
      : [],
  );
}

/** The net of a seat in a hand. */
const netOf = (hand: Strokes, seat: Seat) => (hand.sticks[seat] ?? 0) - (hand.potatoes[seat] ?? 0);

/** Seats that got something, those with the same together, best first. */
function groupByAward(hand: Strokes, seats: readonly Seat[]): Seat[][] {
  const nets = [...new Set(seats.map((seat) => netOf(hand, seat)))];
  return nets
    .filter((own) => own !== 0)
    .sort((a, b) => b - a)
    .map((own) => seats.filter((seat) => netOf(hand, seat) === own));
}

/** Who got what: "Anna 2 sticks." "Beat and Carla a potato each." Nobody is named who got nothing. */
const gotSaid = (hand: Strokes, seats: readonly Seat[], players: readonly string[]): Said[] =>
  groupByAward(hand, seats).map((own) =>
    say('sticks.got', {
      who: own.map((seat) => players[seat] ?? ''),
      award: awardSaid(hand, own),
    }),
  );

/** What a hand brought where nothing but the strokes was written, and what it adds to statistics. */
export const explainStrokes = (
  hand: Strokes,
  players: readonly string[],
): Pick<HandDetails, 'why' | 'figures'> => ({
  why: gotSaid(
    hand,
    players.map((_, seat) => seat),
    players,
  ),
  figures: {
    net: players.map((_, seat) => netOf(hand, seat)),
    sticks: hand.sticks,
    potatoes: hand.potatoes,
  },
});

/**
 * What a hand brought and why: "Carla took no trick: 2 potatoes. Anna and Beat a stick each." Whoever
 * gets nothing is named only where that is the point of the case. `match`: the seat that took every
 * trick, null for nobody; left out where tricks do not matter, as 157 points alone do not prove them.
 */
export function explainSticks<Case extends StickEntry>(
  list: readonly StickRule<Case>[],
  { entry, hand, match }: { entry: Case; hand: ScoredHand; match?: Seat | null },
  { table: { players } }: Pick<HandAt<unknown, unknown>, 'table'>,
): HandDetails {
  const who: Who = (seats) => seats.map((seat) => players[seat] ?? '');
  const clauses = firstMatch(list, entry).why(entry, who);
  const named = clauses.flatMap(({ seats }) => seats);
  const others = players.flatMap((_, seat) => (named.includes(seat) ? [] : [seat]));
  const isHeld = ({ seats }: Clause) =>
    hand.held?.some((pair) => pair.every((seat) => seats.includes(seat))) ?? false;
  const settled = alike(hand.settled ?? []);
  const got = (seat: Seat) => hand.settled?.filter(({ to }) => to === seat).length ?? 0;
  const bySeat = (of: (seat: Seat) => number) => players.map((_, seat) => of(seat));
  return {
    rule: hand.rule,
    points: entry.points,
    why: [
      ...clauses.map((one) =>
        isHeld(one)
          ? say('sticks.held', { why: one.why })
          : say('sticks.because', { why: one.why, award: awardSaid(hand, one.seats) }),
      ),
      ...gotSaid(hand, others, players),
      ...settled.map(({ one: { seats, to }, count }) =>
        say('sticks.settled', { count, who: who(seats), to: who([to]) }),
      ),
    ],
    figures: {
      net: bySeat((seat) => netOf(hand, seat) + got(seat)),
      sticks: bySeat((seat) => (hand.sticks[seat] ?? 0) + got(seat)),
      potatoes: hand.potatoes,
      cardPoints: entry.points,
      hundreds: entry.points.map((points) => (isHundred(points) ? 1 : 0)),
      ...(match !== undefined && { matches: bySeat((seat) => (seat === match ? 1 : 0)) }),
    },
  };
}

/** Sticks in abeyance, those between the same two in one sentence. */
export const heldSaid = (
  held: readonly (readonly [Seat, Seat])[],
  players: readonly string[],
): Said[] =>
  alike(held).map(({ one: [a, b], count }) =>
    say('sticks.heldNow', { count, one: players[a] ?? '', other: players[b] ?? '' }),
  );

/**
 * How everybody stands where the best net after a number of hands wins: who is further behind than
 * the hands left can bring is out. `swing`: the most by which one hand can bring two seats together.
 */
export function netOutlook(
  nets: readonly number[],
  { left, swing }: { left: number | null; swing: number },
): Outlook {
  const top = Math.max(...nets);
  return {
    sides: nets.map((net) => ({
      needs: null,
      most: null,
      chance: left !== null && top - net > left * swing ? 'out' : 'open',
      declares: null,
    })),
    canEnd: left === 1,
    notes: [],
  };
}

/** The nets of a stick game. */
export const netsOf = ({ sticks, potatoes }: StickState): number[] =>
  sticks.map((own, seat) => own - (potatoes[seat] ?? 0));

/** The tally from the totals; once finished, best net wins and equal bests win together. */
export function stickTally<Id extends VariantId, Hand>(
  variant: Id,
  game: Game<Hand, StickState, unknown>,
): StickTally<Hand> & { variant: Id } {
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

/** What a stick game asks about its cards: the points of every seat. */
export const askStickPoints = (draft: Draft, players: readonly string[]) =>
  askFigures(draft, {
    field: 'points',
    says: say('ask.points'),
    names: players,
    min: 0,
    max: ALL_POINTS,
    all: ALL_POINTS,
    cards: { trumps: [...SUITS, 'none'], isFullPack: true },
  });

/** Who drew the card that decides, where the case that fires needs a cut. */
export function askCut<Case extends StickEntry>(
  list: readonly StickRule<Case>[],
  { draft, entry, players }: { draft: Draft; entry: Case; players: readonly string[] },
): SideQuestion[] {
  const among = cutSeats(list, entry);
  if (among.length === 0) return [];
  const names = among.map((seat) => players[seat] ?? '');
  const says = say('sticks.cut', { names, tied: among.length });
  const label = say('sticks.cutKey');
  return [askSide(draft, { field: 'cut', says, label, names: players, among, place: 'after' })];
}

/** Who took no trick at all, of the seats without points. */
export function askNoTricks(
  draft: Draft,
  seats: readonly Seat[],
  players: readonly string[],
): SeatsQuestion {
  const [winner, ...others] = players.filter((_, seat) => !seats.includes(seat));
  return askSeats(draft, {
    field: 'noTricks',
    seats,
    names: players,
    says: (name) => say('sticks.tookTrick', { name }),
    label: say('sticks.tricksKey'),
    yes: say('sticks.noTrick'),
    no: say('sticks.worthless'),
    all:
      winner !== undefined && others.length === 0 ? say('sticks.tookAll', { name: winner }) : null,
  });
}

/**
 * A draft with other points than before: who was said to have taken no trick stays so only where
 * that seat had no points already; the others are asked.
 */
export function withTricksOf(before: Draft, draft: Draft): Draft {
  const { noTricks, points } = before;
  if (!Array.isArray(noTricks) || !noTricks.every((seat) => typeof seat === 'number')) return draft;
  if (!Array.isArray(points)) return draft;
  const answers = points.map((own, seat) => (own === 0 ? noTricks.includes(seat) : null));
  return { ...draft, noTricks: answers };
}

/** A hand in which nobody made trumps. */
export const voidDetails: HandDetails = {
  rule: 'void',
  points: null,
  why: [say('sticks.void')],
  figures: {},
};

/** The columns of statistics of a stick game. */
export const STICK_FIGURES = ['net', 'sticks', 'potatoes', 'cardPoints', 'hundreds'] as const;

/** The figures of a hand and who took no trick; where that is everybody but one, the match. */
function takenSaid(points: unknown, noTricks: unknown, players: readonly string[]): Said[] {
  const none: readonly unknown[] = Array.isArray(noTricks) ? noTricks : [];
  const others = players.filter((_, seat) => !none.includes(seat));
  const [name] = others;
  if (none.length > 0 && others.length === 1 && name !== undefined)
    return [say('board.log.matchOf', { name })];
  return [
    ...figuresSaid(points),
    ...(none.length > 0
      ? [say('board.log.noTrick', { names: players.filter((_, seat) => none.includes(seat)) })]
      : []),
  ];
}

/** What all stick games have in common. */
export const STICK_GAME = {
  slate: 'sticks',
  figure: 'net',
  better: () => 'most',
  signed: () => true,
  handSum: () => null,
  cards: ['suits', 'none'],
  tourneys: false,
  announces: () => false,
  bySeat: { lists: ['points'], seats: ['noTricks', 'cut'] },
  maker: () => null,
  rowsOf: () => [],
  areas: ['sticks'],
  counts: (hand: StickHand) => hand.rule !== 'void',
  nextSays: dealSaid,
  keySays: enterSaid,
  entrySays: ({ points, noTricks, cut, void: isVoid }: Draft, { table: { players } }) => [
    ...takenSaid(points, noTricks, players),
    ...(isVoid === true ? [say('board.log.noTrumps')] : []),
    ...(typeof cut === 'number' ? [say('board.log.cut', { name: players[cut] ?? '' })] : []),
  ],
} as const satisfies Partial<Definition<never, unknown, Draft, unknown, StickHand, unknown>>;
