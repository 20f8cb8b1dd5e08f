/**
 * `npm run rehearse`: a tournament of 100 tables and 400 people over four rounds at a real server, with
 * everybody who is there, while the server and a desk's phone are killed and a desk has no network for a
 * round. `--tables 20 --rounds 3` for another size; `--short` only shows that nothing is lost; `--postgres` is on
 * PostgreSQL instead of SQLite. Builds what is missing. Exit status: 0 every result is there, once, and the ranking is right; 1 otherwise.
 */
import { parseArgs } from 'node:util';
import { freePort } from '../../scripts/lib/network.mjs';
import { startPostgres } from '../../scripts/lib/postgres';
import { build } from '../../scripts/lib/prepare.mjs';
import { markdown, ms, quantile, whole } from '../bench/lib/markdown.mjs';
import { serveBuilt } from '../e2e/frame/server.mjs';
import { allTallies, SECRET } from './party';
import { type Day, type Plan, rehearse } from './rehearsal/day';
import { wholeness } from './sqlite';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '4' },
    short: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});
const SHORT: Plan = {
  ...{ tables: 4, rounds: 2, screens: 2, watchers: 8, everyMs: 40 },
  pace: { least: 300, spread: 400 },
};
const tables = Number(values.tables);
const WHOLE: Plan = {
  ...{ tables, rounds: Number(values.rounds), screens: 10, watchers: 4 * tables, everyMs: 1000 },
  // As lib/browser/tournament-store.ts has it.
  pace: { least: 3000, spread: 4000 },
};
const plan = values.short ? SHORT : WHOLE;

await build();
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : null;
await postgres?.run('CREATE DATABASE rehearsal');
const url = postgres?.url('rehearsal');
const server = await serveBuilt({
  port: await freePort(39_641, { step: 2 }),
  name: 'rehearsal',
  // Everybody comes from one address here, and in a hall behind one router too.
  env: {
    ...{ LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
    ...(url !== undefined && { DATABASE_URL: url, NEXTAUTH_SECRET: SECRET }),
  },
});
try {
  const begun = performance.now();
  const day = await rehearse(server, plan);
  const took = performance.now() - begun;
  const tallies = await allTallies(server, url ?? `file:${server.database}`);
  const faults = [...day.faults, ...tallies, ...(url ? [] : wholeness(server.database))];
  console.log(
    markdown({
      title: `Rehearsal on ${url ? 'PostgreSQL' : 'SQLite'}`,
      head: ['what', 'figure'],
      rows: rowsOf(day, took),
    }),
  );
  const count = `${day.hands} hands and ${day.slips} slips acknowledged`;
  const sign = faults.length === 0 ? '✓' : '✗';
  console.log(
    `\n${sign} ${count}, ${day.lost} lost, ${day.doubled} doubled, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await postgres?.stop();
}

function rowsOf({ books, hands, slips, reads, draws, away, out, ...day }: Day, took: number) {
  const times = (all: readonly number[]) =>
    [0.5, 0.99, 1].map((share) => ms(quantile(all, share))).join(', ');
  const { phones, desks, director } = books;
  const again = phones.repeated + desks.repeated + director.repeated;
  const mb = (reads.bytes / 1e6).toFixed(1);
  return [
    ['tables, people, rounds', `${plan.tables}, ${4 * plan.tables}, ${plan.rounds}`],
    ['screens, people who look on', `${plan.screens}, ${plan.watchers}`],
    ['in all', `${Math.round(took / 1000)} s`],
    ['hands written by the tables’ phones', whole(hands)],
    ['slips typed at three desks', whole(slips)],
    ['sent again', whole(again)],
    ['a hand answered: median, 99 %, longest', times(phones.latencies)],
    ['a slip answered: the same', times(desks.latencies)],
    ['a round drawn and stored', draws.map(ms).join(', ')],
    ['the server killed, until it served again', away.map(ms).join(', ')],
    ['read again by those who look on', `${whole(reads.latencies.length)} times, ${mb} MB`],
    ['an answer to them: median, 99 %, longest', times(reads.latencies)],
    ['streams opened again', whole(reads.reopened)],
    [
      'from the last slip’s answer to the ranking: for who asks at once, each round',
      out.asked.map(ms).join(', '),
    ],
    ['on the screens: median, 99 %, longest', times(out.screens)],
    ['on the phones of those who look on', times(out.watchers)],
    ['lost, doubled', `${day.lost}, ${day.doubled}`],
  ];
}
