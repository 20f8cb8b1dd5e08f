'use client';
/**
 * Entering a hand: the sheet draws what the engine asks, one thing at a time, and knows no variant.
 * What would be written stands on the slate above it, with its reason here in words.
 */
import { useEffect, useRef, useState } from 'react';
import { actionOnSlate, keepsFocus, keyOnSlate } from '@/app/ui/keys';
import { later } from '@/app/ui/later';
import { Sheet } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { type CountedTrump, variant } from '@/lib/jass';
import type { GameState } from '@/lib/sync/game';
import { AnsweredKey } from './entry/answered-key';
import { BesideKeys } from './entry/beside-keys';
import { Cells } from './entry/cells';
import { FigureKeys, Keypad } from './entry/keypad';
import { AskedQuestion, fetchesOfKinds } from './entry/question';
import { Says } from './entry/says';
import { type EntryState, useEntry } from './entry/use-entry';
import { OwnPhones } from './phones/later';
import type { Entering } from './use-task';

// There is no strip without a sheet.
export { Strip } from './slates/strip';

// Loaded when somebody counts, and where announcements are hidden.
const Counting = later(() => import('./entry/counting'));
const HiddenSheet = later(() => import('./entry/hidden-sheet'));

/**
 * Fetches all that a hand may need, the marks of the strip, and how the dealer's chip moves after it. One
 * after another: asked for at once, a dozen files hold the page up.
 */
export async function fetchParts(): Promise<void> {
  // One that does not come keeps no other from coming.
  for (const fetch of [
    ...fetchesOfKinds,
    () => import('@/app/ui/slate/slide'),
    () => import('@/app/ui/slate/marks'),
    Counting.fetchAhead,
    HiddenSheet.fetchAhead,
  ])
    await fetch().catch(() => undefined);
}

export type SheetProps = {
  readonly state: GameState;
  readonly entering: Entering;
  readonly title: string;
  /** What there is to know before one writes: that somebody else did, or has the chalk. */
  readonly notice?: React.ReactNode;
};

export function EntrySheet(props: SheetProps) {
  const { entering, state } = props;
  const { task, hides } = entering;
  if (!task) return null;
  const { announces } = variant(state.table.variant);
  const asks = task.kind === 'record' && announces(state.table.options) && <OwnPhones />;
  return hides ? (
    <HiddenSheet key={task.id} onClose={entering.close} {...props} asks={asks} />
  ) : (
    <HandSheet key={task.id} {...props} asks={asks} />
  );
}

function HandSheet({
  state,
  entering,
  title,
  notice,
  asks,
}: SheetProps & {
  /** What is asked before anything is typed. */
  asks: React.ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const entry = useEntry(state, entering);
  const { players } = state.table;
  const { view, questions } = entry;
  const form = useRef<HTMLFormElement>(null);
  const [isCounting, setCounting] = useState(false);
  // What was trumps stays for the cards of the next one.
  const [counted, setCounted] = useState<CountedTrump | null>(null);
  const { page, figures } = view;
  // After an answer the cell takes the focus again, so that a keyboard goes on typing; a question that
  // figures bring up leaves it there.
  const shown = page?.field ?? view.asked[0]?.field ?? figures?.field;
  const takesFocus = page !== null || view.asked.every(({ place }) => place === 'main');
  useEffect(() => {
    if (shown && takesFocus) form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [shown, takesFocus]);

  // What the figures had asked is answered: a keyboard goes on to what writes.
  const answered = useRef(false);
  useEffect(() => {
    if (answered.current && entry.canWrite && !entry.leads)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    answered.current = false;
  });

  // What comes before all others leads on by itself.
  const isBefore = page?.place === 'before';
  // Nothing is there to be written yet: from a page one goes back to the figures.
  const leaves = page !== null && !entry.canWrite;
  const counts = figures?.cards && !page && view.asked.length === 0;
  const onPlay = entering.draftKey !== null && !entering.isUnfinished ? entering.close : null;
  const ask = (question: (typeof questions)[number]) => (
    <AskedQuestion
      key={question.field}
      question={question}
      players={players}
      side={entering.from?.side}
      onAnswer={(value, how) => {
        entry.answer(question, value, how);
        answered.current = question.place === 'after' && !how?.stays;
      }}
      onPlay={onPlay}
    />
  );
  return (
    <Sheet
      title={title}
      onClose={entering.close}
      entry={{
        before: questions
          .filter(({ place, state: own }) => place === 'before' && own !== 'due')
          .map((question) => (
            <AnsweredKey
              key={question.field}
              question={question}
              isOpen={page === question}
              onTap={() => (page === question ? entry.close() : entry.open(question))}
            />
          )),
        notice,
        after: counts && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="count-key"
            onClick={() => setCounting(true)}
          >
            {t('board.pad.count')}
          </button>
        ),
      }}
    >
      <form
        ref={form}
        className="entry-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (leaves) entry.close();
          else entry.write();
        }}
      >
        {page ? (
          <div className="entry-page">
            {/* An auction says itself what it has come to; elsewhere there is no room. */}
            {page.kind === 'trump' &&
              entry.stands.map((said, i) => (
                <p key={i} className="text-yellow">
                  {saidInWords(words, said, deck)}
                </p>
              ))}
            {ask(page)}
          </div>
        ) : (
          <>
            <div className="entry-top">
              {asks}
              {figures && (
                <Cells
                  names={figures.names}
                  cells={entry.cells}
                  values={figures.values}
                  active={entry.focus.cell}
                  label={
                    figures.kind === 'points' ? undefined : saidInWords(words, figures.label, deck)
                  }
                  onEnter={entry.enterCell}
                  onText={entry.setText}
                  onNext={() => {
                    // A question that stands comes first.
                    if (view.asked[0])
                      form.current?.querySelector<HTMLElement>('.entry-keys')?.focus();
                    else entry.next({ writes: true });
                  }}
                />
              )}
              <BesideKeys entry={entry} />
              <Says entry={entry} entering={entering} />
            </div>
            {/* What comes up by itself takes the focus as a whole: Enter must not choose its first key. */}
            <div
              className="entry-keys"
              tabIndex={-1}
              data-autofocus={view.asked[0]?.place === 'main' ? '' : undefined}
            >
              {view.asked.length > 0 ? (
                <div className="flex flex-col gap-2 pb-1">
                  {view.asked.map(ask)}
                  {view.asked[0]?.place === 'after' && (
                    // A figure that was typed by mistake may have brought it up.
                    <button type="button" className="asks-needs" onClick={entry.close}>
                      {t('board.pad.back')}
                    </button>
                  )}
                </div>
              ) : (
                figures && <Keys entry={entry} />
              )}
            </div>
          </>
        )}
        {!isBefore && (
          <div className="entry-foot">
            {page && entry.canWrite && (
              <button type="button" className={keyOnSlate} onClick={entry.close}>
                {t('ask.melds.done')}
              </button>
            )}
            <button
              type="submit"
              {...keepsFocus}
              className={actionOnSlate}
              disabled={!page && !entry.canWrite}
            >
              {leaves
                ? t('ask.melds.done')
                : entry.leads
                  ? // Not as the key that leads to the next figure, where that is there.
                    t(view.asked[0] ? 'board.pad.next' : 'board.pad.leads', {
                      question: saidInWords(words, entry.leads.label, deck),
                    })
                  : entering.correcting && !entering.isUnfinished
                    ? t('board.keys.correct')
                    : t('board.keys.write')}
            </button>
          </div>
        )}
      </form>
      {counts && isCounting && (
        <Counting
          entry={entry}
          trump={counted}
          onTrump={setCounted}
          onClose={() => setCounting(false)}
        />
      )}
    </Sheet>
  );
}

/** The most figures that each have a key of their own. */
const MOST_KEYS = 13;

/** The keys under the figures. */
function Keys({ entry }: { entry: EntryState }) {
  const { figures } = entry.view;
  if (!figures) return null;
  const { min, max, names, mayBeOut } = figures;
  const writes = names.length === 1 || entry.isLast;
  if (figures.kind === 'strokes' && max - min < MOST_KEYS)
    return (
      <FigureKeys
        min={min}
        max={max}
        value={figures.values[entry.focus.cell] ?? null}
        onPick={(figure) => entry.set(figure)}
        onErase={entry.erase}
        {...(mayBeOut && { onOut: () => entry.set('out') })}
        onNext={() => entry.next({ writes: entry.isLast })}
        writes={entry.isLast}
      />
    );
  return (
    <Keypad
      onDigit={entry.type}
      onErase={entry.erase}
      onNext={() => entry.next({ writes })}
      writes={writes}
    />
  );
}
