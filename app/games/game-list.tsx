/** Games in a list: what was played, when, by whom, and how it ended. */
import { ownNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { type Words, withFigure } from '@/lib/i18n/words';
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
  const words = useWords();
  const { t } = words;
  if (games.length === 0) return null;
  return (
    <section aria-label={title} className="@container">
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <div className="@4xl:columns-2 @4xl:gap-x-16">
        {inTourneys(games).map((together) => {
          const [first] = together;
          if (!first) return null;
          return (
            <div
              key={first.id}
              className={`border-ink/10 border-t ${first.tourney ? 'border-l-3 border-l-felt pl-3' : ''}`}
            >
              {first.tourney && (
                <p className="flex flex-wrap gap-x-3 pt-3 text-[0.9375rem] text-ink-dim">
                  <span>{t('games.list.tourney', { games: together.length })}</span>
                  {standing(words, first).map((one) => (
                    <span key={one}>{one}</span>
                  ))}
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

/** How the tourney stands of which this is the latest game. */
function standing(words: Words, { tourney, sides, players }: GameLine): string[] {
  const who = ownNames(words, tourney?.totals.length === sides.length ? sides : players);
  return (tourney?.totals ?? []).map((points, i) => withFigure(who[i] ?? '', String(points)));
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
