/**
 * A season's table from the results of its evenings, as its scheme says. Pure: the same games give
 * the same table, so that a correction to the first evening is a matter of making it again.
 *
 * Where clubs differ and the scheme leaves it open, this holds:
 * - Results weigh alike in a mean, whether an evening had one game or six; the column `difference`
 *   is the mean over all hands.
 * - The factor of a final multiplies its results, substitutes included; dropping and tie-breaks look
 *   at results with their factor. A substitute can be dropped like any other result.
 * - An evening missed for which nothing stands can be one of the worst that are dropped; only of those
 *   evenings at which the player belonged to the league, and never of a pair.
 * - `best-evening` is the best evening cell, `later-result` the latest own result; both look at
 *   dropped results too, and at no substitutes.
 * - Nobody is ranked without a game, however many substitutes there are.
 * - An evening without a game that counts is none: it has no column, and no number from which on the
 *   table is hidden.
 * - At an evening its results alone give the places: who is level shares the points and the rank, and the
 *   tie-breaks decide between the totals of a season. Places that bring the same points stay apart.
 * - Of a season that is over nobody without a game is listed, unless they belonged to it: they joined by
 *   its last evening, or are noted or sat in any game at one of them.
 */
import type { VariantId } from '../jass';
import { columnsFor, columnValues } from './columns';
import { betterFirst, distance, type Exact, extremes, lost, rounded } from './exact';
import { eveningValue, type Line, type Places, placesOf } from './lines';
import { type Level, levelsOf } from './measure';
import { isLessBetter } from './measures';
import { pairedEvenings } from './pairs';
import { type Entrant, type EveningResults, isGame } from './result';
import { isSaid } from './result-paper';
import { gamesByEvening, type Result, type Results, realResults } from './results';
import type { Scheme } from './scheme';
import type {
  Cell,
  ColumnId,
  CountedResult,
  ExactFigures,
  Race,
  Row,
  Runner,
  Standings,
} from './table';

/** What a table is made from. */
export type StandingsInput = {
  /** In the order in which they were played. */
  readonly evenings: readonly EveningResults[];
  /** Whom the table may list. Who played without being one of them appears without a name. */
  readonly entrants: readonly Entrant[];
  readonly scheme: Scheme;
  /** Those that count; games of others are passed over. */
  readonly variants: readonly VariantId[];
  /** The season: then nothing is hidden any more. */
  readonly isOver: boolean;
};

/**
 * The table of the players: those in the games, and those entrants without a game who have not
 * left. Its numbers are rounded to two decimals, see `table.ts`.
 */
export function standings(input: StandingsInput): Standings {
  const { hiddenSince, evenings } = shownOf(input);
  return { ...tableOf({ ...input, evenings }, () => true), hiddenSince };
}

/** One evening by itself: nobody is dropped or absent in it, nothing hidden, and who is level shares the rank. */
export function eveningAlone(
  evening: EveningResults,
  { entrants, scheme, variants }: Pick<StandingsInput, 'entrants' | 'scheme' | 'variants'>,
): Standings {
  // Kept all, a season would take in totals that its table does not.
  const counting = evening.games.filter((game) => isSaid(game, scheme));
  const playing = new Set(
    evening.games
      .filter(({ variant }) => variants.includes(variant))
      .flatMap(({ seats }) => seats.map(({ player }) => player)),
  );
  const table = standings({
    evenings: [{ ...evening, games: counting, attendance: {} }],
    entrants: entrants.filter(({ id }) => playing.has(id)),
    scheme: {
      ...scheme,
      keep: { kind: 'all' },
      minimum: { games: 0, evenings: 0 },
      absence: null,
      tieBreaks: [],
      hideFrom: null,
    },
    variants,
    isOver: true,
  });
  if (scheme.measure !== 'rank-points' || scheme.per !== 'evening') return table;
  const [games = new Map()] = gamesByEvening([evening], { variants, scheme }, () => true);
  return { ...table, rows: apart(table.rows, levelsOf(scheme.rankedBy, games)) };
}

/** Rows of which those with the same points stand apart where these are the points of several places. */
function apart(rows: readonly Row[], levels: readonly Level[]): Row[] {
  const places = new Map(
    levels.flatMap(({ from, players }) => players.map((player) => [player, from] as const)),
  );
  const placeOf = ({ id }: Row) => places.get(id) ?? 0;
  return rows.flatMap((row, i) => {
    if (i > 0 && rows[i - 1]?.rank === row.rank) return [];
    const level = rows.filter(({ rank }) => rank === row.rank);
    // Points that stand on paper are those of no place.
    if (!level.every(({ id }) => places.has(id))) return level;
    return level
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((one, _, all): Row => {
        const before = all.filter((other) => placeOf(other) < placeOf(one)).length;
        const isShared = all.some((other) => other !== one && placeOf(other) === placeOf(one));
        const rank = row.rank === null ? null : row.rank + before;
        return { ...one, rank, tieBreak: isShared ? 'shared' : null };
      });
  });
}

/**
 * The table of the pairs: whoever scored together on a side of two, each two players a pair of their
 * own. A pair is never absent. In the rank points of an evening pairs are ranked among pairs.
 */
export function pairStandings(
  input: StandingsInput,
  /** Of those that count, those whose pairs are listed. */
  variants: readonly VariantId[] = input.variants,
): Standings {
  const { hiddenSince, evenings: shown } = shownOf(input);
  const counting = shown.map((evening) => ({
    ...evening,
    games: evening.games.filter(({ variant }) => variants.includes(variant)),
  }));
  const { evenings, pairs } = pairedEvenings(counting, input.entrants);
  const ids = new Set(pairs.map(({ id }) => id));
  const { keep } = input.scheme;
  const scheme: Scheme = {
    ...input.scheme,
    absence: null,
    keep: keep.kind === 'drop-worst' ? { ...keep, missedFirst: false } : keep,
  };
  const table = tableOf({ ...input, variants, evenings, entrants: pairs, scheme }, (id) =>
    ids.has(id),
  );
  return { ...table, hiddenSince };
}

/** The evenings that the table takes in, and the first that it keeps to itself. */
export function shownOf<Evening extends EveningResults>({
  evenings,
  scheme,
  variants,
  isOver,
}: Omit<StandingsInput, 'evenings' | 'entrants'> & {
  readonly evenings: readonly Evening[];
}): Pick<Standings, 'hiddenSince'> & { readonly evenings: readonly Evening[] } {
  const { hideFrom } = scheme;
  const held = evenings.filter(({ games }) =>
    games.some((game) => variants.includes(game.variant) && isSaid(game, scheme)),
  );
  const hidden = hideFrom === null || isOver ? undefined : held[hideFrom - 1];
  return hideFrom === null || !hidden
    ? { hiddenSince: null, evenings }
    : {
        hiddenSince: { number: hideFrom, date: hidden.date },
        evenings: evenings.slice(0, evenings.indexOf(hidden)),
      };
}

/** The places after each evening, of everybody who has one at the end or had one on the way. */
export function raceOf(input: StandingsInput): Race {
  const { scheme } = input;
  const shown = shownOf(input).evenings;
  const all = gamesByEvening(shown, input, () => true);
  const evenings = shown.filter((_, evening) => all[evening]?.size);
  const real = realResults(
    evenings,
    scheme,
    all.filter(({ size }) => size > 0),
  );
  const runners = new Map<string, Runner>();
  for (const at of evenings.keys()) {
    const { ranked } = placesOf(
      { ...input, evenings: evenings.slice(0, at + 1) },
      resultsBefore(real, at + 1),
    );
    for (const { one, rank } of ranked) {
      const runner = runners.get(one.id) ?? {
        id: one.id,
        name: one.name,
        places: evenings.map(() => null),
        totals: evenings.map(() => null),
      };
      const put = <T>(list: readonly T[], value: T): T[] => list.with(at, value);
      runners.set(one.id, {
        ...runner,
        places: put(runner.places, rank),
        totals: put(runner.totals, numberOf(one.total)),
      });
    }
  }
  const last = evenings.length - 1;
  const placeOf = ({ places }: Runner) => places[last] ?? Number.POSITIVE_INFINITY;
  return {
    evenings: evenings.map(({ id, date, isFinal }) => ({ id, date, isFinal })),
    runners: [...runners.values()].sort((a, b) => placeOf(a) - placeOf(b) || 0),
  };
}

function tableOf(
  input: StandingsInput,
  isListed: (id: string) => boolean,
): Omit<Standings, 'hiddenSince'> {
  const { scheme, variants } = input;
  const all = gamesByEvening(input.evenings, input, isListed);
  const evenings = input.evenings.filter((_, evening) => all[evening]?.size);
  const games = all.filter(({ size }) => size > 0);
  const real = realResults(evenings, scheme, games);
  const { ranked, unranked } = placesOf({ ...input, evenings }, real);
  const last = evenings.length - 1;
  const before = placesOf(
    { ...input, evenings: evenings.slice(0, Math.max(0, last)) },
    resultsBefore(real, last),
  );
  const columns = columnsFor(variants);
  const show = (line: Line) => shownLine(line, { evenings, columns, scheme });
  const movement = movementSince(before);
  const leader = ranked[0]?.one.total ?? 0;
  return {
    evenings: evenings.map(({ id, date, isFinal }) => ({ id, date, isFinal })),
    columns,
    isLessBetter: isLessBetter(scheme.measure),
    rows: [
      ...ranked.map(({ one, rank, tieBreak, parted }) => {
        const row = show(one);
        const gap = distance(leader, one.total ?? 0);
        return {
          ...row,
          rank,
          movement: movement(one.id, rank),
          gap: rounded(gap),
          tieBreak,
          ...(parted && { parted }),
          exact: { ...row.exact, ...lostOf({ gap }) },
        };
      }),
      ...unranked.map((one) => ({ ...show(one), ...NO_RANK })),
    ],
  };
}

const NO_RANK = { rank: null, movement: null, gap: null, tieBreak: null };

/** Of figures those that rounding changes, exactly. */
const lostOf = (figures: Partial<Record<keyof ExactFigures, Exact | null>>): ExactFigures =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]) => {
      const exact = lost(value);
      return exact === undefined ? [] : [[key, exact]];
    }),
  );

const numberOf = (value: Exact | null): number | null => (value === null ? null : rounded(value));

/** The results of the evenings before one. */
const resultsBefore = (real: Results, evening: number): Results =>
  new Map(
    [...real].flatMap(([player, results]) => {
      const earlier = results.filter((result) => result.evening < evening);
      return earlier.length > 0 ? [[player, earlier]] : [];
    }),
  );

/** Places won since; null for who had no rank then. */
function movementSince({ ranked }: Places): (id: string, rank: number) => number | null {
  const ranks = new Map(ranked.map(({ one, rank }) => [one.id, rank]));
  return (id, rank) => {
    const before = ranks.get(id);
    return before === undefined ? null : before - rank;
  };
}

function shownLine(
  line: Line,
  table: {
    evenings: readonly EveningResults[];
    columns: readonly ColumnId[];
    scheme: Scheme;
  },
): Omit<Row, keyof typeof NO_RANK> {
  const { evenings, columns, scheme } = table;
  const own = line.results.filter(({ substitute }) => substitute === undefined);
  const { best, worst } = extremes(
    own.map(({ value }) => value),
    betterFirst(isLessBetter(scheme.measure)),
  );
  const { total, mean } = line;
  const values = columnValues(columns, line.played);
  return {
    id: line.id,
    name: line.name,
    ...(line.unranked && { unranked: line.unranked }),
    evenings: line.evenings,
    games: line.played.filter(({ game }) => isGame(game)).length,
    cells: evenings.map(({ id }, index) => shownCell(id, line.byEvening.get(index) ?? [], scheme)),
    total: numberOf(total),
    mean: numberOf(mean),
    best: numberOf(best),
    worst: numberOf(worst),
    wins: line.wins,
    level: line.level,
    columns: Object.fromEntries(
      Object.entries(values).map(([column, value]) => [column, rounded(value)]),
    ),
    exact: lostOf({ total, mean, best, worst, ...values }),
  };
}

const exactly = (value: Exact | null): { readonly exact?: string } => {
  const exact = lost(value);
  return exact === undefined ? {} : { exact };
};

/** The ids of games with hands, or of results from paper. */
const idsOf = (played: Result['played'], isPaper: boolean): string[] =>
  played.flatMap(({ game }) => ((game.paper !== undefined) === isPaper ? [game.id] : []));

// Most cells of a long season are empty.
const NOTHING: Pick<Cell, 'value' | 'games' | 'results'> = { value: null, games: [], results: [] };

function shownCell(evening: string, results: readonly Result[], scheme: Scheme): Cell {
  if (results.length === 0) return { evening, ...NOTHING };
  const shown = results.map(
    ({ value, factor, played, why, substitute }): CountedResult => ({
      value: rounded(value),
      ...exactly(value),
      factor,
      games: idsOf(played, false),
      ...(played.some(({ game }) => game.paper) && { paper: idsOf(played, true) }),
      counted: why === undefined,
      ...(why && { why }),
      ...(substitute && { substitute }),
    }),
  );
  const value = eveningValue(results, scheme);
  return {
    evening,
    value: numberOf(value),
    ...exactly(value),
    games: shown.flatMap(({ games }) => games),
    results: shown,
  };
}
