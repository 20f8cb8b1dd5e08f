'use client';
/** The back of the slate: the games of a tourney and its points. */
import type { Route } from 'next';
import Link from 'next/link';
import { Sheet } from '@/app/ui/sheet';
import { gamesInWords, total, tourneyOutcome } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { type Tourney, tourneyStandings } from '@/lib/sync/tourney';

export default function TourneySheet({
  tourney,
  gameId,
  onClose,
}: {
  tourney: Tourney;
  /** The game whose board is open. */
  gameId: string;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const { names, rows, totals, winners, isOver } = tourneyStandings(tourney);
  return (
    <Sheet title={t('board.menu.turnOver')} onClose={onClose} full>
      <p className="pb-2 text-chalk-dim">{gamesInWords(words, tourney.length)}</p>
      <table className="w-full border-collapse text-right">
        <thead>
          <tr className="border-chalk/20 border-b text-[0.9375rem]">
            <th scope="col" className="py-2 text-left font-normal">
              {t('board.tourney.game')}
            </th>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pl-2 font-hand font-normal text-[1.1875rem]"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, points }, i) => {
            const game = tourney.games[i];
            return (
              <tr key={id} className="border-chalk/15 border-b">
                <th scope="row" className="py-1 text-left font-normal">
                  <Link
                    href={`/games/${id}` as Route}
                    onClick={onClose}
                    aria-current={id === gameId ? 'page' : undefined}
                    className="inline-grid min-h-12 min-w-12 content-center underline underline-offset-4 aria-[current=page]:no-underline"
                  >
                    {i + 1}
                    <span className="block text-[0.8125rem] text-chalk-dim">
                      {game?.tally.totals
                        .map((_, side) => total(words, game.tally, side))
                        .join(' : ')}
                    </span>
                  </Link>
                </th>
                {names.map((name, k) => (
                  <td key={name} className="pl-2 font-hand text-[1.75rem]">
                    {points ? points[k] : '–'}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2 text-left">
              {t('board.tourney.points')}
            </th>
            {totals.map((sum, k) => (
              <td key={names[k]} className="py-2 pl-2 font-hand text-[2.125rem] text-yellow">
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {winners.length > 0 && (
        <p className="py-2 text-center font-hand text-[1.625rem] text-yellow">
          {tourneyOutcome(words, winners, isOver)}
        </p>
      )}
    </Sheet>
  );
}
