/**
 * What the server draws outside of Next, which renders no component for an answer of a route: bundled by
 * scripts/lib/drawing.mjs, called by lib/server/config/drawing.ts.
 */
import type { Drawing } from '@/lib/server/operations/drawn-pages';
import { drawFirst } from '../board/drawn-first';
import { drawHome } from '../leagues/[leagueId]/drawn-home';
import { drawRace } from '../leagues/[leagueId]/drawn-race';
import { drawSeason } from '../leagues/[leagueId]/drawn-season';
import { drawTotal } from '../leagues/[leagueId]/drawn-total';
import { drawEvening } from '../leagues/[leagueId]/evenings/[eveningId]/drawn-evening';
import { drawGames } from '../leagues/[leagueId]/games/drawn-games';
import { drawPlayer } from '../players/[playerId]/drawn-player';

const drawing: Drawing = {
  drawFirst,
  drawHome,
  drawSeason,
  drawTotal,
  drawRace,
  drawEvening,
  drawGames,
  drawPlayer,
};
export default drawing;
