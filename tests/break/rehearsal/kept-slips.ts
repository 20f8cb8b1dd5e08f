/** A desk's phone as a process: it sends the slips that are kept in a file, and ends when the server has them all. */
import { readFileSync } from 'node:fs';
import { newBook, newSender } from '../sender';

type Kept = { readonly url: string; readonly path: string; readonly changes: readonly object[] };

const [, , file = ''] = process.argv;
const { url, path, changes } = JSON.parse(readFileSync(file, 'utf8')) as Kept; // written by desk.ts
const book = newBook();
const { send } = newSender(url, book);
for (const change of changes) {
  const answered = send(path, { change });
  console.log('asked');
  await answered;
}
for (const fault of book.faults) console.error(fault);
process.exitCode = book.faults.length > 0 ? 1 : 0;
