/**
 * Draws the next round of tournaments: `npm run --silent draw -- FILE…`, or newline-delimited JSON.
 * Source: tournament.md.
 */
import { draw } from '../tournament';
import { run } from './command';
import { answeringTournament } from './tournament';

await run(answeringTournament(draw));
