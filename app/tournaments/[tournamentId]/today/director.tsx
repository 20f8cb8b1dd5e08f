'use client';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { dayInWords } from '@/lib/i18n/days';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { type KeptState, stepOf } from '@/lib/tournament';
import { Clock } from '../clock';
import { Figures } from '../figures';
import { PlaceLink } from '../place-link';
import { useTournament } from '../use-tournament';

export function Director({ whole }: { whole: KeptState }) {
  const words = useWords();
  const { t } = words;
  const { setting, entrants, rounds } = whole;
  const round = rounds.at(-1);
  const where = [setting.date && dayInWords(words, setting.date), setting.place].filter(Boolean);
  const coming = entrants.filter(({ left }) => left === null);
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-x-12">
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          {where.length > 0 && <p className="text-ink-dim">{where.join(', ')}</p>}
          <h2 className="font-semibold text-2xl leading-tight">
            {rounds.length === 0
              ? t('tournaments.today.before')
              : roundName(words, rounds.length, setting.rounds)}
          </h2>
        </div>
        <Next whole={whole} />
        {round?.status === 'begun' && round.begunAt !== null && (
          <Clock begunAt={round.begunAt} minutes={round.minutes} />
        )}
      </div>
      <section aria-label={t('tournaments.places.entrants')} className="flex flex-col gap-4">
        <PlaceLink
          place="entrants"
          className="block rounded-xl border border-ink/15 bg-card px-4 py-3 active:bg-paper-dark"
        >
          <Figures
            all={[
              { value: coming.length, label: t('tournaments.today.entered') },
              {
                value: coming.filter(({ present }) => present).length,
                label: t('tournaments.today.present'),
              },
              ...(setting.startMoneyRappen > 0
                ? [
                    {
                      value: coming.filter(({ paid }) => paid).length,
                      label: t('tournaments.today.paid'),
                    },
                  ]
                : []),
            ]}
          />
        </PlaceLink>
      </section>
    </div>
  );
}

/** The step at hand, as one large key. */
function Next({ whole }: { whole: KeptState }) {
  const { t } = useWords();
  const { change } = useTournament();
  const step = stepOf(whole);
  const look = `${actionOnPaper} w-full`;
  switch (step.kind) {
    case 'enter':
    case 'arrive':
      return (
        <div className="flex flex-col gap-3">
          <p>{t(`tournaments.today.${step.kind}Line`)}</p>
          <PlaceLink place="entrants" className={look}>
            {t(`tournaments.today.${step.kind}`)}
          </PlaceLink>
        </div>
      );
    case 'draw':
    case 'publish':
    case 'begin': {
      const round = step.round + 1;
      return (
        <div className="flex flex-col gap-3">
          <p>{t(`tournaments.today.${step.kind}Line`)}</p>
          <PlaceLink place={`rounds/${round}`} className={look}>
            {t(`tournaments.today.${step.kind}`, { round: String(round) })}
          </PlaceLink>
        </div>
      );
    }
    case 'play': {
      const tables = whole.rounds[step.round]?.tables.length ?? 0;
      return (
        <div className="flex flex-col gap-3">
          <Figures
            all={[
              { value: tables - step.missing.length, label: t('tournaments.today.tablesDone') },
              { value: step.missing.length, label: t('tournaments.today.tablesMissing') },
            ]}
          />
          <p className="text-ink-dim">
            {t('tournaments.today.missing', { tables: step.missing.join(', ') })}
          </p>
          <PlaceLink place="desk" className={look}>
            {t('tournaments.today.play')}
          </PlaceLink>
        </div>
      );
    }
    case 'finish':
      return (
        <div className="flex flex-col gap-3">
          <p>{t('tournaments.today.finishLine')}</p>
          <button type="button" className={look} onClick={() => change({ kind: 'finish' })}>
            {t('tournaments.today.finish')}
          </button>
        </div>
      );
    case 'over':
      return (
        <PlaceLink place="rounds" className={`${keyOnPaper} w-full`}>
          {t('tournaments.today.over')}
        </PlaceLink>
      );
  }
}
