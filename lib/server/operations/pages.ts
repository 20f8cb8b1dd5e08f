/** Lists page by page, along cursors that say nothing to whoever hands them back. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { type Denied, invalid } from '../access';

type Asked = { readonly cursor?: string | undefined; readonly limit: number };

/** What a cursor stands for; null for what is no cursor, as from another list. */
export function openCursor(cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  return text !== '' && makeCursor(text) === cursor ? text : null;
}

/** The inverse of `openCursor`. */
export const makeCursor = (place: string): string => Buffer.from(place).toString('base64url');

/** The answer to a cursor that is none. */
export const badCursor = (): Denied => invalid(sentence('api.badCursor'), 'cursor');

/**
 * A page of a list that is all there, from behind the one that the cursor names on. Whoever was
 * taken out meanwhile is no place to go on from.
 */
export function pageOf<Each extends { readonly id: string }>(
  all: readonly Each[],
  { cursor, limit }: Asked,
): { readonly ok: true; readonly page: readonly Each[]; readonly next: string | null } | Denied {
  const before = cursor === undefined ? null : openCursor(cursor);
  const at = before === null ? -1 : all.findIndex(({ id }) => id === before);
  if (cursor !== undefined && at < 0) return badCursor();
  const page = all.slice(at + 1, at + 1 + limit);
  const last = page.at(-1);
  return { ok: true, page, next: last && last !== all.at(-1) ? makeCursor(last.id) : null };
}
