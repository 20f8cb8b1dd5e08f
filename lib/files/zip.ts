/** ZIP files, read and written as streams: what is held is one piece of one file, and the list. */
import { configure, type FileEntry, Uint8ArrayReader, ZipReader, ZipWriter } from '@zip.js/zip.js';
import { FileFault, tell } from './fault';

// A worker for every small file costs more than it saves.
configure({ useWebWorkers: false });

/** A file to put in: its name, and its content, whole or piece by piece. */
export type NewFile = { readonly name: string; readonly content: string | AsyncIterable<string> };

/** The ZIP file of these, made as fast as it is read; a fault in making it breaks it off. */
export function zipOf(files: AsyncIterable<NewFile>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const made = async () => {
    const writer = new ZipWriter(writable, { extendedTimestamp: false });
    for await (const { name, content } of files)
      await writer.add(
        name,
        typeof content === 'string'
          ? new Uint8ArrayReader(new TextEncoder().encode(content))
          : bytesOf(content),
      );
    await writer.close();
  };
  // Where the reader has gone there is nobody left to tell.
  made().catch((error: unknown) => writable.abort(error).catch(() => {}));
  return readable;
}

/** Text as a stream of its bytes, made as fast as it is read. */
export function bytesOf(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = text[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/** A file in a ZIP file. `content` fails with a `FileFault` where it is more than allowed. */
export type ZippedFile = {
  readonly name: string;
  readonly content: () => AsyncGenerator<Uint8Array>;
};

/** How much may come out of a ZIP file: whatever it says of itself, no more is unpacked. */
export type ZipLimits = { readonly files: number; readonly bytes: number };

/** Is this a ZIP file, going by how it begins? An empty one begins with its end. */
export const isZip = (bytes: Uint8Array): boolean =>
  BEGINNINGS.some((beginning) => beginning.every((byte, i) => bytes[i] === byte));
const BEGINNINGS = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
];

/**
 * The files in a ZIP file, in its order, folders and what systems hide beside them left out.
 *
 * @throws FileFault where it is damaged, encrypted, or holds more than allowed
 */
export async function* filesIn(bytes: Uint8Array, limits: ZipLimits): AsyncGenerator<ZippedFile> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes));
  const entries = reader.getEntriesGenerator();
  const budget = { left: limits.bytes, all: limits.bytes };
  for (let count = 0; ; ) {
    const { done, value: entry } = await entries.next().catch(damaged);
    if (done || typeof entry === 'boolean') return;
    if (entry.directory || isHidden(entry.filename)) continue;
    count += 1;
    if (count > limits.files) throw new FileFault(tell('tooManyFiles', { most: limits.files }));
    if (entry.encrypted) throw new FileFault(tell('encrypted', { file: entry.filename }));
    yield { name: entry.filename, content: () => unpacked(entry, budget) };
  }
}

/** The one file of this name in a ZIP file; null where there is none. As `filesIn` otherwise. */
export async function fileIn(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ZipLimits },
): Promise<ZippedFile | null> {
  for await (const file of filesIn(bytes, limits)) if (file.name === name) return file;
  return null;
}

async function* unpacked(
  entry: FileEntry,
  budget: { left: number; readonly all: number },
): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const stop = new AbortController();
  const read = entry
    .getData(writable, { checkSignature: true, checkOverlappingEntry: true, signal: stop.signal })
    .then(
      () => null,
      (error: unknown) => {
        void writable.abort(error).catch(() => {});
        return error;
      },
    );
  try {
    for await (const piece of readable) {
      budget.left -= piece.length;
      if (budget.left < 0)
        throw new FileFault(tell('tooMuch', { most: Math.round(budget.all / 1e6) }));
      yield piece;
    }
  } catch (error) {
    if (error instanceof FileFault) throw error;
    damaged();
  } finally {
    stop.abort();
  }
  if ((await read) !== null) damaged();
}

function damaged(): never {
  throw new FileFault(tell('zipDamaged', {}), { isDamage: true });
}

/** What systems put beside the files that people see. */
const isHidden = (name: string): boolean =>
  name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));
