/** Who asks the JSON interface: a program with a token, a phone with its session, or nobody. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { type Denied, deny, type RULES, type Viewer } from '../access';
import { type TokenScope, useToken } from '../account';
import { placeIn } from '../config/client-address';
import { wayIn } from '../tournaments';

type Asking = { readonly headers: Pick<Headers, 'get'>; readonly url?: string };

/** Somebody who asks, and by what their requests are counted. */
export type Asker = {
  readonly viewer: Viewer | null;
  readonly kind: keyof typeof RULES;
  /** Of the token, the person or the place. */
  readonly key: string;
  /** What a token may do; null for everybody else, who may do what they may do on the pages. */
  readonly scopes: readonly TokenScope[] | null;
};

/** Whose request it is, or why it is nobody's. */
export type Found = { readonly ok: true; readonly value: Asker } | Denied;

/**
 * Whose request it is. A token counts alone: what the cookie beside it may is left aside.
 *
 * @param who finds the person of the session
 */
export async function askerOf(request: Asking, who: () => Promise<Viewer | null>): Promise<Found> {
  const token = bearer(request);
  if (token !== null) {
    const used = await useToken(token);
    if (!used.ok) return used;
    const { id, userId, scopes } = used.value;
    return { ok: true, value: { viewer: { userId }, kind: 'token', key: id, scopes } };
  }
  return sessionAsker(request, who);
}

/** Whose request it is by its session alone. */
export async function sessionAsker(
  request: Asking,
  who: () => Promise<Viewer | null>,
): Promise<Found> {
  const viewer = await who();
  if (viewer)
    return { ok: true, value: { viewer, kind: 'session', key: viewer.userId, scopes: null } };
  const place = placeIn(request.headers);
  const hall = await hallOf(request);
  const nobody = { viewer, scopes: null };
  return {
    ok: true,
    value:
      hall === null
        ? { ...nobody, kind: 'address', key: place }
        : { ...nobody, kind: 'hall', key: `${hall} ${place}` },
  };
}

const TOURNAMENT = /^\/api\/(?:v1\/)?tournaments\/([\w-]{21})(?:\/|$)/;

/** The way by which somebody without an account comes to a tournament that is open to them; else null. */
async function hallOf({ url }: Asking): Promise<string | null> {
  if (url === undefined) return null;
  const { pathname, searchParams } = new URL(url);
  const [, tournamentId] = TOURNAMENT.exec(pathname) ?? [];
  if (tournamentId === undefined) return null;
  return wayIn({ tournamentId, link: searchParams.get('link') ?? undefined });
}

/** The denial for a token that lacks what is needed; null where nothing is lacking. */
export const lacks = ({ scopes }: Asker, scope: TokenScope | null) =>
  scope === null || scopes === null || scopes.includes(scope)
    ? null
    : deny('scope-missing', sentence('api.scopeMissing', { scope }), scope);

/** The token of a request; null where it brings none. Other kinds of proof are a proxy's affair. */
function bearer(request: Asking): string | null {
  const said = /^bearer(?: +(.*))?$/i.exec(request.headers.get('authorization')?.trim() ?? '');
  return said && (said[1] ?? '');
}
