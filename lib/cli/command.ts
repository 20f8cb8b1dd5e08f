/**
 * A command that answers documents from files, one each, or from standard input, one per line, with a
 * line of JSON for each. Exit status: 0 none was refused, 1 some were, or were unreadable, 2 nothing could
 * be read.
 */
import { readFile } from 'node:fs/promises';
import { type Answer, type Answers, answerLines, wholeLines } from './answer';

/** The answers to newline-delimited JSON as it arrives, in its order. */
type AnswersTo = (chunks: AsyncIterable<string>) => AsyncIterable<Answers>;

/** Runs the command; `answersTo` where many lines are answered in another way than one by one. */
export async function run(
  answer: (text: string) => Answer,
  answersTo: AnswersTo = oneByOne(answer),
): Promise<void> {
  let read = 0;
  let failed = 0;

  const print = async (answers: Answers) => {
    read += answers.read;
    failed += answers.failed;
    const flowing = process.stdout.write(answers.text);
    if (!flowing) await new Promise((resolve) => process.stdout.once('drain', resolve));
  };
  const status = () => (read === 0 ? 2 : failed > 0 ? 1 : 0);

  // Whoever reads along has seen enough, as with `| head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(status());
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
  if (files.length === 0)
    for await (const answers of answersTo(process.stdin.setEncoding('utf8'))) await print(answers);
  process.exitCode = status();
}

const oneByOne = (answer: (text: string) => Answer): AnswersTo =>
  async function* (chunks) {
    for await (const lines of wholeLines(chunks)) yield answerLines(lines, answer);
  };
