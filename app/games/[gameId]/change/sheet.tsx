'use client';
/** What can be changed of a game while it is played, on one sheet. */
import { useState } from 'react';
import { Sheet } from '@/app/ui/sheet';
import { useWords } from '@/lib/i18n/use-words';
import type { BoardBarProps } from '../board-bar';
import { Names } from './names';
import { useChange } from './use-change';

export default function ChangeSheet({
  state,
  back,
  live,
  onChange,
  onClose,
}: BoardBarProps & { onClose: () => void }) {
  const { t } = useWords();
  const [table, setTable] = useState(state.table);
  const { change, fault } = useChange({ state, onChange, onSeen: setTable, onDone: onClose });
  // Whoever came to the table of a league by a link is no scorer there.
  const isPlacing = back === null || live.table === null || live.table.role === 'host';
  return (
    <Sheet title={t('change.title')} onClose={onClose} full>
      <Names table={table} isPlacing={isPlacing} fault={fault} onChange={change} />
    </Sheet>
  );
}
