/** What is sent as it stands: a text, packed at most once however often it goes out. */
import 'server-only';
import { gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** What is smaller is as quick without. */
const MIN_GZIP_BYTES = 1024;

export class Prepared {
  readonly bytes: Buffer<ArrayBuffer>;
  #packed: Buffer<ArrayBuffer> | undefined;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** The bytes for a reader who can read these encodings, and what tells of how they are packed. */
  for(acceptEncoding: string | null): {
    readonly bytes: Buffer<ArrayBuffer>;
    readonly headers: Readonly<Record<string, string>>;
  } {
    const isPacked = this.bytes.length >= MIN_GZIP_BYTES && readsGzip(acceptEncoding);
    if (isPacked) this.#packed ??= gzipSync(this.bytes);
    const bytes = (isPacked && this.#packed) || this.bytes;
    return {
      bytes,
      headers: {
        ...(isPacked && { 'Content-Encoding': 'gzip' }),
        'Content-Length': `${bytes.length}`,
      },
    };
  }
}

const readsGzip = (acceptEncoding: string | null): boolean => {
  const headers = { 'accept-encoding': acceptEncoding ?? 'identity' };
  return new Negotiator({ headers }).encoding(['gzip', 'identity']) === 'gzip';
};
