/** Records, files of them, and long work brought to its end, for the tests of the server. */
import { nanoid } from 'nanoid';
import { wholeOf } from '../../lib/files/lines';
import { type NewFile, zipOf } from '../../lib/files/zip';
import type { Download } from '../../lib/server/files/download';
import { type Allowed, doWork, type Report } from '../../lib/server/files/work';
import { write } from '../../lib/server/store/db';
import { EN } from '../helpers/english';
import { entry, value } from './table';

const FORMAT = 'jass-record/1';

/** A Mittlere between these, of so many hands; `from` makes it another one. */
export const mittlere = ({
  players = ['Anna', 'Beat', 'Carla'],
  hands = 12,
  from = 0,
}: {
  players?: string[];
  hands?: number;
  from?: number;
} = {}) => ({
  format: FORMAT,
  variant: 'mittlere',
  options: {},
  players,
  firstDealer: 0,
  // Another order of the same entries for every number: 12 digits to the base of 4.
  hands: Array.from({ length: hands }, (_, i) => entry(Math.floor(from / 4 ** i) + i)),
});

export const ndjson = (records: readonly unknown[]): Uint8Array<ArrayBuffer> =>
  bytes(records.map((record) => `${JSON.stringify(record)}\n`).join(''));

export const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));

export async function zip(files: readonly NewFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const all = await wholeOf(
    zipOf(
      (async function* () {
        yield* files;
      })(),
    ),
    1e9,
  );
  if (!all) throw new Error('too large');
  return all;
}

/** The bytes of a download. */
export async function bytesOfDownload({ body }: Download): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') return bytes(body);
  const all = await wholeOf(body, 1e9);
  if (!all) throw new Error('too large');
  return all;
}

export const textOf = async (download: Download): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOfDownload(download));

/** What comes of work that is done to its end. */
export async function finished(asked: Promise<Allowed>): Promise<Report> {
  const told = { name: 'test', words: EN, tell: () => {}, isEnding: () => false };
  const report = await doWork(value(await asked), told);
  if (!report) throw new Error('broken off');
  return report;
}

/** One evening more in a league. */
export async function addEvening(
  { leagueId, seasonId }: { leagueId: string; seasonId: string },
  date: string,
): Promise<string> {
  const id = nanoid();
  await write((tx) =>
    tx.evening.create({
      data: {
        id,
        leagueId,
        seasonId,
        date,
        name: '',
        isFinal: false,
        tables: [],
        createdAt: new Date(),
      },
    }),
  );
  return id;
}
