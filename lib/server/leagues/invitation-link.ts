import 'server-only';
import { type Answer, type Link, makeLink, type Viewer } from '../access';
import { invite, tokenAgain } from './invitations';

/**
 * Makes an invitation and answers its link, also as a QR code.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export async function inviteByLink(
  viewer: Viewer | null,
  { origin, ...asked }: Parameters<typeof invite>[1] & { origin: string },
): Promise<Answer<Invited>> {
  return linkOf(await invite(viewer, asked), origin);
}

/** The link of an invitation that is open, again. For owners. */
export async function showInvitation(
  viewer: Viewer | null,
  { origin, ...asked }: Parameters<typeof tokenAgain>[1] & { origin: string },
): Promise<Answer<Invited>> {
  return linkOf(await tokenAgain(viewer, asked), origin);
}

type Invited = { readonly id: string } & Link;

const linkOf = (made: Awaited<ReturnType<typeof invite>>, origin: string): Answer<Invited> =>
  made.ok
    ? { ok: true, value: { id: made.value.id, ...makeLink(`/join/${made.value.token}`, origin) } }
    : made;
