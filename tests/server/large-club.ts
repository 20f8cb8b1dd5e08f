/** The club of `made-up-club.ts` as a league, brought in by the ways of the product itself. */
import { nanoid } from 'nanoid';
import type { Status } from '../../lib/league/attendance';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { startImport } from '../../lib/server/files/import';
import type { ImportReport } from '../../lib/server/files/work';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { createEvening, listEvenings } from '../../lib/server/leagues/evenings';
import { foundLeague } from '../../lib/server/leagues/leagues';
import { mergePlayers } from '../../lib/server/leagues/merges';
import { savePaper, type WrittenTotals } from '../../lib/server/leagues/paper';
import { addPlayers, listPlayers, setPlayerDays } from '../../lib/server/leagues/roster';
import { createSeason } from '../../lib/server/leagues/seasons';
import { EN } from '../helpers/english';
import { newAccount } from './club';
import { bytes, finished } from './files';
import { DAYS, FINAL, GONE, GUESTS, MERGED, madeUp, PEOPLE, SHORT } from './made-up-club';
import { value } from './table';

/** The evening of this day is planned in the season of all wins, and counts in the others as well. */
const ELSEWHERE = DAYS[30] ?? '';

const YEAR = { startsOn: '2025-01-01', endsOn: '2025-12-31' };
const ALL = ['mittlere', 'differenzler', 'schieber'] as const;

/** The seasons that run beside each other, and what each of them makes of the same evenings. */
const SEASONS = [
  {
    name: 'Championship',
    ...YEAR,
    variants: ['differenzler'],
    scheme: {
      measure: 'rank-points',
      rankedBy: 'difference',
      keep: { kind: 'best', count: 10 },
      minimum: { games: 0, evenings: 6 },
      finalFactor: 2,
      tieBreaks: ['best-evening', 'head-to-head', 'later-result'],
    },
  },
  {
    name: 'Points',
    ...YEAR,
    variants: ['schieber'],
    scheme: {
      measure: 'written-points',
      per: 'game',
      keep: { kind: 'drop-worst', count: 4 },
      finalFactor: 1.25,
      tieBreaks: ['later-result', 'shared'],
    },
  },
  {
    name: 'Tourney',
    ...YEAR,
    variants: ['schieber'],
    scheme: {
      measure: 'tourney-points',
      keep: { kind: 'drop-worst', count: 30 },
      minimum: { games: 5, evenings: 0 },
      absence: { of: 'excused', score: 0.5 },
      tieBreaks: ['wins', 'head-to-head', 'best-evening', 'later-result'],
    },
  },
  {
    name: 'Means',
    ...YEAR,
    endsOn: '2025-07-31',
    variants: ['differenzler'],
    scheme: {
      measure: 'difference',
      combine: 'mean',
      minimum: { games: 3, evenings: 2 },
      absence: { of: 'everybody', score: 'own-mean' },
      finalFactor: 2,
      tieBreaks: ['best-evening', 'wins'],
    },
  },
  {
    name: 'Wins',
    startsOn: '2025-03-01',
    endsOn: '2025-10-31',
    variants: ALL,
    scheme: {
      measure: 'wins',
      combine: 'mean',
      keep: { kind: 'drop-worst', count: 3, missedFirst: false },
      absence: { of: 'excused', score: 'own-mean' },
      tieBreaks: ['head-to-head', 'best-evening', 'shared', 'wins'],
    },
  },
  {
    name: 'Sticks',
    startsOn: '2025-07-01',
    endsOn: '2025-12-31',
    variants: ['mittlere'],
    scheme: {
      measure: 'net-sticks',
      per: 'game',
      combine: 'mean',
      keep: { kind: 'best', count: 8 },
      absence: { of: 'everybody', score: 'lowest' },
      finalFactor: 2,
      tieBreaks: ['wins', 'later-result', 'head-to-head'],
    },
  },
  {
    name: 'Places',
    ...YEAR,
    variants: ALL,
    scheme: {
      measure: 'rank-points',
      per: 'game',
      rankPoints: [3, 1.5, 0.25],
      tieBreaks: ['wins'],
    },
  },
  {
    name: 'Sum of differences',
    ...YEAR,
    variants: ['differenzler'],
    scheme: {
      measure: 'difference',
      keep: { kind: 'best', count: 12 },
      minimum: { games: 0, evenings: 12 },
      finalFactor: 0.5,
    },
  },
] as const;

/** The names of the seasons. */
export const SEASON_NAMES = SEASONS.map(({ name }) => name);
export type SeasonName = (typeof SEASON_NAMES)[number];

export type LargeClub = {
  readonly owner: Viewer;
  readonly leagueId: string;
  readonly seasons: ReadonlyMap<SeasonName, string>;
};

/** A league without games, with its seasons, its evenings as they were planned, and its people. */
export async function foundLargeClub(name: string): Promise<LargeClub> {
  const owner = await newAccount('Olga');
  const leagueId = nanoid();
  value(await foundLeague(owner, { id: leagueId, name, isPublic: false }));
  const seasons = new Map(SEASON_NAMES.map((season) => [season, nanoid()]));
  const idOf = (season: SeasonName) => seasons.get(season) ?? '';
  for (const { scheme, variants, ...season } of SEASONS)
    value(
      await createSeason(owner, {
        ...season,
        id: idOf(season.name),
        leagueId,
        variants: [...variants],
        houseRules: {},
        scheme: Scheme.parse(scheme),
      }),
    );
  for (const date of DAYS) {
    const home = date === ELSEWHERE ? 'Wins' : 'Championship';
    const counting = SEASONS.filter(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn);
    const also = counting.flatMap((one) => (one.name === home ? [] : idOf(one.name)));
    const setting = { date, name: date === FINAL ? 'Final' : '', isFinal: isFinal(date), also };
    value(await createEvening(owner, { id: nanoid(), seasonId: idOf(home), ...setting }));
  }
  value(await addPlayers(owner, { leagueId, names: PEOPLE, joinedOn: null }));
  return { owner, leagueId, seasons };
}

/** The season of means has a final of its own, its last evening. */
const isFinal = (date: string): boolean => date === FINAL || date === DAYS[34];

/** All that the club played, as a file of games that a season takes in. */
export const gamesOfLargeClub = (count: number): Uint8Array<ArrayBuffer> =>
  bytes(JSON.stringify({ format: 'schiefer-games/1', league: null, games: madeUp(count).games }));

/** Takes a file of games into the championship, whose evenings all of them are. */
export async function importGames(
  { owner, leagueId, seasons }: LargeClub,
  file: Uint8Array<ArrayBuffer>,
): Promise<ImportReport> {
  const into = { kind: 'season', seasonId: seasons.get('Championship') ?? '' } as const;
  const what = { fileName: 'games.json', bytes: file, attempt: nanoid(), day: null };
  const asked = { ...what, unfinished: 'run', league: { id: leagueId, into } } as const;
  const report = await finished(startImport(owner, asked, EN));
  if (report.kind !== 'import') throw new Error('not imported');
  return report;
}

/** Who belongs to the club from when to when, and what is noted of its evenings. */
export async function noteLargeClub(club: LargeClub, count: number): Promise<void> {
  const { owner, leagueId } = club;
  const idOf = await namesIn(club);
  const days = [
    SHORT,
    { name: GONE, joinedOn: null, leftOn: '2025-04-01' },
    // Of some guests the club knows the day; that they came again it does not.
    ...GUESTS.slice(0, 4).map((name, i) => {
      const day = DAYS[(20 - 5 * i) % 20] ?? null;
      return { name, joinedOn: day, leftOn: day };
    }),
  ];
  for (const { name, ...own } of days)
    value(await setPlayerDays(owner, { leagueId, playerId: idOf(name), ...own }));
  const evenings = await eveningsIn(club);
  for (const [day, notes] of madeUp(count).notes) {
    const marks = new Map<string, Status>();
    for (const status of ['present', 'excused', 'absent'] as const)
      for (const name of notes[status]) {
        const playerId = idOf(name);
        if (!marks.has(playerId)) marks.set(playerId, status);
      }
    const noted = [...marks].map(([playerId, status]) => ({ playerId, status }));
    value(await markAttendance(owner, { eveningId: evenings(day), marks: noted }));
  }
}

/** Results from paper of every kind that the seasons ask for, one of them under the other name. */
export async function writePaper(club: LargeClub): Promise<void> {
  const { owner, leagueId } = club;
  value(await addPlayers(owner, { leagueId, names: [MERGED.name], joinedOn: null }));
  const idOf = await namesIn(club);
  const evenings = await eveningsIn(club);
  for (const { day, totals, ...paper } of PAPER) {
    const seats = Object.entries(totals).map(([name, total]) => ({ player: idOf(name), total }));
    const at = { id: nanoid(), eveningId: evenings(DAYS[day] ?? ''), revision: 0 };
    value(await savePaper(owner, { ...at, ...paper, besides: true, seats }));
  }
}

type Paper = Pick<WrittenTotals, 'variant' | 'of' | 'hands'> & {
  /** Which evening, from 0. */
  readonly day: number;
  readonly totals: Readonly<Record<string, number>>;
};
const PAPER: readonly Paper[] = [
  {
    ...{ day: 20, variant: 'schieber', of: 'game', hands: null },
    totals: { 'Anna Aebi': 1004, 'Beat Aebi': 687, 'Carla Aebi': 1004, 'Dölf Aebi': 687 },
  },
  {
    ...{ day: 21, variant: 'differenzler', of: 'difference', hands: 12 },
    totals: { 'Anna Aebi': 133, 'Gret Gut': 98 },
  },
  {
    ...{ day: 22, variant: 'schieber', of: 'tourney-points', hands: null },
    totals: { [MERGED.name]: 3, 'Beat Frey': 1 },
  },
  {
    ...{ day: 23, variant: 'differenzler', of: 'rank-points', hands: null },
    totals: { 'Hans Frey': 12.5, 'Ida Huber': 7.25 },
  },
  {
    ...{ day: 40, variant: 'mittlere', of: 'net-sticks', hands: null },
    totals: { 'Fränzi Dubach': 1, 'Gret Dubach': -2 },
  },
  { ...{ day: 41, variant: 'mittlere', of: 'wins', hands: null }, totals: { 'Jörg Gut': 2 } },
  {
    ...{ day: 34, variant: 'differenzler', of: 'game', hands: 12 },
    totals: { 'Dölf Gut': 201, 'Beat Gut': 188, 'Ida Gut': 188 },
  },
];

/** The other name turns out to be whose it is. */
export async function mergeNames(club: LargeClub): Promise<void> {
  const { owner, leagueId } = club;
  const idOf = await namesIn(club);
  const both = { playerId: idOf(MERGED.name), intoId: idOf(MERGED.into) };
  value(await mergePlayers(owner, { leagueId, ...both }));
}

/** The ids of names; where nobody is called by the other name, it is whose it is. */
async function namesIn({ owner, leagueId }: LargeClub): Promise<(name: string) => string> {
  const players = (await listPlayers(owner, leagueId)) ?? [];
  const ids = new Map(players.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name) ?? (name === MERGED.name ? ids.get(MERGED.into) : undefined);
    if (id === undefined) throw new Error(`nobody is called ${name}`);
    return id;
  };
}

/** The ids of evenings, by their day. */
async function eveningsIn({ owner, seasons }: LargeClub): Promise<(day: string) => string> {
  const evenings = (await listEvenings(owner, seasons.get('Championship') ?? '')) ?? [];
  const ids = new Map(evenings.map(({ id, date }) => [date, id]));
  return (day) => ids.get(day) ?? '';
}
