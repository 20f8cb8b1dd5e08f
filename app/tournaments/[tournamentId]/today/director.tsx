'use client';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { isOpen, type KeptState, stepOf } from '@/lib/tournament';
import { levelAtPrizes } from '@/lib/tournament/honours';
import { Clock } from '../clock';
import { Figures } from '../figures';
import { PlaceLink } from '../place-link';
import { useGround } from '../prizes/use-ground';
import { useTournament } from '../use-tournament';
import { Heading } from './heading';

export function Director({ whole }: { whole: KeptState }) {
  const { t } = useWords();
  const { setting, entrants, rounds } = whole;
  const round = rounds.at(-1);
  // The time of a round is nobody's any more once all its tables are done.
  const isPlayed = stepOf(whole).kind === 'play';
  const coming = entrants.filter(({ left }) => left === null);
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-x-12">
      <div className="flex min-w-0 flex-col gap-5">
        <Heading setting={setting} rounds={rounds.length} isOver={whole.over} />
        <Next whole={whole} />
        {isPlayed && round && round.begunAt !== null && (
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
                      // Whoever has left has paid all the same.
                      value: entrants.filter(({ paid }) => paid).length,
                      label: t('tournaments.today.paid'),
                    },
                  ]
                : []),
            ]}
          />
        </PlaceLink>
        {rounds.length > 0 && (
          <PlaceLink place="screen" className={`${keyOnPaper} w-full`}>
            {t('tournament-ranking.screen')}
          </PlaceLink>
        )}
      </section>
    </div>
  );
}

/** The step at hand, as one large key. */
function Next({ whole }: { whole: KeptState }) {
  const { t } = useWords();
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
    case 'play':
      return <Playing whole={whole} round={step.round} missing={step.missing} />;
    case 'finish':
      return <Finishing whole={whole} look={look} />;
    case 'over':
      return (
        <div className="flex flex-col gap-3">
          {(['ranking', 'prizes', 'print'] as const).map((place) => (
            <PlaceLink key={place} place={place} className={`${keyOnPaper} w-full`}>
              {t(`tournaments.places.${place}`)}
            </PlaceLink>
          ))}
        </div>
      );
  }
}

/** How far a round is: the tables without a result, and those where somebody has to look. */
function Playing({
  whole,
  round,
  missing,
}: {
  whole: KeptState;
  round: number;
  missing: readonly number[];
}) {
  const { t } = useWords();
  const tables = whole.rounds[round]?.tables ?? [];
  const differing = tables.filter(isOpen).map(({ table }) => table);
  const playing = missing.filter((table) => !differing.includes(table));
  return (
    <div className="flex flex-col gap-3">
      <Figures
        all={[
          { value: tables.length - missing.length, label: t('tournaments.today.tablesDone') },
          { value: playing.length, label: t('tournaments.today.tablesMissing') },
          ...(differing.length > 0
            ? [{ value: differing.length, label: t('tournament-desk.differing') }]
            : []),
        ]}
      />
      {playing.length > 0 && (
        <p className="text-ink-dim">
          {t('tournaments.today.missing', { tables: playing.join(', ') })}
        </p>
      )}
      {differing.map((table) => (
        <PlaceLink
          key={table}
          place={`desk/${round + 1}/${table}`}
          className="flex min-h-12 items-center rounded-lg border-2 border-refusal/60 bg-card px-3 py-2 font-semibold text-refusal underline underline-offset-4 active:bg-paper-dark"
        >
          {t('tournament-desk.slipsDiffer', { table: String(table) })}
        </PlaceLink>
      ))}
      <PlaceLink place="desk" className={`${actionOnPaper} w-full`}>
        {t('tournaments.today.play')}
      </PlaceLink>
    </div>
  );
}

/** All rounds are over: what is still open before the tournament is ended comes first. */
function Finishing({ whole, look }: { whole: KeptState; look: string }) {
  const { t } = useWords();
  const { change } = useTournament();
  const { hiddenFrom, prizes } = whole.setting;
  const isLevel = levelAtPrizes(useGround(), prizes).length > 0;
  const isHidden = hiddenFrom !== null && hiddenFrom < whole.rounds.length;
  const isReady = !isLevel && !isHidden;
  return (
    <div className="flex flex-col gap-3">
      <p>{t('tournaments.today.finishLine')}</p>
      {isLevel && <p>{t('tournaments.today.levelLine')}</p>}
      {isHidden && <p>{t('tournaments.today.hiddenLine')}</p>}
      {!isReady && (
        <PlaceLink place="ranking" className={look}>
          {t('tournaments.today.toRanking')}
        </PlaceLink>
      )}
      <button
        type="button"
        className={isReady ? look : `${keyOnPaper} w-full`}
        onClick={() => change({ kind: 'finish' })}
      >
        {t('tournaments.today.finish')}
      </button>
    </div>
  );
}
