'use client';
/** What came with the points: who took every trick, who had stöck, whose wies count. */
import { later } from '@/app/ui/later';
import { useWords } from '@/lib/i18n/use-words';
import { type Seat, type Side, type Trump, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';
import { type Draft, withMatch } from './draft';
import type { Extra } from './extras';
import { ChooseSide } from './questions';

// Loaded when wies are shown.
const WiesList = later(() => import('./wies-list'));

export function ExtraQuestion({
  extra,
  names,
  table,
  trump,
  leads,
  draft,
  onChange,
  onDone,
}: {
  /** Which one is open; those that it does not know it leaves to others. */
  extra: Extra | null;
  /** The sides. */
  names: readonly string[];
  table: Table;
  trump: Trump;
  /** Who leads to the first trick. */
  leads: Seat;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onDone: () => void;
}) {
  const { t } = useWords();
  const answer = (change: Partial<Draft>) => {
    onChange(change);
    onDone();
  };
  const ask = (question: string, value: Side | null, onPick: (side: Side | null) => void) => (
    <ChooseSide
      question={question}
      names={names}
      value={value}
      none={t('schieber.ask.nobody')}
      onPick={onPick}
    />
  );
  switch (extra) {
    case 'match':
      return ask(t('schieber.ask.match'), draft.match, (match) =>
        answer(withMatch(draft, match, variant(table.variant).isFullPack)),
      );
    case 'stoeck':
      return ask(t('schieber.ask.stoeck'), draft.stoeck, (stoeck) => answer({ stoeck }));
    case 'declare':
      return ask(t('schieber.ask.declare'), draft.declared, (declared) => answer({ declared }));
    case 'wies':
      return (
        <WiesList
          names={names}
          trump={trump}
          wies={draft.wies}
          onChange={(wies) => onChange({ wies })}
          table={table}
          leads={leads}
          onDone={onDone}
        />
      );
    default:
      return null;
  }
}
