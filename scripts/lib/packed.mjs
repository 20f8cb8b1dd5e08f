import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './root.mjs';
import { filesUnder } from './stamp.mjs';

const FROM = '.next/static/chunks';
const TO = '.next/schiefer-packed/chunks';
/** Scripts and styles; fonts and pictures are packed already. */
const TEXT = /\.(js|css)$/;
const WAYS = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Packs the scripts and styles of the build, as small as it goes, for the server to send as they lie there
 * (lib/server/transports/packed-files.ts): packed for each request they would be a sixth larger.
 */
export async function packFiles({ base = root } = {}) {
  rmSync(join(base, TO), { recursive: true, force: true });
  const files = filesUnder([''], join(base, FROM)).filter((file) => TEXT.test(file));
  await Promise.all(
    files.flatMap((file) => {
      const content = readFileSync(join(base, FROM, file));
      mkdirSync(dirname(join(base, TO, file)), { recursive: true });
      return Object.entries(WAYS).map(async ([ending, pack]) =>
        writeFileSync(join(base, TO, `${file}.${ending}`), await pack(content)),
      );
    }),
  );
}
