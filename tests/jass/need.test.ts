/** What is said that a side needs is so: with every hand that can be played it wins just then. */
import { describe, expect, test } from 'vitest';
import {
  explain,
  type Said,
  type StickHand,
  sideLabels,
  TRUMPS,
  tally,
  totalsOf,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';
import { aheadOf } from '../../lib/jass/ahead';
import { BID_POINTS } from '../../lib/jass/auction';
import { needs, waysOf as ways } from '../../lib/jass/need';
import { parseEnvelope } from '../../lib/jass/record';
import { before, exampleOf, recordsOf, type Written } from './corpus';
import { isPossible, isSticks, netOf, record, scoreAll, scored, shares } from './helpers';
import { holds, type Played } from './need';
import { played } from './play';
import { gamesOf } from './short-games';

/** Card points that there can be. */
const POINTS = Array.from({ length: 158 }, (_, points) => points).filter(
  (points) => points !== 1 && points !== 156,
);
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 1500) / 15);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

const said = (game: unknown) => {
  const result = needs(game);
  if (!result.ok) throw new Error(result.error.message);
  const { sides, asks, notes } = result.value;
  // What wins, and that level ones do so together, is said once before and after the lines of each.
  const isEach = sides.some(({ key }) => key === 'need.each');
  expect(asks !== null).toBe(isEach);
  if (isEach) expect(notes.map(({ key }) => key)).toContain('need.together');
  return result.value;
};

/** Whole numbers as chance has them. */
function chanceOf(seed: number) {
  let state = seed + 1;
  return (end: number) => {
    state = (state * 48271) % 2147483647;
    return state % end;
  };
}

/** Whoever wins with others was told that it may be so, and who wins alone not that it cannot be. */
const tellsOfSharing = ({ key, values }: Said, won: boolean, winners: readonly number[]): boolean =>
  !won ||
  // Who is level wins together, which is said once for all of them.
  key === 'need.each' ||
  (winners.length < 2 ? values.shared !== 'only' : key !== 'need.sure' && values.shared !== 'no');

/** Whether every sentence agrees with who won. */
function expectAgreement(sentences: readonly Said[], hand: Played, winners: readonly number[]) {
  const claimed = sentences.flatMap((one, side) => (holds(side, one, hand) ? [side] : []));
  const isTold = sentences.every((one, side) =>
    tellsOfSharing(one, winners.includes(side), winners),
  );
  if (claimed.join() !== winners.join() || !isTold) {
    throw new Error(
      `${JSON.stringify(hand)} is won by ${winners}, not by ${claimed}: ${JSON.stringify(sentences)}`,
    );
  }
}

type StickGame = { id: VariantId; players: number; options: object; open: object };

/** The games with a scoring list, at every table; `open`: the same without an end in sight. */
const STICK_GAMES: readonly StickGame[] = [
  ...(['first', 'like-hundred'] as const).flatMap((zeroTricks) =>
    (['third-wins', 'cut'] as const).map((tie) => ({
      id: 'mittlere' as const,
      players: 3,
      options: { zeroTricks, tie, hands: 6 },
      open: { zeroTricks, tie, hands: 300 },
    })),
  ),
  { id: 'molotow', players: 4, options: { hands: 4 }, open: { hands: null } },
  { id: 'plus-minus', players: 3, options: { target: 4 }, open: { target: 9999 } },
  { id: 'plus-minus', players: 4, options: { target: 4 }, open: { target: 9999 } },
];

/** Every hand that can be written, with every answer that there can be. */
function* everyHand({ id, players, open }: StickGame): Generator<Record<string, unknown>> {
  for (const points of shares(players, 157)) {
    if (!isPossible(points)) continue;
    const level = points.filter((own, seat) => points.indexOf(own) !== seat).length;
    if (id === 'mittlere') {
      const zeros = points.flatMap((own, seat) => (own === 0 ? [seat] : []));
      const [one, two] = zeros;
      const ways =
        one === undefined
          ? [undefined]
          : two === undefined
            ? [[], [one]]
            : [[], [one], [two], zeros];
      for (const noTricks of ways)
        for (const cut of 'tie' in open && open.tie === 'cut' && level
          ? [undefined, 0, 1, 2]
          : [undefined])
          yield { points, ...(noTricks && { noTricks }), ...(cut !== undefined && { cut }) };
    } else {
      yield { points };
      if (id === 'molotow' && level === 2) for (const cut of [0, 1, 2, 3]) yield { points, cut };
    }
  }
}

const isWritten = (game: StickGame, hand: object) =>
  tally(record(game.id, [hand], { options: game.open, players: game.players })).ok;

/** What a hand that a stick game has scored brought from its own points, by seat. */
const strokesOf = (value: ReturnType<typeof scored>, index: number) => {
  const hand = isSticks(value) ? value.hands.at(index) : undefined;
  const net = hand && netOf(hand);
  if (!net) throw new Error('no strokes');
  return net;
};

/** Of every way in which a hand can come out some hands that do: the first and others by chance. */
function waysOf(game: StickGame): Map<string, Record<string, unknown>[]> {
  const ways = new Map<string, Record<string, unknown>[]>();
  const chance = chanceOf(SEED);
  const hands = [...everyHand(game)];
  // What is missing, not due or about somebody else is refused; there is no such answer to most.
  const asksMore = ({ points, ...answers }: Record<string, unknown>) =>
    Object.keys(answers).length > 0 ||
    new Set(Array.isArray(points) ? points : []).size < game.players;
  const valid = hands.filter((hand) => !asksMore(hand) || isWritten(game, hand));
  scoreAll(game.id, valid, { options: game.open, players: game.players }, (hand, scored) => {
    const key = netOf(scored)?.join() ?? '';
    const some = ways.get(key) ?? [];
    ways.set(key, some);
    if (some.length < 3) some.push(hand);
    else if (chance(50) === 0) some[1 + chance(2)] = hand;
  });
  return ways;
}

/** Positions before a hand that can be the last, as chance has them. */
function positionsOf(game: StickGame, ways: Map<string, Record<string, unknown>[]>): Written[] {
  const some = [...ways.values()];
  const positions: Written[] = [];
  const chance = chanceOf(SEED + game.players);
  while (positions.length < RUNS) {
    const empty = { ...record(game.id, [], game), format: 'jass-record/1' } as Written;
    let now = empty;
    for (let hand = 0; hand < 30; hand += 1) {
      const way = some[chance(some.length)] ?? [];
      const longer = { ...now, hands: [...now.hands, way[chance(way.length)] ?? {}] };
      const value = tally(longer);
      if (!value.ok || value.value.status === 'finished') break;
      now = longer;
      const told = explain(now);
      if (told.ok && told.value.outlook.canEnd) positions.push(now);
    }
  }
  return positions.slice(0, RUNS);
}

describe.each(STICK_GAMES)('$id for $players with $options', (game) => {
  const ways = waysOf(game);
  const positions = positionsOf(game, ways);

  test('hands come out in as many ways as there are', () => {
    const expected = { mittlere: 6, molotow: 26, 'plus-minus': game.players === 3 ? 9 : 15 };
    expect(ways.size).toBe(Reflect.get(expected, game.id));
  });

  test('whoever is said to win with a hand wins with it, and nobody else', () => {
    const keys = new Set<string>();
    let shared = 0;
    let onlyTogether = 0;
    for (const position of positions) {
      const { sides: sentences } = said(position);
      for (const { key, values } of sentences) {
        keys.add(key);
        if (values.shared === 'only') onlyTogether += 1;
        const { how } = values;
        if (typeof how === 'object' && 'key' in how) keys.add(how.key);
      }
      for (const hand of [...ways.values()].flat()) {
        const value = scored({ ...position, hands: [...position.hands, hand] });
        const got = strokesOf(value, -1);
        const hasWon: Played = {
          sides: position.players,
          got,
          compared: got,
          gain: got,
          totals: [],
          hand,
        };
        expectAgreement(sentences, hasWon, value.winners);
        if (value.winners.length > 1) shared += 1;
      }
    }
    expect(keys.size).toBeGreaterThan(3);
    if (game.id === 'plus-minus') expect(shared + onlyTogether).toBe(0);
    else {
      expect(shared).toBeGreaterThan(10);
      expect(onlyTogether).toBeGreaterThan(0);
    }
  }, 60_000);
});

test('every hand that can be the last of a Mittlere, from some positions', () => {
  for (const game of STICK_GAMES.filter(({ id }) => id === 'mittlere')) {
    const ways = waysOf(game);
    for (const position of positionsOf(game, ways).slice(0, 2)) {
      const { sides: sentences } = said(position);
      let all = 0;
      for (const hand of everyHand(game)) {
        const end = tally({ ...position, hands: [...position.hands, hand] });
        if (!end.ok) continue;
        all += 1;
        const got = strokesOf(end.value, -1);
        const one = { sides: position.players, got, compared: got, gain: got, totals: [], hand };
        expectAgreement(sentences, one, end.value.winners);
      }
      expect(all).toBeGreaterThan(12_000);
    }
  }
}, 60_000);

/** A record of the tests as the engine reads it. */
const envelopeOf = (position: Written) => {
  const envelope = parseEnvelope(position);
  if (!envelope.ok) throw new Error(envelope.error.message);
  return envelope.value;
};

test.each(STICK_GAMES.filter(({ players }) => players === 4))(
  'every hand that can be the last of a $id, from a position',
  (game) => {
    const [position] = positionsOf(game, waysOf(game)).slice(10);
    if (!position) throw new Error('no position');
    const { sides: sentences } = said(position);
    const ahead = variant(game.id).ahead(envelopeOf(position), aheadOf);
    if (!ahead.ok) throw new Error(ahead.error.message);
    let all = 0;
    for (const hand of everyHand(game)) {
      const end = ahead.value.after(hand);
      if (!end) continue;
      all += 1;
      // As the tally of the game has it.
      const got = netOf(end.hand as StickHand) ?? [];
      const one = { sides: position.players, got, compared: got, gain: got, totals: [], hand };
      expectAgreement(sentences, one, end.winners);
    }
    expect(all).toBeGreaterThan(620_000);
  },
  120_000,
);

/** What is compared of a hand, and what sentences speak of. */
function playedFrom(position: Written, longer: Written): Played {
  const told = explain(longer);
  const hand = longer.hands.at(-1);
  const last = told.ok ? told.value.hands.at(-1) : undefined;
  if (!told.ok || !last || !hand) throw new Error('nothing was played');
  const { doubled } = Object(scored(longer).hands.at(-1));
  const { order, points } = hand;
  const strokes = scored(longer).hands.at(-1);
  const sides = variant(position.variant).sidesOf(position.players.length, position.options);
  return {
    sides: sideLabels(sides, position.players),
    got: Array.isArray(order)
      ? position.players.map((_, seat) => -1 - order.indexOf(seat))
      : variant(position.variant).slate === 'strokes' && Array.isArray(points)
        ? points
        : strokes && 'rule' in strokes
          ? (netOf(strokes) ?? [])
          : last.gain,
    compared: last.gain.map((own) => own / (doubled ? 2 : 1)),
    gain: last.gain,
    totals: last.totals,
    hand,
  };
}

/** Every way in which a hand of a Sidi Barani can come out, under some bids. */
function* everyBid(): Generator<Record<string, unknown>> {
  for (const side of [0, 1])
    for (const bid of BID_POINTS)
      for (const doubled of [false, true])
        for (const own of POINTS)
          for (const match of own === 157 ? [null, 0] : own === 0 ? [null, 1] : [null])
            yield {
              bid: { side, points: bid, trump: 'hearts', ...(doubled && { doubled }) },
              points: [own, 157 - own],
              ...(match !== null && { match }),
            };
}

/** A hand of a Sidi Barani as one side sees it. */
type Bidden = {
  isOwn: boolean;
  height: number;
  isDoubled: boolean;
  /** The bid was made, or where it is that of the others, stopped. */
  isSettled: boolean;
  own: number;
  hasAll: boolean;
};

/** How high a bid is. */
const height = (bid: unknown): number => (BID_POINTS as readonly unknown[]).indexOf(bid);

/**
 * What a way says of a hand: that it wins, that it does not, that it does with less than is named, or
 * nothing.
 */
function claimOf(way: Said, hand: Bidden): 'wins' | 'loses' | 'less' | null {
  const { key, values } = way;
  const inner = (name: string) => Object(values[name]) as Said;
  if (key === 'sidi.need.or') return claimOf(inner('way'), hand);
  if (key === 'sidi.need.cards')
    return !hand.isOwn && hand.own >= Number(values.points) ? 'wins' : null;
  const act = key === 'sidi.need.stop' ? way : inner('act');
  if (hand.isOwn !== (act.key === 'sidi.need.own')) return null;
  const { bid, more, doubled } = Object(act.values.bid).values;
  if (!hand.isSettled || (doubled === 'yes' && !hand.isDoubled)) return null;
  const from = hand.isDoubled && height(doubled) >= 0 ? height(doubled) : height(bid);
  // Doubled, it is from a lower bid on.
  const isMore = more !== 'none' || from !== height(bid);
  const last = height(more === 'all' || bid === 'sidi' ? 'sidi' : 150);
  const isMeant = hand.height === from || (isMore && hand.height > from && hand.height <= last);
  if (key !== 'sidi.need.points') {
    return isMeant && (key !== 'sidi.need.match' || hand.hasAll) ? 'wins' : null;
  }
  const isHigher = hand.height > from;
  if (values.from !== 'none' && hand.height >= height(values.from)) return 'wins';
  const isLess =
    (isHigher && ['higher', 'both'].includes(String(values.less))) ||
    (hand.height >= from && hand.isDoubled && ['doubled', 'both'].includes(String(values.less)));
  if (!isMeant && !isLess) return null;
  if (hand.own >= Number(values.points)) return 'wins';
  if (isLess) return 'less';
  return hand.hasAll || hand.isDoubled !== (doubled === 'yes') ? null : 'loses';
}

/** What was written: 660 and 220, 440 and 660, twice 660 where only the bidders write card points. */
const SIDI_GAMES = (['makers', 'both'] as const).flatMap((cardPoints) =>
  [157, 257].flatMap((sidiValue) =>
    [
      [3, 1],
      [2, 3],
      [3, 3],
    ].map(([one = 0, other = 0]) => ({ cardPoints, sidiValue, one, other })),
  ),
);

/** What wins a Sidi Barani is named, or less than what is named, and whatever is named wins. */
function expectWays(hands: readonly object[], options: Record<string, unknown>): number {
  const position = {
    ...record('sidi-barani', hands, { options, players: 4 }),
    format: 'jass-record/1',
  } as Written;
  const { sides: sentences } = said(position);
  const ahead = variant('sidi-barani').ahead(envelopeOf(position), aheadOf);
  if (!ahead.ok) throw new Error(ahead.error.message);
  let claims = 0;
  for (const hand of everyBid()) {
    const end = ahead.value.after(hand);
    if (!end) continue;
    const { side: bidder, points, doubled } = Object(hand.bid);
    const isMade = Object(end.hand).made === true;
    for (const [side, sentence] of sentences.entries()) {
      const isOwn = bidder === side;
      const all = ways(sentence).map((way) =>
        claimOf(way, {
          isOwn,
          height: height(points),
          isDoubled: doubled === true,
          isSettled: isMade === isOwn,
          own: Number(Object(hand.points)[side]),
          hasAll: hand.match === side,
        }),
      );
      const wins = end.winners.includes(side);
      claims += all.filter((one) => one).length;
      // Nobody bids to fail, waits for what the others make, or counts on every trick against them.
      const isAdvice =
        isMade === isOwn &&
        (isOwn || (hand.match !== side && (points !== 'sidi' || options.cardPoints === 'makers')));
      if (wins ? isAdvice && !all.some((one) => one && one !== 'loses') : all.includes('wins'))
        throw new Error(JSON.stringify({ sentence, hand, wins, totals: end.totals }));
      if (wins && all.includes('loses'))
        throw new Error(JSON.stringify({ sentence, hand, wins: 'with less' }));
    }
  }
  return claims;
}

test.each(SIDI_GAMES)(
  'every hand that can end a Sidi Barani, $one and $other made bids, $cardPoints write, Sidi $sidiValue',
  ({ one, other, cardPoints, sidiValue }) => {
    const bid = (side: number) => ({
      bid: { side, points: 100, trump: 'hearts' },
      points: side === 0 ? [120, 37] : [37, 120],
    });
    const hands = [...Array(one).fill(bid(0)), ...Array(other).fill(bid(1))];
    const options = { cardPoints, sidiValue };
    const totals = totalsOf(
      scored(record('sidi-barani', hands, { options: { ...options, target: 9999 }, players: 4 })),
    );
    const most = Math.max(...totals);
    const few = [1, 40, 57, 80, 81, 100, 118, 156, 157, 158, 197, 198, 203, 257, 281];
    const many = [
      297, 300, 301, 307, 314, 331, 341, 407, 408, 417, 431, 440, 457, 515, 571, 572, 771,
    ];
    let claims = 0;
    for (const missing of [...few, ...many])
      claims += expectWays(hands, { ...options, target: most + missing });
    expect(claims).toBeGreaterThan(10_000);
  },
  120_000,
);

test('both have enough in a Sidi Barani and are level', () => {
  const hands = [0, 1].map((side) => ({
    bid: { side, points: 100, trump: 'hearts' },
    points: side === 0 ? [120, 37] : [37, 120],
  }));
  expect(expectWays(hands, { cardPoints: 'both', target: 250 })).toBeGreaterThan(1000);
});

test('a Sidi Barani says with what it is won, in short', () => {
  const hands = [
    { bid: { side: 0, points: 100, trump: 'hearts', doubled: true }, points: [112, 45] },
    { bid: { side: 1, points: 90, trump: 'spades' }, points: [77, 80] },
    { bid: { side: 0, points: 120, trump: 'obenabe' }, points: [137, 20] },
  ];
  const game = (target: number) =>
    record('sidi-barani', hands, { options: { target }, players: 4 });
  const told = (target: number) =>
    ways(said(game(target)).sides[0] ?? { key: '', values: {} }).map((way) =>
      JSON.stringify(way)
        .match(/(?<="(?:bid|doubled|points|from)":)\d+/g)
        ?.map(Number),
    );
  expect(totalsOf(scored(game(1000)))).toEqual([659, 0]);
  // 90 with all the tricks, doubled from 50; doubled 100 with 141, from 120 if made.
  expect(told(1000)).toEqual([
    [90, 50],
    [100, 141, 120],
  ]);
});

/** Last hands of a Differenzler in which the differences are these, each seat off by so much. */
function* everyDifference(players: number): Generator<{ announced: number[]; points: number[] }> {
  const points = players === 4 ? [40, 40, 40, 37] : [60, 57, 40];
  const off = [0, 1, 2, 5, 6, 7, 8, 13, 20, 37];
  const some = (left: number): number[][] =>
    left === 0 ? [[]] : some(left - 1).flatMap((rest) => off.map((one) => [...rest, one]));
  for (const differences of some(players))
    yield { announced: points.map((own, seat) => own - (differences[seat] ?? 0)), points };
}

test.each([
  { totals: [13, 20, 14, 14], exact: 0 },
  { totals: [14, 20, 13, 14], exact: 0 },
  { totals: [0, 0, 0, 0], exact: 0 },
  { totals: [5, 12, 30, 12], exact: 10 },
  { totals: [3, 9, 10], exact: 0 },
])(
  'every difference in the last hand of a Differenzler, $totals before it',
  ({ totals, exact }) => {
    const players = totals.length;
    const points = players === 4 ? [40, 40, 40, 37] : [60, 57, 40];
    const hands = totals.slice(1).map((_, index) => ({
      announced: points.map((own, seat) => own - (index === 0 ? (totals[seat] ?? 0) : 0)),
      points,
    }));
    const options = { hands: players, exact };
    const position = {
      ...record('differenzler', hands, { options, players }),
      format: 'jass-record/1',
    } as Written;
    const before = totalsOf(scored(position));
    const { sides: sentences } = said(position);
    const ahead = variant('differenzler').ahead(envelopeOf(position), aheadOf);
    if (!ahead.ok) throw new Error(ahead.error.message);
    let all = 0;
    for (const hand of everyDifference(players)) {
      const end = ahead.value.after(hand);
      if (!end) throw new Error(JSON.stringify(hand));
      const got = end.totals.map((total, seat) => total - (before[seat] ?? 0));
      const one = {
        sides: position.players,
        got,
        compared: got,
        gain: got,
        totals: end.totals,
        hand,
      };
      expectAgreement(sentences, one, end.winners);
      all += 1;
    }
    expect(all).toBe(10 ** players);
  },
);

test.each([
  { totals: [13, 20, 14, 14], exact: 0 },
  { totals: [5, 12, 30, 12], exact: 10 },
  { totals: [3, 9, 10], exact: 0 },
])(
  'every difference in the last two hands of a Differenzler, $totals before them',
  ({ totals, exact }) => {
    const players = totals.length;
    const points = players === 4 ? [40, 40, 40, 37] : [60, 57, 40];
    const off = (differences: readonly number[]) => ({
      announced: points.map((own, seat) => own - (differences[seat] ?? 0)),
      points,
    });
    const hands = totals.slice(2).map((_, index) => off(index === 0 ? totals : []));
    const position = {
      ...record('differenzler', hands, { options: { hands: players, exact }, players }),
      format: 'jass-record/1',
    } as Written;
    const { sides, head, asks, isStanding } = said(position);
    expect(head?.key).toBe('need.head.over');
    expect(asks?.values).toEqual({ of: 'off', when: 'now' });
    expect(isStanding).toBe(false);
    const few = [0, 1, 7, 13];
    const some = (left: number): number[][] =>
      left === 0 ? [[]] : some(left - 1).flatMap((rest) => few.map((one) => [...rest, one]));
    for (const one of some(players))
      for (const other of [[], [5, 0, 2, 9], [0, 6, 0, 0]])
        expectOver(
          sides,
          position,
          scored({ ...position, hands: [...hands, off(one), off(other)] }),
        );
  },
);

test('among so many that nobody can name them all it is said how they stand, no more', () => {
  const players = 6;
  const hands = [{ points: [10, 20, 30, 40, 50, 60] }];
  const { isStanding, sides } = said(
    record('point-list', hands, { options: { name: 'Tschau Sepp', hands: 4 }, players }),
  );
  expect(sides.map(({ key }) => key)).toContain('need.behind');
  expect(isStanding).toBe(true);
});

/** Sentences that claim something of the end of the game, not of the next hand. */
const RACES = [
  'schieber.need.declare',
  'schieber.need.first',
  'schieber.need.enough',
  'schieber.need.far',
  'schieber.need.farUnlessWies',
  'schieber.need.matchAndStoeck',
  'sidi.need.bids',
  'sidi.need.far',
];
const CERTAIN = ['need.sure', 'need.sureShared', 'need.out'];
const STANDING = ['need.behind', 'need.leads', 'need.level', 'need.matchLater', 'need.lacks'];

/** How far a side is behind the best, below 0 ahead of the next. */
function expectStanding({ key, values }: Said, side: number, position: Written) {
  const isLeast = variant(position.variant).better(position.options) === 'least';
  const scores = totalsOf(scored(position)).map((own) => (isLeast ? -own : own));
  const mine = scores[side] ?? Number.NaN;
  const others = Math.max(...scores.filter((_, other) => other !== side));
  const said = typeof values.by === 'object' && 'key' in values.by ? values.by : null;
  const by = said?.values.by ?? 0;
  // Where strokes are written nobody lacks points.
  if (said) {
    const isStrokes = variant(position.variant).slate === 'sticks';
    expect(said.key).toBe(`need.amount.${isStrokes ? 'sticks' : 'points'}`);
  }
  if (key === 'need.behind') expect(by).toBe(Math.max(mine, others) - mine);
  if (key === 'need.leads') expect(by).toBe(mine - others);
  if (key === 'need.level') expect(mine).toBe(others);
  if (key === 'need.lacks') expect(by).toBeGreaterThan(0);
}

/** A race: who wins has come to what it needed; who comes to it where no word is needed ends the game. */
function expectRace(
  { key, values }: Said,
  gain: number,
  { won, isOver }: { won: boolean; isOver: boolean },
) {
  const lacking = 'lacks' in values ? (Object(values.lacks) as Said).values : values;
  const by = Number(Object(lacking.by).values?.by ?? 0);
  if (won) expect(gain).toBeGreaterThanOrEqual(by);
  if (key === 'schieber.need.first' && gain >= by) expect(isOver).toBe(true);
}

/** What is said of all the hands that are left agrees with how they came out. */
function expectOver(
  sentences: readonly Said[],
  position: Written,
  end: ReturnType<typeof scored>,
): void {
  const now = totalsOf(scored(position));
  const gain = totalsOf(end).map((own, side) => own - (now[side] ?? 0));
  const seats = variant(position.variant).sidesOf(position.players.length, position.options);
  const sides = sideLabels(seats, position.players);
  const all = { sides, got: gain, compared: gain, gain, totals: [], hand: {} };
  const claimed = sentences.flatMap((one, side) => (holds(side, one, all) ? [side] : []));
  expect(claimed).toEqual(end.winners);
}

test.each([
  { id: 'mittlere', players: 3, hands: 6 },
  { id: 'molotow', players: 4, hands: 4 },
] as const)(
  'every way in which the last two hands of a $id can come out',
  ({ id, players, hands: count }) => {
    const game = STICK_GAMES.find((one) => one.id === id);
    if (!game) throw new Error('no such game');
    const ways = [...waysOf(game).values()].flatMap(([first]) => (first ? [first] : []));
    const chance = chanceOf(SEED);
    let seen = 0;
    for (let run = 0; run < 6; run += 1) {
      const options = { ...game.options, hands: count };
      const hands = Array.from({ length: count - 2 }, () => ways[chance(ways.length)] ?? {});
      const position = {
        ...record(id, hands, { options, players }),
        format: 'jass-record/1',
      } as Written;
      const { sides, head } = said(position);
      if (head?.key !== 'need.head.over') continue;
      for (const one of ways)
        for (const other of ways) {
          expectOver(sides, position, scored({ ...position, hands: [...hands, one, other] }));
          seen += 1;
        }
    }
    expect(seen).toBeGreaterThan(0);
  },
  60_000,
);

describe.each(VARIANT_IDS)('%s', (id) => {
  const games = [...recordsOf(id), ...gamesOf(id, Math.ceil(RUNS / 10))];

  test('what is said before each hand agrees with whatever is played', () => {
    const chance = chanceOf(SEED);
    let decided = 0;
    for (const game of games) {
      const end = scored(game);
      for (const index of game.hands.keys()) {
        const position = before(game, index);
        const { sides: sentences, head } = said(position);
        expect(sentences.length).toBe(end.totals.length);
        for (const [side, one] of sentences.entries()) {
          if (STANDING.includes(one.key)) expectStanding(one, side, position);
          if (end.status === 'finished' && CERTAIN.includes(one.key))
            if (end.winners.includes(side) !== (one.key !== 'need.out'))
              throw new Error(JSON.stringify({ one, position, game }));
        }
        // Said of all the hands to come: those that were played show it.
        if (head?.key === 'need.head.over') {
          if (end.status === 'finished') expectOver(sentences, position, end);
          continue;
        }
        const told = explain(position);
        const more = told.ok && told.value.outlook.canEnd ? [1, 2, 3, 4, 5, 6] : [];
        const nexts = [before(game, index + 1), ...more.map(() => played(position, 1, chance))];
        for (const next of nexts) {
          if (next.hands.length === position.hands.length) continue;
          const value = scored(next);
          // Void, only announced, or said between two hands.
          if (variant(id).counts(value.hands.at(-1)) !== true) continue;
          const isOver = value.status === 'finished';
          const hand = playedFrom(position, next);
          for (const [side, one] of sentences.entries()) {
            const won = value.winners.includes(side);
            if (RACES.includes(one.key)) {
              expectRace(one, hand.gain[side] ?? 0, { won, isOver });
            } else if (CERTAIN.includes(one.key)) {
              if (isOver) expect(won).toBe(one.key !== 'need.out');
            } else if (STANDING.includes(one.key)) {
              if (one.key === 'need.lacks') expect(won).toBe(false);
            } else if (isOver || head?.key !== 'need.head.limit') {
              if (holds(side, one, hand) !== won || !tellsOfSharing(one, won, value.winners))
                throw new Error(JSON.stringify({ one, hand, won, position }));
              decided += 1;
            }
          }
        }
      }
      const ended = said(game);
      if (end.status === 'finished')
        expect(ended).toEqual({
          head: null,
          asks: null,
          sides: [],
          notes: [],
          isStanding: false,
        });
    }
    if (!['sidi-barani', 'three-player', 'two-player', 'two-versus-one'].includes(id))
      expect(decided).toBeGreaterThan(20);
  }, 60_000);
});

describe.each([
  { multipliers: { hearts: 1, diamonds: 1, clubs: 2, spades: 2, obenabe: 3, undenufe: 3 } },
  { multipliers: { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 } },
  { multipliers: { hearts: 2, diamonds: 3, clubs: 4, spades: 5, obenabe: 6, undenufe: 7 } },
  { wies: false, stoeck: false },
  { stoeck: true, matchBonus: 0 },
] as const)('what a hand of a Schieber must bring, with %j', (house) => {
  /** Every hand without wies that there can be, and what it brings the first side. */
  const played = TRUMPS.flatMap((trump) =>
    [...POINTS, 'match' as const].flatMap((own) => {
      const hasStoeck = !('stoeck' in house && !house.stoeck) && !trump.endsWith('e');
      return [false, ...(hasStoeck ? [true] : [])].map((stoeck) => {
        const points = own === 'match' ? 157 : own;
        const entry = {
          trump,
          points: [points, 157 - points],
          ...(own === 'match' && { match: 0 }),
          ...(stoeck && { stoeck: 0 }),
        };
        const value = scored(record('schieber', [entry], { options: { ...house, target: 9999 } }));
        return { trump, own, stoeck, brings: totalsOf(value)[0] ?? Number.NaN };
      });
    }),
  );
  const most = Math.max(...played.map(({ brings }) => brings));

  test('is what brings it, and nothing less does', () => {
    const keys = new Set<string>();
    // Every one as far as a match brings without a factor, then some.
    for (let target = 1; target <= 2600; target += target < 270 ? 1 : 7) {
      const [one] = said(record('schieber', [], { options: { ...house, target } })).sides;
      if (!one) throw new Error('nothing is said');
      keys.add(one.key);
      const ways = 'parts' in Object(one.values.ways) ? Object(one.values.ways).parts : [];
      for (const { key, values } of ways as Said[]) {
        const trumps = values.trumps
          ? Object(values.trumps).or.map(({ trump }: { trump: string }) => trump)
          : TRUMPS;
        for (const trump of trumps) {
          const those = played.filter((hand) => hand.trump === trump && !hand.stoeck);
          const enough = those.filter(({ brings }) => brings >= target).map(({ own }) => own);
          const isMatch = key.endsWith('atch') || key.endsWith('matchIn');
          expect(enough[0]).toBe(isMatch ? 'match' : values.points);
        }
      }
      // No trump under which points or a match are enough is left out.
      const named = ways.flatMap(({ values }: Said) =>
        values.trumps
          ? Object(values.trumps).or.map(({ trump }: { trump: string }) => trump)
          : TRUMPS,
      );
      const enough = played.filter(({ brings, stoeck }) => !stoeck && brings >= target);
      expect([...named].sort()).toEqual([...new Set(enough.map(({ trump }) => trump))].sort());
      if (ways.length > 0) continue;
      // More than a hand can bring with all the wies there are.
      if (one.key === 'need.lacks') {
        expect(target).toBeGreaterThan(most);
        continue;
      }
      if (most >= target) expect(one.key).toBe('schieber.need.matchAndStoeck');
      else expect(one.values.hands).toBe(Math.ceil(target / most));
    }
    expect(keys.size).toBeGreaterThan(1);
  }, 60_000);
});

test('a record that cannot be scored is refused', () => {
  expect(needs({ ...exampleOf('mittlere'), hands: [{ points: [1, 2, 3] }] }).ok).toBe(false);
  expect(needs(null).ok).toBe(false);
});

test('the last hand is not said to decide where somebody wins whatever happens', () => {
  // The one in the middle is the last seat, hand after hand.
  const hands = Array.from({ length: 11 }, () => ({ points: [70, 30, 57] }));
  expect(needs(record('mittlere', hands))).toMatchObject({
    value: { head: { key: 'need.head.last' } },
  });
  const ahead = hands.map((hand, i) => (i % 2 ? hand : { points: [70, 57, 30] }));
  expect(needs(record('mittlere', ahead))).toMatchObject({
    value: { head: null, sides: [{ key: 'need.sure' }, { key: 'need.out' }, { key: 'need.out' }] },
  });
});

test('conditions that are joined have a line each', () => {
  const own = { key: 'need.own.potatoes', values: { count: 1 } };
  const theirs = { key: 'need.theirs.sticks', values: { who: 'Beat', n: 1, count: 1 } };
  const how = { key: 'need.and', values: { one: own, other: theirs } };
  expect(ways({ key: 'need.winsIf', values: { who: 'Anna', n: 1, how, shared: 'no' } })).toEqual([
    own,
    theirs,
  ]);
  expect(ways({ key: 'need.wins', values: { who: 'Anna', n: 1, how: own, shared: 'no' } })).toEqual(
    [],
  );
});
