/**
 * What scoring costs: many records of all variants through the tally command's own code, with its
 * threads and in a single one, beside a loop that only parses the same JSON.
 * `npx tsx tests/bench/tally.ts [RECORDS]`, a million if not said, prints the times, their ratios
 * and the peak memory.
 */
import { answer, answerLines, wholeLines } from '../../lib/cli/answer';
import { answersTo } from '../../lib/cli/answers-to';
import { FORMAT, TRUMPS, tally, VARIANT_IDS, type VariantId, variant } from '../../lib/jass';
import type { Written } from '../jass/corpus';
import { played } from '../jass/play';
import { chance } from './chance';

const RECORDS = Number(process.argv[2] ?? 1_000_000);
const WARM_UP = 20_000;
/** Different records of each variant, read over and over. */
const OF_EACH = 200;
const HANDS = 12;
const LINES_PER_CHUNK = 100;
const NAMES = ['Anna', 'Beat', 'Carla', 'Dario', 'Erika', 'Fritz', 'Gina', 'Hans'];

const below = chance(1);
const pick = <T>(items: readonly T[]): T | undefined => items[below(items.length)];

function auction() {
  const calls = Array.from({ length: below(4) }, () => 'pass' as unknown);
  for (let points = 40 + 10 * below(3); points < 100; points += 10 * (1 + below(5))) {
    calls.push({ points, trump: pick(TRUMPS) });
    if (below(8) === 0) calls.push('bookel');
  }
  return [...calls, 'pass', 'pass', 'pass'];
}

/** The same hand with its bid called round the table, where the calls lead to a hand that can be. */
function called(record: Written): Written {
  const hands = record.hands.map((hand) => {
    const { bid, ...rest } = hand;
    return bid === undefined || below(2) === 0 ? hand : { auction: auction(), ...rest };
  });
  return tally({ ...record, hands }).ok ? { ...record, hands } : record;
}

/** A game of so many hands, or until somebody has won; one in fifty ends with a hand that is wrong. */
function game(id: VariantId): string {
  const { players, agreed } = variant(id);
  const names = NAMES.slice(0, pick(players) ?? 0);
  const record = { format: FORMAT, variant: id, options: agreed, players: names, firstDealer: 0 };
  const { hands } = called(played({ ...record, hands: [] }, HANDS, below));
  return JSON.stringify({ ...record, hands: below(50) === 0 ? [...hands, {}] : hands });
}

/** The records of all variants, one by one in turn. */
const lines = Array.from({ length: OF_EACH }, () => VARIANT_IDS.map(game)).flat();

/** So many of these lines as they come from a file, some at a time. */
async function* chunks(some: readonly string[], count: number): AsyncGenerator<string> {
  for (let sent = 0; sent < count; sent += LINES_PER_CHUNK) {
    const length = Math.min(LINES_PER_CHUNK, count - sent);
    const chunk = Array.from({ length }, (_, index) => some[(sent + index) % some.length]);
    yield `${chunk.join('\n')}\n`;
  }
}

async function parseAll(some: readonly string[], count: number) {
  let read = 0;
  for await (const chunk of chunks(some, count)) {
    for (const line of chunk.split('\n')) if (line !== '' && JSON.parse(line) !== null) read += 1;
  }
  return read;
}

async function scoreAll(some: readonly string[], count: number) {
  let read = 0;
  for await (const lines of wholeLines(chunks(some, count))) read += answerLines(lines).read;
  return read;
}

async function scoreInThreads(some: readonly string[], count: number) {
  let read = 0;
  for await (const answers of answersTo(chunks(some, count))) read += answers.read;
  return read;
}

async function seconds(run: typeof parseAll, some: readonly string[], count: number) {
  const start = performance.now();
  const read = await run(some, count);
  if (read !== count) throw new Error(`${read} of ${count} records were read.`);
  return (performance.now() - start) / 1000;
}

await seconds(parseAll, lines, WARM_UP);
await seconds(scoreAll, lines, WARM_UP);
const parsing = await seconds(parseAll, lines, RECORDS);
const scoring = await seconds(scoreAll, lines, RECORDS);
const threads = await seconds(scoreInThreads, lines, RECORDS);

const bytes = lines.reduce((total, line) => total + line.length, 0) / lines.length;
const refused = lines.filter((line) => answer(line).isRefused).length / lines.length;
const peak = process.resourceUsage().maxRSS / 1024;
const each = (time: number) => `${((time / RECORDS) * 1e6).toFixed(1)} µs each`;
console.log(
  `${RECORDS} records of ${bytes.toFixed(0)} bytes, ${(100 * refused).toFixed(1)} % refused`,
);
for (const [what, time] of Object.entries({ parsed: parsing, scored: scoring, threads })) {
  const ratio = `${(time / parsing).toFixed(1)} times`;
  console.log(`${what}  ${time.toFixed(2).padStart(7)} s  ${each(time)}  ${ratio}`);
}
console.log(`memory   ${peak.toFixed(0).padStart(7)} MB at its peak`);

for (const id of VARIANT_IDS) {
  const own = lines.filter((_, index) => VARIANT_IDS[index % VARIANT_IDS.length] === id);
  const parsed = await seconds(parseAll, own, WARM_UP);
  const scored = await seconds(scoreAll, own, WARM_UP);
  const figures = [parsed, scored].map((time) => ((time / WARM_UP) * 1e6).toFixed(1).padStart(6));
  console.log(`${id.padEnd(16)}${figures.join(' µs parsed, ')} µs scored`);
}
