'use client';
/** The tables of a round at a glance: which are missing and who plays there, which differ, which are done. */
import { useWords } from '@/lib/i18n/use-words';
import { isOpen, type KeptRound, type KeptTable, resultOf } from '@/lib/tournament';
import { Figures } from '../figures';
import { PlaceLink } from '../place-link';
import { sidesAt } from '../rounds/sides';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';

/** More than these are not read through one by one. */
const MOST_NAMED = 12;

const LOOKS = {
  missing: 'border-ink/30 border-dashed',
  differs: 'border-2 border-refusal font-semibold text-refusal',
  once: 'border-felt/60 bg-felt/15',
  twice: 'border-felt bg-felt text-paper',
} as const;

type State = keyof typeof LOOKS;

const stateOf = (own: KeptTable): State =>
  isOpen(own)
    ? 'differs'
    : resultOf(own) === null
      ? 'missing'
      : own.fixed !== null || own.slips.length > 1
        ? 'twice'
        : 'once';

export function Tables({ round, own, desk }: { round: number; own: KeptRound; desk: string }) {
  const { t } = useWords();
  const { tables } = own;
  const missing = tables.filter((one) => stateOf(one) === 'missing');
  const differing = tables.filter((one) => stateOf(one) === 'differs');
  return (
    <section aria-label={t('tournament-desk.tables')} className="flex flex-col gap-4">
      <Figures
        all={[
          {
            value: tables.length - missing.length - differing.length,
            label: t('tournaments.today.tablesDone'),
          },
          { value: missing.length, label: t('tournaments.today.tablesMissing') },
          ...(differing.length > 0
            ? [{ value: differing.length, label: t('tournament-desk.differing') }]
            : []),
        ]}
      />
      {differing.length > 0 && (
        <ul className="flex flex-col gap-2">
          {differing.map((one) => (
            <Line key={one.table} round={round} own={one} />
          ))}
        </ul>
      )}
      {missing.length > 0 && missing.length <= MOST_NAMED && (
        <ul
          aria-label={t('tournament-desk.missing')}
          className="divide-y divide-ink/10 border-ink/10 border-y"
        >
          {missing.map((one) => (
            <Missing key={one.table} own={one} />
          ))}
        </ul>
      )}
      <ul className="flex flex-wrap gap-1.5">
        {tables.map((one) => {
          const state = stateOf(one);
          const isTyped = one.slips.some((slip) => slip.desk === desk);
          return (
            <li key={one.table}>
              <PlaceLink
                place={`desk/${round + 1}/${one.table}`}
                aria-label={t('tournament-desk.tableIs', {
                  table: String(one.table),
                  is: t(`tournament-desk.states.${state}`),
                })}
                className={`relative grid size-12 place-items-center rounded-lg border tabular-nums ${LOOKS[state]}`}
              >
                {one.table}
                {isTyped && state === 'once' && (
                  <span aria-hidden="true" className="absolute right-1 bottom-0 text-[0.8125rem]">
                    {desk.slice(0, 1)}
                  </span>
                )}
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A table whose slips differ, with what each says. */
function Line({ round, own }: { round: number; own: KeptTable }) {
  const { t } = useWords();
  return (
    <li>
      <PlaceLink
        place={`desk/${round + 1}/${own.table}`}
        className="flex min-h-12 items-center justify-between gap-3 rounded-lg border-2 border-refusal/60 bg-card px-3 py-2 active:bg-paper-dark"
      >
        <span>{t('tournament-desk.slipsDiffer', { table: String(own.table) })}</span>
        <span className="shrink-0 underline underline-offset-4">{t('tournament-desk.look')}</span>
      </PlaceLink>
    </li>
  );
}

function Missing({ own }: { own: KeptTable }) {
  const { t } = useWords();
  const { view } = useWhole();
  const { nameOf } = usePeople();
  const sides = sidesAt(view.setting.kind, own.seats).map((ids) => ids.map(nameOf).join(' & '));
  return (
    <li className="flex items-baseline gap-3 py-2">
      <b className="w-8 shrink-0 text-lg tabular-nums">{own.table}</b>
      <span className="min-w-0 flex-1 leading-snug">
        {sides.join(' · ')}
        {own.game !== null && (
          <span className="block text-[0.9375rem] text-ink-dim">
            {t('tournament-desk.writesItself')}
          </span>
        )}
      </span>
    </li>
  );
}
