import 'server-only';
import { type Answer, type Link, makeLink, type Viewer } from '../access';
import { invite } from './invitations';

/**
 * Makes an invitation and answers its link, this once, also as a QR code.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export async function inviteByLink(
  viewer: Viewer | null,
  { origin, ...asked }: Parameters<typeof invite>[1] & { origin: string },
): Promise<Answer<{ readonly id: string } & Link>> {
  const made = await invite(viewer, asked);
  if (!made.ok) return made;
  const { id, token } = made.value;
  return { ok: true, value: { id, ...makeLink(`/join/${token}`, origin) } };
}
