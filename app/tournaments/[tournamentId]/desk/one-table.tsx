'use client';
/** A table by itself: what each slip says, what was corrected and why, and the figures that are right. */
import { useState } from 'react';
import { linkInText, smallKey } from '@/app/leagues/parts';
import { Input, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import { type Figures, isCorrectable, isOpen, type KeptTable, resultOf } from '@/lib/tournament';
import { goTo, PlaceLink, placeHref } from '../place-link';
import { sidesAt } from '../rounds/sides';
import { checkSlip, nothingTyped, slipRules, type Typed, typedOf } from '../slip/entry';
import { SlipFields } from '../slip/slip-fields';
import { usePeople } from '../use-people';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';
import { inFigures } from './in-figures';

export function OneTable({ round, own, desk }: { round: number; own: KeptTable; desk: string }) {
  const { t, format } = useWords();
  const { view, whole } = useWhole();
  const { nameOf } = usePeople();
  const result = resultOf(own);
  const isDirectors = view.role === 'director';
  const mine = own.slips.find((slip) => slip.desk === desk);
  // A second desk types without having seen what the first one typed.
  const sees = isDirectors || mine !== undefined || own.fixed !== null || isOpen(own);
  const sides = sidesAt(view.setting.kind, own.seats).map((ids) => ids.map(nameOf).join(' & '));
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      <section aria-label={t('tournament-desk.tableNumber', { table: String(own.table) })}>
        <h2 className="font-semibold text-2xl">
          {t('tournament-desk.tableNumber', { table: String(own.table) })}
        </h2>
        <ul className="divide-y divide-ink/10">
          {sides.map((side, at) => (
            <li key={side} className="flex justify-between gap-4 py-2 text-lg">
              <span>{side}</span>
              {sees && result && (
                <b className="tabular-nums">{format.number(result.points[at] ?? 0)}</b>
              )}
            </li>
          ))}
        </ul>
        {sees ? <Told own={own} /> : <p>{t('tournament-desk.blind')}</p>}
        <PlaceLink place={`desk/${round + 1}`} className={linkInText}>
          {t('tournament-desk.toDesk')}
        </PlaceLink>
      </section>
      {isDirectors && own.slips.length > 0 ? (
        <Correct round={round} own={own} names={sides} />
      ) : (
        mine &&
        (isOpen(own) || isCorrectable(whole, round, own)) && (
          <Again round={round} own={own} names={sides} desk={desk} was={mine} />
        )
      )}
    </div>
  );
}

/** The slips, and what was put in their place. */
function Told({ own }: { own: KeptTable }) {
  const { t, format } = useWords();
  const matches = (figures: Figures) =>
    figures.matches.some((count) => count > 0)
      ? ` (${t('tournament-desk.matches')} ${figures.matches.join(' : ')})`
      : '';
  return (
    <div className="flex flex-col gap-2 py-2">
      {isOpen(own) && <p className="font-semibold text-refusal">{t('tournament-desk.differs')}</p>}
      <ul className="flex flex-col gap-1">
        {own.slips.map((slip) => (
          <li key={slip.id} className="flex justify-between gap-4">
            <span className="text-ink-dim">
              {slip.desk === null
                ? t('tournament-desk.phone')
                : t('tournament-desk.desk', { desk: slip.desk })}
            </span>
            <span className="tabular-nums">
              {inFigures(format, slip)}
              {matches(slip)}
            </span>
          </li>
        ))}
      </ul>
      {own.corrections.length > 0 && (
        <>
          <h3 className="pt-2 font-semibold">{t('tournament-desk.corrections')}</h3>
          <ul className="flex flex-col gap-1">
            {own.corrections.map(({ by, before, after, reason, desk }) => (
              <li key={by}>
                <span className="tabular-nums">
                  {before && (
                    <>
                      <s>{inFigures(format, before)}</s> →{' '}
                    </>
                  )}
                  {inFigures(format, after)}
                  {matches(after)}
                </span>
                <span className="block text-ink-dim empty:hidden">
                  {desk === undefined ? reason : t('tournament-desk.desk', { desk })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type Putting = {
  readonly round: number;
  readonly own: KeptTable;
  readonly names: readonly string[];
};

/** What a director says in the place of the slips, and why. */
function Correct({ round, own, names }: Putting) {
  const { t } = useWords();
  const { view, whole } = useWhole();
  const { tell, fault } = useTell();
  const rules = slipRules(view, own.seats);
  const result = resultOf(own);
  const [typed, setTyped] = useState<Typed>(() =>
    result ? typedOf(rules, result) : nothingTyped(rules),
  );
  const [reason, setReason] = useState('');
  const check = checkSlip(rules, typed);
  const correct = (figures: Figures) => {
    if (reason.trim() === '') return;
    const was = result && { points: result.points, matches: result.matches };
    const draw = whole.rounds[round]?.draw ?? '';
    const at = { round, draw, table: own.table };
    if (tell({ kind: 'correct', ...at, was, ...figures, reason: reason.trim() }) !== null)
      goTo(placeHref(view.id, `desk/${round + 1}`));
  };
  return (
    <form
      aria-label={t('tournament-desk.correct')}
      className="flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className="font-semibold text-lg">{t('tournament-desk.correct')}</h3>
      <SlipFields rules={rules} names={names} typed={typed} onTyped={setTyped} onDone={correct} />
      <Input
        label={t('tournament-desk.reason')}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {(['typed', 'read', 'added'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className={smallKey}
            onClick={() => setReason(t(`tournament-desk.reasons.${one}`))}
          >
            {t(`tournament-desk.reasons.${one}`)}
          </button>
        ))}
      </div>
      <Refused>{fault}</Refused>
      <button
        type="button"
        className={actionOnPaper}
        disabled={check.kind !== 'fits' || reason.trim() === ''}
        onClick={() => check.kind === 'fits' && correct(check.figures)}
      >
        {t('tournament-desk.correctIt')}
      </button>
    </form>
  );
}

/** A desk looks at its slip once more: it was typed wrongly, or another one says something else. */
function Again({ round, own, names, desk, was }: Putting & { desk: string; was: Figures }) {
  const { t } = useWords();
  const { view, whole } = useWhole();
  const { tell, fault } = useTell();
  const rules = slipRules(view, own.seats);
  const [typed, setTyped] = useState<Typed>(() => typedOf(rules, was));
  const check = checkSlip(rules, typed);
  const write = (figures: Figures) => {
    const draw = whole.rounds[round]?.draw ?? '';
    const { points, matches } = was;
    const seen = { round, draw, table: own.table, was: { points, matches } };
    if (tell({ kind: 'slip', ...seen, desk, ...figures }) !== null)
      goTo(placeHref(view.id, `desk/${round + 1}`));
  };
  return (
    <form
      aria-label={t('tournament-desk.again')}
      className="flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className="font-semibold text-lg">{t('tournament-desk.again')}</h3>
      <p className="text-ink-dim">{t('tournament-desk.againLine')}</p>
      <SlipFields rules={rules} names={names} typed={typed} onTyped={setTyped} onDone={write} />
      <Refused>{fault}</Refused>
      <button
        type="button"
        className={actionOnPaper}
        disabled={check.kind !== 'fits'}
        onClick={() => check.kind === 'fits' && write(check.figures)}
      >
        {t('tournament-desk.write')}
      </button>
    </form>
  );
}
