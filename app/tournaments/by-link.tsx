'use client';
/** The tournaments that this phone came to by a link. */
import { useEffect, useState } from 'react';
import { knownLinks } from '@/lib/browser/tournament-links';
import { useWords } from '@/lib/i18n/use-words';

export function ByLink({ own }: { own: readonly string[] }) {
  const { t } = useWords();
  const [links, setLinks] = useState<ReturnType<typeof knownLinks>>([]);
  useEffect(() => setLinks(knownLinks()), []);
  const others = links.filter(({ tournamentId }) => !own.includes(tournamentId));
  if (others.length === 0) return null;
  return (
    <section aria-label={t('tournaments.byLink')} className="w-full">
      <h2 className="pt-3 font-semibold text-lg">{t('tournaments.byLink')}</h2>
      <ul className="divide-y divide-ink/10">
        {others.map(({ tournamentId, name, role }) => (
          <li key={tournamentId}>
            <a
              href={`/tournaments/${tournamentId}`}
              className="flex min-h-12 items-center justify-between gap-3 py-2 active:bg-paper-dark"
            >
              <span className="min-w-0 font-semibold">{name || t('tournaments.unnamed')}</span>
              {role && <span className="text-ink-dim">{t(`tournaments.roles.${role}`)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
