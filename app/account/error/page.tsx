import Link from 'next/link';
import { titled } from '@/app/page-of';
import { actionOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { signInFault } from '@/lib/i18n/sign-in';
import { getWords } from '@/lib/server/transports/words';

export const generateMetadata = titled((t) => t('account.notIn'));

type Props = { searchParams: Promise<{ error?: string | string[] }> };

export default async function ErrorPage({ searchParams }: Props) {
  const { error } = await searchParams;
  const words = await getWords();
  const { t } = words;
  return (
    <PaperPage title={t('account.notIn')} back="/account" backLabel={t('account.title')}>
      <p>{signInFault(words, typeof error === 'string' ? error : '')}</p>
      <Link href="/account" className={actionOnPaper}>
        {t('account.backToSignIn')}
      </Link>
    </PaperPage>
  );
}
