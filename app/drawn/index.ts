/**
 * What the server draws outside of Next, which renders no component for an answer of a route: bundled by
 * scripts/lib/drawing.mjs, called by lib/server/config/drawing.ts.
 */
import type { Drawing } from '@/lib/server/operations/drawn-pages';
import { drawFirst } from '../board/drawn-first';
import { drawSeason } from '../leagues/[leagueId]/drawn-season';

const drawing: Drawing = { drawFirst, drawSeason };
export default drawing;
