/**
 * A season's table worked out a second time, from nothing but the files that a league gives away and the
 * engine that scores a game: its games and results from paper (*Everything (JSON)*), its people with their
 * days and what was noted of evenings (`league.json` of a backup), and the season with its scheme, as
 * these say it. All of it in fractions of whole numbers. Shares no code with the table that it is
 * compared with.
 */
import type { FileScheme, FileSeason } from './files';
import { beyond, type Fraction, minus, over, shown, size, sum, written, ZERO } from './fractions';
import { type CountedClub, type Evening, eveningsIn, type Played } from './games';
import { best, eveningOf, type Line, placesIn } from './places';
import { better, type Of, type Result } from './results';

export type { FileOfGames, FileOfLeague } from './files';
export { type CountedClub, countedClub } from './games';

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  differenzler: ['difference', 'differences', 'exact'],
  mittlere: ['net', 'sticks', 'potatoes', 'cardPoints', 'hundreds', 'matches'],
  schieber: ['points', 'against', 'tourneyPoints', 'matches', 'cardPoints', 'hundreds'],
};

/** The sums of what games came to; of `difference` the mean of a hand. */
function columnsOf(played: readonly Played[], { variants }: FileSeason): Record<string, Fraction> {
  const names = new Set(variants.flatMap((id) => COLUMNS[id] ?? []));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const key = name === 'differences' ? 'difference' : name;
      const games = name === 'points' ? played.filter(({ game }) => game.isWhole !== true) : played;
      const seats = games.map(({ seat }) => seat).filter(({ figures }) => key in figures);
      if (seats.length === 0) return [];
      const all = sum(seats.map(({ figures }) => written(figures[key] ?? 0)));
      const hands = seats.reduce((count, seat) => count + seat.hands, 0);
      return [[name, name === 'difference' ? over(all, Math.max(1, hands)) : all]];
    }),
  );
}

const shownOrNull = (value: Fraction | null) => (value === null ? null : shown(value));
/** Those of the figures that two decimals do not say. */
const exactOf = (figures: Readonly<Record<string, Fraction | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]) => {
      const exact = value === null ? undefined : beyond(value);
      return exact === undefined ? [] : [[key, exact]];
    }),
  );
const withExact = (value: Fraction | null) => ({
  value: shownOrNull(value),
  ...(value !== null && beyond(value) !== undefined && { exact: beyond(value) }),
});

function cellOf(
  { date }: Evening,
  { results, out }: { results: readonly Result[]; out: ReadonlySet<Result> },
  scheme: FileScheme,
) {
  const idsOf = (played: readonly Played[], isPaper: boolean) =>
    played.filter(({ game }) => game.isPaper === isPaper).map(({ game }) => game.id);
  const why = scheme.keep.kind === 'best' ? 'not-among-best' : 'dropped-worst';
  return {
    evening: date,
    ...withExact(eveningOf(results, scheme)),
    games: results.flatMap(({ played }) => idsOf(played, false)),
    results: results.map((one) => ({
      ...withExact(one.value),
      factor: one.factor,
      games: idsOf(one.played, false),
      ...(idsOf(one.played, true).length > 0 && { paper: idsOf(one.played, true) }),
      counted: !out.has(one),
      ...(out.has(one) && { why }),
      ...(one.substitute !== undefined && { substitute: one.substitute }),
    })),
  };
}

/** The rows of a season's table as JSON has them, without ids: evenings by their day. */
export function recount(club: CountedClub, season: FileSeason) {
  const { scheme } = season;
  const evenings = eveningsIn(club, season);
  const of: Of = {
    evenings,
    season,
    people: club.people,
    excused: club.excused,
    known: club.known,
  };
  const { ranked, unranked } = placesIn(of);
  const before = placesIn({ ...of, evenings: evenings.slice(0, -1) }).ranked;
  const leader = ranked[0]?.line.total ?? ZERO;
  const shownLine = (line: Line) => {
    const values = line.own.map(({ value }) => value);
    const figures = {
      total: line.total,
      mean: line.mean,
      best: best(values, scheme.measure),
      worst: values.reduce<Fraction | null>(
        (worst, one) => (worst === null || better(one, worst, scheme.measure) < 0 ? one : worst),
        null,
      ),
    };
    const columns = columnsOf(line.played, season);
    return {
      name: line.name,
      ...(line.unranked && { unranked: line.unranked }),
      evenings: line.evenings,
      games: line.played.filter(({ game }) => game.isWhole !== true).length,
      cells: evenings.map((evening, index) => {
        const results = line.results.filter((one) => one.evening === index);
        return cellOf(evening, { results, out: line.out }, scheme);
      }),
      total: shownOrNull(figures.total),
      mean: shownOrNull(figures.mean),
      best: shownOrNull(figures.best),
      worst: shownOrNull(figures.worst),
      wins: line.wins,
      level: line.level,
      columns: Object.fromEntries(
        Object.entries(columns).map(([name, value]) => [name, shown(value)]),
      ),
      exact: exactOf({ ...figures, ...columns }),
    };
  };
  return [
    ...ranked.map(({ line, rank, tieBreak, ...parted }) => {
      const row = shownLine(line);
      const off = minus(line.total ?? ZERO, leader);
      const gap = { ...off, top: size(off.top) };
      const was = before.find((one) => one.line.name === line.name)?.rank;
      const movement = was === undefined ? null : was - rank;
      const exact = { ...row.exact, ...exactOf({ gap }) };
      return { ...row, rank, movement, gap: shown(gap), tieBreak, ...parted, exact };
    }),
    ...unranked.map((line) => ({
      ...shownLine(line),
      ...{ rank: null, movement: null, gap: null, tieBreak: null },
    })),
  ];
}
