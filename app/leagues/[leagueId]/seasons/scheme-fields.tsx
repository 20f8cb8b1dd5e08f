'use client';
/** The scheme of a season's table: every option, in the club's words. */
import { Check } from '@/app/ui/check';
import { InOrder } from '@/app/ui/in-order';
import { schemeParts } from '@/lib/i18n/scheme';
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import { isLessBetter, TIE_BREAKS, type TieBreak } from '@/lib/league/measures';
import type { Scheme } from '@/lib/league/scheme';
import { fairScheme, measuredIn, measuresFor } from '@/lib/league/scheme-fault';
import { Absence } from './absence';
import { Choice, Count, Fold } from './form-parts';
import { RankPoints } from './rank-points';

/** What each choice of results begins with. */
const KEEPS: { readonly [Kind in Scheme['keep']['kind']]: Scheme['keep'] } = {
  all: { kind: 'all' },
  best: { kind: 'best', count: 8 },
  'drop-worst': { kind: 'drop-worst', count: 1, missedFirst: true },
};

// To share the rank is what is left in the end; it need not be chosen.
const isChosen = (one: TieBreak): boolean => one !== 'shared';

export function SchemeFields({
  scheme,
  variants,
  onChange,
}: {
  scheme: Scheme;
  variants: readonly VariantId[];
  onChange: (scheme: Scheme) => void;
}) {
  const set = (more: Partial<Scheme>) => onChange({ ...scheme, ...more });
  const measures = measuresFor(variants);
  const { keep, minimum, absence, hideFrom } = scheme;
  const words = useWords();
  const { t } = words;
  const parts = schemeParts(words, scheme);
  const isLess = isLessBetter(scheme.measure);
  return (
    <section aria-label={t('scheme.form.table')} className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg">{t('scheme.form.how')}</h2>
      {/* Where they are opened both columns are filled. */}
      <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 md:items-start md:gap-x-8 lg:gap-x-12">
        <div className="divide-y divide-ink/15 border-ink/15 border-y">
          <Fold title={t('scheme.form.results')} words={parts.results}>
            <Choice
              legend={t('scheme.form.counted')}
              options={measures.map((value) => ({
                value,
                label: t(`scheme.measures.${value}.name`),
                line: t(`scheme.measures.${value}.line`),
              }))}
              value={scheme.measure}
              onChoose={(measure) => onChange(measuredIn(scheme, measure))}
            />
            {scheme.measure === 'rank-points' && (
              <RankPoints scheme={scheme} measures={measures} set={set} />
            )}
            <Choice
              legend={t('scheme.form.one')}
              options={[
                {
                  value: 'evening',
                  label: t('scheme.form.evening'),
                  line: t('scheme.form.eveningLine'),
                },
                { value: 'game', label: t('scheme.form.game') },
              ]}
              value={scheme.per}
              onChoose={(per) => set({ per })}
            />
          </Fold>
          <Fold title={t('scheme.form.total')} words={parts.total}>
            <Choice
              legend={t('scheme.form.totalIs')}
              options={[
                {
                  value: 'sum',
                  label: t('scheme.form.sum'),
                  line: t(isLess ? 'scheme.form.sumOfLess' : 'scheme.form.sumLine'),
                },
                {
                  value: 'mean',
                  label: t('scheme.form.mean'),
                  ...(isLess && { line: t('scheme.form.meanOfLess') }),
                },
              ]}
              value={scheme.combine}
              onChoose={(combine) =>
                onChange(fairScheme({ ...scheme, combine: combine === 'mean' ? 'mean' : 'sum' }))
              }
            />
            <Choice
              legend={t('scheme.form.which')}
              options={[
                { value: 'all', label: t('scheme.form.all') },
                { value: 'best', label: t('scheme.form.best') },
                { value: 'drop-worst', label: t('scheme.form.dropWorst') },
              ]}
              value={keep.kind}
              onChoose={(kind) => onChange(fairScheme({ ...scheme, keep: KEEPS[kind] }))}
            >
              {keep.kind !== 'all' && (
                <Count
                  key={keep.kind}
                  label={
                    keep.kind === 'best'
                      ? t(`scheme.form.bestCount.${scheme.per}`)
                      : t(`scheme.form.dropCount.${scheme.per}`)
                  }
                  value={keep.count}
                  min={1}
                  onChange={(count) =>
                    onChange(fairScheme({ ...scheme, keep: { ...keep, count } }))
                  }
                />
              )}
              {keep.kind === 'drop-worst' && scheme.per === 'evening' && (
                <Check
                  label={t('scheme.form.missedFirst')}
                  checked={keep.missedFirst}
                  onChange={(missedFirst) => set({ keep: { ...keep, missedFirst } })}
                />
              )}
            </Choice>
          </Fold>
          <Fold title={t('scheme.form.who')} words={parts.ranked}>
            <fieldset>
              <legend className="pb-1 font-semibold">{t('scheme.form.needed')}</legend>
              <Count
                label={t('scheme.form.games')}
                value={minimum.games}
                max={10_000}
                onChange={(games) => set({ minimum: { ...minimum, games } })}
              />
              <Count
                label={t('scheme.form.evenings')}
                value={minimum.evenings}
                onChange={(evenings) => set({ minimum: { ...minimum, evenings } })}
              />
            </fieldset>
          </Fold>
        </div>
        <div className="divide-y divide-ink/15 border-ink/15 border-b md:border-t">
          <Fold title={t('scheme.form.absences')} words={parts.absences}>
            <Absence absence={absence} onChange={(changed) => set({ absence: changed })} />
            <fieldset>
              <legend className="pb-1 font-semibold">{t('scheme.form.final')}</legend>
              <Count
                label={t('scheme.form.finalTimes')}
                value={scheme.finalFactor}
                max={100}
                step={0.01}
                onChange={(finalFactor) => set({ finalFactor })}
              />
            </fieldset>
          </Fold>
          <Fold title={t('scheme.form.ties')} words={parts.ties}>
            <InOrder
              label={t('scheme.form.between')}
              hint={t('scheme.form.afterThat')}
              all={TIE_BREAKS.filter(isChosen)}
              value={scheme.tieBreaks.filter(isChosen)}
              nameOf={(one) => t(`scheme.tieBreaks.${one}.name`)}
              earlier={(what) => t('scheme.form.earlier', { what })}
              later={(what) => t('scheme.form.later', { what })}
              onChange={(tieBreaks) => set({ tieBreaks })}
            />
          </Fold>
          <Fold title={t('scheme.form.suspense')} words={parts.hidden}>
            <fieldset>
              <legend className="sr-only">{t('scheme.form.suspense')}</legend>
              <Check
                label={t('scheme.form.hide')}
                checked={hideFrom !== null}
                onChange={(does) => set({ hideFrom: does ? 10 : null })}
              />
              <p className="text-[0.9375rem] text-ink-dim">{t('scheme.form.hideLine')}</p>
              {hideFrom !== null && (
                <Count
                  label={t('scheme.form.hideFrom')}
                  value={hideFrom}
                  min={1}
                  onChange={(number) => set({ hideFrom: number })}
                />
              )}
            </fieldset>
          </Fold>
        </div>
      </div>
    </section>
  );
}
