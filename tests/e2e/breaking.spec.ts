/** The short form of `npm run break`: real servers, killed, cut off and starved under writing phones. */
import { freePort } from '../../scripts/lib/network.mjs';
import type { Outcome } from '../break/party';
import { breakPostgres } from '../break/postgres';
import { fillDisk, killServer } from '../break/sqlite';
import { expect, test } from './frame/test';

function expectWhole({ name, book, games, faults }: Outcome): void {
  expect(faults, name).toEqual([]);
  expect(book.acknowledged, name).toBeGreaterThan(20);
  expect(games, name).toBeGreaterThan(5);
}

test('SQLite: killed in the middle of writing, nothing is lost and nothing is there twice', async () => {
  expectWhole(await killServer({ port: await freePort(39_511, { step: 2 }), rounds: 2 }));
});

test('SQLite: on a full disk nothing is half stored, and it goes on when there is room', async () => {
  const outcome = await fillDisk({ port: await freePort(39_531, { step: 2 }), rounds: 1 });
  // Without root no disk can be made; tests/server/full-disk.sqlite.test.ts does it for the file alone.
  if (!outcome) return;
  expectWhole(outcome);
  expect(outcome.book.statuses.get(503)).toBeGreaterThan(5);
});

test('PostgreSQL: the server or the database killed, commits cut, slow, silent, not there', async () => {
  test.setTimeout(480_000);
  const outcomes = await breakPostgres({ port: await freePort(39_551, { step: 2 }), rounds: 1 });
  expect(outcomes).toHaveLength(7);
  for (const outcome of outcomes) expectWhole(outcome);
});
