/** The slate of a game as it stands, on a page to read. */
import type { ComponentType } from 'react';
import { ByDeck } from '@/app/ui/by-deck';
import { inEachDeck } from '@/lib/i18n/trumps';
import { type Explanation, type SlateKind, type Tally, variant } from '@/lib/jass';
import type { GameState } from '@/lib/sync/game';
import { asItStands } from '../slates/as-it-stands';
import DifferencesSlate from '../slates/differences';
import RowsSlate from '../slates/rows';
import type { SlateProps } from '../slates/slate';
import SticksSlate from '../slates/sticks';
import { StrokesOnPage } from '../slates/strokes';
import TotalsSlate from '../slates/totals';

const SLATES = {
  sticks: SticksSlate,
  strokes: StrokesOnPage,
  differences: DifferencesSlate,
  rows: RowsOnPage,
  totals: TotalsSlate,
} satisfies Readonly<Record<SlateKind, ComponentType<SlateProps>>>;

/** Its rows are called after cards. */
function RowsOnPage(props: SlateProps) {
  return <ByDeck drawn={inEachDeck((deck) => <RowsSlate key={deck} {...props} deck={deck} />)} />;
}

export function SlateOnPage({
  game,
  tally,
  explained,
}: {
  game: Pick<GameState, 'table' | 'hands'>;
  tally: Tally;
  explained: Explanation;
}) {
  const Slate = SLATES[variant(game.table.variant).slate];
  return <Slate {...asItStands({ game, tally, stands: explained, over: true })} room="page" />;
}
