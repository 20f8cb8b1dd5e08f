'use client';
/** One hand: what was written and why, the whole list of cases, and what can be done about it. */
import { Fragment } from 'react';
import { keyOnSlate } from '@/app/ui/keys';
import { Sheet, SheetFoot } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { inFigures } from '@/lib/i18n/figures';
import { handNamed } from '@/lib/i18n/game';
import { allInWords, meldsInSum, sumInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { rulesOf } from '@/lib/i18n/variants';
import { type HandExplanation, isSums, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';
import { Brought } from './brought';
import { labelOf } from './explained';
import { AppliedCase, ScoringList } from './scoring-list';

const KEY = `${keyOnSlate} flex-auto min-h-12! px-1! text-base! leading-tight`;

export default function HandSheet({
  table,
  hand,
  over,
  writes,
  onClose,
  onCorrect,
  onInsert,
  onRemove,
}: {
  table: Table;
  hand: HandExplanation;
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
  const [deck] = useDeck();
  const rules = variant(table.variant).rules(table.options);
  // The line of the page that applied here; a void hand has none.
  const place = rules.some(({ id }) => id === hand.rule) ? `#${hand.rule}` : '#scoring';
  // The sums stand in the table below.
  const said = hand.counts ? hand.why.filter((one) => !isSums(one)) : hand.why;
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Sheet title={handNamed(words, 'title', labelOf(hand))} onClose={onClose} full>
      {said.length > 0 && (
        <p className="text-[1.0625rem] leading-snug">{allInWords(words, said, deck)}</p>
      )}
      <AppliedCase table={table} applied={hand.rule} />
      {hand.counts && <Parts table={table} hand={hand} />}
      {hand.dealer !== null && (
        <p className="pt-2 text-[0.9375rem] text-chalk/85">
          {t(hand.maker === hand.dealer ? 'board.sheet.dealtAndMade' : 'board.sheet.dealt', {
            name: table.players[hand.dealer] ?? '',
          })}
          {hand.maker !== null &&
            hand.maker !== hand.dealer &&
            ` ${t('board.sheet.made', { name: table.players[hand.maker] ?? '' })}`}
        </p>
      )}
      <ScoringList table={table} applied={hand.rule} />
      {/* A page of its own: only so does the browser mark the line that the address names. */}
      <a
        href={`/rules/${table.variant}${place}`}
        className="flex min-h-12 items-center underline decoration-chalk/40 underline-offset-4"
      >
        {rulesOf(words, table.variant)}
      </a>
      {writes && (
        <SheetFoot>
          <div className="flex flex-1 flex-wrap gap-2">
            <button type="button" className={KEY} onClick={then(onCorrect)}>
              {t('board.sheet.correct')}
            </button>
            {over ? (
              <p className="text-[0.9375rem] text-chalk/85">{t('board.sheet.reopenFirst')}</p>
            ) : (
              <>
                <button type="button" className={KEY} onClick={then(onInsert)}>
                  {t('board.sheet.insert')}
                </button>
                <button type="button" className={KEY} onClick={then(onRemove)}>
                  {t('board.sheet.remove')}
                </button>
              </>
            )}
          </div>
        </SheetFoot>
      )}
    </Sheet>
  );
}

/** For every side of what it was made, what it brought, and the total after it. */
function Parts({ table, hand }: { table: Table; hand: HandExplanation }) {
  const words = useWords();
  const [deck] = useDeck();
  const { figure } = variant(table.variant);
  const madeOf = (side: number): string => {
    const sum = hand.parts[side];
    if (sum) return sumInWords(words, sum, deck);
    const points = hand.points?.[side] ?? null;
    const announced = hand.announced?.[side];
    if (announced !== undefined) return `${announced} → ${points ?? '…'}`;
    return points === null ? '' : words.format.number(points);
  };
  const meldsOf = (side: number): string[] => {
    const sum = hand.parts[side];
    return sum ? meldsInSum(words, sum, deck) : [];
  };
  // Where all is a sum, what it comes to stands at its end.
  const isSum =
    hand.parts.some((sum) => sum !== null) &&
    hand.parts.every((sum, side) => sum !== null || hand.gain[side] === 0);
  const made = (side: number) => (
    <>
      {madeOf(side)}
      {meldsOf(side).map((melds) => (
        <span key={melds} className="block text-[0.9375rem] text-chalk/85 leading-snug">
          {melds}
        </span>
      ))}
    </>
  );
  return (
    <table className="mt-3 w-full border-collapse text-right">
      <thead>
        <tr className="text-[0.8125rem] text-chalk/85">
          <td />
          {!isSum && (
            <>
              <td />
              <td />
            </>
          )}
          <th scope="col" className="pl-2 font-normal">
            {words.t('board.sheet.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sideNames(table).map((name, side) => (
          <Fragment key={name}>
            <tr className="border-chalk/15 border-t align-baseline">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {name}
              </th>
              {!isSum && (
                <>
                  <td className="py-1.5">{made(side)}</td>
                  <td className="whitespace-nowrap py-1.5 pl-3 font-semibold">
                    <Brought figure={figure} hand={hand} side={side} tone="slate" />
                  </td>
                </>
              )}
              <td className="whitespace-nowrap py-1.5 pl-3 text-chalk/85">
                {inFigures(words, figure, hand.totals[side] ?? 0)}
              </td>
            </tr>
            {/* A sum takes a line of its own: beside the name it would break. */}
            {isSum && (
              <tr>
                <td colSpan={2} className="pb-1.5 pl-3 text-left">
                  {made(side)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
