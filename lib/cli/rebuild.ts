/**
 * Makes every cache of the database in force again from the games' hands, and says what differed.
 * Runs while no server does: one process has the database at a time. Exit status: 0 all of it was
 * made again, whatever differed; 1 it could not be done, or some games could not be scored.
 */

import { CACHES, rebuild } from '../server/files';
import { closeDatabase } from '../server/store';
import { loadSettings } from './settings';

loadSettings();

const say = (line: string) => process.stdout.write(`${line}\n`);
/** On a screen the progress stays on one line; in a file it is left out. */
const showProgress = (done: number, total: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} games and evenings `);
};

try {
  const { games, evenings, differed, faults } = await rebuild('all', showProgress);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  say(`${games} games and ${evenings} evenings were made again from their hands.`);
  for (const cache of CACHES) if (differed[cache]) say(`${cache}: ${differed[cache]} differed`);
  if (Object.keys(differed).length === 0) say('Everything was as it should be.');
  for (const { gameId, message } of faults) say(`Game ${gameId} cannot be scored: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
