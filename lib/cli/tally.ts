/** Scores records: `npm run --silent tally -- FILE…`, or newline-delimited JSON. Source: record.md. */
import { answer } from './answer';
import { answersTo } from './answers-to';
import { run } from './command';

await run(answer, answersTo);
