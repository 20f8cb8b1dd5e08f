import 'server-only';
import { type Answer, type Link, makeLink, type Viewer } from '../access';
import { type LinkRole, listShareLinks, openShareLink, revokeShareLink } from './share-links';

/** The links of a game by role; null where there is none. */
export type Links = { readonly [Role in LinkRole]: Link | null } & {
  /** What a television types to watch; null where there is none. */
  readonly code: string | null;
};

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
    readonly role: LinkRole;
    readonly origin: string;
  },
): Promise<Answer<Links>> {
  const { gameId, do: what, role, origin } = asked;
  const answer = await (what === 'list'
    ? listShareLinks(viewer, gameId)
    : what === 'open'
      ? openShareLink(viewer, { gameId, role })
      : revokeShareLink(viewer, { gameId, role, renew: what === 'renew' }));
  if (!answer.ok) return answer;
  const { writer, reader, code } = answer.value;
  return {
    ok: true,
    value: { writer: linkOf(writer, origin), reader: linkOf(reader, origin), code },
  };
}

const linkOf = (token: string | null, origin: string): Link | null =>
  token === null ? null : makeLink(`/t/${token}`, origin);
