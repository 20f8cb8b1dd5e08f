/** How a tourney went that is won: the points of each game by side, and what they come to. */
import { linesOf } from '@/app/ui/slate/name';
import { useWords } from '@/lib/i18n/use-words';
import { callNames } from '@/lib/league/call-names';
import type { TourneyStandings } from '@/lib/sync/tourney';

/** So many games have room beside the names; of a longer tourney these are the last ones. */
const MOST = 7;
/** With so many letters and games in a line two people stand in two. */
const MOST_IN_LINE = 28;
const LETTERS_OF_GAME = 4;

export function TourneyCourse({
  standings: { names, rows, totals, winners },
}: {
  standings: TourneyStandings;
}) {
  const { t } = useWords();
  const first = Math.max(0, rows.length - MOST);
  const call = callNames(names);
  const longest = Math.max(...names.map((name) => call(name).length));
  const isInLine = longest + LETTERS_OF_GAME * (rows.length - first) <= MOST_IN_LINE;
  return (
    <table className="moment-late m-auto border-collapse font-hand text-[length:clamp(1rem,min(9.5cqh,5.5cqw),3rem)] leading-tight">
      <thead>
        <tr className="border-line/70 border-b-2 text-[0.75em] text-chalk/85">
          <th scope="col" className="pr-[0.8em] text-left font-normal">
            {t('board.tourney.game')}
          </th>
          {rows.slice(first).map(({ id }, i) => (
            <th
              key={id}
              scope="col"
              className={`font-normal ${isInLine ? 'min-w-[2em]' : 'min-w-[1.5em]'}`}
            >
              {first + i + 1}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {names.map((name, k) => (
          <tr
            key={name}
            className={`border-line/35 border-b last:border-0 ${winners.includes(name) ? 'text-yellow' : ''}`}
          >
            <th scope="row" className="py-[0.15em] pr-[0.8em] text-left font-normal">
              {(isInLine ? [call(name)] : linesOf(call(name))).map((line, i) => (
                <span key={i} className="block max-w-[9em] truncate">
                  {line}
                </span>
              ))}
            </th>
            {rows.slice(first).map(({ id, points }) => (
              <td key={id}>{points?.[k] || '–'}</td>
            ))}
            <td className="border-line/70 border-l-2 pl-[0.5em] text-[1.5em]">{totals[k]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
