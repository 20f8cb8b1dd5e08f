/** Marks by which a reader knows whether anything has changed since. */
import 'server-only';
import { createHash } from 'node:crypto';

/** The mark of a body: where a thing has revisions, its number comes first. */
export function makeTag(body: string, revision?: number): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return revision === undefined ? `"${hash}"` : `"${revision}.${hash}"`;
}

/** Has a reader with this `If-None-Match` the thing already? */
export const hasTag = (header: string | null, tag: string): boolean =>
  header !== null && listed(header).some((each) => each === '*' || each === tag);

/**
 * The revision that an `If-Match` asks for, from the tag of a game or as `"12"` alone; undefined where
 * it asks for none, null where it can fit no game.
 */
export function revisionIn(header: string | null): number | undefined | null {
  if (header === null || header.trim() === '*') return undefined;
  const [, revision] = /^"(\d{1,9})(?:\.[\w-]*)?"$/.exec(listed(header)[0] ?? '') ?? [];
  return revision === undefined ? null : Number(revision);
}

const listed = (header: string): string[] =>
  header.split(',').map((each) => each.trim().replace(/^W\//, ''));
