/** Asks once, of a league that everybody reads, whether they are to read of its names what they do. */
import Link from 'next/link';
import { SendKey } from '@/app/ui/send-key';
import { useWords } from '@/lib/i18n/use-words';
import { USUAL_FORM } from '@/lib/league/public-names';
import type { League } from '@/lib/server/leagues';
import { changeLeague } from '../../actions';
import { leagueRoute, smallKey } from '../../parts';

export function PublicNotice({ league: { id, name, isPublic } }: { league: League }) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('roster.public.title')}
      className="flex max-w-xl flex-col items-start gap-3 rounded-xl border border-ink/25 bg-card p-4"
    >
      <p>{t('roster.public.notice')}</p>
      <div className="flex flex-wrap gap-2">
        <SendKey
          label={t('roster.public.keep')}
          look={smallKey}
          action={changeLeague}
          given={{ leagueId: id, name, isPublic, publicNames: USUAL_FORM }}
        />
        <Link href={leagueRoute(id, '/settings')} className={smallKey}>
          {t('roster.public.change')}
        </Link>
      </div>
    </section>
  );
}
