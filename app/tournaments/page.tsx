import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { ClientWords } from '@/app/ui/client-words';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { Mark } from '@/app/ui/slate/mark';
import { When } from '@/app/ui/when';
import { viewer } from '@/lib/server/account';
import { listTournaments } from '@/lib/server/tournaments';
import { getWords } from '@/lib/server/transports/words';
import { ByLink } from './by-link';
import { ExampleHall } from './example-hall';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('tournaments.title') };
}

export default async function TournamentsPage() {
  const { t } = await getWords();
  const all = await listTournaments(await viewer());
  const isEmpty = all.length === 0;
  return (
    <PaperPage title={t('tournaments.title')} back="/" backLabel={t('ui.start')} wide>
      <div className={inColumns}>
        {isEmpty ? (
          <p className="text-pretty">{t('tournaments.what')}</p>
        ) : (
          <ul className="divide-y divide-ink/10 border-ink/10 border-b">
            {all.map(({ id, name, createdAt }) => (
              <li key={id}>
                <Link
                  // One page for all of them, made with the site.
                  href={`/tournaments/${id}` as Route}
                  prefetch={false}
                  className="flex items-center gap-3 py-3 active:bg-paper-dark"
                >
                  <Mark name={name} seed={id} framed className="size-12!" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{name || t('tournaments.unnamed')}</span>
                    <span className="block text-ink-dim">
                      <When at={createdAt} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-col items-start gap-3">
          <Link
            href="/tournaments/new"
            className={`${isEmpty ? actionOnPaper : keyOnPaper} w-full`}
          >
            {t('tournaments.found')}
          </Link>
          {isEmpty && <p className="text-ink-dim">{t('tournaments.noAccount')}</p>}
          <ClientWords areas={['tournaments']}>
            <ByLink own={all.map(({ id }) => id)} />
          </ClientWords>
        </div>
      </div>
      {isEmpty && <ExampleHall />}
    </PaperPage>
  );
}
