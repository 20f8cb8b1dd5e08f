'use client';
/** What a tournament needs on paper: a list of it, and each with a key that prints it. */
import { PrintKey } from '@/app/leagues/[leagueId]/seasons/[seasonId]/print/print-key';
import { linkInText, smallKey } from '@/app/leagues/parts';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import { PlaceLink } from '../place-link';
import type { PlaceProps } from '../places';
import { useWhole } from '../use-tournament';
import { BlankSheets } from './blank-sheets';
import { CertificatePages, PrizePages, RankingPages } from './lists';
import { Lots } from './lots';
import { SeatingByName, SeatingByTable } from './seating';
import { Slips } from './slips';
import '@/app/leagues/[leagueId]/kit/kit.css';
import './print.css';

/** Those of a round, and those of the whole. */
const OF_ROUND = ['names', 'tables', 'lots', 'slips', 'sheets'] as const;
const OF_ALL = ['ranking', 'prizes', 'certificates'] as const;
type OfRound = (typeof OF_ROUND)[number];
type OfAll = (typeof OF_ALL)[number];

const PARTS: Record<OfRound, React.ComponentType<{ round: number }>> &
  Record<OfAll, React.ComponentType> = {
  ...{
    names: SeatingByName,
    tables: SeatingByTable,
    lots: Lots,
    slips: Slips,
    sheets: BlankSheets,
  },
  ...{ ranking: RankingPages, prizes: PrizePages, certificates: CertificatePages },
};

export default function Print({ rest }: PlaceProps) {
  const { whole } = useWhole();
  const [asked, number] = rest.split('/');
  const ofRound = OF_ROUND.find((one) => one === asked);
  const ofAll = OF_ALL.find((one) => one === asked);
  const latest = whole.rounds.length - 1;
  const at = number === undefined ? latest : Number(number) - 1;
  if (ofRound && whole.rounds[at]) {
    const Part = PARTS[ofRound];
    return (
      <Paper what={ofRound} round={at}>
        <Part round={at} />
      </Paper>
    );
  }
  if (ofAll) {
    const Part = PARTS[ofAll];
    return (
      <Paper what={ofAll}>
        <Part />
      </Paper>
    );
  }
  return <Choice />;
}

/** What there is to print. */
function Choice() {
  const { t } = useWords();
  const { whole } = useWhole();
  const hasRound = whole.rounds.length > 0;
  const card =
    'block h-full rounded-xl border border-ink/25 bg-card px-4 py-3 active:bg-paper-dark';
  return (
    <div className="flex flex-col gap-3">
      {!hasRound && <p className="text-ink-dim">{t('tournament-print.noRound')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {[...(hasRound ? OF_ROUND : []), ...OF_ALL].map((what) => (
          <li key={what}>
            <PlaceLink place={`print/${what}`} className={card}>
              <span className="block font-semibold text-lg">
                {t(`tournament-print.parts.${what}.title`)}
              </span>
              <span className="block text-ink-dim">{t(`tournament-print.parts.${what}.line`)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sheets of A4, with the key that prints them and the way to those of other rounds. */
function Paper({
  what,
  round,
  children,
}: {
  what: OfRound | OfAll;
  round?: number;
  children: React.ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const { whole } = useWhole();
  return (
    <>
      <div className="flex flex-col items-start gap-3 print:hidden">
        <PlaceLink place="print" className={linkInText}>
          {t('tournaments.places.print')}
        </PlaceLink>
        <h2 className="font-semibold text-xl">{t(`tournament-print.parts.${what}.title`)}</h2>
        {round !== undefined && whole.rounds.length > 1 && (
          <nav aria-label={t('tournaments.places.rounds')} className="flex flex-wrap gap-2">
            {whole.rounds.map(({ draw }, at) => (
              <PlaceLink
                key={draw}
                place={`print/${what}/${at + 1}`}
                aria-current={at === round ? 'page' : undefined}
                className={`${smallKey} aria-[current]:border-felt aria-[current]:font-semibold`}
              >
                {roundName(words, at + 1, null)}
              </PlaceLink>
            ))}
          </nav>
        )}
        <PrintKey label={t('kit.print')} />
      </div>
      <div className="kit-frame">
        <div className="kit-pages">{children}</div>
      </div>
    </>
  );
}
