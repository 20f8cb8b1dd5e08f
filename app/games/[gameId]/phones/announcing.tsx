'use client';
/** How the table announces, where another phone takes it down; on everybody's own, who is still to announce. */
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { wayOf } from '@/lib/sync/announcing';
import type { AtTable } from '@/lib/sync/at-table';
import type { Table } from '@/lib/sync/game';

export default function Announcing({ table, at }: { table: Table; at: AtTable }) {
  const words = useWords();
  const { t } = words;
  const way = wayOf(table, at.announceSeparately);
  const missing = table.players.filter((_, seat) => !at.announced.includes(seat));
  return (
    <span role="status">
      {at.seat !== null && `${t('live.announce.you', { name: table.players[at.seat] ?? '' })} `}
      {way === 'apart'
        ? t('live.announce.missing', { names: names(words, missing) })
        : way && t(`live.sheet.way.${way}`)}
    </span>
  );
}
