/**
 * Molotow with wies: three to six players, each for himself; the fewest points win. Melds and stöck
 * shown from the hand take points off, those that lie in a trick add them to who took it. Points
 * are card points, 0 to 157, with the melds.
 *
 * Source: jassverzeichnis.ch, Molotow, jassonkel.ch and jasswiki.ch; scoring.md, `molotow-wies`. It
 * is not the Molotow of pagat.com, which is counted in sticks and potatoes. Four nines count here,
 * 150, and four eights, sevens and sixes do not.
 */

import type { Asked, Draft } from '../../ask';
import type { HandAt, HandDetails, Position, Table } from '../../definition';
import { type Outlook, type Sum, sumOf, type Term } from '../../explain';
import { figure, switched } from '../../options';
import {
  addScore,
  canEndNext,
  handsLeft,
  hasEnded,
  lengthOf,
  OWN_POINTS,
  type PointState,
  pointsOutlook,
  pointTally,
  startPoints,
} from '../../own-points';
import { ALL_POINTS, pointsFault, pointsList } from '../../points';
import { askMelds, askPoints, askSide, pointsOf, withAnswer } from '../../questions';
import { type Fault, faultAt } from '../../refusal';
import { figuresSaid, type Said, say, sumsSaid } from '../../said';
import {
  fields,
  forPlayers,
  meldLists,
  positiveMultipleOf,
  positiveOrNull,
  seat,
  yesOrNo,
} from '../../schema';
import { STOECK } from '../../taken';
import { defineVariant } from '../../variant';
import { meldWorth } from '../../wies';
import { MELD_IDS, type MeldId, SEQUENCE_IDS, type Seat, SUITS } from '../../words';
import * as z from '../../zod';

const Options = fields({
  /** Null for an open end: the game is over when the players say so. */
  hands: z._default(z.nullable(positiveMultipleOf(1)), 8),
  /** The last of so many hands counts twice. */
  lastDouble: z._default(yesOrNo, true),
  /** The game also ends after the hand in which a total reaches it. */
  target: z._default(positiveOrNull, null),
});
type Options = z.infer<typeof Options>;

const Entry = (players: number) =>
  fields({
    points: pointsList(players),
    /** Melds shown from the hand. */
    wies: z.optional(meldLists(players)),
    /** Melds in a trick, by who took it. */
    caught: z.optional(meldLists(players)),
    stoeck: z.optional(seat(players)),
    caughtStoeck: z.optional(seat(players)),
  });
type Entry = z.infer<ReturnType<typeof Entry>>;

/** What one hand brought by seat; `doubled` only where it counts twice. */
type MolotowWiesHand = { score: number[]; doubled?: true };

const NEVER: readonly MeldId[] = ['four8', 'four7', 'four6'];
const FOUR_NINES = 150;

const worthOf = (id: MeldId): number => (id === 'four9' ? FOUR_NINES : meldWorth(id));
function worth(melds: readonly MeldId[] = []): number {
  let sum = 0;
  for (const id of melds) sum += worthOf(id);
  return sum;
}

const SEQUENCES: readonly MeldId[] = SEQUENCE_IDS;
/** How many cards a meld has; the shortest sequence has three. */
const cardsOf = (id: MeldId): number => (SEQUENCES.includes(id) ? SEQUENCES.indexOf(id) + 3 : 4);

/** The first of all these melds for which this holds. */
function findMeld(lists: Entry['wies'], isSo: (id: MeldId) => boolean): MeldId | undefined {
  for (const melds of lists ?? []) for (const id of melds) if (isSo(id)) return id;
  return undefined;
}
const isNever = (id: MeldId) => NEVER.includes(id);

function wiesFault({ wies, caught }: Entry, players: number): Fault | undefined {
  const shown = findMeld(wies, isNever);
  if (shown) return faultAt('wies-invalid', 'wies', 'wiesNever', { meld: { meld: shown } });
  const meld = findMeld(caught, isNever);
  if (meld) return faultAt('wies-invalid', 'caught', 'wiesNever', { meld: { meld } });
  const long = findMeld(caught, (id) => cardsOf(id) > players);
  if (!long) return undefined;
  return faultAt('wies-invalid', 'caught', 'wiesTrick', {
    cards: players,
    meld: { meld: long },
  });
}

function fault(
  entry: Entry,
  { table: { players } }: Position<Options, PointState>,
): Fault | undefined {
  const wrong = pointsFault(entry.points, players) ?? wiesFault(entry, players.length);
  if (wrong || entry.stoeck === undefined || entry.caughtStoeck === undefined) return wrong;
  return faultAt('stoeck-invalid', 'caughtStoeck', 'stoeckBoth', {});
}

const isDoubled = ({ options }: Table<Options>, counted: number): boolean =>
  options.lastDouble && counted + 1 === options.hands;

/** What a seat writes beside its card points. */
const besides = ({ wies, caught, stoeck, caughtStoeck }: Entry, seat: Seat) => ({
  wies: 0 - worth(wies?.[seat]),
  stoeck: seat === stoeck ? -STOECK : 0,
  caught: worth(caught?.[seat]),
  caughtStoeck: seat === caughtStoeck ? STOECK : 0,
});

/** What every seat writes. */
const scoreOf = (entry: Entry, times: number): number[] =>
  entry.points.map((own, seat) => {
    const { wies, stoeck, caught, caughtStoeck } = besides(entry, seat);
    return times * (own + wies + stoeck + caught + caughtStoeck);
  });

/** Of what the score of every seat is made. */
const partsOf = (entry: Entry, times: number): Sum[] =>
  entry.points.map((own, seat) => {
    const { wies: shown, stoeck, caught: taken, caughtStoeck } = besides(entry, seat);
    const others: Term[] = [
      { kind: 'wies', value: shown, melds: entry.wies?.[seat] ?? [] },
      { kind: 'stoeck', value: stoeck },
      { kind: 'caught', value: taken, melds: entry.caught?.[seat] ?? [] },
      { kind: 'caughtStoeck', value: caughtStoeck },
    ];
    const terms = others.filter(({ value }) => value !== 0);
    return sumOf([{ kind: 'points', value: own }, ...terms], times);
  });

function play(
  entry: Entry,
  state: PointState,
  table: Table<Options>,
): { hand: MolotowWiesHand; state: PointState } {
  const doubled = isDoubled(table, state.counted);
  const score = scoreOf(entry, doubled ? 2 : 1);
  return { hand: doubled ? { score, doubled } : { score }, state: addScore(state, score) };
}

type At = HandAt<Options, PointState>;

function explain(entry: Entry, { score, doubled }: MolotowWiesHand, { sides }: At): HandDetails {
  const parts = partsOf(entry, doubled ? 2 : 1);
  return {
    rule: null,
    points: entry.points,
    parts,
    why: [...(doubled ? [say('molotow-wies.doubled')] : []), sumsSaid(sides, parts)],
    figures: { points: score, cardPoints: entry.points },
  };
}

/** More than a seat can show from its hand: three fours and stöck. */
const MOST_SHOWN = 500;
/** More than a seat can catch: all the fours, and sequences of the other cards. */
const MOST_CAUGHT = 1000;
const MOST_OF_HAND = ALL_POINTS + MOST_CAUGHT + STOECK;

function outlook({ state, table }: At): Outlook {
  const { counted, totals } = state;
  const { options } = table;
  const left = handsLeft(options, counted);
  const times = (hands: number) => hands + (options.lastDouble && hands > 0 ? 1 : 0);
  const isLastDouble = isDoubled(table, counted);
  const standing = pointsOutlook(totals, {
    goal: 'fewest',
    swing: left === null ? null : times(left) * (MOST_OF_HAND + MOST_SHOWN),
    canEnd: canEndNext(options, state, MOST_OF_HAND * (isLastDouble ? 2 : 1)),
  });
  return { ...standing, notes: isLastDouble ? [say('molotow-wies.lastDoubles')] : [] };
}

/** What counts, shown from a hand or in a trick of so many cards. */
const worthUpTo = (cards: number): Partial<Record<MeldId, number>> =>
  Object.fromEntries(
    MELD_IDS.filter((id) => !NEVER.includes(id) && cardsOf(id) <= cards).map((id) => [
      id,
      worthOf(id),
    ]),
  );

const LONGEST = SEQUENCE_IDS.length + 2;

/** The points; beside them melds and stöck, shown or caught. */
function ask(draft: Draft, { table: { players } }: At): Asked<Entry> {
  const figures = askPoints(draft, players, {
    cards: { trumps: [...SUITS, 'none'], isFullPack: true },
  });
  const melds = (field: 'wies' | 'caught', cards: number) =>
    askMelds(draft, {
      field,
      says: say(`molotow-wies.ask.${field}`),
      label: say(`molotow-wies.key.${field}`),
      names: players,
      worth: worthUpTo(cards),
      onlyOne: false,
      judged: null,
    });
  const one = (field: 'stoeck' | 'caughtStoeck') =>
    askSide(draft, {
      field,
      place: 'beside',
      says: say(`molotow-wies.ask.${field}`),
      label: say(`molotow-wies.key.${field}`),
      names: players,
      nobody: true,
    });
  const wies = melds('wies', LONGEST);
  const caught = melds('caught', players.length);
  const stoeck = one('stoeck');
  const caughtStoeck = one('caughtStoeck');
  const points = pointsOf(figures);
  return {
    questions: [figures, wies, stoeck, caught, caughtStoeck],
    entry: points && {
      points,
      ...(wies.state === 'answered' && { wies: wies.values }),
      ...(caught.state === 'answered' && { caught: caught.values }),
      ...(stoeck.value !== null && { stoeck: stoeck.value }),
      ...(caughtStoeck.value !== null && { caughtStoeck: caughtStoeck.value }),
    },
  };
}

/** The draft after an answer: king and queen of trumps are either shown or caught. */
function answer(draft: Draft, field: string, value: unknown): Draft {
  const next = withAnswer(draft, field, value);
  // Nobody with the one says nothing of the other.
  if (value === undefined || value === null) return next;
  if (field === 'stoeck') return withAnswer(next, 'caughtStoeck', undefined);
  return field === 'caughtStoeck' ? withAnswer(next, 'stoeck', undefined) : next;
}

function entrySays(
  { points, wies, caught, stoeck, caughtStoeck }: Entry,
  { table: { players } }: Pick<At, 'table'>,
): Said[] {
  const nameOf = (seat: Seat) => players[seat] ?? '';
  const melds = (key: string, lists: Entry['wies'] = []) =>
    lists.flatMap((own, seat) =>
      own.length > 0 ? [say(key, { points: worth(own), name: nameOf(seat) })] : [],
    );
  const one = (key: string, seat: Seat | undefined) =>
    seat === undefined ? [] : [say(key, { name: nameOf(seat) })];
  return [
    ...figuresSaid(points),
    ...melds('board.log.wies', wies),
    ...one('board.log.stoeck', stoeck),
    ...melds('molotow-wies.log.caught', caught),
    ...one('molotow-wies.log.caughtStoeck', caughtStoeck),
  ];
}

/** Molotow with wies, in which the fewest points win. */
export const molotowWies = defineVariant({
  id: 'molotow-wies',
  players: [3, 4, 5, 6],
  options: Options,
  optionFields: {
    hands: figure(1, { without: 'null', start: 8 }),
    lastDouble: switched,
    target: figure(1, { step: 50, without: 'null', start: 500 }),
  },
  agreed: {},
  presets: [],
  entry: forPlayers(Entry),
  example: {
    options: { hands: 4 },
    players: ['Anna', 'Beat', 'Carla', 'Dora'],
    hands: [
      { points: [61, 36, 45, 15] },
      { points: [28, 70, 0, 59], wies: [['seq3'], [], [], ['seq4']], stoeck: 2 },
      { points: [93, 24, 40, 0], caught: [['fourQ'], [], ['seq3'], []], caughtStoeck: 0 },
      { points: [12, 88, 31, 26], wies: [[], ['fourJ'], [], []] },
    ],
  },
  ...OWN_POINTS,
  bySeat: { lists: ['points', 'wies', 'caught'], seats: ['stoeck', 'caughtStoeck'] },
  better: () => 'least',
  handSum: () => null,
  figures: ['points', 'cardPoints'],
  cards: ['suits', 'none'],
  sources: ['jassverzeichnis', 'jassonkel', 'jasswiki'],
  gameLength: (options) => lengthOf(options, 'limit'),
  fault,
  start: ({ players }) => startPoints(players.length),
  play,
  isFinished: (state, { options }) => hasEnded(options, state),
  tally: (game) => pointTally('molotow-wies', game, 'fewest'),
  explain,
  outlook,
  ask,
  answer,
  entrySays,
});
