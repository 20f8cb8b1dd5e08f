/** What the files tell: finished games and results from paper, evening by evening, and who was in the club. */
import { type Tally, tally } from '../../../lib/jass';
import type {
  AtEvening,
  FileGame,
  FileOfGames,
  FileOfLeague,
  FilePaper,
  FileScheme,
  FileSeason,
} from './files';

export type Seat = {
  readonly player: string;
  readonly side: number;
  readonly place: number;
  readonly wins: number;
  readonly hands: number;
  readonly rankPoints?: number;
  /** As a table's columns name them. */
  readonly figures: Readonly<Record<string, number>>;
};
export type Game = {
  readonly id: string;
  readonly isPaper: boolean;
  /** What one player brought home of the whole evening. */
  readonly isWhole?: true;
  readonly seats: readonly Seat[];
};
export type Evening = { readonly date: string; readonly isFinal: boolean; readonly games: Game[] };
export type Played = { readonly game: Game; readonly seat: Seat };

/** How many of a game's hands are scored. */
const handsIn = ({ hands }: Tally): number =>
  hands.filter((hand) => !('void' in hand) && Object.keys(hand).length > 0).length;

/** A finished game by the engine alone; null where none of its hands counts. */
function scored(game: FileGame): Game | null {
  const answer = tally(game.record);
  if (!answer.ok) throw new Error(`${game.id}: ${answer.error.message}`);
  const own = answer.value;
  const hands = handsIn(own);
  if (hands === 0) return null;
  const brought = 'tourneyPoints' in own ? own.tourneyPoints : undefined;
  const seats = game.seats.map(({ player, side, figures }) => {
    const level = own.ranking.findIndex((sides) => sides.includes(side));
    const place = 1 + own.ranking.slice(0, level).flat().length;
    const hasWon = own.winners.length > 0 ? own.winners.includes(side) : place === 1;
    const totals: Record<string, number> = {
      ...own.totals[side],
      ...(own.variant === 'schieber' && { tourneyPoints: brought?.[side] ?? 0 }),
    };
    // What the engine's totals do not tell: who held the cards and how they fell.
    const rest = Object.entries(figures ?? {}).flatMap(([key, value]) =>
      typeof value === 'number' && !['place', 'hands'].includes(key) ? [[key, value]] : [],
    );
    const all: Record<string, number> = { ...Object.fromEntries(rest), ...totals };
    return { player, side, place, wins: hasWon ? 1 : 0, hands, figures: all };
  });
  return { id: game.id, isPaper: false, seats };
}

const PAPER_FIGURE: Readonly<Record<string, string>> = {
  differenzler: 'difference',
  mittlere: 'net',
  schieber: 'points',
};
export const MEASURE_FIGURE: Readonly<Record<string, string>> = {
  'net-sticks': 'net',
  'card-points': 'cardPoints',
  'written-points': 'points',
  'fewest-points': 'points',
  'tourney-points': 'tourneyPoints',
  difference: 'difference',
};

/** What stands on paper, as games: one of all its sides, or one of every player's evening. */
function fromPaper({ id, variant, of, hands: said, seats }: FilePaper): Game[] {
  const hands = said ?? 0;
  const head = { id, isPaper: true };
  if (of !== 'game')
    return seats.map(({ player, total }) => {
      const figure = MEASURE_FIGURE[of];
      const seat = { player, side: 0, place: 1, hands, wins: of === 'wins' ? total : 0 };
      return {
        ...head,
        isWhole: true as const,
        seats: [
          {
            ...seat,
            ...(of === 'rank-points' && { rankPoints: total }),
            figures: figure === undefined ? {} : { [figure]: total },
          },
        ],
      };
    });
  const figure = PAPER_FIGURE[variant] ?? '';
  const isLess = figure === 'difference';
  const ofSide = new Map(seats.map(({ side, total }) => [side, total]));
  return [
    {
      ...head,
      seats: seats.map(({ player, side, total }) => {
        const others = [...ofSide].filter(([other]) => other !== side).map(([, other]) => other);
        const place = 1 + others.filter((other) => (isLess ? other < total : other > total)).length;
        const against = figure === 'points' && { against: Math.max(...others) };
        const figures = { [figure]: total, ...against };
        return { player, side, place, hands, wins: place === 1 ? 1 : 0, figures };
      }),
    },
  ];
}

export const isLessBetter = (measure: string) =>
  measure === 'difference' || measure === 'fewest-points';

/** Does it say enough for the scheme? A mean of hands asks how many there were. */
function says({ variant, of, hands }: FilePaper, scheme: FileScheme): boolean {
  const { measure, per, combine, keep, rankedBy } = scheme;
  const tells = (wanted: string, needsHands: boolean): boolean => {
    if (needsHands && isLessBetter(wanted) && !hands) return false;
    if (wanted === 'wins') return of === 'game' || of === 'wins';
    return (of === 'game' ? PAPER_FIGURE[variant] : MEASURE_FIGURE[of]) === MEASURE_FIGURE[wanted];
  };
  const onlyAdds = combine === 'sum' && keep.kind === 'all';
  if (measure === 'rank-points') {
    if (of === 'rank-points') return per === 'evening' || onlyAdds;
    return per === 'evening' ? tells(rankedBy, true) : of === 'game';
  }
  if (of !== 'game' && per === 'game' && !onlyAdds) return false;
  return tells(measure, combine === 'mean');
}

/** What counts of one day, or not: a finished game, or a result from paper as it stands there. */
export type Counting = Game & {
  readonly variant: string;
  readonly day: string;
  readonly isFinal: boolean;
  readonly paper: FilePaper | null;
};

/** All that is finished, evening by evening in the order of play; what is on paper at an evening's end. */
function countingIn({ games, paper = [] }: FileOfGames): Counting[] {
  const headOf = ({ day, isFinal = false }: AtEvening) => ({ day, isFinal });
  const finished = games
    .filter(({ isOver }) => isOver)
    .map((game) => ({ game, own: scored(game) }));
  const all = [
    ...finished.flatMap(({ game, own }) =>
      own ? [{ ...own, ...headOf(game), variant: game.record.variant, paper: null }] : [],
    ),
    ...paper.flatMap((one) =>
      fromPaper(one).map((own) => ({ ...own, ...headOf(one), variant: one.variant, paper: one })),
    ),
  ];
  return all.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

/** The evenings of a season with something that counts, in order. */
export function eveningsIn({ counting, days }: CountedClub, { id, variants, scheme }: FileSeason) {
  const evenings = new Map<string, Evening>();
  for (const { variant, day, isFinal, paper, ...game } of counting) {
    if (!days.get(day)?.has(id) || !variants.includes(variant)) continue;
    if (paper && !says(paper, scheme)) continue;
    const evening = evenings.get(day) ?? { date: day, isFinal, games: [] };
    evenings.set(day, evening);
    evening.games.push(game);
  }
  return [...evenings.values()];
}

export type Person = {
  readonly name: string;
  readonly joinedOn: string | null;
  readonly leftOn: string | null;
};

/** A club as its files tell it, ready to be counted. */
export type CountedClub = {
  readonly people: readonly Person[];
  /** By day. */
  readonly excused: ReadonlyMap<string, ReadonlySet<string>>;
  /** By day, all of whom anything is noted, and who sat in a game whatever its variant. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
  readonly counting: readonly Counting[];
  /** By the day of an evening, the seasons that count it. */
  readonly days: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Scores all games of *Everything (JSON)*, and reads who was in the club and when. */
export function countedClub(games: FileOfGames, { players, evenings }: FileOfLeague): CountedClub {
  const byId = new Map(players.map((player) => [player.id, player]));
  const nameOf = (id: string): string => {
    const player = byId.get(id);
    return player?.mergedInto ? nameOf(player.mergedInto) : (player?.name ?? '');
  };
  const excused = evenings.map(({ date, attendance }) => {
    const noted = (status: string) =>
      attendance.filter((one) => one.status === status).map(({ player }) => nameOf(player));
    // Of two names of one person, to have been there says more.
    const present = noted('present');
    return [date, new Set(noted('excused').filter((name) => !present.includes(name)))] as const;
  });
  const counting = countingIn(games);
  const known = evenings.map(({ date, attendance }) => {
    const played = counting.filter(({ day }) => day === date).flatMap(({ seats }) => seats);
    const noted = attendance.map(({ player }) => nameOf(player));
    return [date, new Set([...noted, ...played.map(({ player }) => player)])] as const;
  });
  return {
    counting,
    known: new Map(known),
    people: players.filter(({ mergedInto }) => !mergedInto),
    excused: new Map(excused),
    days: new Map(evenings.map(({ date, season, also }) => [date, new Set([season, ...also])])),
  };
}
