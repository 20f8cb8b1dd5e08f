'use client';
/** What a drawn round costs: who meets again, and who sits out and why. */
import { linkInText } from '@/app/leagues/parts';
import { useWords } from '@/lib/i18n/use-words';
import { costOf, isHere, type MetAgain } from '@/lib/tournament';
import { losesByDraw } from '@/lib/tournament/sitting-out';
import { PlaceLink } from '../place-link';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';

const KINDS = ['partners', 'opponents', 'other', 'club'] as const;

export function Cost({ round }: { round: number }) {
  const { t } = useWords();
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const { again, out } = costOf(whole, round);
  const of = (kind: MetAgain['kind']) => again.filter((one) => one.kind === kind);
  const size = whole.setting.kind === 'schieber-pairs' ? 2 : 4;
  return (
    <div className="flex flex-col gap-3">
      {again.length === 0 ? (
        <p>{t(round === 0 ? 'tournament-rounds.cost.first' : 'tournament-rounds.cost.none')}</p>
      ) : (
        KINDS.filter((kind) => of(kind).length > 0).map((kind) => (
          <details key={kind}>
            <summary className="min-h-11 content-center">
              {t(`tournament-rounds.cost.${kind}`, { pairs: of(kind).length })}
            </summary>
            <ul className="pb-1 pl-4 text-[0.9375rem] text-ink-dim">
              {of(kind).map(({ table, one, other }) => (
                <li key={`${one} ${other}`}>
                  {t('tournament-rounds.cost.pair', {
                    table: String(table),
                    one: nameOf(one),
                    other: nameOf(other),
                  })}
                </li>
              ))}
            </ul>
          </details>
        ))
      )}
      {out.length > 0 && (
        <p>
          {t('tournament-rounds.cost.out', {
            people: String(whole.entrants.filter(isHere).length),
            size: String(size),
            out: out.length,
          })}{' '}
          {out
            .map(({ id, before }) =>
              before === 0
                ? nameOf(id)
                : t('tournament-rounds.cost.outAgain', {
                    name: nameOf(id),
                    times: String(before + 1),
                  }),
            )
            .join(', ')}
        </p>
      )}
      {out.length > 0 && losesByDraw(whole.setting) && (
        <p className="rounded-lg bg-highlight px-3 py-2">
          {t('tournament-rounds.cost.worth')}{' '}
          <PlaceLink place="settings" className={linkInText}>
            {t('tournament-rounds.cost.change')}
          </PlaceLink>
        </p>
      )}
    </div>
  );
}
