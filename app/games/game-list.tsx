/** Games in a list: what was played, when, by whom, and how it ended; those from paper among them. */
import { ownNames } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';
import { type Words, withFigure } from '@/lib/i18n/words';
import type { PaperFound } from '@/lib/server/archive';
import type { GameLine } from '@/lib/server/games';
import { GameRow } from './game-row';
import { PaperRow } from './paper-row';

export function GameList({
  title,
  games,
  paper = [],
  isOldestFirst = false,
  withLeague = false,
}: {
  /** What the list is; its name for those who hear the page. */
  title: string;
  /** Both in their order. */
  games: readonly GameLine[];
  paper?: readonly PaperFound[];
  isOldestFirst?: boolean;
  /** Say which league a game belongs to. */
  withLeague?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  if (games.length + paper.length === 0) return null;
  const sign = isOldestFirst ? 1 : -1;
  const lines = [...games.map(ofGame), ...paper.map(ofPaper)].toSorted(
    (a, b) => sign * (a.at - b.at),
  );
  return (
    <section aria-label={title} className="@container">
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <div className="@4xl:columns-2 @4xl:gap-x-16">
        {inTourneys(lines).map((together) => {
          const [first] = together;
          if (!first) return null;
          // The latest game of a tourney.
          const latest = !first.isPaper && first.of.tourney ? first.of : null;
          return (
            <div
              key={first.of.id}
              className={`border-ink/10 border-t ${latest ? 'border-l-3 border-l-felt pl-3' : ''}`}
            >
              {latest && (
                <p className="flex flex-wrap gap-x-3 pt-3 text-[0.9375rem] text-ink-dim">
                  <span>{t('games.list.tourney', { games: together.length })}</span>
                  {standing(words, latest).map((one) => (
                    <span key={one}>{one}</span>
                  ))}
                </p>
              )}
              <ul className="divide-y divide-ink/10">
                {together.map((line) => (
                  <li key={line.of.id} className="break-inside-avoid">
                    {line.isPaper ? (
                      <PaperRow result={line.of} withLeague={withLeague} />
                    ) : (
                      <GameRow game={line.of} when={{ at: line.of.playedAt, on: line.of.playedOn }}>
                        {withLeague && line.of.league && <span>{line.of.league.name}</span>}
                      </GameRow>
                    )}
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

/** A line of the list with its place in time, in ms. */
type Line = ReturnType<typeof ofGame> | ReturnType<typeof ofPaper>;
const ofGame = (of: GameLine) => ({ isPaper: false as const, of, at: Date.parse(of.playedAt) });
const ofPaper = (of: PaperFound) => ({ isPaper: true as const, of, at: of.at });
const tourneyOf = (line: Line | undefined) =>
  line === undefined || line.isPaper ? null : line.of.tourneyId;

/** Games of one tourney that follow each other stand together. */
function inTourneys(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const tourney = tourneyOf(line);
    if (last && tourney !== null && tourneyOf(last[0]) === tourney) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
