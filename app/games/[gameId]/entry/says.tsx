'use client';
/** What the sheet says of what is typed: how far it is, what will be written and why, what is wrong. */
import { useDeck } from '@/app/ui/use-setting';
import { headcount } from '@/lib/i18n/game';
import { allInWords, saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import type { FiguresQuestion } from '@/lib/jass';
import type { Entering } from '../use-task';
import { type Cell, missing, textOf, type Wrong } from './typing';
import type { EntryState } from './use-entry';

export function Says({ entry, entering }: { entry: EntryState; entering: Entering }) {
  const words = useWords();
  const [deck] = useDeck();
  const { view, scored, refused, wrong, isCalm } = entry;
  const { figures, main } = view;
  const complaint =
    entry.failure ||
    (isCalm && figures && wrong && wrongInWords(words, figures, wrong)) ||
    (isCalm && !wrong && refused && entering.whyNot(refused));
  const hand = scored?.ok ? scored.value.explanation.hands[entering.index] : undefined;
  const says =
    complaint ||
    (hand && allInWords(words, hand.why, deck)) ||
    (figures && soFar(words, figures, entry.cells)) ||
    (main && !view.asked[0] ? saidInWords(words, (entry.leads ?? main).says, deck) : '');
  return (
    // Over the keypad as high as the longest that is said, so that no key moves while one types.
    <div className="entry-says">
      <p
        aria-live="polite"
        className={`${figures ? 'max-md:line-clamp-3' : ''} ${complaint ? 'text-refusal-chalk' : ''}`}
      >
        {says}
      </p>
      {isCalm && figures && wrong?.kind === 'left' && (
        <GiveKey entry={entry} figures={figures} left={wrong.left} />
      )}
      {figures && figures.kind !== 'strokes' && figures.min < 0 && (
        <button
          type="button"
          aria-label={words.t('board.pad.sign')}
          className="sign-key"
          onClick={entry.turnSign}
        >
          ±
        </button>
      )}
    </div>
  );
}

/** Puts what is missing on the figure that was touched last, or takes from it what is too much. */
function GiveKey({
  entry,
  figures: { names, min, max },
  left,
}: {
  entry: EntryState;
  figures: FiguresQuestion;
  left: number;
}) {
  const { t } = useWords();
  const cell = entry.cells[entry.focus.cell];
  if (typeof cell !== 'number' || cell + left < min || cell + left > max) return null;
  const says = { name: names[entry.focus.cell] ?? '', figure: String(Math.abs(left)) };
  return (
    <button type="button" className="give-key" onClick={() => entry.set(cell + left)}>
      {t(left > 0 ? 'board.pad.give' : 'board.pad.take', says)}
    </button>
  );
}

/** How much of the whole is left; '' where nothing is, nothing was typed, or there is no whole. */
function soFar(words: Words, question: FiguresQuestion, cells: readonly Cell[]): string {
  const { all } = question;
  const { t } = words;
  if (all === null || cells.every((cell) => cell === null)) return '';
  const left = missing(question, cells);
  const [other] = question.filled;
  // Whoever takes the others' part of nothing has it all.
  if (left === all && other !== undefined && question.filled.length === 1) {
    const who = question.names[other] ?? '';
    return t('board.pad.hasAll', { who, n: headcount(words, who), left: textOf(left) });
  }
  return left === 0 ? '' : t('board.pad.soFar', { left: textOf(left) });
}

/** What is wrong with the figures themselves, and what would be right. */
function wrongInWords(
  { t }: Words,
  { all, cards, names, min, max }: FiguresQuestion,
  wrong: Wrong,
): string {
  switch (wrong.kind) {
    case 'left':
      return wrong.left > 0
        ? t('board.pad.missing', { left: wrong.left })
        : t('board.pad.over', { over: -wrong.left });
    case 'sum': {
      const sum = String(wrong.sum);
      return cards?.isFullPack
        ? t('board.pad.makes', { sum, all: String(all) })
        : t('board.pad.tooMany', { sum, over: String(wrong.sum - (all ?? 0)) });
    }
    case 'range': {
      const says = { name: names[wrong.index] ?? '', figure: textOf(wrong.figure) };
      return wrong.figure > max
        ? t('board.pad.most', { ...says, most: textOf(max) })
        : t('board.pad.least', { ...says, least: textOf(min) });
    }
  }
}
