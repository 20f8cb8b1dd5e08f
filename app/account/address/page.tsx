import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PaperPage } from '@/app/ui/paper-page';
import { sitePath } from '@/lib/server/account/site-path';
import { Confirm } from './confirm';

export const metadata: Metadata = { title: 'Your address', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where the link leads that proves an address: the key, not the link, uses it up. */
export default async function AddressPage({ searchParams }: Props) {
  const { user, email, token, back } = await searchParams;
  if (typeof user !== 'string' || typeof email !== 'string' || typeof token !== 'string')
    redirect('/account/error?error=Verification');
  return (
    <PaperPage title="Your address" back="/account" backLabel="Account">
      <Confirm proof={{ userId: user, email, token }} back={sitePath(back) ?? '/account'} />
    </PaperPage>
  );
}
