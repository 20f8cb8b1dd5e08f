import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { actionOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where a sign-in link leads: the key, not the link, uses it up. */
export default async function LinkPage({ searchParams }: Props) {
  const { token, email, callbackUrl } = await searchParams;
  if (typeof token !== 'string' || typeof email !== 'string')
    redirect('/account/error?error=Verification');
  return (
    <PaperPage title="Sign in" back="/account" backLabel="Account">
      <p>
        You sign in on this phone as <strong className="font-semibold">{email}</strong>.
      </p>
      <form action="/api/auth/callback/email" className="flex flex-col">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        {typeof callbackUrl === 'string' && (
          <input type="hidden" name="callbackUrl" value={callbackUrl} />
        )}
        <button type="submit" className={actionOnPaper}>
          Sign in
        </button>
      </form>
    </PaperPage>
  );
}
