/**
 * `npm run bench [hands|reads|live|phone|growth|season|draw …] [-- --database postgres --million --short]`: measures
 * what is named, else all of it, and prints tables. With `--database postgres` a PostgreSQL of its own
 * is started for hands, reads and live. `--short` only shows that everything still runs.
 */
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/prepare.mjs';
import { measureDraw } from './draw.ts';
import { growth, season } from './growth.ts';
import { hands } from './hands.mjs';
import { openDatabases } from './lib/databases.mjs';
import { markdown } from './lib/markdown.mjs';
import { live } from './live.mjs';
import { phone } from './phone.mjs';
import { reads } from './reads.mjs';

const SERVED = { hands, reads, live, phone };
const SECTIONS = { ...SERVED, growth, season, draw: measureDraw };
/** Everything once, in no time: that it still runs, not how fast. */
const SHORT = {
  hands: { seconds: 1, connections: [2] },
  reads: { seconds: 1, connections: [2] },
  live: { readers: 3, hands: 2, only: ['one game, each reader with an account'] },
  phone: { hands: 1, colds: 1 },
  growth: {
    sizes: [8, 24],
    club: { players: 8, evenings: 2, gamesPerEvening: 2 },
    others: { players: 8, evenings: 2, gamesPerEvening: 2 },
    rounds: 1,
    runs: 1,
  },
  season: { sizes: [250], runs: 1 },
  draw: { people: [20], lengths: [3], seeds: ['a'] },
};
const SIZES = [1000, 10_000, 100_000];
const MILLION = 1_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite' },
    million: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
  },
});
const { database, million, short } = values;
const usage = `Usage: npm run bench [${Object.keys(SECTIONS).join('|')} …] [-- --database sqlite|postgres] [--million] [--short]`;
const names = positionals.length > 0 ? positionals : Object.keys(SECTIONS);
if (!['sqlite', 'postgres'].includes(database) || names.some((name) => !(name in SECTIONS))) {
  console.error(usage);
  process.exit(2);
}

if (names.some((name) => name in SERVED)) await build();
const databases = await openDatabases(database);
try {
  const sizes = million ? [...SIZES, MILLION] : SIZES;
  for (const name of names)
    for (const table of await SECTIONS[name]({ databases, sizes, ...(short && SHORT[name]) }))
      console.log(`\n${markdown(table)}`);
} finally {
  await databases.stop();
}
