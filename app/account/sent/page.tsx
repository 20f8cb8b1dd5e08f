import Link from 'next/link';
import { titled } from '@/app/page-of';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { getWords } from '@/lib/server/transports/words';

export const generateMetadata = titled((t) => t('account.mailbox'));

export default async function SentPage() {
  const { t } = await getWords();
  return (
    <PaperPage title={t('account.mailbox')} back="/account" backLabel={t('account.title')}>
      <p>{t('account.mailboxWhat')}</p>
      <p className="text-ink-dim">{t('account.mailboxHow')}</p>
      <Link href="/account" className={keyOnPaper}>
        {t('account.otherAddress')}
      </Link>
    </PaperPage>
  );
}
