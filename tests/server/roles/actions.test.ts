/** Every server action as everybody, in a league that is not public and at a game of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { nanoid } from 'nanoid';
import { describe, expect, test, vi } from 'vitest';
import { Scheme } from '../../../lib/league/scheme';
import type { Answer } from '../../../lib/server/access/answer';
import { useDatabase } from '../../helpers/database';
import { comeAs, type From, may, type Place, prepare, WHO, type Who } from './place';

vi.mock('next/headers', async () => (await import('../phone')).nextHeaders);
vi.mock('next-intl/server', async () => (await import('./intl')).intl);
useDatabase();

type Row = {
  readonly from: From;
  readonly of: (place: Place, who: Who) => object;
  /** Somebody who may not for a reason of their own. */
  readonly but?: Who;
};
const idOf = (place: Place, who: Who) => place.as[who]?.userId ?? '';
const setting = {
  name: '2027',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  variants: ['mittlere'],
  houseRules: {},
  scheme: Scheme.parse({}),
};
const evening = { date: '2026-02-05', name: '', isFinal: false };
const table = { was: [], tables: [] };

/** From whom on an action does what it is asked for, and what it is asked. */
const ACTIONS: Readonly<Record<string, Row>> = {
  // For one's own account: whoever asks can mean nobody else's.
  signUp: { from: 'anybody', of: () => ({}) },
  confirmAddress: { from: 'anybody', of: () => ({}) },
  choosePhone: { from: 'anybody', of: () => ({}) },
  chooseLanguage: { from: 'anybody', of: () => ({ language: 'de' }) },
  changeName: { from: 'account', of: () => ({ name: 'Vreni' }) },
  changeEmail: { from: 'account', of: () => ({ email: `${nanoid().toLowerCase()}@example.org` }) },
  changePassword: { from: 'account', of: () => ({ password: 'eine lange Losung' }) },
  endSession: { from: 'account', of: () => ({ sessionId: nanoid() }) },
  endOtherSessions: { from: 'account', of: () => ({}) },
  disconnect: { from: 'account', of: () => ({ provider: 'github' }) },
  deleteAccount: { from: 'account', of: () => ({ confirmation: 'x' }) },
  makeToken: { from: 'account', of: () => ({ name: 'Bot', scopes: ['games:read'], days: 30 }) },
  revokeToken: { from: 'account', of: () => ({ tokenId: nanoid() }) },
  foundLeague: { from: 'account', of: () => ({ id: nanoid(), name: 'Neu', isPublic: false }) },
  acceptInvitation: { from: 'account', of: ({ invitation: token }) => ({ token }) },
  joinTable: { from: 'anybody', of: ({ pass: token }) => ({ token, seat: null }) },
  watchByCode: { from: 'anybody', of: ({ code }) => ({ code }) },
  pickName: { from: 'anybody', of: ({ room: token, playerId }) => ({ token, playerId }) },
  tryLeague: { from: 'anybody', of: () => ({}) },
  saySelf: { from: 'anybody', of: ({ room: token }) => ({ token, status: 'excused' }) },
  goToTable: { from: 'anybody', of: ({ room: token }) => ({ token }) },

  writeChange: {
    from: 'scorer',
    of: ({ gameId }) => ({
      gameId,
      account: null,
      change: { kind: 'finish', id: nanoid() },
    }),
  },
  announce: {
    from: 'scorer',
    of: ({ gameId }) => ({ gameId, id: nanoid(), hand: 0, seat: 0, points: 50 }),
  },
  deleteGame: { from: 'scorer', of: ({ gameId }) => ({ gameId }) },
  setNotes: { from: 'scorer', of: ({ gameId }) => ({ gameId, notes: 'gut' }) },
  shareGame: { from: 'scorer', of: ({ gameId }) => ({ gameId }) },

  createSeries: {
    from: 'scorer',
    of: ({ seasonId }) => ({
      ...{ seasonId, from: '2026-02-05', until: '2026-03-05', name: '' },
      rhythm: { every: 'month' },
    }),
  },
  changeCalendar: { from: 'reader', of: ({ leagueId }) => ({ leagueId, open: true }) },
  remindMe: { from: 'reader', of: ({ leagueId }) => ({ leagueId, language: 'de' }) },
  changeLeague: {
    from: 'owner',
    of: ({ leagueId }) => ({ leagueId, name: 'Linde', isPublic: true }),
  },
  deleteLeague: { from: 'owner', of: ({ leagueId }) => ({ leagueId, name: 'Jassclub Linde' }) },
  removeTrial: { from: 'owner', of: ({ leagueId }) => ({ leagueId }) },
  sayAhead: { from: 'member', of: ({ eveningId }) => ({ eveningId, status: 'coming' }) },
  changeRole: {
    from: 'owner',
    of: (place) => ({ leagueId: place.leagueId, userId: idOf(place, 'member'), role: 'scorer' }),
  },
  takeOut: {
    from: 'owner',
    of: (place) => ({ leagueId: place.leagueId, userId: idOf(place, 'reader') }),
  },
  handOver: {
    from: 'owner',
    of: (place) => ({ leagueId: place.leagueId, userId: idOf(place, 'member') }),
  },
  // A league has an owner.
  leaveLeague: { from: 'reader', of: ({ leagueId }) => ({ leagueId }), but: 'owner' },
  invite: {
    from: 'owner',
    of: ({ leagueId }) => ({
      leagueId,
      role: 'member',
      days: 7,
      single: true,
      origin: 'http://jass.example',
    }),
  },
  showInvitation: {
    from: 'owner',
    of: ({ leagueId, invitationId }) => ({ leagueId, invitationId, origin: 'http://jass.example' }),
  },
  revokeInvitation: {
    from: 'owner',
    of: ({ leagueId, invitationId }) => ({ leagueId, invitationId }),
  },
  addPlayers: {
    from: 'scorer',
    of: ({ leagueId }) => ({ leagueId, names: ['Dora'], joinedOn: null }),
  },
  renamePlayer: {
    from: 'scorer',
    of: ({ leagueId, playerId }) => ({ leagueId, playerId, name: 'Quirin' }),
  },
  setPlayerDays: {
    from: 'scorer',
    of: ({ leagueId, playerId }) => ({ leagueId, playerId, joinedOn: null, leftOn: '2026-06-30' }),
  },
  setPublicName: {
    from: 'scorer',
    of: ({ leagueId, playerId }) => ({ leagueId, playerId, publicName: 'hidden' }),
  },
  removeUnused: {
    from: 'scorer',
    of: ({ leagueId, otherId }) => ({ leagueId, playerIds: [otherId] }),
  },
  removePlayer: {
    from: 'scorer',
    of: ({ leagueId, otherId: playerId }) => ({ leagueId, playerId }),
  },
  mergePlayers: {
    from: 'scorer',
    of: ({ leagueId, playerId, otherId: intoId }) => ({ leagueId, playerId, intoId }),
  },
  unmergePlayer: {
    from: 'scorer',
    of: ({ leagueId, mergedId: playerId }) => ({ leagueId, playerId }),
  },
  claimPlayer: { from: 'member', of: ({ leagueId, playerId }) => ({ leagueId, playerId }) },
  claimNewName: { from: 'scorer', of: ({ leagueId }) => ({ leagueId, name: 'Neu' }) },
  setMemberPlayer: {
    from: 'owner',
    of: (place) => ({
      leagueId: place.leagueId,
      userId: idOf(place, 'member'),
      playerId: place.playerId,
    }),
  },
  releaseClaim: { from: 'scorer', of: ({ leagueId, playerId }) => ({ leagueId, playerId }) },

  createSeason: { from: 'owner', of: ({ leagueId }) => ({ id: nanoid(), leagueId, ...setting }) },
  changeSeason: {
    from: 'owner',
    of: ({ seasonId: id }) => ({ id, ...setting, startsOn: '2026-01-01' }),
  },
  closeSeason: { from: 'owner', of: ({ seasonId: id }) => ({ id, closed: true }) },
  unlinkSeason: { from: 'owner', of: ({ seasonId: id }) => ({ id }) },
  deleteSeason: { from: 'owner', of: ({ seasonId: id }) => ({ id }) },
  createEvening: { from: 'scorer', of: ({ seasonId }) => ({ id: nanoid(), seasonId, ...evening }) },
  changeEvening: { from: 'scorer', of: ({ eveningId: id }) => ({ id, ...evening }) },
  deleteEvening: { from: 'scorer', of: ({ eveningId: id }) => ({ id }) },
  markAttendance: {
    from: 'scorer',
    of: ({ eveningId, playerId }) => ({ eveningId, marks: [{ playerId, status: 'present' }] }),
  },
  goToOwnTable: {
    from: 'member',
    // No name is theirs.
    of: ({ eveningId }) => ({ eveningId }),
  },
  changeRoomLink: {
    from: 'scorer',
    of: ({ eveningId }) => ({ eveningId, do: 'open', origin: 'http://jass.example' }),
  },
  saveTables: { from: 'scorer', of: ({ eveningId }) => ({ eveningId, ...table }) },
  savePaper: {
    from: 'scorer',
    of: ({ eveningId, playerId }) => ({
      id: nanoid(),
      eveningId,
      revision: 0,
      variant: 'mittlere',
      of: 'net-sticks',
      hands: null,
      seats: [{ player: playerId, total: 3 }],
    }),
  },
  setCash: { from: 'scorer', of: ({ seasonId }) => ({ seasonId, rules: null }) },
  setFee: { from: 'scorer', of: ({ eveningId }) => ({ eveningId, fee: 500 }) },
  savePayment: {
    from: 'scorer',
    of: ({ seasonId, eveningId, playerId }) => ({
      ...{ id: nanoid(), seasonId, eveningId, kind: 'fee', from: playerId, to: null },
      ...{ amount: 500, note: '' },
    }),
  },
  deletePayment: { from: 'scorer', of: ({ seasonId }) => ({ id: nanoid(), seasonId }) },
  deletePaper: { from: 'scorer', of: ({ eveningId }) => ({ id: nanoid(), eveningId }) },
  importTotals: {
    from: 'scorer',
    of: ({ leagueId, seasonId }) => ({
      leagueId,
      seasonId,
      variant: 'mittlere',
      of: 'net-sticks',
      hands: null,
      people: [{ name: 'Frieda', hasLeft: false }],
      evenings: [
        { id: nanoid(), eveningId: nanoid(), date: '2026-03-05', totals: [{ who: 0, total: 3 }] },
      ],
    }),
  },
  foundTournament: { from: 'anybody', of: () => ({ id: nanoid() }) },
  changeTournamentLinks: {
    from: 'scorer',
    of: ({ tournamentId }) => ({
      ...{ tournamentId, do: 'open', role: 'desk', origin: 'http://jass.example' },
    }),
  },
  publishTournament: {
    from: 'scorer',
    of: ({ tournamentId }) => ({ tournamentId, isPublic: false, publicNames: null }),
  },
  deleteTournament: { from: 'scorer', of: ({ tournamentId }) => ({ tournamentId }) },
  drawTables: {
    from: 'scorer',
    of: ({ eveningId }) => ({ eveningId, was: [], variants: ['mittlere'], rounds: 1 }),
  },
};

type Action = { readonly name: string; readonly file: string };
/** All that a file with 'use server' exports; what is neither here nor there cannot be called. */
const actions = (): Action[] =>
  ['app', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes("'use server'")) return [];
      const names = [...source.matchAll(/^export (?:const|async function|function) (\w+)/gm)];
      return names.map(([, name = '']) => ({ name, file }));
    });

async function act({ name, file }: Action, place: Place, who: Who): Promise<Answer<unknown>> {
  await comeAs(place.as[who]);
  const found: Record<string, (given: object) => Promise<Answer<unknown>>> = await import(
    /* @vite-ignore */ `../../../${file}`
  );
  const answer = await found[name]?.(ACTIONS[name]?.of(place, who) ?? {});
  if (!answer) throw new Error(`${file} exports no ${name}`);
  return answer;
}
const codeOf = (answer: Answer<unknown>) => (answer.ok ? 'ok' : answer.error.code);

test('every action has a row, and every row is an action', () => {
  expect(
    actions()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(ACTIONS).sort());
});

describe.each(actions())('$name', (one) => {
  const { from = 'owner', but } = ACTIONS[one.name] ?? {};
  const others = WHO.filter((who) => !may(who, from));

  test.runIf(others.length > 0)('is refused to everybody else', async () => {
    const place = await prepare();
    for (const who of others)
      expect([who, codeOf(await act(one, place, who))]).toEqual([
        who,
        expect.stringMatching(/^(forbidden|not-found)$/),
      ]);
  });

  test(`is open to: ${from}`, async () => {
    // The first who may and the last: those between them are at neither end.
    const [first = 'owner'] = WHO.filter((who) => may(who, from));
    for (const who of new Set<Who>([first, 'owner'])) {
      const code = codeOf(await act(one, await prepare(), who));
      // What is refused for another reason was let in.
      expect([who, code]).not.toEqual([who, 'internal']);
      if (!['anybody', 'account'].includes(from))
        expect([who, /forbidden|not-found/.test(code)]).toEqual([who, who === but]);
    }
  });
});
