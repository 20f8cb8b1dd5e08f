'use client';
/** For the wall and for the end: the ranking, the prizes, certificates. */
import { useState } from 'react';
import { Certificates, howMany } from '@/app/leagues/[leagueId]/kit/certificates';
import { Choice } from '@/app/ui/choice';
import { dayInWords } from '@/lib/i18n/days';
import { decidedInWords, prizeFor, prizeWorth, wonBy } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { winnersOf } from '@/lib/tournament/honours';
import { useGround } from '../prizes/use-ground';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { fit, inPages, PageHead } from './pages';

const ROWS = { ranking: 32, prizes: 18 } as const;

const hasPlayed = ({ rounds }: { readonly rounds: readonly (number | null)[] }): boolean =>
  rounds.some((points) => points !== null);

export function RankingPages() {
  const words = useWords();
  const { t, format } = words;
  const { view, whole } = useWhole();
  const { nameOf, byId } = usePeople();
  const lines = (view.ranking ?? []).filter(hasPlayed);
  const pages = inPages(lines, ROWS.ranking);
  const rounds = view.rounds.map((_, round) => round);
  const title = view.isOver
    ? t('tournament-ranking.final')
    : t('tournament-ranking.after', { round: String(view.rounds.length) });
  const { hiddenFrom, tieBreaks } = whole.setting;
  return (
    <>
      {hiddenFrom !== null && hiddenFrom < rounds.length && (
        <p className="print:hidden">{t('tournament-print.hidden')}</p>
      )}
      {pages.length === 0 && <p className="print:hidden">{t('tournament-ranking.none')}</p>}
      {pages.map((some, page) => (
        <article key={some[0]?.entrant} className="kit-page tour-sheet" aria-label={title}>
          <PageHead title={title} page={page} pages={pages.length} />
          <table className="tour-list">
            <thead>
              <tr>
                <th scope="col">{t('tournament-ranking.rank')}</th>
                <th scope="col">{t('tournament-ranking.name')}</th>
                {rounds.map((round) => (
                  <th key={round} scope="col">
                    {round + 1}
                  </th>
                ))}
                <th scope="col">{t('tournament-ranking.total')}</th>
              </tr>
            </thead>
            <tbody>
              {some.map((line) => {
                const name = nameOf(line.entrant);
                const club = byId.get(line.entrant)?.club;
                const about = [
                  club,
                  line.decidedBy !== 'total' && decidedInWords(words, lines, line, tieBreaks),
                ];
                return (
                  <tr key={line.entrant}>
                    <td>{line.rank}.</td>
                    <th scope="row">
                      <span className={fit(name, 26)}>{name}</span>
                      <small>{about.filter(Boolean).join(', ')}</small>
                    </th>
                    {rounds.map((round) => {
                      const points = line.rounds[round] ?? null;
                      const figure = points === null ? '–' : format.number(points);
                      return (
                        <td key={round}>
                          {line.dropped.includes(round) ? <s>{figure}</s> : figure}
                        </td>
                      );
                    })}
                    <td>
                      <b className="font-semibold">{format.number(line.total)}</b>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </article>
      ))}
    </>
  );
}

export function PrizePages() {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  const { nameOf } = usePeople();
  const ground = useGround();
  const title = t('tournament-prizes.list');
  const pages = inPages(whole.setting.prizes, ROWS.prizes);
  if (pages.length === 0) return <p className="print:hidden">{t('tournament-prizes.empty')}</p>;
  return pages.map((prizes, page) => (
    <article key={page} className="kit-page tour-sheet" aria-label={title}>
      <PageHead title={title} page={page} pages={pages.length} />
      <ol className="tour-prizes">
        {prizes.map((prize, at) => {
          const who = wonBy(words, winnersOf(prize, ground).entrants, nameOf);
          return (
            <li key={at} className="tour-prize">
              <span>{prizeFor(words, prize)}</span>
              <b className={`tour-winner ${fit(who, 30)}`}>{who}</b>
              <span className="tour-worth">{prizeWorth(words, prize)}</span>
            </li>
          );
        })}
      </ol>
    </article>
  ));
}

const TOP = ['1', '3', '5', '10'] as const;

export function CertificatePages() {
  const words = useWords();
  const { t } = words;
  const { view, whole } = useWhole();
  const { nameOf } = usePeople();
  const [top, setTop] = useState<string>('3');
  const { name, date, place } = whole.setting;
  const rows = (view.ranking ?? [])
    .filter((line) => hasPlayed(line) && line.rank <= howMany(top))
    .map(({ entrant, rank }) => ({ id: entrant, name: nameOf(entrant), rank }));
  return (
    <>
      <div className="print:hidden">
        <Choice
          label={t('kit.certificates.howMany')}
          options={TOP.map((value) => ({ value: value as string, name: value }))}
          value={top}
          onChoose={setTop}
        />
        {rows.length === 0 && <p>{t('kit.certificates.none')}</p>}
      </div>
      <Certificates
        words={words}
        league={name}
        of={[place, date && dayInWords(words, date)].filter(Boolean).join(', ')}
        rows={rows}
      />
    </>
  );
}
