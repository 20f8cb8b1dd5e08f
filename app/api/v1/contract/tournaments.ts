/** What the JSON interface can do with tournaments. */
import { z } from 'zod';
import {
  ChangeTournament,
  ChangeTournamentLinks,
  DrawRound,
  FoundTournament,
  LinkToken,
} from '@/lib/server/operations/input/tournaments';
import { operation } from '@/lib/server/transports/contract';
import { DECIDERS, Figures, KeptState, Setting, TOURNAMENT_ROLES } from '@/lib/tournament';
import { Id, Moment, Nothing, note, read, remove, write } from './shared';

const params = z.object({ tournamentId: Id });
/** Whoever has no account comes by the token of a link. */
const query = z.strictObject({ link: LinkToken.meta(note('tournamentLink')) });
const Done = z.object({ revision: z.int() });
const whole = z.int().min(0);

export const listTournaments = operation({
  ...read,
  id: 'listTournaments',
  path: '/tournaments',
  scope: 'games:read',
  params: Nothing,
  query: z.strictObject({ league: Id.optional() }),
  value: z.object({
    tournaments: z.array(
      z.object({
        id: Id,
        name: z.string(),
        leagueId: Id.nullable(),
        isPublic: z.boolean(),
        createdAt: Moment,
      }),
    ),
  }),
});

export const createTournament = operation({
  ...write,
  id: 'createTournament',
  path: '/tournaments',
  scope: 'games:write',
  params: Nothing,
  body: FoundTournament,
  value: z.object({ id: Id }),
});

const Table = z.object({
  table: z.int(),
  seats: z.array(z.string()),
  game: Id.nullable(),
  result: Figures.nullable(),
  isOpen: z.boolean(),
});
const RankingLine = z.object({
  entrant: z.string(),
  rank: z.int(),
  total: z.number(),
  rounds: z.array(z.number().nullable()),
  dropped: z.array(z.int()),
  byes: z.array(z.int()),
  penalty: z.number(),
  matches: z.int().optional(),
  decidedBy: z.enum(DECIDERS),
});
/** A tournament as somebody reads it, by what they are to it. */
const Tournament = z
  .object({
    id: Id,
    revision: whole,
    role: z.enum(TOURNAMENT_ROLES),
    runsIt: z.boolean(),
    isPublic: z.boolean(),
    publicNames: z.string().nullable(),
    at: z.object({ round: whole, table: z.int() }).nullable(),
    setting: Setting,
    controlSum: z.int().nullable(),
    isOver: z.boolean(),
    entrants: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        name: z.string(),
        club: z.string(),
        category: z.string(),
        waiting: z.boolean(),
      }),
    ),
    rounds: z.array(
      z.object({
        draw: z.string(),
        status: z.enum(['drawn', 'published', 'begun', 'over']),
        begunAt: z.string().nullable(),
        minutes: z.int().nullable(),
        out: z.array(z.string()),
        tables: z.array(Table),
      }),
    ),
    ranking: z.array(RankingLine).nullable(),
    rankedRounds: whole.meta(note('rankedRounds')),
    reveal: z
      .object({
        places: whole,
        lines: z.array(RankingLine.pick({ entrant: true, rank: true, total: true })),
      })
      .nullable(),
    whole: KeptState.nullable().meta(note('wholeTournament')),
  })
  .meta({ id: 'Tournament' });

export const readTournament = operation({
  ...read,
  id: 'readTournament',
  path: '/tournaments/{tournamentId}',
  scope: 'games:read',
  params,
  query,
  value: Tournament,
});

export const deleteTournament = operation({
  ...remove,
  id: 'deleteTournament',
  path: '/tournaments/{tournamentId}',
  scope: 'games:write',
  params,
});

export const changeTournament = operation({
  ...write,
  id: 'changeTournament',
  path: '/tournaments/{tournamentId}/changes',
  scope: 'games:write',
  params,
  query,
  body: ChangeTournament.pick({ change: true }),
  value: Done,
});

export const drawRound = operation({
  ...write,
  id: 'drawRound',
  path: '/tournaments/{tournamentId}/draw',
  scope: 'games:write',
  params,
  query,
  body: DrawRound.pick({ id: true, round: true }),
  value: Done,
});

export const changeTournamentLinks = operation({
  ...write,
  id: 'changeTournamentLinks',
  path: '/tournaments/{tournamentId}/links',
  scope: 'games:write',
  params,
  body: ChangeTournamentLinks.omit({ tournamentId: true }),
  value: z.object({
    links: z.array(
      z.object({
        role: z.enum(TOURNAMENT_ROLES),
        round: whole.nullable(),
        table: z.int().nullable(),
        url: z.url(),
      }),
    ),
  }),
});

export const exportTournament = operation({
  ...read,
  id: 'exportTournament',
  path: '/tournaments/{tournamentId}/document',
  scope: 'games:read',
  params,
  query,
  value: z.looseObject({ format: z.literal('jass-tournament/1') }),
});
