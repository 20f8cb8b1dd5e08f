/**
 * A hand that counts as Schieber does, for who explains it and for who asks about it. What it scores
 * stands in `schieber-family.ts`; here are its parts, its reasons and its questions.
 */
import type { Asked, Draft, Question } from './ask';
import { CARDS, type Card, turnedTrump } from './cards';
import type { HandAt, HandDetails } from './definition';
import { type Outlook, type SideOutlook, type Sum, sumOf, type Term } from './explain';
import { ALL_POINTS } from './points';
import {
  ALL_TRICKS,
  askFigures,
  askMelds,
  askRaised,
  askSide,
  askTrump,
  askYesNo,
  meldsIn,
  oneOfThese,
  pointsOf,
  UNSAID,
  wholeIn,
  withAnswer,
} from './questions';
import { dealSaid, figuresSaid, type Said, say, sumsSaid } from './said';
import type { Counting, FamilyEntry, FamilyHand, Goal } from './schieber-family';
import { STOECK } from './taken';
import { isCounting, meldWorth, wiesPoints } from './wies';
import { MELD_IDS, type MeldId, type Seat, type Side, SUITS, TRUMPS, type Trump } from './words';

/** How many people a side is, as verbs ask. */
const headcount = ({ seats }: Pick<Rules, 'seats'>, side: Side): number => seats[side]?.length ?? 1;

/** What a side brought in with a hand, and what was written for it. */
function partsOf(
  hand: { points: readonly number[]; match?: Side | undefined } & Pick<
    FamilyHand,
    'wies' | 'stoeck'
  >,
  { matchBonus }: { matchBonus: number },
  times: number,
): Sum[] {
  return hand.points.map((points, side) => {
    const terms: Term[] = [{ kind: 'points', value: points }];
    const add = (kind: Term['kind'], value: number, melds?: readonly MeldId[]) => {
      if (value > 0) terms.push({ kind, value, ...(melds && { melds }) });
    };
    const melds = hand.wies?.[side] ?? [];
    add('match', hand.match === side ? matchBonus : 0);
    add('wies', wiesPoints(melds), melds);
    add('stoeck', hand.stoeck === side ? STOECK : 0);
    return sumOf(terms, times);
  });
}

/** What a table of the family plays by. */
export type Rules = {
  readonly counting: Counting;
  readonly goal: Goal;
  readonly isFullPack: boolean;
  /** A card turned up makes trumps. */
  readonly turned: boolean;
  /** Whether an entry can say that a side declares; it is asked only where that is how one wins. */
  readonly hasDeclared: boolean;
  readonly seats: readonly (readonly Seat[])[];
};

type At = Omit<HandAt<unknown, { totals: readonly number[]; won: Side | null }>, 'table'> & {
  readonly table: { readonly players: readonly string[] };
};

/** Why a hand was worth what it was, and what it was made of. `trump` as the hand has it. */
export function explainFamily(
  entry: FamilyEntry,
  trump: Trump | null,
  rules: Rules,
  at: At & { readonly after: { totals: readonly number[]; won: Side | null } },
): HandDetails {
  const { sides, after } = at;
  const said = (key: string, side: Side) =>
    say(key, { who: sides[side] ?? '', n: headcount(rules, side) });
  const declared = entry.declared === undefined ? [] : [said('schieber.declares', entry.declared)];
  if (!('points' in entry) || trump === null) {
    // Declared between two hands: nobody dealt for it.
    return { rule: null, dealer: null, maker: null, points: null, why: declared, figures: {} };
  }
  const times = rules.counting.multipliers[trump];
  const parts = partsOf(entry, rules.counting, times);
  const { goal } = rules;
  const there =
    'targets' in goal
      ? after.totals.filter((total, side) => total >= (goal.targets[side] ?? 0)).length
      : 0;
  // Only in the hand that decided it, and only where it was not plain.
  const isRace = after.won !== null && after.won === entry.first && there > 1;
  const { maker } = at;
  const partner = rules.seats
    .find((own) => maker !== null && own.includes(maker))
    ?.find((seat) => seat !== maker);
  return {
    rule: null,
    points: entry.points,
    trump,
    turned: 'turned' in entry ? entry.turned : null,
    maker: maker !== null && entry.pushed ? (partner ?? maker) : maker,
    parts,
    why: [
      say(entry.pushed ? 'schieber.pushedHead' : 'schieber.head', { trump: { trump, times } }),
      sumsSaid(sides, parts),
      ...declared,
      ...(isRace && after.won !== null ? [said('schieber.wasFirst', after.won)] : []),
    ],
    figures: {
      points: parts.map(({ total }) => total),
      cardPoints: entry.points,
      matches: entry.points.map((_, side) => (side === entry.match ? 1 : 0)),
    },
  };
}

/** More than the melds of one side can ever be worth. */
const MOST_WIES = 700;

const isSuit = (trump: Trump): boolean => SUITS.some((suit) => suit === trump);

/** The most that a side can write for one hand with so much besides, under any trump or this one. */
function mostOfHand(
  { multipliers, stoeck }: Counting,
  { besides, trump }: { besides: number; trump?: Trump },
): number {
  const worths = (trump ? [trump] : TRUMPS).map(
    (one) => (ALL_POINTS + besides + (stoeck && isSuit(one) ? STOECK : 0)) * multipliers[one],
  );
  return Math.max(...worths);
}

/** How the sides stand: what they need, who can still be caught, who may declare. */
export function familyOutlook(rules: Rules, { state, counted, sides }: At): Outlook {
  const { goal, counting } = rules;
  const { totals } = state;
  const most = mostOfHand(counting, {
    besides: counting.matchBonus + (counting.wies ? MOST_WIES : 0),
  });
  if ('hands' in goal) {
    const left = goal.hands - counted;
    const top = Math.max(...totals);
    return {
      sides: totals.map((own) => ({
        needs: null,
        most: null,
        chance: top - own > left * most ? 'out' : 'open',
        declares: null,
      })),
      canEnd: left === 1,
      notes: [],
    };
  }
  const missing = totals.map((own, side) => Math.max(0, (goal.targets[side] ?? 0) - own));
  const declares = (needs: number): SideOutlook['declares'] => {
    if (goal.win !== 'declared') return null;
    if (needs === 0) return 'now';
    // A match comes with the last trick, when there is no middle of a hand left to declare in.
    return needs <= mostOfHand(counting, { besides: 0 }) ? 'next-hand' : null;
  };
  const isRace = new Set(goal.targets).size > 1;
  const [soloist = '', others = ''] = sides;
  const [first = 0, second = 0] = goal.targets;
  return {
    sides: missing.map((needs) => ({
      needs,
      most: null,
      chance: 'open',
      declares: declares(needs),
    })),
    canEnd: missing.some((needs) => needs <= most),
    isNear: missing.some(
      (needs) => needs <= mostOfHand(counting, { besides: counting.matchBonus }),
    ),
    notes: isRace ? [say('schieber.race', { soloist, others, first, second })] : [],
  };
}

/** Who deals, and who makes trumps where the rules say it. */
export function familySays(at: At): Said {
  const { dealer, maker } = at;
  const { players } = at.table;
  if (maker === null) return dealSaid(at);
  if (maker === dealer) return say('schieber.dealsAndTrumps', { dealer: players[dealer] ?? '' });
  return say('schieber.trumps', { dealer: players[dealer] ?? '', maker: players[maker] ?? '' });
}

/** What each meld is worth under these trumps; those that do not count are left out. */
const worthUnder = (trump: Trump): Partial<Record<MeldId, number>> =>
  Object.fromEntries(
    MELD_IDS.filter((id) => isCounting(id, trump)).map((id) => [id, meldWorth(id)]),
  );

/** What can come with the points wherever sides play for points: the match, melds and stöck. */
export function askTaken(
  draft: Draft,
  {
    trump,
    counting,
    sides,
    seats,
    leads,
    points,
  }: {
    trump: Trump;
    counting: { wies: boolean; stoeck: boolean };
    sides: readonly string[];
    seats: readonly (readonly Seat[])[];
    leads: Seat;
    points: readonly number[] | null;
  },
): {
  questions: Question[];
  fields: { match?: Side; wies?: readonly (readonly MeldId[])[]; stoeck?: Side };
  isDue: boolean;
} {
  const all = points?.indexOf(ALL_POINTS) ?? -1;
  const asksMatch = { field: 'match', label: say('schieber.key.match') };
  // Who has all the points is asked at once whether it took all the tricks too.
  const match =
    all >= 0
      ? askRaised(
          { match: draft.match === all || draft.match },
          {
            ...asksMatch,
            says: say('schieber.ask.matchToo', { who: sides[all] ?? '' }),
            answers: ALL_TRICKS,
          },
        )
      : askSide(draft, {
          ...asksMatch,
          place: 'beside',
          says: say('schieber.ask.match'),
          names: sides,
          nobody: true,
        });
  const matchOf = match.kind === 'side' ? match.value : match.value ? all : null;
  const wies = counting.wies
    ? [
        askMelds(draft, {
          field: 'wies',
          says: say('schieber.ask.wies'),
          label: say('schieber.key.wies'),
          names: sides,
          worth: worthUnder(trump),
          onlyOne: true,
          judged: { trump, sides: seats, leads, stoeck: counting.stoeck && isSuit(trump) },
        }),
      ]
    : [];
  const stoeck =
    counting.stoeck && isSuit(trump)
      ? [
          askSide(draft, {
            field: 'stoeck',
            place: 'beside',
            says: say('schieber.ask.stoeck'),
            label: say('schieber.key.stoeck'),
            names: sides,
            nobody: true,
          }),
        ]
      : [];
  const [melds] = wies;
  const [shown] = stoeck;
  return {
    questions: [match, ...wies, ...stoeck],
    isDue: match.state === 'due',
    fields: {
      ...(matchOf !== null && { match: matchOf }),
      ...(melds?.state === 'answered' && { wies: melds.values }),
      ...(shown?.value !== undefined && shown.value !== null && { stoeck: shown.value }),
    },
  };
}

/** Which sides have what they need with these totals. */
const thereWith = (totals: readonly number[], goal: Goal): Side[] =>
  'targets' in goal
    ? totals.flatMap((own, side) => (own >= (goal.targets[side] ?? 0) ? [side] : []))
    : [];

/** What is trumps, the points, what came with them; who declares, and who was first. */
export function askFamily(
  draft: Draft,
  rules: Rules,
  at: At & { readonly isRace: (entry: FamilyHand) => boolean },
): Asked<FamilyEntry> {
  const { counting, goal, isFullPack, turned, hasDeclared, seats } = rules;
  const { sides, dealer, table } = at;
  const canDeclare = hasDeclared && 'win' in goal;
  const declared = canDeclare ? wholeIn(draft.declared, 0, sides.length - 1) : null;
  const asksDeclared = (among: readonly Side[]) =>
    askSide(draft, {
      field: 'declared',
      place: 'beside',
      says: say('schieber.ask.declare'),
      label: say('schieber.key.declare'),
      names: sides,
      among,
      nobody: true,
    });
  // Between two hands a side declares and nothing else is written.
  if (declared !== null && Object.keys(draft).length === 1) {
    return { questions: [asksDeclared([declared])], entry: { declared } };
  }
  const trumps = askTrump(draft, {
    turned,
    times: counting.multipliers,
    says: say(turned ? 'schieber.ask.turnedFirst' : 'schieber.ask.trumps'),
  });
  const trump = trumps.value;
  const isWhole = isFullPack && declared === null;
  const figures = askFigures(draft, {
    field: 'points',
    says:
      declared === null
        ? say(isFullPack ? 'ask.points' : 'schieber.ask.pointsPile')
        : say('schieber.declaredHere', {
            name: sides[declared] ?? '',
            n: headcount(rules, declared),
          }),
    names: sides,
    min: 0,
    max: ALL_POINTS,
    all: isWhole ? ALL_POINTS : null,
    atMost: ALL_POINTS,
    cards: trump && { trumps: [trump], isFullPack: isWhole },
  });
  if (trump === null) {
    const stands =
      declared === null
        ? []
        : [
            say('schieber.declares', {
              who: sides[declared] ?? '',
              n: headcount(rules, declared),
            }),
          ];
    return { questions: [trumps, figures], entry: null, stands };
  }
  const points = pointsOf(figures);
  const taken = askTaken(draft, {
    trump,
    counting,
    sides,
    seats,
    leads: (dealer + 1) % table.players.length,
    points,
  });
  const outlook = familyOutlook(rules, at);
  // Only a partner can be pushed to.
  const hasPartner = seats.every((own) => own.length > 1);
  // A match comes with the last trick; who has one may still declare in the same breath.
  const most = (side: Side) =>
    mostOfHand(counting, {
      besides:
        wiesPoints(taken.fields.wies?.[side] ?? []) +
        (taken.fields.match === side ? counting.matchBonus : 0),
      trump,
    });
  const inReach = canDeclare
    ? sides.flatMap((_, side) =>
        side === declared || (outlook.sides[side]?.needs ?? 0) <= most(side) ? [side] : [],
      )
    : [];
  const questions: Question[] = [
    trumps,
    figures,
    ...taken.questions,
    ...(hasPartner ? [askYesNo(draft, { field: 'pushed', says: say('schieber.key.pushed') })] : []),
    ...(inReach.length > 0 ? [asksDeclared(inReach)] : []),
  ];
  if (!points || taken.isDue) return { questions, entry: null };
  const hand: FamilyHand = {
    ...(trumps.card ? { turned: trumps.card } : { trump }),
    points,
    ...taken.fields,
    ...(hasPartner && draft.pushed === true && { pushed: true }),
    ...(declared !== null && { declared }),
  };
  const brings = partsOf(hand, counting, counting.multipliers[trump]).map(({ total }) => total);
  const among = thereWith(
    brings.map((own, side) => (at.state.totals[side] ?? 0) + own),
    goal,
  );
  const isEarly = declared !== null && !among.includes(declared);
  if (!at.isRace(hand)) return { questions, entry: hand, ...(isEarly && { soFar: brings }) };
  const first = askSide(draft, {
    field: 'first',
    place: 'after',
    says: say('schieber.raceQuestion', { names: among.map((side) => sides[side] ?? '') }),
    label: say('schieber.raceKey'),
    names: sides,
    among,
  });
  const all = [...questions, first];
  return { questions: all, entry: first.value === null ? null : { ...hand, first: first.value } };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const sumsTo = (list: readonly unknown[], all: number) =>
  list.every((own) => typeof own === 'number') &&
  list.reduce<number>((sum, own) => sum + Number(own), 0) === all;

/** Of two figures that made all the points, the one that was not touched follows again. */
function followed(before: unknown, now: unknown): unknown {
  const [old, next] = [listOf(before), listOf(now)];
  const changed = next.flatMap((own, index) => (own === old[index] ? [] : [index]));
  const [at] = changed;
  const isPair = next.length === 2 && old.length === 2 && sumsTo(old, ALL_POINTS);
  if (!isPair || at === undefined || changed.length > 1 || next[at] === null) return now;
  return next.map((own, index) => (index === at ? own : null));
}

/** The side that has all the points of a draft, whatever follows from the others; else undefined. */
function sideWithAll(draft: Draft, sides: number, isWhole: boolean): Side | undefined {
  const figures = askFigures(draft, {
    field: 'points',
    says: say('ask.points'),
    names: Array.from({ length: sides }, () => ''),
    min: 0,
    max: ALL_POINTS,
    all: isWhole ? ALL_POINTS : null,
  });
  const all = pointsOf(figures)?.indexOf(ALL_POINTS) ?? -1;
  return all < 0 ? undefined : all;
}

/** What stays of melds and stöck when something else is trumps. */
function withTrump(draft: Draft, trump: Trump | null): Draft {
  const counts = trump === null ? [] : MELD_IDS.filter((id) => isCounting(id, trump));
  const wies = draft.wies && meldsIn(draft.wies, listOf(draft.wies).length, counts);
  const next = trump && isSuit(trump) ? draft : withAnswer(draft, 'stoeck', undefined);
  return wies ? { ...next, wies } : next;
}

/**
 * The draft after an answer. Cards that were laid out bring melds and stöck, a match brings its points, other points take a match away that they do
 * not fit, and all of them raise the question of the match; melds and stöck that something else as trumps makes idle go; who was first is asked anew.
 */
export function answerFamily(
  draft: Draft,
  {
    field,
    value,
    sides,
    isFullPack,
  }: {
    field: string;
    value: unknown;
    sides: number;
    isFullPack: boolean;
  },
): Draft {
  const { first: _, ...rest } = draft;
  const base = field === 'first' ? draft : rest;
  const next = withAnswer(base, field, value);
  const isWhole = isFullPack && draft.declared === undefined;
  switch (field) {
    case 'match': {
      const match = value === true ? sideWithAll(draft, sides, isWhole) : value;
      if (typeof match !== 'number') return withAnswer(next, 'match', match);
      const points = Array.from({ length: sides }, (_, side) => {
        if (side !== match) return 0;
        if (isFullPack) return ALL_POINTS;
        const own = listOf(draft.points)[side];
        // Where cards stay in the pile, what a match brings is still to be typed.
        return own === 0 ? null : own;
      });
      return { ...next, match, points };
    }
    case 'points': {
      const points = isWhole ? followed(draft.points, value) : value;
      const fits = listOf(value).every((own, side) =>
        side === draft.match ? !isFullPack || own === ALL_POINTS : own === 0,
      );
      if (fits) return { ...next, points };
      const after = { ...withAnswer(next, 'match', undefined), points };
      const isRaised = sideWithAll(after, sides, isWhole) !== undefined;
      return isRaised ? { ...after, match: UNSAID } : after;
    }
    case 'laid': {
      const { wies, stoeck } = Object(value);
      return withAnswer(withAnswer(base, 'wies', wies), 'stoeck', stoeck ?? draft.stoeck);
    }
    case 'trump':
      return withTrump(withAnswer(next, 'turned', undefined), oneOfThese<Trump>(TRUMPS, value));
    case 'turned': {
      const card = oneOfThese<Card>(CARDS, value);
      return withTrump(withAnswer(next, 'trump', undefined), card && turnedTrump(card));
    }
    default:
      return next;
  }
}

/** What each side took, for the log: the figures; of a match whose, since nobody types its 157. */
export function takenSaid({ points, match }: Draft, sides: readonly string[]): Said[] {
  if (typeof match !== 'number') return figuresSaid(points);
  // Where cards stay in the pile, what it brought is typed.
  const isTyped = !listOf(points).includes(ALL_POINTS);
  return [
    ...(isTyped ? figuresSaid(points) : []),
    say('board.log.matchOf', { name: sides[match] ?? '' }),
  ];
}

/** What was written, for the log: figures, trumps, and what came with them. */
export function familyEntrySays(
  entry: Draft,
  sides: readonly string[],
  trump: Trump | null,
): Said[] {
  const of = (value: unknown) => (typeof value === 'number' ? (sides[value] ?? '') : '');
  const wies = listOf(entry.wies).flatMap((melds, side) => {
    const points = wiesPoints(meldsIn([melds], 1, MELD_IDS)[0] ?? []);
    return points > 0 ? [say('board.log.wies', { points, name: sides[side] ?? '' })] : [];
  });
  return [
    ...takenSaid(entry, sides),
    ...(trump ? [say('ask.trump', { trump: { trump } })] : []),
    ...(entry.pushed === true ? [say('board.log.pushed')] : []),
    ...wies,
    ...(entry.stoeck === undefined ? [] : [say('board.log.stoeck', { name: of(entry.stoeck) })]),
    ...(entry.declared === undefined
      ? []
      : [say('board.log.declared', { name: of(entry.declared) })]),
  ];
}
