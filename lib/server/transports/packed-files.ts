/**
 * Scripts and styles of the build, sent as the build has packed them (scripts/lib/packed.mjs): Next would pack
 * them anew for each request, and larger. Fonts, pictures and whatever else there is are Next's.
 */
import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Prepared } from './prepared';
import type { Reply } from './reply';

/** Their addresses: each name has the hash of what is in it. */
const NAME = /^\/_next\/static\/chunks\/([\w~-][\w.~-]*\.(js|css))$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

const kept = new Map<string, Promise<Reply | null>>();

/** The answer to a request for one of them; null where there is none of that name. */
export async function packedFile({ url }: { readonly url: string }): Promise<Reply | null> {
  const [, name, type = ''] = NAME.exec(new URL(url).pathname) ?? [];
  if (name === undefined) return null;
  const known = kept.get(name);
  if (known) return known;
  const reply = read(name, type);
  kept.set(name, reply);
  // Names of nothing are not noted: anybody may ask for as many as they like.
  if ((await reply) === null) kept.delete(name);
  return reply;
}

async function read(name: string, type: string): Promise<Reply | null> {
  const next = join(/* turbopackIgnore: true */ process.cwd(), '.next');
  const packed = join(next, 'schiefer-packed', 'chunks', name);
  try {
    const [content, br, gzip] = await Promise.all([
      readFile(join(next, 'static', 'chunks', name)),
      readFile(`${packed}.br`),
      readFile(`${packed}.gz`),
    ]);
    return {
      status: 200,
      headers: {
        'Content-Type': TYPES[type] ?? '',
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'accept-encoding',
      },
      body: new Prepared(content, { br, gzip }),
    };
  } catch {
    return null;
  }
}
