import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { actionOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { getWords } from '@/lib/server/transports/words';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('account.signIn'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where a sign-in link leads: the key, not the link, uses it up. */
export default async function LinkPage({ searchParams }: Props) {
  const { t } = await getWords();
  const { token, email, callbackUrl } = await searchParams;
  if (typeof token !== 'string' || typeof email !== 'string')
    redirect('/account/error?error=Verification');
  const query = { token, email, ...(typeof callbackUrl === 'string' && { callbackUrl }) };
  return (
    <PaperPage title={t('account.signIn')} back="/account" backLabel={t('account.title')}>
      <p>
        {t.rich('account.linkAs', {
          email,
          strong: (text) => <strong className="font-semibold">{text}</strong>,
        })}
      </p>
      <form
        method="post"
        action={`/api/auth/callback/email?${new URLSearchParams(query)}`}
        className="flex flex-col"
      >
        <button type="submit" className={actionOnPaper}>
          {t('account.signIn')}
        </button>
      </form>
    </PaperPage>
  );
}
