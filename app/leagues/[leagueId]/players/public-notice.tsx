'use client';
import Link from 'next/link';
/** Asks once, of a league that everybody reads, whether they are to read of its names what they do. */
import { useRouter } from 'next/navigation';
import { Refused } from '@/app/ui/form';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { USUAL_FORM } from '@/lib/league/public-names';
import type { League } from '@/lib/server/leagues';
import { changeLeague } from '../../actions';
import { leagueRoute, smallKey } from '../../parts';

export function PublicNotice({ league: { id, name, isPublic } }: { league: League }) {
  const { t } = useWords();
  const router = useRouter();
  const { send, busy, failure } = useSend(changeLeague);
  const keep = async () => {
    if (await send({ leagueId: id, name, isPublic, publicNames: USUAL_FORM })) router.refresh();
  };
  return (
    <section
      aria-label={t('roster.public.title')}
      className="flex max-w-xl flex-col items-start gap-3 rounded-xl border border-ink/25 bg-card p-4"
    >
      <p>{t('roster.public.notice')}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={smallKey} disabled={busy} onClick={keep}>
          {t('roster.public.keep')}
        </button>
        <Link href={leagueRoute(id, '/settings')} className={smallKey}>
          {t('roster.public.change')}
        </Link>
      </div>
      <Refused>{failure?.message}</Refused>
    </section>
  );
}
