/**
 * `npm run break -- --minutes 10`: kills, cuts off and starves real servers while phones write to them,
 * again and again until the time is over, every one at least once (about two minutes); `--only sqlite` or
 * `postgres` leaves the other out. Builds what is missing.
 * Exit status: 0 nothing acknowledged was lost, nothing was there twice; 1 otherwise.
 */
import { parseArgs } from 'node:util';
import { freePortApart } from '../../scripts/lib/network.mjs';
import { build } from '../../scripts/lib/prepare.mjs';
import type { Outcome } from './party';
import { breakPostgres } from './postgres';
import { fillDisk, killServer } from './sqlite';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const until = performance.now() + Number(values.minutes) * 60_000;
const rounds = Number(values.rounds);

function tell({ name, book, games, faults }: Outcome): void {
  const refused = book.statuses.get(503) ?? 0;
  const longest = `${(book.longestMs / 1000).toFixed(1)} s`;
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${name}: ${book.acknowledged} acknowledged in ${games} games, ` +
      `${book.repeated} sent again, ${refused} times «not now», the longest answer ${longest}`,
  );
  for (const fault of faults) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

await build();
let isWithoutDisk = false;
do {
  const port = await freePortApart(39_611);
  if (values.only !== 'postgres') {
    tell(await killServer({ port, rounds }));
    const full = await fillDisk({ port, rounds });
    if (full) tell(full);
    else isWithoutDisk = true;
  }
  if (values.only !== 'sqlite')
    for (const outcome of await breakPostgres({ port, rounds })) tell(outcome);
} while (performance.now() < until);
if (isWithoutDisk)
  console.log('No disk of its own could be made to fill: that needs root (mount -t tmpfs).');
