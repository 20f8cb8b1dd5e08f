'use client';
/** For the wall and for the end: the ranking, the prizes, certificates. */
import { useState } from 'react';
import { Certificates } from '@/app/leagues/[leagueId]/kit/certificates';
import { Choice } from '@/app/ui/choice';
import { dayInWords } from '@/lib/i18n/days';
import { decidedInWords, prizeFor, prizeWorth, wonBy } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { winnersOf } from '@/lib/tournament/honours';
import { useGround } from '../prizes/use-ground';
import { usePeople } from '../use-people';
import { useWhole } from '../use-tournament';
import { fit, inEvenPages, PageHead } from './pages';

const ROWS = { ranking: 32, prizes: 16 } as const;

const hasPlayed = ({ rounds }: { readonly rounds: readonly (number | null)[] }): boolean =>
  rounds.some((points) => points !== null);

export function RankingPages() {
  const words = useWords();
  const { t, format } = words;
  const { view, whole } = useWhole();
  const { nameOf, byId } = usePeople();
  const lines = (view.ranking ?? []).filter(hasPlayed);
  const pages = inEvenPages(lines, ROWS.ranking);
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
  const pages = inEvenPages(whole.setting.prizes, ROWS.prizes);
  if (pages.length === 0) return <p className="print:hidden">{t('tournament-prizes.empty')}</p>;
  return pages.map((prizes, page) => (
    <article key={page} className="kit-page tour-sheet" aria-label={title}>
      <PageHead title={title} page={page} pages={pages.length} />
      <ol
        className="tour-prizes"
        // As high as they can be; a few leave the page half empty rather than shout.
        style={{ '--row': `${Math.min(24, 240 / prizes.length)}mm` } as React.CSSProperties}
      >
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

/** For whom certificates are printed. */
const FOR = ['prizes', '3', '10', 'all'] as const;
type For = (typeof FOR)[number];
/** More prizes of one person find no room. */
const MOST_PRIZES = 3;
const MOST = { prizes: 0, '3': 3, '10': 10, all: Number.POSITIVE_INFINITY } as const;

export function CertificatePages() {
  const words = useWords();
  const { t } = words;
  const { view, whole } = useWhole();
  const { nameOf, byId } = usePeople();
  const ground = useGround();
  const { name, date, place, prizes } = whole.setting;
  const [chosen, setChosen] = useState<For>(prizes.length > 0 ? 'prizes' : '3');
  const wonOf = new Map<string, string[]>();
  // The place itself stands there already, and what a prize costs is nobody’s business.
  for (const prize of prizes)
    for (const id of winnersOf(prize, ground).entrants)
      wonOf.set(id, [
        ...(wonOf.get(id) ?? []),
        [prize.by !== 'rank' && prizeFor(words, prize), prize.worth].filter(Boolean).join(', '),
      ]);
  const rows = (view.ranking ?? [])
    .filter((line) => hasPlayed(line))
    .filter(({ entrant, rank }) =>
      chosen === 'prizes' ? wonOf.has(entrant) : rank <= MOST[chosen],
    )
    .map(({ entrant, rank, total }) => ({
      ...{ id: entrant, name: nameOf(entrant), rank, about: byId.get(entrant)?.club ?? '' },
      came: [
        t('tournament-prizes.figure.round', { figure: total }),
        ...(wonOf.get(entrant) ?? []).filter((one) => one !== '').slice(0, MOST_PRIZES),
      ],
    }));
  return (
    <>
      <div className="flex flex-col gap-3 print:hidden">
        <Choice
          label={t('tournament-print.certificates.who')}
          options={FOR.filter((value) => value !== 'prizes' || prizes.length > 0).map((value) => ({
            value,
            name: t(
              `tournament-print.certificates.${value === 'prizes' || value === 'all' ? value : 'first'}`,
              { count: String(MOST[value]) },
            ),
          }))}
          value={chosen}
          onChoose={setChosen}
        />
        <p>
          {rows.length === 0
            ? t('kit.certificates.none')
            : t('tournament-print.certificates.pages', { count: rows.length })}
        </p>
      </div>
      <Certificates
        words={words}
        league={name}
        of={[place, date && dayInWords(words, date)].filter(Boolean).join(', ')}
        isDated={date !== null}
        rows={rows}
      />
    </>
  );
}
