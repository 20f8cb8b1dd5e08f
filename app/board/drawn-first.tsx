/**
 * What is seen of a board before its scripts are there: the name of the game, the slate, where the game
 * stands, the last hand in words. Drawn outside of Next (app/drawn), called by lib/server/games/first-sight.ts.
 */
import type { ComponentType } from 'react';
import { drawn } from '@/app/drawn/drawn';
import { progress } from '@/lib/i18n/game';
import { allInWords } from '@/lib/i18n/said';
import { withOwnNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import { type SlateKind, tally, variant } from '@/lib/jass';
import { withCallNames } from '@/lib/league/call-names';
import type { Drawing } from '@/lib/server/operations/drawn-pages';
import { type GameState, isOver, recordOf } from '@/lib/sync/game';
import { LAYOUT } from '../games/[gameId]/board-layout';
import { explained } from '../games/[gameId]/explained';
import { LastHand } from '../games/[gameId]/last-hand';
import { asItStands } from '../games/[gameId]/slates/as-it-stands';
import DifferencesSlate from '../games/[gameId]/slates/differences';
import RowsSlate from '../games/[gameId]/slates/rows';
import type { SlateProps } from '../games/[gameId]/slates/slate';
import SticksSlate from '../games/[gameId]/slates/sticks';
import StrokesHere from '../games/[gameId]/slates/strokes-here';
import TotalsSlate from '../games/[gameId]/slates/totals';

const SLATES = {
  sticks: SticksSlate,
  strokes: StrokesHere,
  differences: DifferencesSlate,
  rows: RowsSlate,
  totals: TotalsSlate,
} satisfies Readonly<Record<SlateKind, ComponentType<SlateProps>>>;

/** The first sight of a game's board as HTML, in a language; empty where it cannot be scored. */
export const drawFirst: Drawing['drawFirst'] = (game, language) =>
  drawn(<First game={game} />, language);

function First({ game: kept }: { game: GameState }) {
  const words = useWords();
  const named = { ...kept, table: withOwnNames(words, kept.table) };
  const game = { ...named, table: withCallNames(named.table) };
  const scored = tally(recordOf(game));
  if (!scored.ok) return null;
  const { table, hands } = game;
  const over = isOver(game.override, scored.value);
  const stands = explained(game);
  const { slate, rowsOf } = variant(table.variant);
  const Slate = SLATES[slate];
  const last = stands.hands[hands.length - 1];
  // Which cards are on the table the phone knows; what says the same with both can be said already.
  const [french, swiss] = (['french', 'swiss'] as const).map(
    (deck) => last && allInWords(words, last.why, deck),
  );
  const toldLast = last && french === swiss && (
    <div className="contents" inert>
      <LastHand hand={last} onWhy={() => undefined} />
    </div>
  );
  return (
    <div className={LAYOUT.page} aria-busy="true">
      <header className={`grid ${LAYOUT.bar}`}>
        <span className="size-12" />
        <h1 className={LAYOUT.name}>{gameName(words, table)}</h1>
        <span className="size-12" />
      </header>
      <main className={LAYOUT.main}>
        <div className={LAYOUT.slate}>
          <div className={LAYOUT.left}>
            <div
              className={LAYOUT.place}
              style={{ ['--lines' as string]: rowsOf(table.options).length }}
            >
              <Slate
                {...asItStands({ game: named, tally: scored.value, over, stands })}
                room="board"
              />
            </div>
          </div>
          {!over && (
            <div className={LAYOUT.told}>
              <p className={LAYOUT.where}>
                <span className="font-semibold">{progress(words, table, scored.value)}</span>
              </p>
              {toldLast}
            </div>
          )}
        </div>
        {over && <div className={LAYOUT.beside}>{toldLast}</div>}
      </main>
    </div>
  );
}
