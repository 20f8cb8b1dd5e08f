import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { expect, test, vi } from 'vitest';
import { log } from '../../lib/server/config/log';
import { startImport } from '../../lib/server/files/import';
import { jobsDone, wakeJobs } from '../../lib/server/files/job-runner';
import { findJob, listJobs } from '../../lib/server/files/jobs';
import { closeDatabase, read, write } from '../../lib/server/store/db';
import { useDatabase, useFolder } from '../helpers/database';
import { EN } from '../helpers/english';
import { finished, mittlere, ndjson } from './files';
import { killedAfter } from './killed';
import { newViewer, play, startGame } from './table';

useDatabase();
const folder = useFolder();
test('killed twice in the middle, an import comes to the same as if it never was', async () => {
  const records = Array.from({ length: 500 }, (_, from) =>
    mittlere({ from: from % 470, hands: 6 }),
  );
  const me = await newViewer();
  const file = path.join(folder, 'all.ndjson');
  writeFileSync(file, ndjson(records));
  await closeDatabase();
  await killedAfter(50, ['import', me.userId, file]);
  await killedAfter(200, ['import', me.userId]);
  const before = await read((tx) => tx.game.count({ where: { ownerId: me.userId } }));
  expect(before).toBeGreaterThan(200);
  expect(before).toBeLessThan(470);
  // The server starts.
  wakeJobs();
  await jobsDone();
  const [line] = await listJobs(me);
  const job = await findJob(me, line?.id ?? '');
  expect(job?.report).toMatchObject({ imported: 470, there: 30, refused: 0 });
  expect(job?.status).toBe('done');
  const [games, hands, changes] = await read(async (tx) => [
    await tx.game.count({ where: { ownerId: me.userId } }),
    await tx.hand.count({ where: { game: { ownerId: me.userId } } }),
    await tx.change.count({ where: { game: { ownerId: me.userId } } }),
  ]);
  expect([games, hands, changes]).toEqual([470, 470 * 6, 470 * 7]);
  const input = await read((tx) =>
    tx.job.findUniqueOrThrow({ where: { id: job?.id ?? '' }, select: { input: true } }),
  );
  expect(input.input).toBeNull();
}, 60_000);

test('whoever enters a hand meanwhile does not wait for an import', async () => {
  const [me, other] = [await newViewer(), await newViewer()];
  const records = Array.from({ length: 1500 }, (_, from) => mittlere({ from, hands: 6 }));
  const job = finished(
    me,
    startImport(
      me,
      {
        fileName: 'a.ndjson',
        bytes: ndjson(records),
        day: null,
        unfinished: 'finish',
      },
      EN,
    ),
  );
  const waits: number[] = [];
  let game = await startGame(other, {
    variant: 'molotow',
    options: { hands: null },
    players: ['A', 'B', 'C', 'D'],
    firstDealer: 0,
  });
  for (let n = 0; n < 10; n++) {
    const began = performance.now();
    game = await play(other, game, [{ points: [60, 50, 40, 7] }]);
    waits.push(performance.now() - began);
  }
  const [listed] = await listJobs(me);
  expect(listed?.status).toBe('running');
  // A batch or two; generous, because other tests run beside this one.
  expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(400);
  expect((await job).status).toBe('done');
}, 60_000);

test('jobs are done one after the other, oldest first, each by itself', async () => {
  const me = await newViewer();
  const ask = (fileName: string, from: number) =>
    startImport(
      me,
      {
        fileName,
        bytes: ndjson([mittlere({ from })]),
        day: null,
        unfinished: 'finish',
      },
      EN,
    );
  await Promise.all([ask('bad.png', 1), ask('a.ndjson', 2), ask('b.ndjson', 3)]);
  await jobsDone();
  const jobs = await listJobs(me);
  expect(Object.fromEntries(jobs.map(({ fileName, status }) => [fileName, status]))).toEqual({
    'bad.png': 'failed',
    'a.ndjson': 'done',
    'b.ndjson': 'done',
  });
  expect(jobs.find(({ fileName }) => fileName === 'bad.png')?.counts).toBeNull();
  expect(jobs.find(({ fileName }) => fileName === 'a.ndjson')?.counts).toEqual({
    ...{ kind: 'import', imported: 1, there: 0, refused: 0 },
  });
});

test('what breaks off every time is given up with a reason', async () => {
  const me = await newViewer();
  const id = nanoid();
  const at = new Date();
  await write((tx) =>
    tx.job.create({
      data: {
        id,
        userId: me.userId,
        kind: 'import',
        status: 'running',
        asked: { fileName: 'a.ndjson', into: { kind: 'own' }, day: null, unfinished: 'finish' },
        input: ndjson([mittlere()]),
        report: { kind: 'under-way', begun: 3 },
        createdAt: at,
        updatedAt: at,
      },
    }),
  );
  wakeJobs();
  await jobsDone();
  expect(await findJob(me, id)).toMatchObject({
    status: 'failed',
    report: { message: 'The work was begun 3 times and broke off each time.' },
  });
});

test('a fault of ours is noted, and told without its details', async () => {
  const noted = vi.spyOn(log, 'error').mockImplementation(() => {});
  const me = await newViewer();
  const id = nanoid();
  const at = new Date();
  await write((tx) =>
    tx.job.create({
      data: {
        id,
        userId: me.userId,
        kind: 'import',
        status: 'waiting',
        asked: { secret: 'of ours' },
        input: ndjson([mittlere()]),
        report: { kind: 'under-way', begun: 0 },
        createdAt: at,
        updatedAt: at,
      },
    }),
  );
  wakeJobs();
  await jobsDone();
  const job = await findJob(me, id);
  expect(job?.report).toEqual({
    kind: 'failure',
    message: 'Something went wrong here. It has been noted; try again.',
  });
  expect(noted).toHaveBeenCalledWith(expect.objectContaining({ job: id }), 'job failed');
  noted.mockRestore();
});

test('nobody else finds a job, or sees it in a list', async () => {
  const [me, other] = [await newViewer(), await newViewer()];
  const asked = { fileName: 'a.ndjson', day: null, unfinished: 'finish' } as const;
  const job = await finished(me, startImport(me, { ...asked, bytes: ndjson([mittlere()]) }, EN));
  for (const who of [other, null]) {
    expect(await findJob(who, job.id)).toBeNull();
    expect(await listJobs(who)).toEqual([]);
  }
});
