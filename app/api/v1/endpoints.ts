/** What answers each operation of the JSON interface, in the order of the contract. */
import { viewerOrGuest } from '@/lib/server/account';
import * as gameViews from '@/lib/server/operations/game-view';
import * as doGames from '@/lib/server/operations/games';
import * as leagueViews from '@/lib/server/operations/league-views';
import {
  changePlayer,
  changeSheet,
  leagueOperations as doLeagues,
  setSeason,
} from '@/lib/server/operations/leagues';
import * as doTournaments from '@/lib/server/operations/tournaments';
import { exportTournament, listTournaments, readTournament } from '@/lib/server/tournaments';
import { type Endpoint, endpoint } from '@/lib/server/transports/route';
import * as games from './contract/games';
import * as leagues from './contract/leagues';
import * as table from './contract/table';
import * as tournaments from './contract/tournaments';

const ofGames = [
  endpoint(
    games.listGames,
    (viewer, { league, season, evening, player, with: other, cursor, limit, ...rest }) =>
      gameViews.findGames(
        viewer,
        {
          ...rest,
          who: [player, other].flatMap((id) => (id === undefined ? [] : { id })),
          leagueId: league === 'own' ? null : league,
          seasonId: season,
          eveningId: evening,
        },
        { cursor, limit },
      ),
  ),
  // A phone that asks for the first time becomes a guest.
  endpoint(
    games.createGame,
    (viewer, game, words, { account }) =>
      doGames.createGame.run(viewer, { ...game, account }, words),
    { who: viewerOrGuest },
  ),
  endpoint(games.readGame, (viewer, { gameId }) => gameViews.readGame(viewer, gameId), {
    revisionOf: ({ revision }) => revision,
  }),
  endpoint(games.deleteGame, (viewer, given, words, { revision }) =>
    doGames.deleteGame.run(viewer, { ...given, revision }, words),
  ),
  endpoint(games.readRecord, (viewer, { gameId }) => gameViews.readRecord(viewer, gameId)),
  endpoint(games.setNotes, doGames.setNotes.run),
  endpoint(games.listChanges, gameViews.changesAfter),
  endpoint(games.changeGame, (viewer, given, words, { account, revision }) =>
    doGames.writeChange.run(viewer, { ...given, account, revision }, words),
  ),
  endpoint(table.changeTable, doGames.changeTable),
  endpoint(table.changeLinks, doGames.changeLinks),
];

const ofLeagues = [
  endpoint(leagues.listLeagues, leagueViews.ownLeagues),
  endpoint(leagues.createLeague, async (viewer, league, words) => {
    const founded = await doLeagues.foundLeague.run(viewer, league, words);
    return founded.ok ? { ok: true, value: null } : founded;
  }),
  endpoint(leagues.readLeague, (viewer, { leagueId }) => leagueViews.readLeague(viewer, leagueId)),
  endpoint(leagues.readStandings, leagueViews.readStandings),
  endpoint(leagues.readRatings, (viewer, { leagueId }) =>
    leagueViews.readRatings(viewer, leagueId),
  ),
  endpoint(leagues.listFinished, leagueViews.finishedIn),
  endpoint(leagues.listPlayers, leagueViews.playersOf),
  endpoint(leagues.addPlayers, leagueViews.addPlayers),
  endpoint(leagues.changePlayer, changePlayer),
  endpoint(leagues.removePlayer, doLeagues.removePlayer.run),
  endpoint(leagues.readPlayer, leagueViews.readPlayer),
  endpoint(leagues.listSeasons, leagueViews.seasonsOf),
  endpoint(leagues.createSeason, doLeagues.createSeason.run),
  endpoint(leagues.readSeason, (viewer, { seasonId }) => leagueViews.readSeason(viewer, seasonId)),
  endpoint(leagues.changeSeason, setSeason),
  endpoint(leagues.deleteSeason, (viewer, { seasonId: id }, words) =>
    doLeagues.deleteSeason.run(viewer, { id }, words),
  ),
  endpoint(leagues.listEvenings, leagueViews.eveningsOf),
  endpoint(leagues.createEvening, doLeagues.createEvening.run),
  endpoint(leagues.createSeries, doLeagues.createSeries.run),
  endpoint(leagues.readEvening, (viewer, { eveningId }) =>
    leagueViews.readEvening(viewer, eveningId),
  ),
  endpoint(leagues.changeEvening, (viewer, { eveningId: id, ...setting }, words) =>
    doLeagues.changeEvening.run(viewer, { id, ...setting }, words),
  ),
  endpoint(leagues.deleteEvening, (viewer, { eveningId: id }, words) =>
    doLeagues.deleteEvening.run(viewer, { id }, words),
  ),
  endpoint(leagues.markAttendance, doLeagues.markAttendance.run),
  endpoint(leagues.changeSheet, changeSheet),
  endpoint(leagues.readSeasonCash, (viewer, { seasonId }) =>
    leagueViews.seasonCash(viewer, seasonId),
  ),
  endpoint(leagues.setCash, doLeagues.setCash.run),
  endpoint(leagues.savePayment, doLeagues.savePayment.run),
  endpoint(leagues.deletePayment, (viewer, { seasonId, paymentId: id }, words) =>
    doLeagues.deletePayment.run(viewer, { seasonId, id }, words),
  ),
  endpoint(leagues.readEveningCash, (viewer, { eveningId }) =>
    leagueViews.eveningCash(viewer, eveningId),
  ),
  endpoint(leagues.setFee, doLeagues.setFee.run),
];

const ofTournaments = [
  endpoint(tournaments.listTournaments, async (viewer, { league: leagueId }) => ({
    ok: true,
    value: { tournaments: await listTournaments(viewer, { leagueId }) },
  })),
  endpoint(tournaments.createTournament, doTournaments.foundTournament.run, {
    who: viewerOrGuest,
  }),
  endpoint(tournaments.readTournament, readTournament, {
    revisionOf: ({ revision }) => revision,
  }),
  endpoint(tournaments.deleteTournament, doTournaments.deleteTournament.run),
  endpoint(tournaments.changeTournament, doTournaments.changeTournament.run),
  endpoint(tournaments.drawRound, doTournaments.drawRound.run),
  endpoint(tournaments.changeTournamentLinks, doTournaments.changeTournamentLinks.run),
  endpoint(tournaments.exportTournament, exportTournament),
];

export const ENDPOINTS: readonly Endpoint[] = [...ofGames, ...ofLeagues, ...ofTournaments];
