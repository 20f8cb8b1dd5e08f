'use client';
import { lazily } from '@/app/ui/lazily';
import { DeckOfGame } from '@/app/ui/use-setting';
import { useVariants } from '@/app/ui/use-variants';
import { Board, type BoardProps } from './board';

const BigSlate = lazily(() => import('./big/big-slate'));

/** The board of a game, or its slate alone; a table may have cards of its own. */
export function GameBoard({ isBig, ...props }: BoardProps & { readonly isBig?: boolean }) {
  const { initial, tourney } = props;
  useVariants([
    ...new Set([
      initial.table.variant,
      ...(tourney?.games ?? []).map(({ tally }) => tally.variant),
    ]),
  ]);
  return (
    <DeckOfGame value={initial.id}>
      {isBig ? <BigSlate {...props} /> : <Board {...props} />}
    </DeckOfGame>
  );
}
