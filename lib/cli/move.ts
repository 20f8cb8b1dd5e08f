/**
 * `npm run move -- --from file:… --to postgres://…`: moves everything from an SQLite file to an empty
 * PostgreSQL database, and says how much it was.
 */
import { parseArgs } from 'node:util';
import { move } from '../server/store/move';

const USAGE = 'Usage: npm run move -- --from file:./data/schiefer.db --to postgres://…';
const say = (line: string) => process.stdout.write(`${line}\n`);
const SAID = { copy: 'copied', compare: 'compared', tally: 'games scored' };

try {
  const { from, to } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' } },
  }).values;
  if (!from || !to) throw new Error(USAGE);
  const { rows, games } = await move({ from, to }, (step, done) => {
    // On a screen the progress stays on one line; in a file it is left out.
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${done} ${SAID[step]}`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  for (const [table, count] of Object.entries(rows)) say(`${table}: ${count}`);
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  say(`${all} rows were moved and found the same, ${games} games come to the same on both sides.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
