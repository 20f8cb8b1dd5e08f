import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { log } from '../../lib/server/config/log';
import { startImport } from '../../lib/server/files/import';
import { doWork, type Underway, type Work } from '../../lib/server/files/work';
import { closeDatabase, read } from '../../lib/server/store/db';
import { useDatabase, useFolder } from '../helpers/database';
import { EN } from '../helpers/english';
import { finished, mittlere, ndjson } from './files';
import { killedAfter } from './killed';
import { newViewer, play, startGame, value } from './table';

useDatabase();
const folder = useFolder();
const own = { fileName: 'a.ndjson', attempt: 'one', day: null, unfinished: 'finish' } as const;
const following = (more: { tell?: (line: Underway) => void; isEnding?: () => boolean } = {}) => ({
  ...{ name: 'test', words: EN, tell: () => {}, isEnding: () => false },
  ...more,
});

test('killed twice in the middle and sent again, an import comes to the same as if it never was', async () => {
  const records = Array.from({ length: 500 }, (_, from) =>
    mittlere({ from: from % 470, hands: 6 }),
  );
  const me = await newViewer();
  const bytes = ndjson(records);
  const file = path.join(folder, 'all.ndjson');
  writeFileSync(file, bytes);
  await closeDatabase();
  await killedAfter(50, ['import', me.userId, file, 'one']);
  await killedAfter(200, ['import', me.userId, file, 'one']);
  const before = await read((tx) => tx.game.count({ where: { ownerId: me.userId } }));
  expect(before).toBeGreaterThan(200);
  expect(before).toBeLessThan(470);
  const report = await finished(startImport(me, { ...own, bytes }, EN));
  expect(report).toMatchObject({ imported: 470, there: 30, refused: 0 });
  const counts = () =>
    read(async (tx) => [
      await tx.game.count({ where: { ownerId: me.userId } }),
      await tx.hand.count({ where: { game: { ownerId: me.userId } } }),
      await tx.change.count({ where: { game: { ownerId: me.userId } } }),
    ]);
  expect(await counts()).toEqual([470, 470 * 6, 470 * 7]);
  // Another day it is another attempt, and another file one of its own.
  const again = await finished(startImport(me, { ...own, bytes, attempt: 'two' }, EN));
  expect(again).toMatchObject({ imported: 0, there: 500, refused: 0 });
  const more = ndjson([mittlere({ from: 1000 })]);
  expect(await finished(startImport(me, { ...own, bytes: more }, EN))).toMatchObject({
    ...{ imported: 1, there: 0, refused: 0 },
  });
  expect((await counts())[0]).toBe(471);
}, 240_000);

test('whoever enters a hand meanwhile does not wait for an import', async () => {
  const [me, other] = [await newViewer(), await newViewer()];
  const bytes = ndjson(Array.from({ length: 1500 }, (_, from) => mittlere({ from, hands: 6 })));
  const work = value(await startImport(me, { ...own, bytes }, EN));
  const told: Underway[] = [];
  let isDone = false;
  const done = doWork(work, following({ tell: (line) => told.push(line) })).then((report) => {
    isDone = true;
    return report;
  });
  let game = await startGame(other, {
    variant: 'molotow',
    options: { hands: null },
    players: ['A', 'B', 'C', 'D'],
    firstDealer: 0,
  });
  // Ten hands are written before the import is: none of them waits for more than a batch or two.
  for (let n = 0; n < 10; n++) game = await play(other, game, [{ points: [60, 50, 40, 7] }]);
  expect(isDone).toBe(false);
  expect(await done).toMatchObject({ kind: 'import', imported: 1500 });
  const far = told.flatMap((line) => (line.kind === 'progress' ? line : []));
  expect(far[0]).toEqual({ kind: 'progress', done: 0, total: null });
  expect(far.at(-1)).toMatchObject({ total: 1500 });
  expect(far.map(({ done: so }) => so)).toEqual(
    far.map(({ done: so }) => so).toSorted((a, b) => a - b),
  );
}, 60_000);

test('work is done one after the other, as asked, each by itself', async () => {
  const me = await newViewer();
  const order: string[] = [];
  const ask = async (fileName: string, from: number) => {
    const asked = { ...own, fileName, bytes: ndjson([mittlere({ from })]) };
    const report = await finished(startImport(me, asked, EN));
    order.push(fileName);
    return report;
  };
  const [bad, a, b] = await Promise.all([
    ask('bad.png', 1),
    ask('a.ndjson', 2),
    ask('b.ndjson', 3),
  ]);
  expect(bad.kind).toBe('failure');
  for (const report of [a, b]) expect(report).toMatchObject({ imported: 1, there: 0, refused: 0 });
  expect(order).toHaveLength(3);
  let open = 0;
  const alone: Work = async (progress) => {
    open += 1;
    expect(open).toBe(1);
    await progress(0, 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return { kind: 'failure', message: 'done' };
  };
  const all = await Promise.all([1, 2, 3].map(() => doWork(alone, following())));
  expect(all.map((report) => report?.kind)).toEqual(['failure', 'failure', 'failure']);
});

test('a server that ends breaks it off without a report, and what is in stays in', async () => {
  const me = await newViewer();
  const bytes = ndjson(Array.from({ length: 100 }, (_, from) => mittlere({ from, hands: 6 })));
  const work = value(await startImport(me, { ...own, bytes }, EN));
  const games = () => read((tx) => tx.game.count({ where: { ownerId: me.userId } }));
  let asked = 0;
  // Looked through once, and then half of it kept.
  const isEnding = () => {
    asked += 1;
    return asked > 150;
  };
  expect(await doWork(work, following({ isEnding }))).toBeNull();
  expect(await games()).toBe(40);
  const again = await finished(startImport(me, { ...own, bytes }, EN));
  expect(again).toMatchObject({ imported: 100, there: 0 });
  expect(await games()).toBe(100);
});

test('a fault of ours is noted, and told without its details', async () => {
  const noted = vi.spyOn(log, 'error').mockImplementation(() => {});
  const broken: Work = async () => {
    throw new Error('secret of ours');
  };
  expect(await doWork(broken, following())).toEqual({
    kind: 'failure',
    message: 'Something went wrong here. It has been noted; try again.',
  });
  expect(noted).toHaveBeenCalledWith(expect.objectContaining({ work: 'test' }), 'work failed');
  noted.mockRestore();
});

test('a guest who is gone by then is told so', async () => {
  const me = { userId: 'gone' };
  const report = await finished(startImport(me, { ...own, bytes: ndjson([mittlere()]) }, EN));
  expect(report).toEqual({ kind: 'failure', message: 'Whoever asked for this is gone.' });
});
