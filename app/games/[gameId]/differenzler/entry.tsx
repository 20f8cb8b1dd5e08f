'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { actionOnSlate, keepsFocus, keyOnSlate } from '@/app/ui/keys';
/** Entering a hand of Differenzler: what everybody announces, and later what everybody took. */
import { later } from '@/app/ui/later';
import { PointsPad, sumOf } from '@/app/ui/points-pad';
import { useDraft } from '@/lib/browser/use-game';
import {
  announcedTooMuch,
  differenzlerInWords,
  pointsSoFar,
  stillToAnnounce,
  together,
} from '@/lib/i18n/differenzler';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { ALL_POINTS, type DifferenzlerTally, TRUMPS } from '@/lib/jass';
import type { EntryProps } from '../family';
import { useLiveTable } from '../phones/live-table';
import {
  announcedOf,
  announcingOrder,
  type Draft,
  draftOf,
  emptyDraft,
  entryOf,
  isHidden,
  leftDraft,
  type Step,
  tooMuch,
  waiting,
} from './draft';
import { Message } from './message';
import { PassRound } from './pass-round';

// Loaded where several phones are at the table.
const AnnounceApart = later(() => import('./announce-apart'));

const COUNT = { trumps: TRUMPS, isFullPack: true };

export function DifferenzlerEntry(props: EntryProps<DifferenzlerTally>) {
  const words = useWords();
  const { t } = words;
  const { table, index, start, draftKey, propose, onPropose } = props;
  const { players } = table;
  const order = announcingOrder(players.length, props.before.dealer);
  const [draft, setDraft, clearDraft] = useDraft(
    draftKey,
    start
      ? draftOf(start, players.length, index)
      : emptyDraft(players.length, index, order[0] ?? 0),
    (left) => leftDraft(left, { table, index, isPlayed: start !== null }),
  );
  const [failure, setFailure] = useState('');
  // The next hand is only announced; any other has been played and takes both.
  const isNext = start === null && draftKey !== null;
  const isPassed = isNext && isHidden(table);
  const { entry, points } = useMemo(() => entryOf(draft), [draft]);
  const scored = useMemo(
    () => (entry && !isPassed ? propose(entry) : null),
    [entry, isPassed, propose],
  );
  useEffect(() => onPropose(scored?.ok ? scored.value : null), [scored, onPropose]);
  const form = useFocus(draft.step);
  const live = useLiveTable();

  const set = (change: Partial<Draft>) => {
    setFailure('');
    setDraft({ ...draft, ...change });
  };
  const go = (step: Step) => set({ step, active: step === 'points' ? 0 : (order[0] ?? 0) });
  const write = (written: NonNullable<typeof entry>) => {
    const why = props.onConfirm(written);
    if (why) setFailure(why);
    else clearDraft();
  };

  if (isPassed && live?.at.apart)
    return (
      <AnnounceApart
        gameId={live.gameId}
        hand={index}
        players={players}
        order={order}
        at={live.at}
        isTaken={props.isTaken}
        onClose={props.onClose}
      />
    );
  if (isPassed)
    return (
      <PassRound
        players={players}
        order={order}
        announced={draft.announced}
        failure={failure}
        onAnnounced={(announced) => set({ announced })}
        onAll={(announced) => write({ announced })}
      />
    );

  const { step } = draft;
  const announced = announcedOf(draft.announced);
  // A hand that others follow is not complete without its points.
  const mustHavePoints = step === 'announced' && scored?.ok === false;
  const canWrite = scored?.ok === true && JSON.stringify(entry) !== JSON.stringify(start);
  const confirm = () => {
    if (mustHavePoints && announced) go('points');
    else if (canWrite && entry) write(entry);
  };
  return (
    <form
      ref={form}
      className="entry-form"
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <fieldset className="flex flex-col gap-2 flat:contents">
        <legend className="sr-only">
          {t(step === 'points' ? 'differenzler.keys.taken' : 'differenzler.keys.announced')}
        </legend>
        <PointsPad
          key={step}
          labels={players}
          typed={draft[step]}
          points={step === 'points' ? points : announced}
          active={draft.active}
          onType={(typed) => set({ [step]: typed })}
          onActive={(active) => active !== draft.active && set({ active })}
          onEnter={confirm}
          {...(step === 'points' && { count: COUNT })}
        >
          <Message isRefused={failure !== '' || isWrong(draft)}>
            {failure || says(words, props, draft, order, scored)}
          </Message>
        </PointsPad>
      </fieldset>
      <div className="flex gap-2 flat:flex-wrap">
        {!isNext && (
          <button
            type="button"
            className={`${keyOnSlate} shrink-0 px-3 text-base`}
            onClick={() => go(step === 'points' ? 'announced' : 'points')}
          >
            {t(step === 'points' ? 'differenzler.keys.announced' : 'differenzler.keys.points')}
          </button>
        )}
        <button
          type="submit"
          {...keepsFocus}
          className={`${actionOnSlate} flex-1 flat:px-2`}
          disabled={!(mustHavePoints ? announced : canWrite)}
        >
          {mustHavePoints ? t('differenzler.keys.nowPoints') : props.confirmLabel}
        </button>
      </div>
    </form>
  );
}

/** Another step has other cells: the focus goes where typing goes. */
function useFocus(step: Step) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [step]);
  return form;
}

const isWrong = ({ announced, points, step }: Draft): boolean =>
  step === 'points' ? sumOf(points) > ALL_POINTS : tooMuch(announced) !== undefined;

/** What is typed so far, what will be written, or what is wrong with it. */
function says(
  words: Words,
  { table: { players }, whyNot }: EntryProps<DifferenzlerTally>,
  { announced, points, step }: Draft,
  order: readonly number[],
  scored: ReturnType<EntryProps<DifferenzlerTally>['propose']> | null,
): string {
  const name = (seat: number) => players[seat] ?? '';
  const high = tooMuch(announced);
  if (high !== undefined) return announcedTooMuch(words, name(high), Number(announced[high]));
  const left = waiting(announced, order);
  const all = announcedOf(announced);
  if (step === 'announced' || !all)
    return all ? together(words, all) : stillToAnnounce(words, left.map(name));
  const sum = sumOf(points);
  const { points: taken } = entryOf({ announced, points });
  if (sum > ALL_POINTS) return words.t('board.pad.makes', { sum: String(sum) });
  if (!taken) return pointsSoFar(words, sum);
  if (scored?.ok === false) return whyNot(scored.error);
  return differenzlerInWords(words, { players, announced: all, points: taken });
}
