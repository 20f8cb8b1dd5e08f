import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import Link from 'next/link';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { names } from '@/lib/i18n/en/figures';
import { outcome, total } from '@/lib/i18n/en/game';
import { VARIANTS } from '@/lib/i18n/en/variants';
import { findGame, type GameLine, listGames } from '@/lib/server/games';
import { viewer } from '@/lib/server/session';
import { nextTable } from '@/lib/sync/deal';
import { ListOfNow } from './list-of-now';
import { StartGame } from './start-game';

export const metadata: Metadata = { title: 'My games' };

type Props = { searchParams: Promise<{ from?: string | string[] }> };

export default async function GamesPage({ searchParams }: Props) {
  const me = await viewer();
  const { from } = await searchParams;
  const cursor = typeof from === 'string' ? from : undefined;
  const { games, next } = await listGames(me, { cursor });
  const latest = cursor ? undefined : latestOf(games);
  const again = latest && (await findGame(me, latest.id));
  return (
    <PaperPage title="My games" back="/" backLabel="Start">
      <ListOfNow rendering={randomUUID()} />
      <div className="flex flex-col gap-3">
        <Link href="/games/new" className={actionOnPaper}>
          New game
        </Link>
        {latest && again && (
          <StartGame table={nextTable(again.table, latest.tally)} after={latest.id} tone="plain">
            <span>
              Same table again
              <span className="block font-normal text-[0.9375rem] text-ink-dim">
                {VARIANTS[latest.variant].name}: {names(latest.players)}
              </span>
            </span>
          </StartGame>
        )}
      </div>
      {games.length === 0 ? (
        <p className="text-ink-dim">
          No games yet. Start one, and it will be listed here, running games first, for as long as
          you use this phone.
        </p>
      ) : (
        <>
          <Games title="Running" games={games.filter(({ over }) => !over)} />
          <Games title="Finished" games={games.filter(({ over }) => over)} />
        </>
      )}
      {next && (
        <Link href={`/games?from=${encodeURIComponent(next)}`} className={keyOnPaper}>
          Older games
        </Link>
      )}
    </PaperPage>
  );
}

/** The game played last, running or not. */
const latestOf = (games: readonly GameLine[]): GameLine | undefined =>
  [...games].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];

function Games({ title, games }: { title: string; games: readonly GameLine[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <ul className="divide-y divide-ink/10">
        {games.map((game) => (
          <li key={game.id}>
            <Link href={`/games/${game.id}`} className="block py-3 active:bg-paper-dark">
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-semibold">{VARIANTS[game.variant].name}</span>
                <span className="text-[0.9375rem] text-ink-dim">
                  <When at={game.updatedAt} />
                </span>
              </span>
              <span className="flex flex-wrap gap-x-4">
                {game.sides.map((side, i) => (
                  <span key={side}>
                    {side} <span className="text-ink-dim">{total(game.tally.totals[i])}</span>
                  </span>
                ))}
              </span>
              <span className="block text-[0.9375rem] text-ink-dim">
                {game.over
                  ? outcome(game.sides, game.tally)
                  : `${game.hands} ${game.hands === 1 ? 'hand' : 'hands'} entered`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
