'use client';
/** The keys for what can come with a hand; each says what is entered already. */
import { useWords } from '@/lib/i18n/use-words';
import { SUITS, variant, wiesPoints } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import type { Counting } from './counting';
import { type Draft, trumpOf } from './draft';

/** What the lower half of the sheet asks instead of the points. */
export type Extra = 'trump' | 'match' | 'wies' | 'stoeck' | 'declare';

export function Extras({
  table,
  counting,
  draft,
  open,
  onOpen,
  onPushed,
}: {
  table: Table;
  counting: Counting;
  draft: Draft;
  open: Extra | null;
  onOpen: (extra: Extra) => void;
  /** Left out where nobody pushes. */
  onPushed?: () => void;
}) {
  const { t } = useWords();
  const trump = trumpOf(draft);
  const isSuit = SUITS.some((suit) => suit === trump);
  const wies = draft.wies.reduce((sum, melds) => sum + wiesPoints(melds), 0);
  // Only a partner can be pushed to.
  const hasPartner = variant(table.variant)
    .sidesOf(table.players.length, table.options)
    .every((seats) => seats.length > 1);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap gap-1 max-[22rem]:gap-0.5">
      <Key
        label={t('schieber.key.match')}
        on={draft.match !== null}
        open={open === 'match'}
        onTap={() => onOpen('match')}
      />
      {counting.wies && (
        <Key
          label={
            wies > 0 ? t('schieber.key.wiesOf', { points: String(wies) }) : t('schieber.key.wies')
          }
          on={wies > 0}
          open={open === 'wies'}
          onTap={() => onOpen('wies')}
        />
      )}
      {counting.stoeck && isSuit && (
        <Key
          label={t('schieber.key.stoeck')}
          on={draft.stoeck !== null}
          open={open === 'stoeck'}
          onTap={() => onOpen('stoeck')}
        />
      )}
      {hasPartner && onPushed && (
        <Key label={t('schieber.key.pushed')} on={draft.pushed} onTap={onPushed} />
      )}
      {counting.win === 'declared' && (
        <Key
          label={t('schieber.key.declare')}
          on={draft.declared !== null}
          open={open === 'declare'}
          onTap={() => onOpen('declare')}
        />
      )}
    </div>
  );
}

function Key({
  label,
  on,
  open,
  onTap,
}: {
  label: string;
  on: boolean;
  open?: boolean;
  onTap: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      {...(open !== undefined && { 'aria-expanded': open })}
      className={`h-12 min-w-fit flex-auto whitespace-nowrap rounded-lg border px-1 text-[0.8125rem] tracking-tight max-[22rem]:px-0 aria-pressed:border-yellow aria-pressed:text-yellow ${open ? 'border-chalk bg-slate-dark' : 'border-chalk/25 bg-slate'}`}
      onClick={onTap}
    >
      {label}
    </button>
  );
}
