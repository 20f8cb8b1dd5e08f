'use client';
/** One slip after the other: the number of the table, its figures, and on to the next one. */
import { useEffect, useRef, useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useWords } from '@/lib/i18n/use-words';
import {
  type Figures,
  isCorrectable,
  isOpen,
  type KeptRound,
  type KeptTable,
  resultOf,
} from '@/lib/tournament';
import { sidesAt } from '../rounds/sides';
import { checkSlip, nothingTyped, slipRules, type Typed, typedOf } from '../slip/entry';
import { SlipFields, type SlipHandle } from '../slip/slip-fields';
import { usePeople } from '../use-people';
import { useTell } from '../use-tell';
import { useWhole } from '../use-tournament';
import { inFigures } from './in-figures';

export function TypeSlips({ round, own, desk }: { round: number; own: KeptRound; desk: string }) {
  const { t, format } = useWords();
  const { view, whole } = useWhole();
  const { nameOf } = usePeople();
  const { tell, fault } = useTell();
  const fields = useRef<SlipHandle>(null);
  const [number, setNumber] = useState('');
  const [said, setSaid] = useState('');
  const [last, setLast] = useState<{ id: string; table: number } | null>(null);
  /** The table whose slip is put right. */
  const [fixing, setFixing] = useState<number | null>(null);
  const table = own.tables.find((one) => `${one.table}` === number);
  const rules = slipRules(view, table?.seats ?? own.tables[0]?.seats ?? []);
  const [typed, setTyped] = useState<Typed>(() => nothingTyped(rules));
  const mine = table?.slips.find((slip) => slip.desk === desk);
  useEffect(() => fields.current?.begin(), []);
  // Once its figures stand there, the first of them is marked.
  useEffect(() => {
    if (fixing !== null) fields.current?.begin(1);
  }, [fixing]);
  const start = () => {
    setFixing(null);
    setNumber('');
    setTyped(nothingTyped(rules));
    // At once: what is typed in the next moment is the number of the next table.
    fields.current?.begin();
  };
  const enter = (): boolean => {
    if (!table) {
      const { length } = own.tables;
      if (number !== '')
        setSaid(t('tournament-desk.noTable', { table: number, tables: String(length) }));
      return false;
    }
    if (mine && !isOpen(table) && fixing !== table.table) {
      setSaid(t('tournament-desk.typedHere', { table: number, figures: inFigures(format, mine) }));
      return false;
    }
    if (table.seats.length !== typed.points.length) setTyped(nothingTyped(rules));
    setSaid('');
    return true;
  };
  const write = (figures: Figures) => {
    if (!table || !enter()) return;
    const id = tell({
      ...{ kind: 'slip', round, draw: own.draw, table: table.table, desk },
      ...(mine && { was: { points: mine.points, matches: mine.matches } }),
      ...figures,
    });
    if (id === null) return;
    setLast({ id, table: table.table });
    setSaid(t('tournament-desk.written', { table: number, figures: inFigures(format, figures) }));
    start();
  };
  const check = checkSlip(rules, typed);
  const written = own.tables.find((one) => one.table === last?.table);
  const isLast = written?.slips.some(({ id }) => id === last?.id) === true;
  const others = written?.slips.filter((slip) => slip.id !== last?.id).length ?? 0;
  /** Puts the slip of a table into the fields again. */
  const fix = (one: KeptTable) => {
    const slip = one.slips.find((typedHere) => typedHere.desk === desk);
    if (!slip) return;
    setNumber(`${one.table}`);
    setTyped(typedOf(rules, slip));
    setFixing(one.table);
    setSaid('');
  };
  // The one that was written last, or the one whose number was typed.
  const slipHere = table && mine ? table : isLast ? written : undefined;
  const putRight = slipHere &&
    slipHere.table !== fixing &&
    !isOpen(slipHere) &&
    isCorrectable(whole, round, slipHere) && (
      <button type="button" className={`${smallKey} shrink-0`} onClick={() => fix(slipHere)}>
        {t('tournament-desk.putRight')}
      </button>
    );
  const undo = isLast && last && fixing === null && (
    <button
      type="button"
      className={`${smallKey} shrink-0`}
      onClick={() => {
        if (tell({ kind: 'undo', target: last.id }) === null) return;
        setSaid(t('tournament-desk.undone', { table: String(last.table) }));
        setLast(null);
        fields.current?.begin();
      }}
    >
      {t('tournament-desk.undo')}
    </button>
  );
  // Above the keys, where a thumb does not hide it.
  const note = said !== '' && (
    <div className="flex min-h-12 items-center justify-between gap-3">
      <p role="status" className="min-w-0">
        {said}
        {isLast && others > 0 && written && (
          <b className={`block ${isOpen(written) ? 'text-refusal' : ''}`}>
            {t(`tournament-desk.${resultOf(written) ? 'agrees' : 'differs'}`)}
          </b>
        )}
      </p>
      <div className="flex shrink-0 gap-2">
        {putRight}
        {/* Of the slip that is spoken of, and no other. */}
        {(!table || table === written) && undo}
      </div>
    </div>
  );
  const names = table
    ? sidesAt(view.setting.kind, table.seats).map((side) => side.map(nameOf).join(' & '))
    : Array<string>(rules.sides).fill('');
  return (
    <form
      aria-label={t('tournament-desk.type')}
      className="flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') start();
      }}
    >
      <SlipFields
        handle={fields}
        rules={rules}
        names={names}
        typed={typed}
        onTyped={setTyped}
        onDone={write}
        note={note || undefined}
        before={{
          label: t('tournament-desk.table'),
          value: number,
          onTyped: (value) => {
            setNumber(value);
            setSaid('');
          },
          onEnter: enter,
        }}
      />
      <Refused>{fault}</Refused>
      <button
        type="button"
        className={actionOnPaper}
        disabled={!table || check.kind !== 'fits'}
        onClick={() => check.kind === 'fits' && write(check.figures)}
      >
        {t(`tournament-desk.${fixing === null ? 'write' : 'correctIt'}`)}
      </button>
      {said === '' && undo && <div className="self-end">{undo}</div>}
    </form>
  );
}
