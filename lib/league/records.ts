/** What stands out over the seasons of a league, from their tables as they are shown. Pure. */
import type { VariantId } from '../jass';
import type { BestGame } from './best-game';
import { isLevel, winsOf } from './measure';
import type { Measure } from './measures';
import { type GameResult, isGame } from './result';
import type { CountedResult, Row, Standings } from './table';

/** A season as its records go by it. */
export type SeasonPlayed = {
  readonly name: string;
  readonly isOver: boolean;
  readonly measure: Measure;
  readonly standings: Pick<Standings, 'evenings' | 'rows' | 'isLessBetter' | 'hiddenSince'>;
  /** Where partners score together. */
  readonly pairs?: Pick<Standings, 'rows'> | null;
  readonly bestGames?: readonly BestGame[];
};

/** Somebody's seasons together. */
export type AllTime = {
  readonly id: string;
  readonly name: string;
  /** By seasons won, then podiums, then games won; level ones share it: 1, 2, 2, 4. */
  readonly rank: number;
  /** Seasons won, and those ended among the first three. */
  readonly titles: number;
  readonly podiums: number;
  readonly seasons: number;
  readonly evenings: number;
  readonly games: number;
  readonly wins: number;
  /** Of the wins, those shared with another side. */
  readonly level: number;
};

/** Where a record was reached, and who did: in a season, or at an evening of it. */
type Reached = {
  readonly names: readonly string[];
  /** Only of games won, where some are shared with another side: how many, as the names stand. */
  readonly level?: readonly number[];
  readonly season: string;
  readonly day?: string;
  /** The game, of a record that one game holds. */
  readonly game?: string;
};
/** A record, and all who hold it. */
export type LeagueRecord = {
  readonly what: 'best' | 'game' | 'pair' | 'matches' | 'run' | 'wins' | 'games';
  /** Only of a best evening, or a best game. */
  readonly measure?: Measure;
  /** Only of a best game. */
  readonly variant?: VariantId;
  readonly value: number;
  readonly reached: readonly Reached[];
};

/**
 * Everybody with a game, by titles, then podiums, then games won. A game or an evening that several seasons
 * count is one here; `shared` are the results of the evenings of several seasons.
 */
export function allTimeOf(
  seasons: readonly SeasonPlayed[],
  shared: readonly GameResult[] = [],
): AllTime[] {
  const all = new Map<string, Omit<AllTime, 'rank'>>();
  const again = countedAgain(shared);
  for (const { isOver, standings } of seasons)
    for (const row of standings.rows) {
      const { id, name, rank } = row;
      if (row.evenings === 0) continue;
      const own = all.get(id);
      const ended = isOver ? rank : null;
      const known = again(row);
      all.set(id, {
        id,
        name,
        titles: (own?.titles ?? 0) + (ended === 1 ? 1 : 0),
        podiums: (own?.podiums ?? 0) + (ended !== null && ended <= 3 ? 1 : 0),
        seasons: (own?.seasons ?? 0) + 1,
        evenings: (own?.evenings ?? 0) + row.evenings - known.evenings,
        games: (own?.games ?? 0) + row.games - known.games,
        wins: (own?.wins ?? 0) + row.wins - known.wins,
        level: (own?.level ?? 0) + row.level - known.level,
      });
    }
  const ahead = (a: Omit<AllTime, 'rank'>, b: Omit<AllTime, 'rank'>) =>
    b.titles - a.titles || b.podiums - a.podiums || b.wins - a.wins;
  const ranked: AllTime[] = [];
  for (const [at, one] of [...all.values()]
    .sort((a, b) => ahead(a, b) || b.games - a.games)
    .entries()) {
    const above = ranked.at(-1);
    ranked.push({ ...one, rank: above && ahead(above, one) === 0 ? above.rank : at + 1 });
  }
  return ranked;
}

/** What of a row, given season by season, stood in somebody's row of a season before. */
function countedAgain(shared: readonly GameResult[]) {
  // Evenings from paper are a result for each of those who were there, under one id.
  const keyOf = (player: string, id: string) => `${player} ${id}`;
  const results = new Map(
    shared.flatMap((game) =>
      game.seats.map((seat) => [keyOf(seat.player, game.id), { game, seat }] as const),
    ),
  );
  const seen = new Set<string>();
  const isNew = (key: string) => seen.size !== seen.add(key).size;
  return ({ id: player, cells }: Row): Pick<AllTime, 'evenings' | 'games' | 'wins' | 'level'> => {
    const own = cells.filter((cell) => isPlayed(cell.results));
    const played = own
      .flatMap((cell) => cell.results.flatMap(({ games, paper = [] }) => [...games, ...paper]))
      .flatMap((id) => results.get(keyOf(player, id)) ?? [])
      .filter(({ game }) => !isNew(keyOf(player, game.id)));
    return {
      evenings: own.filter(({ evening }) => !isNew(keyOf(player, evening))).length,
      games: played.filter(({ game }) => isGame(game)).length,
      wins: played.reduce((sum, { seat }) => sum + winsOf(seat), 0),
      level: played.filter(isLevel).length,
    };
  };
}

/**
 * The records, those of evenings for each measure that a season had; level ones stand beside each other. A count
 * that several have only once, or that everybody has, is none.
 */
export function recordsOf(seasons: readonly SeasonPlayed[]): LeagueRecord[] {
  const found = seasons.flatMap((season) => [
    ...bestEvenings(season),
    ...ownGames(season),
    ...(season.pairs
      ? most({ ...season, standings: season.pairs }, 'pair', ({ wins }) => wins)
      : []),
    ...most(season, 'matches', ({ columns }) => columns.matches ?? 0),
    ...most(season, 'run', longestRun),
    ...most(season, 'wins', ({ wins }) => wins),
    ...most(season, 'games', ({ games }) => games),
  ]);
  const kept = new Map<string, LeagueRecord>();
  for (const one of found) {
    const key = `${one.what} ${one.variant ?? ''} ${one.measure ?? ''}`;
    const known = kept.get(key);
    const isLess = one.measure === 'difference' || one.measure === 'fewest-points';
    if (known?.value === one.value)
      kept.set(key, { ...known, reached: one.reached.reduce(withReached, known.reached) });
    else if (!known || (isLess ? one.value < known.value : one.value > known.value))
      kept.set(key, one);
  }
  return [...kept.values()].filter((one) => one.measure !== undefined || stands(one, seasons));
}

/** Does a count stand out? */
function stands({ what, value, reached }: LeagueRecord, seasons: readonly SeasonPlayed[]): boolean {
  const holders = new Set(reached.flatMap(({ names }) => names)).size;
  const rows = seasons.flatMap(({ standings, pairs }) =>
    what === 'pair' ? (pairs?.rows ?? []) : standings.rows,
  );
  const all = new Set(rows.flatMap(({ evenings, name }) => (evenings > 0 ? [name] : []))).size;
  return holders === 1 || (value > 1 && holders < all);
}

const ownGames = ({ name, bestGames = [] }: SeasonPlayed): LeagueRecord[] =>
  bestGames.map(({ reached, ...best }) => ({
    ...{ what: 'game', ...best },
    reached: reached.map((one) => ({ ...one, season: name })),
  }));

/** With one more; what several seasons count of the same game or day stands there once. */
function withReached(all: readonly Reached[], one: Reached): readonly Reached[] {
  const isSame = ({ game, day, names }: Reached) =>
    game === undefined
      ? day !== undefined && day === one.day && names.join() === one.names.join()
      : game === one.game;
  return all.some(isSame) ? all : [...all, one];
}

/** Is any of it a result of one's own, with hands or from paper? */
const isPlayed = (results: readonly CountedResult[]): boolean =>
  results.some(({ substitute }) => substitute === undefined);

/**
 * The best own evenings of a season, with all who reached that; finals multiplied are left out. What a
 * place brings is no record: somebody has it every evening.
 */
function bestEvenings({ name, measure, standings }: SeasonPlayed): LeagueRecord[] {
  if (measure === 'rank-points') return [];
  const { evenings, rows, isLessBetter } = standings;
  const results = rows.flatMap((row) =>
    row.cells.flatMap(({ value, results: own }, at) =>
      value !== null && isPlayed(own) && own.every(({ factor }) => factor === 1)
        ? [{ value, at, who: row.name }]
        : [],
    ),
  );
  if (results.length === 0) return [];
  const values = results.map(({ value }) => value);
  const best = isLessBetter ? Math.min(...values) : Math.max(...values);
  const reached = evenings.flatMap(({ date }, at): Reached[] => {
    const own = results.filter((one) => one.value === best && one.at === at);
    return own.length === 0 ? [] : [{ names: own.map(({ who }) => who), season: name, day: date }];
  });
  return [{ what: 'best', measure, value: best, reached }];
}

function most(
  { name, standings: { rows } }: { name: string; standings: Pick<Standings, 'rows'> },
  what: Exclude<LeagueRecord['what'], 'best' | 'game'>,
  of: (row: Row) => number,
): LeagueRecord[] {
  const value = Math.max(0, ...rows.map(of));
  const best = rows.filter((row) => of(row) === value);
  const level = best.map((row) => row.level);
  const reached = {
    names: best.map((row) => row.name),
    season: name,
    ...((what === 'wins' || what === 'pair') && level.some(Boolean) && { level }),
  };
  return value > 0 ? [{ what, value, reached: [reached] }] : [];
}

/** The most evenings one after the other with a result of one's own. */
function longestRun({ cells }: Row): number {
  let longest = 0;
  let now = 0;
  for (const { results } of cells) {
    now = isPlayed(results) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}
