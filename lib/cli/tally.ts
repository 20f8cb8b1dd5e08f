/**
 * Scores records from files, one JSON document each, or from standard input, one per line, and
 * prints one line of JSON for each. Exit status: 0 all scored, 1 some refused or unreadable, 2
 * nothing could be read.
 */
import { readFile } from 'node:fs/promises';
import { type Answers, answer } from './answer';
import { answersTo } from './answers-to';

let read = 0;
let failed = 0;

async function print(answers: Answers): Promise<void> {
  read += answers.read;
  failed += answers.failed;
  const flowing = process.stdout.write(answers.text);
  if (!flowing) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

const exit = () => process.exit(read === 0 ? 2 : failed > 0 ? 1 : 0);

// Whoever reads along has seen enough, as with `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') exit();
  throw error;
});

const files = process.argv.slice(2);
for (const file of files) {
  try {
    const { line, isRefused } = answer(await readFile(file, 'utf8'));
    await print({ text: `${line}\n`, read: 1, failed: isRefused ? 1 : 0 });
  } catch (error) {
    failed += 1;
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : error}\n`);
  }
}
if (files.length === 0) {
  for await (const answers of answersTo(process.stdin.setEncoding('utf8'))) await print(answers);
}
process.exitCode = read === 0 ? 2 : failed > 0 ? 1 : 0;
