/**
 * A second opinion on the games that came later, written from scoring.md and record.md alone:
 * no schemas and no fold, every question is put to the whole list of hands. It answers with a tally,
 * or with the code and the hand of a refusal.
 */

type Obj = { readonly [key: string]: unknown };
type Answer = { tally: unknown } | { code: string; hand: number | null };
type At = {
  readonly n: number;
  readonly o: Obj;
  readonly hands: readonly Obj[];
  readonly i: number;
};
type Check = (value: unknown, at: At) => boolean;

class Refused extends Error {
  constructor(
    readonly code: string,
    readonly hand: number | null,
  ) {
    super(code);
  }
}

const isObj = (value: unknown): value is Obj =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const int =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (value: unknown): boolean =>
    typeof value === 'number' && Number.isSafeInteger(value) && min <= value && value <= max;
const orNull =
  (check: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || check(value);
const oneOf =
  (...words: unknown[]) =>
  (value: unknown): boolean =>
    words.includes(value);
const bool = oneOf(true, false);
const text = (min: number, max: number) => (value: unknown) =>
  typeof value === 'string' &&
  value.length <= max &&
  (min === 0 || (value.length >= min && value.trim().length > 0));
const list = (value: unknown, length: number, each: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(each);
/** All of `must`, some of `may`, nothing else. */
const keys = (value: unknown, must: readonly string[], may: readonly string[] = []): boolean =>
  isObj(value) &&
  must.every((key) => Object.hasOwn(value, key)) &&
  Object.keys(value).every((key) => must.includes(key) || may.includes(key));

// What a shape has been checked for is read as that.
const num = (from: Obj, key: string): number => Number(from[key]);
const nums = (from: Obj, key: string): number[] => from[key] as number[];
const lists = (from: Obj, key: string): string[][] => (from[key] ?? []) as string[][];
const objects = (from: Obj, key: string): Obj[] => from[key] as Obj[];

const add = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const times = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

type Game = {
  players: readonly number[];
  options: { [name: string]: { usual?: unknown; is: (value: unknown) => boolean } };
  fits?: (at: At) => boolean;
  shape: Check;
  faults: (hand: Obj, at: At) => string | undefined;
  isOver: (at: At) => boolean;
  hand: (hand: Obj, at: At) => Obj;
  /** What the tally has beside what every tally has. */
  rest: (scored: readonly Obj[], at: At) => Obj;
  /** The figure by which sides are ranked, more is better. */
  figure: (total: Obj, at: At) => number;
};

const sidesOf = ({ n, o }: At): number => (n === 6 ? 3 : n === 4 && o.singles !== true ? 2 : n);
const CONTRACTS =
  'hearts diamonds clubs spades obenabe undenufe slalom guschti joker trio misere middle tutti mary blind'.split(
    ' ',
  );

const isRow = (row: unknown): boolean =>
  isObj(row) &&
  (keys(row, ['contract', 'factor'], ['inverted'])
    ? oneOf(...CONTRACTS)(row.contract)
    : keys(row, ['name', 'factor'], ['inverted']) && text(1, 30)(row.name)) &&
  int(1, 20)(row.factor) &&
  (!('inverted' in row) || bool(row.inverted));

const coiffeur: Game = {
  players: [2, 3, 4, 6],
  options: {
    rows: {
      usual: 'clubs diamonds hearts spades obenabe undenufe slalom guschti joker joker'
        .split(' ')
        .map((contract, index) => ({ contract, factor: index + 1 })),
      is: (value) => Array.isArray(value) && int(1, 20)(value.length) && value.every(isRow),
    },
    match: { usual: 257, is: int(157, 999) },
    rounding: { usual: 'exact', is: oneOf('exact', 'tens') },
    matchBonus: { usual: 0, is: int(0) },
    counterMatch: { usual: 0, is: int(0) },
    singles: { usual: false, is: bool },
  },
  shape: (hand, at) =>
    isObj(hand) &&
    int(0, sidesOf(at) - 1)(hand.side) &&
    int(0, objects(at.o, 'rows').length - 1)(hand.row) &&
    (keys(hand, ['side', 'row', 'scratched'])
      ? hand.scratched === true
      : keys(hand, ['side', 'row', 'points'], ['match', 'counterMatch']) &&
        int(0, 157)(hand.points) &&
        (!('match' in hand) || bool(hand.match)) &&
        (!('counterMatch' in hand) || bool(hand.counterMatch))),
  faults: (hand, { o, hands, i }) => {
    const { points, match, counterMatch } = hand;
    if (points === 1 || points === 156) return 'points-impossible';
    const isInverted = objects(o, 'rows')[num(hand, 'row')]?.inverted === true;
    if (match === true && points !== 157) return 'match-invalid';
    if (counterMatch === true && (points !== 0 || isInverted)) return 'match-invalid';
    const before = hands.slice(0, i);
    const isTaken = before.some(({ side, row }) => side === hand.side && row === hand.row);
    return isTaken ? 'row-taken' : undefined;
  },
  isOver: (at) => at.i >= sidesOf(at) * objects(at.o, 'rows').length,
  hand: (hand, at) => {
    const written = (points: number) =>
      at.o.rounding === 'tens' ? (points + 5 - ((points + 5) % 10)) / 10 : points;
    const value =
      hand.scratched === true
        ? 0
        : written(hand.match === true ? num(at.o, 'match') : num(hand, 'points'));
    let score = value * num(objects(at.o, 'rows')[num(hand, 'row')] ?? {}, 'factor');
    if (hand.match === true) score += written(num(at.o, 'matchBonus'));
    if (hand.counterMatch === true) score -= written(num(at.o, 'counterMatch'));
    return { score: times(sidesOf(at), (side) => (side === hand.side ? score : 0)), value };
  },
  rest: (scored, at) => ({
    totals: times(sidesOf(at), (side) => ({
      points: add(scored.map((one) => nums(one, 'score')[side] ?? 0)),
      rows: at.hands.filter((hand) => hand.side === side).length,
    })),
    slate: objects(at.o, 'rows').map((_, row) =>
      times(sidesOf(at), (side) => {
        const found = at.hands.findIndex((hand) => hand.side === side && hand.row === row);
        return found < 0 ? null : scored[found]?.value;
      }),
    ),
  }),
  figure: (total) => num(total, 'points'),
};

const LIST = ['tricks', 'diamonds', 'queens', 'kingOfHearts', 'lastTrick', 'all', 'domino'];
const there = (thing: string, n: number) =>
  thing === 'tricks' ? (n === 3 ? 12 : 9) : thing === 'diamonds' ? 9 : 4;
const COUNTED = ['tricks', 'diamonds', 'queens'];
const dealOf = (i: number, { o }: At): string | undefined => {
  const once = o.prizes === null ? LIST.slice(0, 6) : LIST;
  const rounds = Math.floor(i / once.length);
  return rounds < num(o, 'rounds') ? once[i - rounds * once.length] : undefined;
};
const isDeal = (hand: unknown, deal: string, n: number): boolean => {
  if (!isObj(hand)) return false;
  const isSeat = int(0, n - 1);
  const counted = (value: unknown, thing: string) => list(value, n, int(0, there(thing, n)));
  if (deal === 'domino') {
    return (
      keys(hand, ['order']) &&
      list(hand.order, n, isSeat) &&
      new Set(nums(hand, 'order')).size === n
    );
  }
  if (deal === 'all') {
    return (
      keys(hand, LIST.slice(0, 5)) &&
      COUNTED.every((thing) => counted(hand[thing], thing)) &&
      isSeat(hand.kingOfHearts) &&
      isSeat(hand.lastTrick)
    );
  }
  return COUNTED.includes(deal)
    ? keys(hand, ['counts']) && counted(hand.counts, deal)
    : keys(hand, ['seat']) && isSeat(hand.seat);
};

const guggitaler: Game = {
  players: [3, 4],
  options: {
    values: {
      usual: {},
      is: (value) =>
        isObj(value) &&
        keys(value, [], LIST.slice(0, 5)) &&
        Object.values(value).every(int(0, 999)),
    },
    prizes: { is: (value) => value === null || (Array.isArray(value) && value.every(int(0, 999))) },
    rounds: { usual: 1, is: int(1) },
  },
  fits: ({ o, n }) => !Array.isArray(o.prizes) || o.prizes.length === n,
  shape: (hand, at) => {
    const deal = dealOf(at.i, at);
    return deal ? isDeal(hand, deal, at.n) : LIST.some((any) => isDeal(hand, any, at.n));
  },
  faults: (hand, at) => {
    const deal = dealOf(at.i, at);
    if (deal === undefined) return undefined;
    const has = (thing: string) => nums(hand, deal === 'all' ? thing : 'counts');
    const counted = COUNTED.filter((thing) => deal === 'all' || deal === thing);
    if (counted.some((thing) => add(has(thing)) !== there(thing, at.n))) return 'counts-sum';
    if (deal !== 'all') return undefined;
    const seats = times(at.n, (seat) => seat).filter(
      (seat) =>
        nums(hand, 'diamonds')[seat] !== 0 ||
        nums(hand, 'queens')[seat] !== 0 ||
        hand.kingOfHearts === seat ||
        hand.lastTrick === seat,
    );
    return seats.some((seat) => nums(hand, 'tricks')[seat] === 0) ? 'counts-impossible' : undefined;
  },
  isOver: (at) => dealOf(at.i, at) === undefined,
  hand: (hand, at) => {
    const kind = dealOf(at.i, at) ?? '';
    const usual = { tricks: 5, diamonds: 10, queens: 20, kingOfHearts: 40, lastTrick: 50 };
    const cost: Obj = { ...usual, ...(at.o.values as Obj) };
    const prizes = (at.o.prizes ??
      (at.n === 3 ? [150, 100, 70] : [150, 100, 55, 0])) as readonly number[];
    const score = times(at.n, (seat) => {
      if (kind === 'domino') return prizes[nums(hand, 'order').indexOf(seat)] ?? 0;
      if ('seat' in hand) return hand.seat === seat ? 0 - num(cost, kind) : 0;
      if ('counts' in hand) return 0 - (nums(hand, 'counts')[seat] ?? 0) * num(cost, kind);
      let minus = 0;
      for (const thing of COUNTED) minus += (nums(hand, thing)[seat] ?? 0) * num(cost, thing);
      if (hand.kingOfHearts === seat) minus += num(cost, 'kingOfHearts');
      if (hand.lastTrick === seat) minus += num(cost, 'lastTrick');
      return 0 - minus;
    });
    return { kind, score };
  },
  rest: (scored, at) => ({ totals: sums(scored, at.n) }),
  figure: (total) => num(total, 'points'),
};

const sums = (scored: readonly Obj[], n: number) =>
  times(n, (seat) => ({ points: add(scored.map((one) => nums(one, 'score')[seat] ?? 0)) }));

const MELDS = new Map(
  Object.entries({ seq3: 20, seq4: 50, seq5: 100, seq6: 100, seq7: 100, seq8: 100, seq9: 100 }),
);
for (const rank of ['A', 'K', 'Q', '10']) MELDS.set(`four${rank}`, 100);
MELDS.set('fourJ', 200).set('four9', 150);
const KNOWN = [...MELDS.keys(), 'four8', 'four7', 'four6'];
const worth = (melds: readonly string[] = []) => add(melds.map((id) => MELDS.get(id) ?? 0));

/** Whether a game is over before hand `i` by a number of hands or a target. */
const endedBy = ({ o, i }: At, totals: readonly number[]): boolean =>
  (o.hands !== null && i >= num(o, 'hands')) ||
  (o.target !== null && totals.some((sum) => sum >= num(o, 'target')));
const scoresBefore = (game: Game, at: At) =>
  sums(
    at.hands.slice(0, at.i).map((hand, i) => game.hand(hand, { ...at, i })),
    at.n,
  ).map(({ points }) => points);

const points157 = (points: readonly number[]): string | undefined => {
  if (add(points) !== 157) return 'points-sum';
  return points.some((own) => own === 1 || own === 156) ? 'points-impossible' : undefined;
};

const molotowWies: Game = {
  players: [3, 4, 5, 6],
  options: {
    hands: { usual: 8, is: orNull(int(1)) },
    lastDouble: { usual: true, is: bool },
    target: { usual: null, is: orNull(int(1)) },
  },
  shape: (hand, { n }) => {
    const isMelds = (value: unknown) =>
      list(value, n, (own) => Array.isArray(own) && own.every(oneOf(...KNOWN)));
    return (
      isObj(hand) &&
      keys(hand, ['points'], ['wies', 'caught', 'stoeck', 'caughtStoeck']) &&
      list(hand.points, n, int(0, 157)) &&
      ['wies', 'caught'].every((key) => !(key in hand) || isMelds(hand[key])) &&
      ['stoeck', 'caughtStoeck'].every((key) => !(key in hand) || int(0, n - 1)(hand[key]))
    );
  },
  faults: (hand, { n }) => {
    const cards = (id: string) => (id.startsWith('seq') ? Number(id.slice(3)) : 4);
    const shown = lists(hand, 'wies').flat();
    const caught = lists(hand, 'caught').flat();
    return (
      points157(nums(hand, 'points')) ??
      ([...shown, ...caught].some((id) => !MELDS.has(id)) || caught.some((id) => cards(id) > n)
        ? 'wies-invalid'
        : 'stoeck' in hand && 'caughtStoeck' in hand
          ? 'stoeck-invalid'
          : undefined)
    );
  },
  isOver: (at) => endedBy(at, scoresBefore(molotowWies, at)),
  hand: (hand, { o, n, i }) => {
    const isDouble = o.lastDouble === true && o.hands === i + 1;
    const score = times(n, (seat) => {
      let own = nums(hand, 'points')[seat] ?? 0;
      own -= worth(lists(hand, 'wies')[seat]);
      own += worth(lists(hand, 'caught')[seat]);
      if (hand.stoeck === seat) own -= 20;
      if (hand.caughtStoeck === seat) own += 20;
      return isDouble ? own + own : own;
    });
    return isDouble ? { score, doubled: true } : { score };
  },
  rest: (scored, { n }) => ({ totals: sums(scored, n) }),
  figure: (total) => -num(total, 'points'),
};

const pointList: Game = {
  players: [2, 3, 4, 5, 6, 7, 8],
  options: {
    sum: { usual: null, is: orNull(int(Number.MIN_SAFE_INTEGER)) },
    goal: { usual: 'most', is: oneOf('most', 'fewest') },
    target: { usual: null, is: orNull(int(1)) },
    hands: { usual: null, is: orNull(int(1)) },
    name: { is: text(0, 40) },
  },
  shape: (hand, { n }) =>
    isObj(hand) && keys(hand, ['points']) && list(hand.points, n, int(-9999, 9999)),
  faults: (hand, { o }) =>
    o.sum !== null && add(nums(hand, 'points')) !== o.sum ? 'points-sum' : undefined,
  isOver: (at) => endedBy(at, scoresBefore(pointList, at)),
  hand: (hand) => ({ score: [...nums(hand, 'points')] }),
  rest: (scored, { n }) => ({ totals: sums(scored, n) }),
  figure: (total, { o }) => (o.goal === 'most' ? num(total, 'points') : -num(total, 'points')),
};

const strokesOf = (hand: Obj) => (hand.strokes as (number | null)[]).map((own) => own ?? 0);

const strokeList: Game = {
  players: [2, 3, 4, 5, 6, 7, 8],
  options: {
    sum: { usual: null, is: orNull(int(Number.MIN_SAFE_INTEGER)) },
    target: { usual: 7, is: orNull(int(1)) },
    hands: { usual: null, is: orNull(int(1)) },
    name: { is: text(0, 40) },
  },
  shape: (hand, { n }) =>
    isObj(hand) &&
    keys(hand, ['strokes']) &&
    list(hand.strokes, n, orNull(int(-3, 9))) &&
    (hand.strokes as unknown[]).some((own) => own !== null),
  faults: (hand, { o }) =>
    o.sum !== null && add(strokesOf(hand)) !== o.sum ? 'strokes-sum' : undefined,
  isOver: (at) => {
    const before = at.hands.slice(0, at.i).map(strokesOf);
    return endedBy(
      at,
      times(at.n, (seat) => add(before.map((own) => own[seat] ?? 0))),
    );
  },
  hand: (hand) => ({
    sticks: strokesOf(hand).map((own) => (own > 0 ? own : 0)),
    potatoes: strokesOf(hand).map((own) => (own < 0 ? 0 - own : 0)),
  }),
  rest: (scored, { n }) => {
    const totals = times(n, (seat) => {
      const sticks = add(scored.map((one) => nums(one, 'sticks')[seat] ?? 0));
      const potatoes = add(scored.map((one) => nums(one, 'potatoes')[seat] ?? 0));
      return { sticks, potatoes, net: sticks - potatoes };
    });
    const place = (k: number, sticks: number, potatoes: number) =>
      k < sticks ? (k < potatoes ? 'x' : '|') : 'o';
    const slate = totals.map(({ sticks, potatoes }) =>
      times(Math.max(sticks, potatoes), (k) => place(k, sticks, potatoes)).join(''),
    );
    return { totals, slate };
  },
  figure: (total) => num(total, 'net'),
};

const GAMES: { readonly [id: string]: Game } = {
  coiffeur,
  guggitaler,
  'molotow-wies': molotowWies,
  'point-list': pointList,
  'stroke-list': strokeList,
};
/** The games that it knows. */
export const ORACLE_IDS = [
  'coiffeur',
  'guggitaler',
  'molotow-wies',
  'point-list',
  'stroke-list',
] as const;

function judge(record: unknown): unknown {
  const invalid = (hand: number | null = null) => new Refused('record-invalid', hand);
  const must = ['format', 'variant', 'players', 'hands'];
  if (!isObj(record) || !keys(record, must, ['options', 'firstDealer', 'substitutes'])) {
    throw invalid();
  }
  const { variant, players, hands, options = {}, firstDealer = 0, substitutes = [] } = record;
  const game = Object.hasOwn(GAMES, String(variant)) ? GAMES[String(variant)] : undefined;
  if (record.format !== 'jass-record/1' || typeof variant !== 'string' || !game) throw invalid();
  if (!Array.isArray(players) || !players.every(text(1, 100))) throw invalid();
  if (!int(0)(firstDealer) || !Array.isArray(hands) || !Array.isArray(substitutes)) throw invalid();
  const isSubstitute = (one: unknown) =>
    isObj(one) &&
    keys(one, ['seat', 'from', 'name']) &&
    int(0)(one.seat) &&
    int(1)(one.from) &&
    text(1, 100)(one.name);
  if (!substitutes.every(isSubstitute)) throw invalid();
  if (!isObj(options) || !keys(options, [], Object.keys(game.options))) throw invalid();
  const o: { [name: string]: unknown } = {};
  for (const [name, { usual, is }] of Object.entries(game.options)) {
    if (Object.hasOwn(options, name) && !is(options[name])) throw invalid();
    o[name] = Object.hasOwn(options, name) ? options[name] : usual;
  }
  const n = players.length;
  if (!game.players.includes(n)) throw new Refused('players-count', null);
  const all: At = { n, o, hands, i: hands.length };
  const isSeat = int(0, n - 1);
  if (!isSeat(firstDealer) || !substitutes.every(({ seat }) => isSeat(seat))) throw invalid();
  if (game.fits && !game.fits(all)) throw invalid();
  for (const [i, hand] of hands.entries()) if (!game.shape(hand, { ...all, i })) throw invalid(i);
  for (const [i, hand] of hands.entries()) {
    const at = { ...all, i };
    const code = game.faults(hand, at) ?? (game.isOver(at) ? 'game-finished' : undefined);
    if (code) throw new Refused(code, i);
  }
  const scored = hands.map((hand, i) => game.hand(hand, { ...all, i }));
  const rest = game.rest(scored, all);
  const figures = objects(rest, 'totals').map((total) => game.figure(total, all));
  const sides = figures.map((_, side) => side);
  const ranking = [...new Set(figures)]
    .sort((a, b) => b - a)
    .map((figure) => sides.filter((side) => figures[side] === figure));
  const isOver = game.isOver(all);
  return {
    variant,
    status: isOver ? 'finished' : 'playing',
    hands: scored,
    ...rest,
    ranking,
    winners: isOver ? ranking[0] : [],
    dealer: isOver ? null : (Number(firstDealer) + hands.length) % n,
  };
}

/** What a record comes to. */
export function secondOpinion(record: unknown): Answer {
  try {
    return { tally: judge(record) };
  } catch (error) {
    if (error instanceof Refused) return { code: error.code, hand: error.hand };
    throw error;
  }
}
