/** Every operation on seasons, evenings and the table, as everybody. */

import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import { ROLES, type Role, type Viewer } from '../../lib/server/access/access';
import type { Answer } from '../../lib/server/access/answer';
import { createGame } from '../../lib/server/games/games';
import { markAttendance } from '../../lib/server/leagues/attendance';
import { eveningForm, findEvening } from '../../lib/server/leagues/evening-page';
import { drawTables, saveTables } from '../../lib/server/leagues/evening-tables';
import {
  changeEvening,
  createEvening,
  deleteEvening,
  listEvenings,
} from '../../lib/server/leagues/evenings';
import {
  changeSeason,
  closeSeason,
  createSeason,
  deleteSeason,
  findSeason,
  listSeasons,
} from '../../lib/server/leagues/seasons';
import { standingsOf } from '../../lib/server/leagues/standings';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import { type Club, foundClub, WHO, type Who } from './club';
import { MITTLERE, value } from './table';

useDatabase();
type Set = Club & { readonly players: readonly string[] };

/** A club with four players who are at its evening. */
async function prepare(isPublic: boolean): Promise<Set> {
  const club = await foundClub({ isPublic });
  const names = ['Anna', 'Beat', 'Carla', 'Dora'];
  const players = names.map(() => nanoid());
  await write(async (tx) => {
    await tx.player.createMany({
      data: names.map((name, i) => ({
        id: players[i] ?? '',
        leagueId: club.leagueId,
        name,
        key: name.toLowerCase(),
        createdAt: new Date(),
      })),
    });
    await tx.attendance.createMany({
      data: players.map((playerId) => ({
        eveningId: club.eveningId,
        playerId,
        status: 'present',
      })),
    });
  });
  return { ...club, players };
}

const SETTING = {
  name: 'Winter',
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  variants: ['mittlere'],
  houseRules: {},
  scheme: Scheme.parse({}),
} as const;
const EVENING = { date: '2026-02-05', name: 'At the Linde', isFinal: false };

type Operation = (viewer: Viewer | null, set: Set) => Promise<Answer<unknown>>;
const CHANGES: readonly (readonly [string, Role, Operation])[] = [
  [
    'create a season',
    'owner',
    (viewer, { leagueId }) => createSeason(viewer, { ...SETTING, id: nanoid(), leagueId }),
  ],
  [
    'change a season',
    'owner',
    (viewer, { seasonId }) => changeSeason(viewer, { ...SETTING, id: seasonId }),
  ],
  [
    'close a season',
    'owner',
    (viewer, { seasonId }) => closeSeason(viewer, { id: seasonId, closed: true }),
  ],
  ['delete a season', 'owner', (viewer, { seasonId }) => deleteSeason(viewer, { id: seasonId })],
  [
    'create an evening',
    'scorer',
    (viewer, { seasonId }) => createEvening(viewer, { ...EVENING, id: nanoid(), seasonId }),
  ],
  [
    'change an evening',
    'scorer',
    (viewer, { eveningId }) => changeEvening(viewer, { ...EVENING, id: eveningId }),
  ],
  [
    'delete an evening',
    'scorer',
    (viewer, { eveningId }) => deleteEvening(viewer, { id: eveningId }),
  ],
  [
    'note attendance',
    'scorer',
    (viewer, { eveningId, players: [playerId = ''] }) =>
      markAttendance(viewer, { eveningId, marks: [{ playerId, status: 'excused' }] }),
  ],
  [
    'set the tables',
    'scorer',
    (viewer, { eveningId, players }) =>
      saveTables(viewer, {
        eveningId,
        was: [],
        tables: [{ name: '1', variant: 'mittlere', seats: players.slice(0, 3), round: 1 }],
      }),
  ],
  [
    'draw the tables',
    'scorer',
    (viewer, { eveningId }) =>
      drawTables(viewer, { eveningId, was: [], variants: ['mittlere'], rounds: 1 }, EN),
  ],
  [
    'start a game',
    'scorer',
    (viewer, { eveningId }) =>
      createGame(viewer ?? { userId: 'nobody' }, {
        id: nanoid(),
        table: MITTLERE,
        evening: eveningId,
      }),
  ],
];

const READS: readonly (readonly [string, Role, (viewer: Viewer | null, set: Set) => unknown])[] = [
  ['list the seasons', 'reader', (viewer, { leagueId }) => listSeasons(viewer, leagueId)],
  ['see a season', 'reader', (viewer, set) => findSeason(viewer, set)],
  ['list the evenings', 'reader', (viewer, { seasonId }) => listEvenings(viewer, seasonId)],
  ['see an evening', 'reader', (viewer, set) => findEvening(viewer, set)],
  ['see the table', 'reader', (viewer, { seasonId }) => standingsOf(viewer, { seasonId })],
  ['have the form', 'scorer', (viewer, { eveningId }) => eveningForm(viewer, { eveningId })],
];

/** What somebody may do: that of their role, in a public league at least what a reader may. */
const mayDo = (who: Who, needed: Role, isPublic: boolean): boolean => {
  const role = ROLES.find((one) => one === who) ?? (isPublic ? 'reader' : undefined);
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(needed);
};

/** All of the league, so that one can see that nothing was changed. */
const everything = (leagueId: string) =>
  read(async (tx) => ({
    seasons: await tx.season.findMany({ where: { leagueId } }),
    evenings: await tx.evening.findMany({
      where: { leagueId },
      include: { attendance: { orderBy: { playerId: 'asc' } } },
    }),
    games: await tx.game.findMany({ where: { leagueId } }),
  }));

describe.each([
  { kind: 'a closed league', isPublic: false },
  { kind: 'a public league', isPublic: true },
])('in $kind', ({ isPublic }) => {
  for (const [name, needed, run] of CHANGES)
    test.each(WHO)(`${name} as %s`, async (who) => {
      const set = await prepare(isPublic);
      const before = await everything(set.leagueId);
      const answer = await run(set.as[who], set);
      if (mayDo(who, needed, isPublic)) {
        value(answer);
        expect(await everything(set.leagueId)).not.toEqual(before);
        return;
      }
      const code = mayDo(who, 'reader', isPublic) ? 'forbidden' : 'not-found';
      expect(answer).toMatchObject({ ok: false, error: { code } });
      expect(await everything(set.leagueId)).toEqual(before);
    });

  for (const [name, needed, run] of READS)
    test.each(WHO)(`${name} as %s`, async (who) => {
      const set = await prepare(isPublic);
      const seen = await run(set.as[who], set);
      expect(seen !== null).toBe(mayDo(who, needed, isPublic));
      for (const one of WHO) {
        const id = set.as[one]?.userId;
        if (id) expect(JSON.stringify(seen)).not.toContain(id);
      }
    });
});
