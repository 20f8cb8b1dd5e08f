/** What the JSON interface does with leagues: their players, seasons, evenings and tables. */
import { z } from 'zod';
import { input } from '@/lib/server/leagues';
import { operation } from '@/lib/server/transports/contract';
import { EveningCash, SeasonCash } from './cash-schemas';
import {
  AddedPlayers,
  Evening,
  EveningList,
  Finished,
  League,
  LeagueList,
  MadeSeries,
  Player,
  PlayerList,
  Ratings,
  Season,
  SeasonList,
  Standings,
} from './league-schemas';
import { Id, Nothing, note, Paging, read, remove, write } from './shared';

const reading = { ...read, scope: 'leagues:read' } as const;
const writing = { ...write, scope: 'leagues:write' } as const;
const removing = { ...remove, scope: 'leagues:write' } as const;
const params = z.object({ leagueId: Id });
const ofPlayer = z.object({ leagueId: Id, playerId: Id });
const ofSeason = z.object({ seasonId: Id });
const ofEvening = z.object({ eveningId: Id });
/** The id of something new, made by whoever sends it. */
const newId = { id: input.foundLeague.shape.id.meta(note('newId')) };
const paged = z.strictObject(Paging);

export const listLeagues = operation({
  ...reading,
  id: 'listLeagues',
  path: '/leagues',
  params: Nothing,
  query: paged,
  value: LeagueList,
});

export const readLeague = operation({
  ...reading,
  id: 'readLeague',
  path: '/leagues/{leagueId}',
  params,
  value: League,
});

export const listPlayers = operation({
  ...reading,
  id: 'listPlayers',
  path: '/leagues/{leagueId}/players',
  params,
  query: paged,
  value: PlayerList,
});

export const listSeasons = operation({
  ...reading,
  id: 'listSeasons',
  path: '/leagues/{leagueId}/seasons',
  params,
  query: paged,
  value: SeasonList,
});

export const listEvenings = operation({
  ...reading,
  id: 'listEvenings',
  path: '/leagues/{leagueId}/evenings',
  params,
  query: z.strictObject({ season: Id.optional(), ...Paging }),
  value: EveningList,
});

export const readStandings = operation({
  ...reading,
  id: 'readStandings',
  path: '/leagues/{leagueId}/seasons/{seasonId}/standings',
  params: z.object({ leagueId: Id, seasonId: Id }),
  value: Standings,
});

export const readRatings = operation({
  ...reading,
  id: 'readRatings',
  path: '/leagues/{leagueId}/ratings',
  params,
  value: Ratings,
});

export const readPlayer = operation({
  ...reading,
  id: 'readPlayer',
  path: '/players/{playerId}',
  params: z.object({ playerId: Id }),
  query: z.strictObject({ season: Id.optional() }),
  value: Player,
});

export const createLeague = operation({
  ...writing,
  id: 'createLeague',
  path: '/leagues',
  params: Nothing,
  body: input.foundLeague.extend(newId),
});

export const addPlayers = operation({
  ...writing,
  id: 'addPlayers',
  path: '/leagues/{leagueId}/players',
  params,
  body: input.addPlayers.omit({ leagueId: true }),
  value: AddedPlayers,
});

const { name } = input.renamePlayer.shape;
const { joinedOn, leftOn } = input.setPlayerDays.shape;
const { intoId } = input.mergePlayers.shape;
export const changePlayer = operation({
  ...writing,
  id: 'changePlayer',
  path: '/leagues/{leagueId}/players/{playerId}',
  params: ofPlayer,
  body: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('rename'), name }),
    z.strictObject({ do: z.literal('days'), joinedOn: joinedOn.meta(note('joinedOn')), leftOn }),
    z.strictObject({ do: z.literal('merge'), intoId: intoId.meta(note('intoId')) }),
    z.strictObject({ do: z.literal('unmerge') }),
  ]),
});

export const removePlayer = operation({
  ...removing,
  id: 'removePlayer',
  path: '/leagues/{leagueId}/players/{playerId}',
  params: ofPlayer,
});

export const createSeason = operation({
  ...writing,
  id: 'createSeason',
  path: '/leagues/{leagueId}/seasons',
  params,
  body: input.createSeason.omit({ leagueId: true }).extend(newId),
});

export const readSeason = operation({
  ...reading,
  id: 'readSeason',
  path: '/seasons/{seasonId}',
  params: ofSeason,
  value: Season,
});

export const changeSeason = operation({
  ...writing,
  id: 'changeSeason',
  path: '/seasons/{seasonId}',
  params: ofSeason,
  body: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('set'), ...input.changeSeason.omit({ id: true }).shape }),
    z.strictObject({ do: z.enum(['close', 'reopen']) }),
  ]),
});

export const deleteSeason = operation({
  ...removing,
  id: 'deleteSeason',
  path: '/seasons/{seasonId}',
  params: ofSeason,
});

export const createEvening = operation({
  ...writing,
  id: 'createEvening',
  path: '/seasons/{seasonId}/evenings',
  params: ofSeason,
  body: input.createEvening
    .omit({ seasonId: true })
    .extend(newId)
    .extend({ another: input.createEvening.shape.another.meta(note('another')) }),
});

export const createSeries = operation({
  ...writing,
  id: 'createSeries',
  path: '/seasons/{seasonId}/series',
  params: ofSeason,
  body: input.createSeries.omit({ seasonId: true }).extend({
    without: input.createSeries.shape.without.meta(note('without')),
  }),
  value: MadeSeries,
});

export const readEvening = operation({
  ...reading,
  id: 'readEvening',
  path: '/evenings/{eveningId}',
  params: ofEvening,
  value: Evening,
});

export const changeEvening = operation({
  ...writing,
  id: 'changeEvening',
  path: '/evenings/{eveningId}',
  params: ofEvening,
  body: input.changeEvening.omit({ id: true }),
});

export const deleteEvening = operation({
  ...removing,
  id: 'deleteEvening',
  path: '/evenings/{eveningId}',
  params: ofEvening,
});

export const markAttendance = operation({
  ...writing,
  id: 'markAttendance',
  path: '/evenings/{eveningId}/attendance',
  params: ofEvening,
  body: input.markAttendance.omit({ eveningId: true }),
});

const { was, tables } = input.saveTables.shape;
const before = { was: was.meta(note('sheetWas')) };
export const changeSheet = operation({
  ...writing,
  id: 'changeSheet',
  path: '/evenings/{eveningId}/tables',
  params: ofEvening,
  body: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('set'), ...before, tables }),
    z.strictObject({
      do: z.literal('draw'),
      ...before,
      variants: input.drawTables.shape.variants,
      rounds: input.drawTables.shape.rounds.default(1).meta(note('rounds')),
    }),
  ]),
});

export const readSeasonCash = operation({
  ...reading,
  id: 'readSeasonCash',
  path: '/seasons/{seasonId}/cash',
  params: ofSeason,
  value: SeasonCash,
});

export const setCash = operation({
  ...writing,
  id: 'setCash',
  path: '/seasons/{seasonId}/cash',
  params: ofSeason,
  body: input.setCash.omit({ seasonId: true }),
});

export const savePayment = operation({
  ...writing,
  id: 'savePayment',
  path: '/seasons/{seasonId}/payments',
  params: ofSeason,
  body: input.savePayment
    .omit({ seasonId: true })
    .extend(newId)
    .extend({
      amount: input.savePayment.shape.amount.meta(note('rappen')),
      seen: input.savePayment.shape.seen.meta(note('paymentsSeen')),
    }),
});

export const deletePayment = operation({
  ...removing,
  id: 'deletePayment',
  path: '/seasons/{seasonId}/payments/{paymentId}',
  params: z.object({ seasonId: Id, paymentId: Id }),
});

export const readEveningCash = operation({
  ...reading,
  id: 'readEveningCash',
  path: '/evenings/{eveningId}/cash',
  params: ofEvening,
  value: EveningCash,
});

export const setFee = operation({
  ...writing,
  id: 'setFee',
  path: '/evenings/{eveningId}/cash',
  params: ofEvening,
  body: input.setFee.omit({ eveningId: true }),
});

export const listFinished = operation({
  ...reading,
  id: 'listFinished',
  path: '/leagues/{leagueId}/finished',
  params,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).default(0),
    limit: Paging.limit,
  }),
  value: Finished,
});
