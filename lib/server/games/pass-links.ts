import 'server-only';
import { type Answer, type Link, makeLink, type Viewer } from '../access';
import { listPasses, openPass, type PassRole, revokePass } from './passes';

/** The links of a game by role; null where there is none. */
export type Links = { readonly [Role in PassRole]: Link | null };

/**
 * The links of a game, after one was made, renewed or taken back. For those who run it.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export async function changeLinks(
  viewer: Viewer | null,
  asked: {
    readonly gameId: string;
    readonly do: 'list' | 'open' | 'renew' | 'revoke';
    readonly role: PassRole;
    readonly origin: string;
  },
): Promise<Answer<Links>> {
  const { gameId, do: what, role, origin } = asked;
  const answer = await (what === 'list'
    ? listPasses(viewer, gameId)
    : what === 'open'
      ? openPass(viewer, { gameId, role })
      : revokePass(viewer, { gameId, role, renew: what === 'renew' }));
  if (!answer.ok) return answer;
  const { writer, reader } = answer.value;
  return { ok: true, value: { writer: linkOf(writer, origin), reader: linkOf(reader, origin) } };
}

const linkOf = (token: string | null, origin: string): Link | null =>
  token === null ? null : makeLink(`/t/${token}`, origin);
