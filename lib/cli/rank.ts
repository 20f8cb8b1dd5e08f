/** Ranks tournaments: `npm run --silent rank -- FILE…`, or newline-delimited JSON. Source: tournament.md. */
import { ranking } from '../tournament';
import { run } from './command';
import { answeringTournament } from './tournament';

await run(
  answeringTournament((tournament) => ({ ok: true, value: { ranking: ranking(tournament) } })),
);
