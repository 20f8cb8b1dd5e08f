/**
 * What a club as large as a real one gets plays in a year, made up and the same whenever it is: 100 people,
 * 60 evenings, and so many games of four kinds. No database.
 */
import { tally } from '../../lib/jass';
import { chance, shuffled } from '../../lib/league/chance';
import type { Entry } from '../../lib/sync/game';

const EVENINGS = 60;
/** Every sixth day from the third of January on: the last evening is the final. */
export const DAYS = Array.from({ length: EVENINGS }, (_, i) =>
  new Date(Date.UTC(2025, 0, 3 + 6 * i)).toISOString().slice(0, 10),
);
export const FINAL = DAYS.at(-1) ?? '';
const ALL = ['mittlere', 'differenzler', 'schieber'] as const;

const GIVEN = ['Anna', 'Beat', 'Carla', 'Dölf', 'Emil', 'Fränzi', 'Gret', 'Hans', 'Ida', 'Jörg'];
const FAMILY = [
  'Aebi',
  'Bänziger',
  'Caduff',
  'Dubach',
  'Egli',
  'Frey',
  'Gut',
  'Huber',
  'Iten',
  'Ott',
];
export const PEOPLE = FAMILY.flatMap((family) => GIVEN.map((given) => `${given} ${family}`));
/** Somebody who is written down under another name now and then. */
export const MERGED = { name: 'Hansi', into: 'Hans Huber' };
/** Who joins in February and leaves in May; who left without a game; who has none. */
export const SHORT = { name: 'Carla Caduff', joinedOn: DAYS[5] ?? '', leftOn: DAYS[24] ?? '' };
export const GONE = 'Emil Egli';
const IDLE = 'Ida Iten';
/** Who plays a few evenings only. */
export const GUESTS = PEOPLE.filter((name) => name.endsWith(' Ott'));

type Game = {
  readonly day: string;
  readonly playedAt: string;
  readonly isOver: boolean;
  readonly record: {
    readonly format: 'jass-record/1';
    readonly variant: (typeof ALL)[number];
    readonly options: Readonly<Record<string, unknown>>;
    readonly players: readonly string[];
    readonly firstDealer: number;
    readonly hands: readonly Entry[];
  };
};

/** What is noted of an evening: those who excused themselves, stayed away, or watched. */
type Notes = Readonly<Record<'excused' | 'absent' | 'present', readonly string[]>>;

/** Everything that happened, the same for the same number of games. */
export function madeUp(count: number): { games: Game[]; notes: ReadonlyMap<string, Notes> } {
  const random = chance('a club of a hundred');
  const below = (most: number) => Math.floor(random() * most);
  const games: Game[] = [];
  const notes = new Map<string, Notes>();
  for (const [at, day] of DAYS.entries()) {
    const until = Math.floor((count * (at + 1)) / EVENINGS);
    const around = shuffled(PEOPLE, random).filter((name) => isAround(name, { day, at }));
    const there = around.slice(0, 42);
    const away = around.slice(42);
    notes.set(day, {
      excused: [...away.slice(0, 6), ...(at % 7 === 0 ? [MERGED.name] : [])],
      absent: away.slice(6, 8),
      present: away.slice(8, 9),
    });
    // The first tables of an evening are of every kind, so that a club of few games has them all.
    const from = games.length;
    while (games.length < until) {
      const queue = shuffled(there, random);
      while (games.length < until) {
        const table = games.length - from;
        const kind = KINDS[table < 4 ? (at + table) % 4 : below(KINDS.length)] ?? KINDS[0];
        const players = queue.splice(0, kind.players);
        if (players.length < kind.players) break;
        const called = players.map((name) =>
          name === MERGED.into && at % 3 === 0 ? MERGED.name : name,
        );
        const start = Date.parse(`${day}T18:30:00Z`) + games.length * 60_000 + below(50_000);
        games.push({
          day,
          playedAt: new Date(start).toISOString(),
          // One is still going on, one was ended early.
          isOver: games.length !== Math.floor(count / 2),
          record: cut(kind.record(called, below), games.length === Math.floor(count / 3)),
        });
      }
    }
  }
  return { games: games.map((game) => (game.isOver ? game : { ...game, ...begun(game) })), notes };
}

const isAround = (name: string, { day, at }: { day: string; at: number }): boolean => {
  // On the first and the last day somebody belongs to the club as well.
  if (name === SHORT.name) return SHORT.joinedOn < day && day < SHORT.leftOn;
  if (name === GONE || name === IDLE) return false;
  return !GUESTS.includes(name) || (at + GUESTS.indexOf(name) * 5) % 20 < 2;
};

const cut = (record: Game['record'], isEarly: boolean): Game['record'] =>
  isEarly ? { ...record, hands: record.hands.slice(0, -1) } : record;
const begun = ({ record }: Game): Pick<Game, 'record'> => ({ record: cut(record, true) });

type Below = (most: number) => number;

/** Three or four shares of the 157 points. */
function sharesOf(players: number, below: Below): number[] {
  const cuts = Array.from({ length: players - 1 }, () => 5 + 3 * below(49)).sort((a, b) => a - b);
  const edges = [0, ...cuts, 157];
  const shares = edges.slice(1).map((edge, i) => edge - (edges[i] ?? 0));
  // A share of nothing raises questions.
  return shares.includes(0) ? sharesOf(players, below) : shares;
}

const recordOf = (
  variant: (typeof ALL)[number],
  {
    players,
    hands,
    options,
    below,
  }: { players: readonly string[]; hands: readonly Entry[]; options: object; below: Below },
): Game['record'] => ({
  format: 'jass-record/1',
  variant,
  options: { ...options },
  players,
  firstDealer: below(players.length),
  hands,
});

const differenzler = (players: readonly string[], below: Below): Game['record'] => {
  const hands = Array.from({ length: players.length }, () => {
    const points = sharesOf(players.length, below);
    const announced = points.map((own) => Math.min(157, Math.max(0, own + 5 * (below(9) - 4))));
    return { announced, points };
  });
  return recordOf('differenzler', { players, hands, options: { hands: hands.length }, below });
};

const mittlere = (players: readonly string[], below: Below): Game['record'] => {
  const hands = Array.from({ length: 3 }, () => ({ points: sharesOf(3, below) }));
  return recordOf('mittlere', { players, hands, options: { hands: 3 }, below });
};

const SUITS = new Set(['hearts', 'diamonds', 'clubs', 'spades']);
const TRUMPS = [...SUITS, 'obenabe', 'undenufe'];

const schieber = (players: readonly string[], below: Below): Game['record'] => {
  const options = { target: 1000, win: 'reached' };
  let record = recordOf('schieber', { players, hands: [], options, below });
  for (;;) {
    const trump = TRUMPS[below(TRUMPS.length)] ?? 'hearts';
    const [one = 0] = sharesOf(2, below);
    const isMatch = below(12) === 0;
    const hand = {
      trump,
      points: isMatch ? [157, 0] : [one, 157 - one],
      ...(isMatch && { match: 0 }),
      ...(below(4) === 0 && { wies: below(2) === 0 ? [['seq3'], []] : [[], ['seq4']] }),
      ...(SUITS.has(trump) && below(8) === 0 && { stoeck: below(2) }),
    };
    const first = { ...hand, first: below(2) };
    const longer = { ...record, hands: [...record.hands, hand] };
    let so = tally(longer);
    record = longer;
    if (!so.ok) {
      // Both have enough with this hand: who had it first is asked only then.
      record = { ...record, hands: [...longer.hands.slice(0, -1), first] };
      so = tally(record);
    }
    if (!so.ok) throw new Error(so.error.message);
    if (so.value.status === 'finished') return record;
  }
};

const KINDS = [
  { players: 4, record: schieber },
  { players: 4, record: differenzler },
  { players: 3, record: differenzler },
  { players: 3, record: mittlere },
] as const;
