/** One game in a list: its slate in small, what it was, who played, how it stands or ended. */
import type { Route } from 'next';
import Link from 'next/link';
import { Lately } from '@/app/ui/lately';
import { MiniSlate } from '@/app/ui/slate/mini-slate';
import type { Point } from '@/lib/i18n/lately';
import { outcome, total } from '@/lib/i18n/result';
import { ownNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { type SchieberSlate, type Tally, totalsOf, type VariantId, variant } from '@/lib/jass';
import { callNames } from '@/lib/league/call-names';

export type ListedGame = {
  readonly id: string;
  readonly variant: VariantId;
  /** What somebody called it, or a list calls itself; left out where it is known by its variant. */
  readonly name?: string;
  /** The names of the sides, as totals count them. */
  readonly sides: readonly string[];
  /** How many hands are played; one that is only announced is not yet. */
  readonly hands: number;
  readonly over: boolean;
  readonly tally: Tally;
};

export function GameRow({
  game: { id, over, ...game },
  when,
  isHere = false,
  children,
}: {
  game: ListedGame;
  /** When it was begun. */
  when: Point;
  /** It lies on this phone and may be nowhere else: the whole page is loaded, which the worker has. */
  isHere?: boolean;
  /** What else there is to say of it. */
  children?: React.ReactNode;
}) {
  const words = useWords();
  const { tally } = game;
  const sides = ownNames(words, game.sides);
  const call = callNames(sides);
  const { slate, figure } = variant(game.variant);
  const texts = sides.map((_, side) => total(words, tally, side));
  const best = tally.winners.length > 0 ? tally.winners : (tally.ranking[0] ?? []);
  // Of a game that is over the winners come first; in a narrow list the sentence that says so is enough.
  const seats = sides.map((_, side) => side);
  const shown = over ? seats.toSorted((a, b) => rankOf(tally, a) - rankOf(tally, b)) : seats;
  const hasWon = (side: number) => over && best.includes(side);
  // A route with an id is not one that the type of all routes lists.
  const path = (over ? `/games/${id}/record` : `/games/${id}`) as Route;
  const look = 'flex items-start gap-3 py-3 active:bg-paper-dark';
  const inside = (
    <>
      <MiniSlate
        {...{ slate, figure, texts, best, over }}
        totals={totalsOf(tally)}
        strokes={strokesIn(tally)}
      />
      <span className="@container min-w-0 flex-1 leading-snug">
        <span className="game-row">
          <span className="min-w-0">
            {game.name !== undefined && <span className="font-semibold">{game.name} </span>}
            <span className={game.name === undefined ? 'font-semibold' : 'text-ink-dim'}>
              {variantName(words, game.variant)}
            </span>
          </span>
          <span className="game-when">
            <Lately {...when} />
          </span>
          {over && <span className="text-pretty">{outcome(words, sides.map(call), tally)}</span>}
          <span
            className={`game-sides ${over ? 'text-[0.9375rem] text-ink-dim @xl:text-base/snug' : ''}`}
          >
            {shown.map((side) => (
              <span key={side} data-won={hasWon(side) || undefined} className="game-side">
                <Called as={call}>{sides[side] ?? ''}</Called>{' '}
                <span className={`shrink-0 tabular-nums ${hasWon(side) ? '' : 'text-ink-dim'}`}>
                  {texts[side]}
                </span>
              </span>
            ))}
          </span>
          <span className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem] text-ink-dim empty:hidden @xl:justify-start">
            {!over && <span>{words.t('games.list.hands', { hands: game.hands })}</span>}
            {children}
          </span>
        </span>
      </span>
    </>
  );
  return isHere ? (
    <a href={path} className={look}>
      {inside}
    </a>
  ) : (
    <Link href={path} className={look}>
      {inside}
    </Link>
  );
}

/** A name in full where the list is wide, and for those who hear it; elsewhere as one is called. */
function Called({ children: name, as: call }: { children: string; as: (name: string) => string }) {
  const called = call(name);
  if (called === name) return <span className="game-called">{name}</span>;
  return (
    <span className="game-called" title={name}>
      <span className="@max-[52rem]:sr-only">{name}</span>
      <span aria-hidden="true" className="@[52rem]:hidden">
        {called}
      </span>
    </span>
  );
}

/** What stands on the slate of each side, where that is strokes: it depends on how a total was come by. */
const strokesIn = (tally: Tally): readonly (SchieberSlate | undefined)[] =>
  'slate' in tally
    ? tally.slate.map((side) => (typeof side === 'object' && 'hundreds' in side ? side : undefined))
    : [];

const rankOf = ({ ranking }: Tally, side: number): number =>
  ranking.findIndex((level) => level.includes(side));
