import type { Metadata } from 'next';
import Link from 'next/link';
import { actionOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { signInFault } from '@/lib/i18n/en/sign-in';

export const metadata: Metadata = { title: 'Not signed in' };

type Props = { searchParams: Promise<{ error?: string | string[] }> };

export default async function ErrorPage({ searchParams }: Props) {
  const { error } = await searchParams;
  return (
    <PaperPage title="Not signed in" back="/account" backLabel="Account">
      <p>{signInFault(typeof error === 'string' ? error : '')}</p>
      <Link href="/account" className={actionOnPaper}>
        To the sign-in
      </Link>
    </PaperPage>
  );
}
