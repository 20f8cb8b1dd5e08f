/** Games in a list: what was played, when, by whom, and how it ended. */
import type { Route } from 'next';
import Link from 'next/link';
import { When } from '@/app/ui/when';
import { dayInWords } from '@/lib/i18n/days';
import { outcome, total } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { GameLine } from '@/lib/server/games';

export function GameList({
  title,
  games,
  when = 'playedAt',
  withLeague = false,
}: {
  /** What the list is; its name for those who hear the page. */
  title: string;
  games: readonly GameLine[];
  /** Which of the moments of a game is told. */
  when?: 'playedAt' | 'updatedAt';
  /** Say which league a game belongs to. */
  withLeague?: boolean;
}) {
  const { t } = useWords();
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      {inTourneys(games).map((together) => {
        const [first] = together;
        const isTourney = together.length > 1;
        return (
          <div
            key={first?.id}
            className={`border-ink/10 border-t first-of-type:border-t-0 ${isTourney ? 'border-l-3 border-l-felt pl-3' : ''}`}
          >
            {isTourney && (
              <p className="pt-3 text-[0.9375rem] text-ink-dim">
                {t('games.list.tourney', { games: together.length })}
              </p>
            )}
            <ul className="divide-y divide-ink/10">
              {together.map((game) => (
                <li key={game.id}>
                  <Row game={game} when={when} withLeague={withLeague} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Row({
  game,
  when,
  withLeague,
}: {
  game: GameLine;
  when: 'playedAt' | 'updatedAt';
  withLeague: boolean;
}) {
  const words = useWords();
  const { id, over, league } = game;
  return (
    <Link
      // A route with an id is not one that the type of all routes lists.
      href={(over ? `/games/${id}/record` : `/games/${id}`) as Route}
      className="block py-3 active:bg-paper-dark"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          {game.name !== undefined && <span className="font-semibold">{game.name} </span>}
          <span className={game.name === undefined ? 'font-semibold' : 'text-ink-dim'}>
            {variantName(words, game.variant)}
          </span>
        </span>
        <span className="text-[0.9375rem] text-ink-dim">
          {when === 'playedAt' && game.playedOn ? (
            <time dateTime={game.playedOn}>{dayInWords(words, game.playedOn)}</time>
          ) : (
            <When at={game[when]} />
          )}
        </span>
      </span>
      <span className="flex flex-wrap gap-x-4">
        {game.sides.map((side, i) => (
          <span key={side}>
            {side} <span className="text-ink-dim tabular-nums">{total(words, game.tally, i)}</span>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem] text-ink-dim">
        <span>
          {over
            ? outcome(words, game.sides, game.tally)
            : words.t('games.list.hands', { hands: game.hands })}
        </span>
        {withLeague && league && <span>{league.name}</span>}
      </span>
    </Link>
  );
}

/** Games of one tourney that follow each other stand together. */
function inTourneys(games: readonly GameLine[]): GameLine[][] {
  const groups: GameLine[][] = [];
  for (const game of games) {
    const last = groups.at(-1);
    const isSame = game.tourneyId !== null && last?.[0]?.tourneyId === game.tourneyId;
    if (last && isSame) last.push(game);
    else groups.push([game]);
  }
  return groups;
}
