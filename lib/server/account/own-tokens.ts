/** Tokens of one's own account: another way in, for which the password is asked. */
import 'server-only';
import type { Viewer } from '../access';
import { whoKnows } from './accounts';
import { makeToken } from './tokens';

/** Makes a token, where the password is right or not needed; else a denial at `password`. */
export async function makeOwnToken(
  viewer: Viewer | null,
  {
    password,
    ...wanted
  }: Parameters<typeof makeToken>[1] & { readonly password?: string | undefined },
): ReturnType<typeof makeToken> {
  const known = await whoKnows(viewer, password);
  return known.ok ? makeToken(viewer, wanted) : known;
}
