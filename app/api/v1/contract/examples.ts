/** One example of every operation, as it goes over the wire: a real game and a real league, cut short. */
import { FORMAT } from '@/lib/jass';
import { CashRules } from '@/lib/league/cash';
import { Scheme } from '@/lib/league/scheme';
import { USUAL_SETTING } from '@/lib/tournament';
import type { OPERATIONS } from '.';

const gameId = 'V1StGXR8_Z5jdHi6B-myT';
const handId = 'tX9b2fKqLw7Zc0Rj4Ny1D';
const anna = { id: 'p4Xq8mWz1Lk6Tn3Vb7RyA', name: 'Anna' };
const beat = { id: 'c2Hd5fGj9Sa8Pq1Wx0LzB', name: 'Beat' };
const carla = { id: 'h7Tz2nVx0Jq5Lc8Wp3RmS', name: 'Carla' };
const league = { id: 'kN7vB3xQ9mT1wZ5rY8sLd', name: 'Linde' };
const season = { id: 'eR4tY6uI8oP0aS2dF5gHj', name: '2026' };
const evening = { id: 'zX3cV5bN7mQ9wE1rT4yUi', date: '2026-11-20' };
const when = { time: '19:30', place: 'Restaurant Linde' };
const at = '2026-11-20T19:30:00.000Z';
const entry = { points: [121, 36, 0], noTricks: [2] };
const table = {
  variant: 'mittlere',
  options: {},
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 0,
};
const step = { id: handId, kind: 'record', handId, index: 0, before: null, after: entry };
const state = {
  id: gameId,
  table,
  hands: [{ id: handId, by: handId, entry }],
  override: null,
  done: [step],
  undone: [],
  revision: 1,
};
const tally = {
  variant: 'mittlere',
  status: 'playing',
  hands: [{ rule: 'no-tricks', sticks: [1, 1, 0], potatoes: [0, 0, 2] }],
  totals: [
    { sticks: 1, potatoes: 0, net: 1 },
    { sticks: 1, potatoes: 0, net: 1 },
    { sticks: 0, potatoes: 2, net: -2 },
  ],
  slate: ['|', '|', 'oo'],
  ranking: [[0, 1], [2]],
  winners: [],
  dealer: 1,
};
const eveningsOf = { evenings: 15, played: 11, running: 1, planned: 2 };
const seasonView = {
  ...season,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  variants: ['mittlere'],
  houseRules: { mittlere: { hands: 9 } },
  scheme: Scheme.parse({}),
  closed: false,
  isOver: false,
};
const { isOver: _isOver, closed: _closed, id: _id, ...seasonSetting } = seasonView;
const payment = {
  id: 'wB8nR2kY6dG4hJ1sT9vMx',
  kind: 'fee',
  ...{ from: anna, to: null, amount: 500, note: '' },
  ...{ evening, at, who: 'Beat' },
};
const money = {
  league,
  season: { ...season, startsOn: '2026-01-01', endsOn: '2026-12-31', isOver: false },
  currency: 'CHF',
  rules: CashRules.parse({ fee: 500, feeToPot: 200, shares: [60, 40] }),
  mayWrite: true,
};
const sheet = [
  { name: 'Table 1', variant: 'mittlere', seats: [anna.id, beat.id, carla.id], round: 1 },
];
const line = {
  id: gameId,
  variant: 'mittlere',
  players: table.players,
  sides: table.players,
  hands: 1,
  tally,
  over: false,
  playedAt: at,
  updatedAt: at,
  league,
  playedOn: evening.date,
  evening,
  tourneyId: null,
  tourney: null,
};
const cell = {
  evening: evening.id,
  value: 3,
  games: [gameId],
  results: [{ value: 3, factor: 1, games: [gameId], counted: true }],
};
const ratings = [
  {
    variant: 'mittlere',
    lines: [{ ...anna, points: 1042, games: 18, isProvisional: false }],
  },
];
const days = { joinedOn: null, leftOn: null };

type Id = (typeof OPERATIONS)[number]['id'];
type Example = {
  /** What stands in the address, and is asked there. */
  readonly path: string;
  readonly body?: object;
  readonly value: unknown;
};

const tournamentId = 'nW2eR4tY6uI8oP0aS3dFg';
const drawId = 'bV5cX7zL9kJ1hG3fD6sAq';
const tournamentSetting = {
  ...USUAL_SETTING,
  name: 'Chlausjass',
  rounds: 4,
  date: '2026-12-05',
  place: 'Restaurant Linde',
};
const entrants = ['Anna', 'Beat', 'Carla', 'Dora'].map((name, at) => ({
  ...{ id: `${at + 1}`, number: at + 1, name, club: '', category: '', waiting: false },
}));
const tournament = {
  id: tournamentId,
  revision: 4,
  role: 'public',
  runsIt: false,
  isPublic: true,
  publicNames: 'short',
  at: null,
  setting: tournamentSetting,
  controlSum: 1884,
  isOver: false,
  entrants,
  rounds: [
    {
      draw: drawId,
      status: 'begun',
      begunAt: '2026-12-05T13:00:00.000Z',
      minutes: 60,
      out: [],
      tables: [{ table: 1, seats: ['1', '3', '2', '4'], game: null, result: null, isOpen: false }],
    },
  ],
  ranking: entrants.map(({ id: entrant }) => ({
    ...{ entrant, rank: 1, total: 0, rounds: [null], dropped: [], byes: [], penalty: 0 },
    decidedBy: 'level',
  })),
  rankedRounds: 1,
  reveal: null,
  whole: null,
};

/** What is sent and answered, by operation. */
export const EXAMPLES: { readonly [I in Id]: Example } = {
  listGames: {
    path: `/games?league=${league.id}&variant=mittlere&limit=1`,
    value: {
      games: [line],
      next: 'MTc5NTIwNDIwMDAwMC5WMVN0R1hSOA',
      lookedTo: null,
    },
  },
  createGame: {
    path: '/games',
    body: { id: gameId, table },
    value: { ...state, hands: [], done: [], revision: 0 },
  },
  readGame: {
    path: `/games/${gameId}`,
    value: {
      ...state,
      tally,
      over: false,
      playedAt: at,
      updatedAt: at,
      league,
      seats: [
        { seat: 0, side: 0, name: 'Anna', playerId: anna.id },
        { seat: 1, side: 1, name: 'Beat', playerId: beat.id },
      ],
      evening: { ...evening, name: '', season },
      tourney: null,
      notes: '',
      mayWrite: true,
    },
  },
  deleteGame: { path: `/games/${gameId}`, value: null },
  readRecord: {
    path: `/games/${gameId}/record`,
    value: { format: FORMAT, ...table, hands: [entry] },
  },
  listChanges: {
    path: `/games/${gameId}/changes?after=0`,
    value: {
      changes: [{ revision: 1, id: handId, kind: 'record', step, at, who: 'Sami' }],
      revision: 1,
      next: null,
    },
  },
  changeGame: {
    path: `/games/${gameId}/changes`,
    body: { change: { kind: 'record', id: handId, index: 0, entry } },
    value: state,
  },
  followGame: {
    path: `/games/${gameId}/live?after=0`,
    value: `id: 1\ndata: ${JSON.stringify({ kind: 'line', seq: 0, line: { id: handId, kind: 'record', step } })}\n\n`,
  },
  changeTable: {
    path: `/games/${gameId}/table`,
    body: { do: 'take-chalk' },
    value: null,
  },
  changeLinks: {
    path: `/games/${gameId}/links`,
    body: { do: 'open', role: 'reader', origin: 'https://jass.example' },
    value: {
      writer: null,
      reader: {
        url: 'https://jass.example/t/V1StGXR8_Z5jdHi6B-myT',
        qr: { size: 29, path: 'M4 4h1v1h-1z' },
      },
      code: 'k7m3xp',
    },
  },
  listLeagues: {
    path: '/leagues',
    value: {
      leagues: [
        {
          ...league,
          isPublic: true,
          role: 'scorer',
          players: 24,
          evening: { date: evening.date, isAhead: false },
        },
      ],
      next: null,
    },
  },
  readLeague: {
    path: `/leagues/${league.id}`,
    value: { ...league, isPublic: true, role: null },
  },
  listPlayers: {
    path: `/leagues/${league.id}/players`,
    value: {
      players: [
        { ...anna, ...days, alsoKnownAs: ['Anneli'] },
        { ...beat, joinedOn: '2026-01-08', leftOn: null, alsoKnownAs: [] },
      ],
      next: null,
    },
  },
  listSeasons: {
    path: `/leagues/${league.id}/seasons`,
    value: { seasons: [{ ...seasonView, ...eveningsOf }], next: null },
  },
  listEvenings: {
    path: `/leagues/${league.id}/evenings?season=${season.id}`,
    value: {
      evenings: [
        {
          ...evening,
          ...when,
          ...{ name: '', isFinal: false, season, also: [], games: 6, running: 1, paper: 0 },
        },
      ],
      next: null,
    },
  },
  readStandings: {
    path: `/leagues/${league.id}/seasons/${season.id}/standings`,
    value: {
      league,
      season: seasonView,
      standings: {
        evenings: [{ ...evening, isFinal: false }],
        columns: ['net'],
        isLessBetter: false,
        rows: [
          {
            ...anna,
            rank: 1,
            movement: 1,
            evenings: 1,
            games: 1,
            cells: [cell],
            total: 3,
            mean: 3,
            best: 3,
            worst: 3,
            wins: 1,
            level: 0,
            gap: 0,
            columns: { net: 3 },
            exact: {},
            tieBreak: null,
          },
        ],
        hiddenSince: null,
      },
      pairs: null,
      ratings,
      open: { games: 1, days: [evening.date], players: [anna.id, beat.id] },
    },
  },
  readRatings: {
    path: `/leagues/${league.id}/ratings`,
    value: { league, after: evening, ratings },
  },
  readPlayer: {
    path: `/players/${anna.id}?season=all`,
    value: {
      ...anna,
      ...days,
      alsoKnownAs: [],
      league,
      seasons: [season],
      season: null,
      isCut: false,
      figures: {
        games: 1,
        wins: 1,
        level: 0,
        form: [
          {
            game: gameId,
            isOnPaper: false,
            at,
            variant: 'mittlere',
            won: true,
            isLevel: false,
            place: 1,
            sides: 3,
          },
        ],
        longestRun: 1,
        byVariant: [{ variant: 'mittlere', games: 1, wins: 1, level: 0, hands: 12, meanNet: 3 }],
        partners: [],
        opponents: [{ ...beat, games: 1, ahead: 1, behind: 0, level: 0 }],
        trumps: [],
        favouriteTrump: null,
        bestTrump: null,
        matches: 0,
        stoodIn: { games: 0, hands: 0 },
      },
      ratings: [
        {
          variant: 'mittlere',
          before: null,
          after: [{ date: evening.date, points: 1042 }],
          games: 1,
          isProvisional: true,
        },
      ],
    },
  },
  setNotes: {
    path: `/games/${gameId}/notes`,
    body: { notes: 'At the Linde, with Anna’s new cards.' },
    value: null,
  },
  createLeague: {
    path: '/leagues',
    body: { id: league.id, name: league.name, isPublic: true },
    value: null,
  },
  listFinished: {
    path: `/leagues/${league.id}/finished?after=41`,
    value: {
      finished: [
        {
          seq: 42,
          kind: 'finished',
          gameId,
          revision: 12,
          at,
          game: { ...line, hands: 12, over: true },
        },
      ],
      next: 42,
    },
  },
  addPlayers: {
    path: `/leagues/${league.id}/players`,
    body: { names: ['Anna', 'Carla'], joinedOn: null },
    value: {
      players: [
        { ...anna, isNew: false },
        { ...carla, isNew: true },
      ],
    },
  },
  changePlayer: {
    path: `/leagues/${league.id}/players/${anna.id}`,
    body: { do: 'rename', name: 'Anna Amstutz' },
    value: null,
  },
  removePlayer: { path: `/leagues/${league.id}/players/${anna.id}`, value: null },
  createSeason: {
    path: `/leagues/${league.id}/seasons`,
    body: { id: season.id, ...seasonSetting },
    value: null,
  },
  readSeason: {
    path: `/seasons/${season.id}`,
    value: { ...seasonView, league, ...eveningsOf },
  },
  changeSeason: { path: `/seasons/${season.id}`, body: { do: 'close' }, value: null },
  deleteSeason: { path: `/seasons/${season.id}`, value: null },
  createEvening: {
    path: `/seasons/${season.id}/evenings`,
    body: { ...evening, ...when, name: '', isFinal: false },
    value: null,
  },
  createSeries: {
    path: `/seasons/${season.id}/series`,
    body: {
      from: '2026-01-09',
      until: '2026-06-30',
      rhythm: { every: 'weeks', weeks: 2 },
      name: '',
      time: '19:30',
      place: 'Restaurant Linde',
    },
    value: { made: 1, there: 12, evenings: [evening] },
  },
  readEvening: {
    path: `/evenings/${evening.id}`,
    value: {
      ...evening,
      ...when,
      name: '',
      isFinal: false,
      number: 12,
      season,
      also: [],
      league,
      attendance: [{ ...anna, status: 'present', plays: true }],
      tables: sheet,
      games: [
        {
          id: gameId,
          variant: 'mittlere',
          sides: table.players,
          tally,
          over: false,
          playedAt: at,
          at: { name: 'Table 1', round: 1 },
        },
      ],
      ranking: null,
    },
  },
  changeEvening: {
    path: `/evenings/${evening.id}`,
    body: { date: evening.date, name: 'Martini-Jass', isFinal: true },
    value: null,
  },
  deleteEvening: { path: `/evenings/${evening.id}`, value: null },
  markAttendance: {
    path: `/evenings/${evening.id}/attendance`,
    body: { marks: [{ playerId: anna.id, status: 'present' }] },
    value: null,
  },
  changeSheet: {
    path: `/evenings/${evening.id}/tables`,
    body: { do: 'draw', was: sheet, variants: ['mittlere'], rounds: 4 },
    value: null,
  },
  readSeasonCash: {
    path: `/seasons/${season.id}/cash`,
    value: {
      ...money,
      accounts: [
        {
          ...{ player: anna.id, name: anna.name, evenings: 1, fees: 1000, feesPaid: 500 },
          ...{ stakes: 0, places: 0, points: 0, missed: 0, share: 0, paid: 0, balance: -500 },
        },
      ],
      pot: { amount: 400, shared: 0 },
      ...{ till: 500, inAll: 12_500, owed: 500 },
      transfers: [],
      open: [{ ...evening, name: '', fees: 500 }],
      payments: [payment],
    },
  },
  setCash: {
    path: `/seasons/${season.id}/cash`,
    body: { rules: money.rules, currency: 'CHF' },
    value: null,
  },
  savePayment: {
    path: `/seasons/${season.id}/payments`,
    body: {
      ...{ id: payment.id, kind: 'fee', eveningId: evening.id, from: anna.id, to: null },
      ...{ amount: 500, note: '', seen: 0 },
    },
    value: null,
  },
  deletePayment: { path: `/seasons/${season.id}/payments/${payment.id}`, value: null },
  readEveningCash: {
    path: `/evenings/${evening.id}/cash`,
    value: {
      ...money,
      evening: { ...evening, name: '', fee: null },
      lines: [
        {
          ...{ player: anna.id, name: anna.name, fee: 500, feePaid: 500, credit: 0 },
          ...{ stakes: 200, open: 200 },
        },
        {
          ...{ player: beat.id, name: beat.name, fee: 500, feePaid: 0, credit: 100 },
          ...{ stakes: -200, open: -200 },
        },
      ],
      ...{ due: 1000, paidIn: 500, credit: 100, feesOpen: 400, owing: 1 },
      away: [{ player: carla.id, name: carla.name, why: 'excused', amount: 100 }],
      transfers: [{ from: beat, to: anna, amount: 200 }],
      payments: [payment],
    },
  },
  setFee: { path: `/evenings/${evening.id}/cash`, body: { fee: 800 }, value: null },
  listTournaments: {
    path: `/tournaments?league=${league.id}`,
    value: {
      tournaments: [
        {
          ...{ id: tournamentId, name: 'Chlausjass', leagueId: league.id, isPublic: true },
          createdAt: at,
        },
      ],
    },
  },
  createTournament: {
    path: '/tournaments',
    body: { id: tournamentId, setting: { name: 'Chlausjass', rounds: 4, hands: 12 } },
    value: { id: tournamentId },
  },
  readTournament: { path: `/tournaments/${tournamentId}`, value: tournament },
  deleteTournament: { path: `/tournaments/${tournamentId}`, value: null },
  changeTournament: {
    path: `/tournaments/${tournamentId}/changes`,
    body: {
      change: {
        ...{ kind: 'slip', id: handId, round: 0, draw: drawId, table: 1, desk: 'A' },
        points: [1102, 882],
        matches: [1, 0],
      },
    },
    value: { revision: 5 },
  },
  drawRound: {
    path: `/tournaments/${tournamentId}/draw`,
    body: { id: drawId, round: 0 },
    value: { revision: 2 },
  },
  changeTournamentLinks: {
    path: `/tournaments/${tournamentId}/links`,
    body: { do: 'open', role: 'desk', origin: 'https://jass.example' },
    value: {
      links: [
        {
          ...{ role: 'desk', round: null, table: null },
          url: 'https://jass.example/d/aS3dF5gH7jK9lQ1wE4rT6nB2vC8xZ0yU5iO7pL4mW1c',
        },
      ],
    },
  },
  exportTournament: {
    path: `/tournaments/${tournamentId}/document`,
    value: {
      ...{ format: 'jass-tournament/1', name: 'Chlausjass', kind: 'schieber-single' },
      ...{ rounds: 4, hands: 12, matchBonus: 100, drop: 0, seed: '', order: 'drawn' },
      keepClubsApart: false,
      entrants: entrants.map(({ id, name }) => ({ id, name })),
      played: [],
      penalties: [],
      cuts: [],
      present: ['1', '2', '3', '4'],
    },
  },
  readDocument: { path: '/openapi.json', value: { openapi: '3.1.0' } },
};
