'use client';
/** Making a change of the table: against what whoever makes it has seen there. */
import { useState } from 'react';
import { makeId } from '@/lib/browser/id';
import { faultInWords } from '@/lib/i18n/fault';
import { useWords } from '@/lib/i18n/use-words';
import type { Tally } from '@/lib/jass';
import type { Change, Fault, GameState, Table } from '@/lib/sync/game';
import { partLike, type TablePart } from '@/lib/sync/table-change';
import { checkPart } from '@/lib/sync/table-check';

/** Why a change was not made, and the part of the table that it is about. */
export type TableFault = { readonly path: string; readonly message: string };

/** What a form needs that changes something of the table and says what comes of it. */
export type TableForm = {
  readonly state: GameState;
  readonly tally: Tally;
  /** The table as it was seen last. */
  readonly table: Table;
  readonly fault: TableFault | null;
  readonly onChange: (seen: Table, after: TablePart) => void;
};

/**
 * Makes changes of a game's table against the table as it was when this began. Where somebody else was
 * quicker, nothing is made, it is said, and the table is seen as it is now.
 */
export function useChange({
  state,
  onChange,
  onDone,
}: {
  state: Pick<GameState, 'table'>;
  onChange: (change: Change) => Fault | undefined;
  onDone: () => void;
}): {
  readonly seen: Table;
  /** Changes what `seen` shows to what `after` says. */
  readonly change: (seen: Table, after: TablePart) => void;
  readonly fault: TableFault | null;
  /** Takes the fault away. */
  readonly forget: () => void;
} {
  const words = useWords();
  const [seen, setSeen] = useState(state.table);
  const [fault, setFault] = useState<TableFault | null>(null);
  return {
    seen,
    fault,
    forget: () => setFault(null),
    change(table, after) {
      const checked = checkPart(table, after);
      const refused = checked.ok
        ? onChange({
            kind: 'table',
            id: makeId(),
            before: partLike(table, checked.value),
            after: checked.value,
          })
        : checked.error;
      if (!refused) return onDone();
      setFault({ path: refused.path, message: faultInWords(words, refused) });
      if (refused.code === 'table-changed') setSeen(state.table);
    },
  };
}
