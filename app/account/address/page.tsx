import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { sitePath } from '@/lib/server/account';
import { getWords } from '@/lib/server/transports/words';
import { Confirm } from './confirm';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('account.address'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where the link leads that proves an address: the key, not the link, uses it up. */
export default async function AddressPage({ searchParams }: Props) {
  const { t } = await getWords();
  const { user, email, token, back } = await searchParams;
  if (typeof user !== 'string' || typeof email !== 'string' || typeof token !== 'string')
    redirect('/account/error?error=Verification');
  return (
    <PaperPage title={t('account.address')} back="/account" backLabel={t('account.title')}>
      <Confirm proof={{ userId: user, email, token }} back={sitePath(back) ?? '/account'} />
    </PaperPage>
  );
}
