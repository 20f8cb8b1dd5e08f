'use client';
/** The links to a tournament, one for each role: held before a camera, copied, renewed, taken back. */
import { useEffect, useState } from 'react';
import { Section } from '@/app/leagues/parts';
import { AskTwice } from '@/app/ui/ask-twice';
import { CopyField } from '@/app/ui/copy-field';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Qr } from '@/app/ui/qr';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import type { TournamentLink } from '@/lib/server/tournaments';
import { changeTournamentLinks } from '../../actions';
import { useTournament } from '../use-tournament';

/** Those of tables are made with their round. */
const ROLES = ['public', 'entrant', 'desk', 'director'] as const;
type Role = (typeof ROLES)[number];

export function Links() {
  const { t } = useWords();
  const { view, change } = useTournament();
  // What was just made is shown at once.
  const [made, setMade] = useState<Role | null>(null);
  const [links, setLinks] = useState<readonly TournamentLink[] | null>(null);
  const { send, busy, failure } = useSend(changeTournamentLinks);
  const ask = async (what: 'list' | 'open' | 'renew' | 'revoke', role: Role) => {
    const { origin } = window.location;
    const sent = await send({ tournamentId: view.id, do: what, role, origin });
    if (!sent) return;
    setLinks(sent.value.links);
    if (what !== 'open') return;
    setMade(role);
    // A link for signing up that finds the door closed would be of no use.
    if (role === 'entrant') change({ kind: 'set-up', set: { signUp: true } });
  };
  useEffect(() => void ask('list', 'public'), []);
  if (!view.runsIt) return null;
  return (
    <Section title={t('tournaments.links.title')} line={t('tournaments.links.line')}>
      <Refused>{failure?.message}</Refused>
      <ul className="flex w-full flex-col divide-y divide-ink/10 border-ink/10 border-y">
        {ROLES.map((role) => {
          const link = links?.find((one) => one.role === role);
          return (
            <li key={role} className="flex flex-col gap-3 py-3">
              <div className="flex items-start justify-between gap-4">
                <div className="min-w-0">
                  <h3 className="font-semibold">{t(`tournaments.links.${role}`)}</h3>
                  <p className="text-[0.9375rem] text-ink-dim">
                    {t(`tournaments.links.${role}Line`)}
                  </p>
                </div>
                {links && !link && (
                  <button
                    type="button"
                    disabled={busy}
                    className={`${keyOnPaper} min-h-12! shrink-0 text-base!`}
                    onClick={() => ask('open', role)}
                    aria-label={t('tournaments.links.makeFor', {
                      role: t(`tournaments.links.${role}`),
                    })}
                  >
                    {t('tournaments.links.make')}
                  </button>
                )}
              </div>
              {link && (
                <details className="group" open={made === role || undefined}>
                  <summary className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4">
                    {t('tournaments.links.show')}
                  </summary>
                  <div className="flex flex-col gap-3 pt-2">
                    <Qr text={link.url} label={t('tournaments.links.qr')} />
                    <CopyField label={t('tournaments.links.address')} hint="" value={link.url} />
                    <div className="grid grid-cols-2 gap-2">
                      <button
                        type="button"
                        disabled={busy}
                        className={`${keyOnPaper} min-h-12! text-base!`}
                        onClick={() => ask('renew', role)}
                      >
                        {t('tournaments.links.renew')}
                      </button>
                      <AskTwice
                        ask={t('tournaments.links.revoke')}
                        keep={t('tournaments.links.keep')}
                        sure={t('tournaments.links.revokeSure')}
                        look={`${keyOnPaper} min-h-12! text-base!`}
                        danger="text-refusal"
                        onSure={() => ask('revoke', role)}
                      />
                    </div>
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
