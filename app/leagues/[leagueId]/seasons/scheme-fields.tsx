'use client';
/** The scheme of a season's table: every option, in the club's words. */
import { DownIcon } from '@/app/ui/icons';
import { MEASURE_WORDS, schemeParts } from '@/lib/i18n/en/scheme';
import type { VariantId } from '@/lib/jass';
import type { Scheme } from '@/lib/league/scheme';
import { measuresFor } from '@/lib/league/scheme-fault';
import { Absence } from './absence';
import { Check, Choice, Count } from './form-parts';
import { RankPoints } from './rank-points';
import { TieBreaks } from './tie-breaks';

/** What each choice of results begins with. */
const KEEPS: { readonly [Kind in Scheme['keep']['kind']]: Scheme['keep'] } = {
  all: { kind: 'all' },
  best: { kind: 'best', count: 8 },
  'drop-worst': { kind: 'drop-worst', count: 1, missedFirst: true },
};

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
  const words = schemeParts(scheme);
  const results = scheme.per === 'game' ? 'games' : 'evenings';
  return (
    <section aria-label="The table" className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg">How the table is made</h2>
      <div className="divide-y divide-ink/15 border-ink/15 border-y">
        <Fold title="Results" words={words.results}>
          <Choice
            legend="What is counted"
            options={measures.map((value) => ({
              value,
              label: MEASURE_WORDS[value].name,
              line: MEASURE_WORDS[value].line,
            }))}
            value={scheme.measure}
            onChoose={(measure) =>
              set({ measure, ...(measure === 'difference' && { combine: 'mean' }) })
            }
          />
          {scheme.measure === 'rank-points' && (
            <RankPoints scheme={scheme} measures={measures} set={set} />
          )}
          <Choice
            legend="One result is"
            options={[
              { value: 'evening', label: 'An evening', line: 'its games put together' },
              { value: 'game', label: 'A game' },
            ]}
            value={scheme.per}
            onChoose={(per) => set({ per })}
          />
        </Fold>
        <Fold title="The total" words={words.total}>
          <Choice
            legend="The total is"
            options={[
              { value: 'sum', label: 'The sum of the results', line: 'playing often pays' },
              { value: 'mean', label: 'The mean of the results' },
            ].filter(({ value }) => value === 'mean' || scheme.measure !== 'difference')}
            value={scheme.combine}
            onChoose={(combine) => set({ combine: combine === 'mean' ? 'mean' : 'sum' })}
          />
          <Choice
            legend="Which results count"
            options={[
              { value: 'all', label: 'All of them' },
              { value: 'best', label: 'The best ones' },
              { value: 'drop-worst', label: 'All but the worst' },
            ]}
            value={keep.kind}
            onChoose={(kind) => set({ keep: KEEPS[kind] })}
          >
            {keep.kind !== 'all' && (
              <Count
                label={
                  keep.kind === 'best'
                    ? `How many ${results} count`
                    : `How many ${results} do not count`
                }
                value={keep.count}
                min={1}
                onChange={(count) => set({ keep: { ...keep, count } })}
              />
            )}
            {keep.kind === 'drop-worst' && scheme.per === 'evening' && (
              <Check
                label="A missed evening is one of them"
                checked={keep.missedFirst}
                onChange={(missedFirst) => set({ keep: { ...keep, missedFirst } })}
              />
            )}
          </Choice>
        </Fold>
        <Fold title="Who is ranked" words={words.ranked}>
          <fieldset>
            <legend className="pb-1 font-semibold">Needed to be ranked</legend>
            <Count
              label="Games"
              value={minimum.games}
              max={10_000}
              onChange={(games) => set({ minimum: { ...minimum, games } })}
            />
            <Count
              label="Evenings"
              value={minimum.evenings}
              onChange={(evenings) => set({ minimum: { ...minimum, evenings } })}
            />
          </fieldset>
        </Fold>
        <Fold title="Absences and finals" words={words.absences}>
          <Absence absence={absence} onChange={(changed) => set({ absence: changed })} />
          <fieldset>
            <legend className="pb-1 font-semibold">A final</legend>
            <Count
              label="Counts so many times"
              value={scheme.finalFactor}
              max={100}
              step={0.01}
              onChange={(finalFactor) => set({ finalFactor })}
            />
          </fieldset>
        </Fold>
        <Fold title="Tie-breaks" words={words.ties}>
          <TieBreaks value={scheme.tieBreaks} onChange={(tieBreaks) => set({ tieBreaks })} />
        </Fold>
        <Fold title="Suspense" words={words.hidden}>
          <fieldset>
            <legend className="sr-only">Suspense</legend>
            <Check
              label="Hide the table towards the end of the season"
              checked={hideFrom !== null}
              onChange={(does) => set({ hideFrom: does ? 10 : null })}
            />
            <p className="text-[0.9375rem] text-ink-dim">
              Only the table is hidden: the games themselves stay open to all who may read the
              league.
            </p>
            {hideFrom !== null && (
              <Count
                label="From evening number"
                value={hideFrom}
                min={1}
                onChange={(number) => set({ hideFrom: number })}
              />
            )}
          </fieldset>
        </Fold>
      </div>
    </section>
  );
}

/** A part of the scheme: what it says in a few words, and its fields when opened. */
function Fold({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: React.ReactNode;
}) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 py-2">
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-[0.9375rem] text-ink-dim leading-snug">{words}</span>
        </span>
        <span aria-hidden="true" className="text-ink-dim group-open/fold:rotate-180">
          <DownIcon />
        </span>
      </summary>
      <div className="flex flex-col gap-6 pt-2 pb-5">{children}</div>
    </details>
  );
}
