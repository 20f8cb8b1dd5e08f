'use client';
/** The house rules, and what others would make of the hands that are written. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { HouseRules } from '@/app/games/new/house-rules';
import { DownIcon } from '@/app/ui/icons';
import { actionOnSlate } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { faultInWords } from '@/lib/i18n/fault';
import { handNamed } from '@/lib/i18n/game';
import { entrySaid } from '@/lib/i18n/log';
import { total } from '@/lib/i18n/result';
import { changedRules } from '@/lib/i18n/table-change';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { type Draft, makeOptions, parseOptions, type Tally, variant } from '@/lib/jass';
import { type AskedHand, type Completed, completed } from '@/lib/sync/completed';
import { handLabels, sideNames } from '@/lib/sync/deal';
import { type GameState, isOver, type Table } from '@/lib/sync/game';
import type { Preview } from '@/lib/sync/preview';
import { putOn } from '@/lib/sync/table-change';
import { AskedQuestion } from '../entry/question';
import type { TableForm } from './use-change';

type Options = Table['options'];

/** The options in the form in which a table has them; null where what is typed is none. */
function optionsOf({ variant: id, options: own }: Table, chosen: Options): Options | null {
  // What was agreed before the first hand is no house rule, and stays.
  const { agreed } = variant(id);
  const kept = Object.fromEntries(Object.entries(own).filter(([option]) => option in agreed));
  const read = parseOptions(id, { ...chosen, ...kept });
  return read.ok ? makeOptions(id, read.value) : null;
}

export function Rules({ state, tally, table, fault, onChange }: TableForm) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState<Options>(table.options);
  const options = useMemo(() => optionsOf(table, chosen), [table, chosen]);
  const isOther = options !== null && JSON.stringify(options) !== JSON.stringify(table.options);
  // What the hands that are written would have to say beyond what they do, by the id of the hand.
  const [answers, setAnswers] = useState<Readonly<Record<string, Draft>>>({});
  const made = useMemo(
    () => (isOther ? completed(state, { options }, answers) : null),
    [isOther, state, options, answers],
  );
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  // What is said at the foot takes room from what was just chosen.
  useLayoutEffect(() => {
    const rule = form.current?.querySelector<HTMLElement>('[data-rule]:focus-within');
    if (!made || !rule || !foot.current) return;
    rule.style.scrollMarginBottom = `${foot.current.offsetHeight}px`;
    rule.scrollIntoView({ block: 'nearest' });
  }, [made]);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (made) onChange(table, made.after);
      }}
    >
      {/* On the slate, in both themes. */}
      <div className="as-slate text-ink">
        <HouseRules
          variantId={table.variant}
          players={table.players.length}
          options={chosen}
          before={table.options}
          onChange={setChosen}
        />
      </div>
      <div ref={foot} className="sheet-foot z-10 flex-col items-stretch! gap-2!">
        <div aria-live="polite" className="flex flex-col gap-2 text-[0.9375rem]">
          {isOther ? (
            <Changed
              rules={changedRules(words, { before: table.options, after: options }, table)}
            />
          ) : (
            <p className="opacity-75">{t('change.rules.none')}</p>
          )}
          {made && options && (
            <WhatBecomes
              made={made}
              state={state}
              tally={tally}
              table={putOn(table, { options })}
              onAnswer={(id, draft) => setAnswers({ ...answers, [id]: draft })}
              onForget={(id) =>
                setAnswers(
                  Object.fromEntries(Object.entries(answers).filter(([other]) => other !== id)),
                )
              }
            />
          )}
          {fault && (
            <p role="alert" className="text-refusal-chalk">
              {fault.message}
            </p>
          )}
        </div>
        <button type="submit" disabled={made?.preview.kind !== 'scored'} className={actionOnSlate}>
          {t('change.rules.save')}
        </button>
      </div>
    </form>
  );
}

/** What is another rule now; several folded, the key that plays by them stays in reach. */
function Changed({ rules }: { rules: ReturnType<typeof changedRules> }) {
  const { t } = useWords();
  const [only, ...others] = rules;
  const rule = ({ option, label, before, after }: (typeof rules)[number]) => (
    <li key={option}>
      {label}: <span className="opacity-75">{before}</span> → <strong>{after}</strong>
    </li>
  );
  if (!only) return null;
  if (others.length === 0) return <ul>{rule(only)}</ul>;
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3">
        {t('change.rules.several', { rules: rules.length })}
        <span aria-hidden="true" className="group-open:rotate-180">
          <DownIcon />
        </span>
      </summary>
      <ul className="flex flex-col gap-1 pb-1">{rules.map(rule)}</ul>
    </details>
  );
}

/** What the game would come to, or why it could not stand. */
function WhatBecomes({
  made,
  state,
  tally,
  table,
  ...asking
}: {
  made: Completed;
  state: GameState;
  tally: Tally;
  table: Table;
} & Pick<React.ComponentProps<typeof Asked>, 'onAnswer' | 'onForget'>) {
  const { preview, asked, cut } = made;
  const words = useWords();
  const { t } = words;
  switch (preview.kind) {
    case 'fault':
      return (
        <p role="alert" className="text-refusal-chalk">
          {faultInWords(words, preview.fault)}
        </p>
      );
    case 'refused':
      // Where a hand could not stand whatever is answered, nothing is asked.
      return preview.hands.length > 0 ? (
        <Refused preview={preview} tally={tally} />
      ) : (
        <Asked asked={asked} table={table} tally={tally} {...asking} />
      );
    case 'scored': {
      const [before, after] = [sideNames(state.table), sideNames(table)];
      const isSame = before.every(
        (name, side) =>
          name === after[side] && total(words, tally, side) === total(words, preview.tally, side),
      );
      const wasOver = isOver(state.override, tally);
      return (
        <>
          {isSame ? (
            <p>{t('change.rules.same')}</p>
          ) : (
            <dl className={`grid gap-x-6 tabular-nums ${after.length > 2 ? 'grid-cols-2' : ''}`}>
              {after.map((name, side) => (
                <div key={name} className="flex justify-between gap-3">
                  <dt className="min-w-0 truncate">{name}</dt>
                  <dd className="shrink-0">
                    <span className="opacity-75">
                      {name === before[side] ? total(words, tally, side) : '–'}
                    </span>{' '}
                    → <strong>{total(words, preview.tally, side)}</strong>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {wasOver !== preview.isOver && (
            <p>{t(preview.isOver ? 'change.rules.ends' : 'change.rules.goesOn')}</p>
          )}
          {cut.length > 0 && (
            <p>
              {t('change.rules.leftOut', {
                hands: cut.length,
                which: names(
                  words,
                  cut.map((index) => handLabels(tally)[index] ?? ''),
                ),
              })}
            </p>
          )}
          <Again asked={asked} onForget={asking.onForget} />
        </>
      );
    }
  }
}

/** What the rules ask of the hands that are written, one after the other. */
function Asked({
  asked,
  table,
  tally,
  onAnswer,
  onForget,
}: {
  asked: readonly AskedHand[];
  table: Table;
  tally: Tally;
  onAnswer: (handId: string, draft: Draft) => void;
  onForget: (handId: string) => void;
}) {
  const words = useWords();
  const [deck] = useDeck();
  const open = asked.filter(({ isComplete }) => !isComplete);
  const [one] = open;
  if (!one) return null;
  const { index, hand, questions, answer } = one;
  return (
    <div className="flex flex-col gap-2">
      <p>{words.t('change.rules.asks', { hands: open.length })}</p>
      <p className="font-semibold text-yellow">
        {handNamed(words, 'title', handLabels(tally)[index] ?? '')}:{' '}
        {entrySaid(words, hand.entry, { table, index, deck }).join(', ')}
      </p>
      {questions.map((question) => (
        <AskedQuestion
          key={`${hand.id} ${question.field}`}
          question={question}
          players={table.players}
          side={undefined}
          onPlay={null}
          onAnswer={(value, how) => onAnswer(hand.id, answer(how?.field ?? question.field, value))}
        />
      ))}
      <Again asked={asked} onForget={onForget} />
    </div>
  );
}

/** The way back to the answer before. */
function Again({
  asked,
  onForget,
}: {
  asked: readonly AskedHand[];
  onForget: (handId: string) => void;
}) {
  const { t } = useWords();
  const last = asked.findLast(({ isComplete }) => isComplete);
  return (
    last && (
      <button
        type="button"
        className="min-h-11 self-start underline decoration-chalk/40 underline-offset-4"
        onClick={() => onForget(last.hand.id)}
      >
        {t('change.rules.another')}
      </button>
    )
  );
}

/** So many hands are named that could not stand. */
const NAMED = 3;

function Refused({
  preview: { hands },
  tally,
}: {
  preview: Extract<Preview, { kind: 'refused' }>;
  tally: Tally;
}) {
  const words = useWords();
  const { t } = words;
  const labels = handLabels(tally);
  const more = hands.length - NAMED;
  return (
    <div role="alert" className="text-refusal-chalk">
      <p>{t('change.rules.refused', { hands: hands.length })}</p>
      <ul>
        {hands.slice(0, NAMED).map(({ index, why }) => (
          <li key={index}>
            {handNamed(words, 'title', labels[index] ?? '')}: {faultInWords(words, why)}
          </li>
        ))}
        {more > 0 && <li>{t('change.rules.more', { hands: more })}</li>}
      </ul>
    </div>
  );
}
