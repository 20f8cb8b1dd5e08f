/** What is sent as it stands: packed at most once however often it goes out. */
import 'server-only';
import { gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** What is smaller is as quick without. */
const MIN_GZIP_BYTES = 1024;

type Bytes = Buffer<ArrayBuffer>;
/** How it may be packed, the smallest first. */
const WAYS = ['br', 'gzip'] as const;
type Packed = { [Way in (typeof WAYS)[number]]?: Bytes };

export class Prepared {
  readonly bytes: Bytes;
  readonly #packed: Packed;

  /** @param packed what it is packed already; by itself it is packed as gzip only, which takes no time */
  constructor(content: string | Bytes, packed: Readonly<Packed> = {}) {
    this.bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#packed = { ...packed };
  }

  /** The bytes for a reader who can read these encodings, and what tells of how they are packed. */
  for(acceptEncoding: string | null): {
    readonly bytes: Bytes;
    readonly headers: Readonly<Record<string, string>>;
  } {
    const way = this.#wayFor(acceptEncoding);
    const bytes = (way && this.#packed[way]) || this.bytes;
    return {
      bytes,
      headers: { ...(way && { 'Content-Encoding': way }), 'Content-Length': `${bytes.length}` },
    };
  }

  #wayFor(acceptEncoding: string | null): (typeof WAYS)[number] | undefined {
    if (this.bytes.length < MIN_GZIP_BYTES) return undefined;
    const headers = { 'accept-encoding': acceptEncoding ?? 'identity' };
    const read = new Negotiator({ headers }).encodings([...WAYS, 'identity']);
    if (read[0] === 'identity') return undefined;
    if (this.#packed.br && read.includes('br')) return 'br';
    if (!read.includes('gzip')) return undefined;
    this.#packed.gzip ??= gzipSync(this.bytes);
    return 'gzip';
  }
}
