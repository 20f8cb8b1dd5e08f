'use client';
/** The ranking as a table: what each came to, round by round, and what decided their place. */
import { decidedInWords, penaltyInWords } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { RankingLine } from '@/lib/tournament';
import { usePeople } from '../use-people';
import { useTournament } from '../use-tournament';

type Props = {
  /** The whole ranking, from which what decided follows. */
  all: readonly RankingLine[];
  shown: readonly RankingLine[];
  rounds: number;
  /** Ranks among those shown; null where they are all. */
  ranks: ReadonlyMap<string, number> | null;
};

export function RankingTable({ all, shown, rounds, ranks }: Props) {
  const words = useWords();
  const { t, format } = words;
  const { view } = useTournament();
  const { byId, nameOf } = usePeople();
  const heads = Array.from({ length: rounds }, (_, round) => round);
  const hasPenalties = shown.some(({ penalty }) => penalty !== 0);
  const isDropped = shown.some(({ dropped }) => dropped.length > 0);
  const hasByes = shown.some(({ byes }) => byes.length > 0);
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
        tabIndex={0}
        aria-label={t('tournament-ranking.table')}
        className="standings-frame -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
      >
        <table className="standings min-w-full tabular-nums">
          <thead>
            <tr>
              <th className="rank" scope="col">
                <span className="sr-only">{t('tournament-ranking.rank')}</span>
              </th>
              <th className="name" scope="col">
                {t('tournament-ranking.name')}
              </th>
              <th scope="col">{t('tournament-ranking.total')}</th>
              {heads.map((round) => (
                <th key={round} scope="col">
                  {t('tournament-ranking.round', { round: String(round + 1) })}
                </th>
              ))}
              {hasPenalties && <th scope="col">{t('tournament-ranking.penalty')}</th>}
              <th scope="col" className="max-md:hidden">
                {t('tournament-ranking.decided')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => {
              const { entrant, rank, total, penalty, byes, dropped } = line;
              const { club = '', category = '' } = byId.get(entrant) ?? {};
              const decided = decidedInWords(words, all, line, view.setting.tieBreaks);
              const about = [club, category].filter(Boolean).join(', ');
              return (
                <tr key={entrant}>
                  <td className="rank">
                    {ranks?.get(entrant) ?? rank}.{ranks && <small>({rank}.)</small>}
                  </td>
                  <th className="name" scope="row">
                    {nameOf(entrant)}
                    {about && <small>{about}</small>}
                    {line.decidedBy !== 'total' && <small className="md:hidden!">{decided}</small>}
                  </th>
                  <td>{format.number(total)}</td>
                  {heads.map((round) => {
                    const points = line.rounds[round] ?? null;
                    const isBye = byes.includes(round);
                    const figure = points === null ? '–' : format.number(points);
                    return (
                      <td key={round}>
                        {dropped.includes(round) ? <s>{figure}</s> : figure}
                        {dropped.includes(round) && (
                          <span className="sr-only"> {t('tournament-ranking.dropped')}</span>
                        )}
                        {isBye && <small>{t('tournament-ranking.bye')}</small>}
                      </td>
                    );
                  })}
                  {hasPenalties && <td>{penalty !== 0 && penaltyInWords(words, line)}</td>}
                  <td className="text-ink-dim max-md:hidden">{decided}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {(isDropped || hasByes) && (
        <p className="text-[0.9375rem] text-ink-dim">
          {[
            isDropped && t('tournament-ranking.droppedLine'),
            hasByes && t('tournament-ranking.byeLine'),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
    </>
  );
}
