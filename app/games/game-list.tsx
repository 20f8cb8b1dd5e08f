/** Games in a list: what was played, when, by whom, and how it ended. */
import { useWords } from '@/lib/i18n/use-words';
import type { GameLine } from '@/lib/server/games';
import { GameRow } from './game-row';

export function GameList({
  title,
  games,
  withLeague = false,
}: {
  /** What the list is; its name for those who hear the page. */
  title: string;
  games: readonly GameLine[];
  /** Say which league a game belongs to. */
  withLeague?: boolean;
}) {
  const { t } = useWords();
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className="@container">
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <div className="@4xl:columns-2 @4xl:gap-x-16">
        {inTourneys(games).map((together) => {
          const [first] = together;
          const isTourney = together.length > 1;
          return (
            <div
              key={first?.id}
              className={`border-ink/10 border-t ${isTourney ? 'border-l-3 border-l-felt pl-3' : ''}`}
            >
              {isTourney && (
                <p className="pt-3 text-[0.9375rem] text-ink-dim">
                  {t('games.list.tourney', { games: together.length })}
                </p>
              )}
              <ul className="divide-y divide-ink/10">
                {together.map((game) => (
                  <li key={game.id} className="break-inside-avoid">
                    <GameRow game={game} when={{ at: game.playedAt, on: game.playedOn }}>
                      {withLeague && game.league && <span>{game.league.name}</span>}
                    </GameRow>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
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
