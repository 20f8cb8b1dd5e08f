/**
 * `npm run bench [hands|reads|live|phone|growth|season …] [-- --database postgres --million]`: measures
 * what is named, else all of it, and prints tables. With `--database postgres` a PostgreSQL of its own
 * is started for hands, reads and live.
 */
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/prepare.mjs';
import { growth, season } from './growth.ts';
import { hands } from './hands.mjs';
import { openDatabases } from './lib/databases.mjs';
import { markdown } from './lib/markdown.mjs';
import { live } from './live.mjs';
import { phone } from './phone.mjs';
import { reads } from './reads.mjs';

const SERVED = { hands, reads, live, phone };
const SECTIONS = { ...SERVED, growth, season };
const SIZES = [1000, 10_000, 100_000];
const MILLION = 1_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite' },
    million: { type: 'boolean', default: false },
  },
});
const { database, million } = values;
const usage = `Usage: npm run bench [${Object.keys(SECTIONS).join('|')} …] [-- --database sqlite|postgres] [--million]`;
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
    for (const table of await SECTIONS[name]({ databases, sizes }))
      console.log(`\n${markdown(table)}`);
} finally {
  await databases.stop();
}
