/** Forms for next-auth's own addresses: it wants its token with each of them. */

async function withToken(fields: Readonly<Record<string, string>>): Promise<URLSearchParams> {
  const answer = await fetch('/api/auth/csrf');
  // What next-auth answers there.
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return new URLSearchParams({ ...fields, csrfToken });
}

/** Signs in with a password; answers what went wrong, as next-auth calls it, or undefined. */
export async function signInWithPassword(
  fields: Readonly<{ email: string; password: string; callbackUrl: string }>,
): Promise<string | undefined> {
  const body = await withToken(fields);
  const answer = await fetch('/api/auth/callback/credentials', { method: 'POST', body });
  // The page that it leads to says how it went; one with `callbackUrl` asks to sign in again.
  const { searchParams } = new URL(answer.url);
  if (searchParams.has('error') || searchParams.has('callbackUrl') || !answer.ok)
    return searchParams.get('error') ?? 'Again';
  return undefined;
}

/** Begins a sign-in elsewhere, or signs out; answers the address to go on to. */
export async function startAt(
  path: 'signin/email' | `signin/${string}` | 'signout',
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const body = await withToken({ ...fields, json: 'true' });
  const answer = await fetch(`/api/auth/${path}`, { method: 'POST', body });
  // What next-auth answers where it is asked for JSON.
  return ((await answer.json()) as { url: string }).url;
}
