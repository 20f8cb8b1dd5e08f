/** Said to a member who is nobody at the table yet, with the way to their name. */
import Link from 'next/link';
import { useWords } from '@/lib/i18n/use-words';
import { leagueRoute, linkInText } from '../parts';

export function NoName({ leagueId }: { leagueId: string }) {
  const { t } = useWords();
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-xl border border-ink/25 border-dashed px-4 print:hidden">
      <span className="py-2 text-ink-dim">{t('leagues.names.none')}</span>
      <Link href={leagueRoute(leagueId, '/you')} className={linkInText}>
        {t('leagues.names.which')}
      </Link>
    </p>
  );
}
