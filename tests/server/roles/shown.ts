/** What a page says to whoever asks for it: its tree, as far as the server makes it. */
import { isValidElement } from 'react';

/** `not-found`, `to /somewhere`, or all texts and properties of the page in one string. */
export async function shown(page: () => Promise<unknown>): Promise<string> {
  try {
    const texts: string[] = [];
    await walk(await page(), texts, new Set());
    return texts.join('\n');
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
    if (digest.startsWith('NEXT_HTTP_ERROR_FALLBACK;404')) return 'not-found';
    const to = /^NEXT_REDIRECT;\w+;([^;?]*)/.exec(digest)?.[1];
    if (to !== undefined) return `to ${to}`;
    throw error;
  }
}

const isAsync = (type: unknown): type is (props: object) => Promise<unknown> =>
  typeof type === 'function' && type.constructor.name === 'AsyncFunction';

/** Gathers texts; components that are async belong to the server and are asked too. */
async function walk(node: unknown, texts: string[], seen: Set<object>): Promise<void> {
  if (typeof node === 'string' || typeof node === 'number') texts.push(String(node));
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (node instanceof Promise) return walk(await node, texts, seen);
  if (isValidElement<object>(node)) {
    await walk(node.props, texts, seen);
    if (isAsync(node.type)) await walk(await node.type(node.props), texts, seen);
    return;
  }
  for (const value of Object.values(node)) await walk(value, texts, seen);
}
