import { redirect } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { variantName } from '@/lib/i18n/variants';
import { OFFERED } from '@/lib/jass';
import { account } from '@/lib/server/account';
import { ExampleTable } from '../example-table';
import { accountRoute } from '../parts';
import { FoundLeague } from './found-league';

export const generateMetadata = titled((t) => t('leagues.found'));

export default pageOf(async ({ words, t }) => {
  const me = await account();
  if (!me || me.guest) redirect(accountRoute('/leagues/new'));
  return (
    <PaperPage title={t('leagues.found')} back="/leagues" backLabel={t('leagues.title')} wide>
      <div className={inColumns}>
        <ClientWords areas={['leagues']}>
          <FoundLeague offered={OFFERED.map((id) => ({ id, name: variantName(words, id) }))} />
        </ClientWords>
        {/* What it is for; a phone shows it where the list of leagues is empty. */}
        <div className="hidden flex-col gap-6 md:flex">
          <p>{t('leagues.what')}</p>
          <ExampleTable />
        </div>
      </div>
    </PaperPage>
  );
});
