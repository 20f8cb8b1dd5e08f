import 'server-only';
import { createTransport } from 'nodemailer';
import type { Message } from '../../i18n/mail';
import { env } from '../config/env';

/** Can messages be sent? */
export const hasMail = (): boolean => env().EMAIL_SERVER !== undefined;

const TIMEOUT_MS = 10_000;

/** Sends a message; throws where the mail server does not take it. */
export async function sendMail(to: string, { subject, text }: Message): Promise<void> {
  const { EMAIL_SERVER, EMAIL_FROM } = env();
  if (!EMAIL_SERVER) throw new Error('No mail server is set.');
  const transport = createTransport({
    url: EMAIL_SERVER,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    // As an object, so that nothing in the address is read as a list of addresses.
    await transport.sendMail({
      from: EMAIL_FROM,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

/** An address of this site for a message: only the one that is set, never one that a request names. */
export function siteUrl(path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, env().NEXTAUTH_URL);
  url.search = new URLSearchParams(query).toString();
  return url.toString();
}
