/** What the JSON interface tells of leagues, their tables and their players. */
import { z } from 'zod';
import { operation } from '@/lib/server/transports/contract';
import {
  EveningList,
  League,
  LeagueList,
  Player,
  PlayerList,
  Ratings,
  SeasonList,
  Standings,
} from './league-schemas';
import { Id, Nothing, Paging } from './shared';

const read = { method: 'get', scope: 'leagues:read', body: null } as const;
const params = z.object({ leagueId: Id });
const paged = z.strictObject(Paging);

export const listLeagues = operation({
  ...read,
  id: 'listLeagues',
  path: '/leagues',
  params: Nothing,
  query: paged,
  value: LeagueList,
});

export const readLeague = operation({
  ...read,
  id: 'readLeague',
  path: '/leagues/{leagueId}',
  params,
  query: Nothing,
  value: League,
});

export const listPlayers = operation({
  ...read,
  id: 'listPlayers',
  path: '/leagues/{leagueId}/players',
  params,
  query: paged,
  value: PlayerList,
});

export const listSeasons = operation({
  ...read,
  id: 'listSeasons',
  path: '/leagues/{leagueId}/seasons',
  params,
  query: paged,
  value: SeasonList,
});

export const listEvenings = operation({
  ...read,
  id: 'listEvenings',
  path: '/leagues/{leagueId}/evenings',
  params,
  query: z.strictObject({ season: Id.optional(), ...Paging }),
  value: EveningList,
});

export const readStandings = operation({
  ...read,
  id: 'readStandings',
  path: '/leagues/{leagueId}/seasons/{seasonId}/standings',
  params: z.object({ leagueId: Id, seasonId: Id }),
  query: Nothing,
  value: Standings,
});

export const readRatings = operation({
  ...read,
  id: 'readRatings',
  path: '/leagues/{leagueId}/ratings',
  params,
  query: Nothing,
  value: Ratings,
});

export const readPlayer = operation({
  ...read,
  id: 'readPlayer',
  path: '/players/{playerId}',
  params: z.object({ playerId: Id }),
  query: z.strictObject({ season: Id.optional() }),
  value: Player,
});
