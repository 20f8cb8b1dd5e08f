import Link from 'next/link';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { EveningLine } from '@/lib/server/leagues';
import { leagueRoute, linkInText } from '../../../../parts';

/** So many evenings are named by their day, where not all are to be. */
const MOST_NAMED = 6;

/** Evenings by their days. */
export function Days({
  leagueId,
  evenings,
  isAll = false,
}: {
  leagueId: string;
  evenings: readonly EveningLine[];
  isAll?: boolean;
}) {
  const words = useWords();
  return (
    <ul className="flex flex-wrap gap-x-5">
      {(isAll ? evenings : evenings.slice(0, MOST_NAMED)).map(({ id, date }) => (
        <li key={id}>
          <Link href={leagueRoute(leagueId, `/evenings/${id}`)} className={linkInText}>
            {dayInWords(words, date)}
          </Link>
        </li>
      ))}
      {!isAll && evenings.length > MOST_NAMED && <li className="min-h-12 py-3">…</li>}
    </ul>
  );
}
