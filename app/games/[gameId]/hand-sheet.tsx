'use client';
/** One hand: what was written and why, the whole list of cases, and what can be done about it. */
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { handNamed } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { rulesOf } from '@/lib/i18n/variants';
import { type Tally, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import type { Family } from './family';

export default function HandSheet({
  table,
  tally,
  index,
  label,
  said,
  ruleWords,
  over,
  writes,
  onClose,
  onCorrect,
  onInsert,
  onRemove,
}: {
  table: Table;
  tally: Tally;
  index: number;
  /** What the hand is called in the list. */
  label: string;
  said: string;
  /** The cases of the scoring list in words; left out where there is no list. */
  ruleWords: Family['ruleWords'];
  /** A hand of a finished game is corrected at once; to come or go it needs the game reopened. */
  over: boolean;
  /** May this phone write now? */
  writes: boolean;
  onClose: () => void;
  onCorrect: () => void;
  onInsert: () => void;
  onRemove: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const hand = tally.hands[index];
  const applied = hand && 'rule' in hand ? hand.rule : undefined;
  const rules = variant(table.variant).rules(table.options);
  // The line of the page that applied here; a void hand has none.
  const place = rules.some(({ id }) => id === applied) ? `#${applied}` : '#scoring';
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Sheet title={handNamed(words, 'title', label)} onClose={onClose} full>
      <p className="text-[1.0625rem] leading-snug">{said}</p>
      {writes && (
        <div className="mt-3 grid grid-cols-3 gap-2">
          <button
            type="button"
            className={`${keyOnSlate} min-w-0 px-1 text-[0.9375rem] leading-tight`}
            onClick={then(onCorrect)}
          >
            {t('board.sheet.correct')}
          </button>
          {over ? (
            <p className="col-span-2 self-center text-[0.9375rem] text-chalk/85">
              {t('board.sheet.reopenFirst')}
            </p>
          ) : (
            <>
              <button
                type="button"
                className={`${keyOnSlate} min-w-0 px-1 text-[0.9375rem] leading-tight`}
                onClick={then(onInsert)}
              >
                {t('board.sheet.insert')}
              </button>
              <button
                type="button"
                className={`${keyOnSlate} min-w-0 px-1 text-[0.9375rem] leading-tight`}
                onClick={then(onRemove)}
              >
                {t('board.sheet.remove')}
              </button>
            </>
          )}
        </div>
      )}
      {rules.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t('board.sheet.list')}</h3>
          <ol className="mt-1 mb-2">
            {rules.map(({ id }) => {
              const told = ruleWords?.(words, table.variant, id, table.options);
              const isApplied = id === applied;
              return (
                <li
                  key={id}
                  aria-current={isApplied}
                  className={`border-chalk/15 border-t py-2 text-[0.9375rem] leading-snug first:border-t-0 ${isApplied ? 'text-yellow' : 'text-chalk/90'}`}
                >
                  {t.rich('board.sheet.case', {
                    when: told?.when ?? '',
                    award: told?.award ?? '',
                    b: (when) => (
                      <span className="font-semibold">
                        {isApplied && <span aria-hidden="true">→ </span>}
                        {when}
                      </span>
                    ),
                  })}
                </li>
              );
            })}
          </ol>
        </>
      )}
      {/* A page of its own: only so does the browser mark the line that the address names. */}
      <a
        href={`/rules/${table.variant}${place}`}
        className="flex min-h-12 items-center underline decoration-chalk/40 underline-offset-4"
      >
        {rulesOf(words, table.variant)}
      </a>
    </Sheet>
  );
}
