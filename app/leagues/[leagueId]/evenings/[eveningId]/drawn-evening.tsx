/** The page of an evening, drawn once for all who may see the same of it (app/drawn). */
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { Island } from '@/app/drawn/island';
import { Fold } from '@/app/ui/fold';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { weekdayInWords } from '@/lib/i18n/days';
import {
  comeLabels,
  openInWords,
  playedInWords,
  tableName,
  unnotedInWords,
} from '@/lib/i18n/evening';
import { outcome, total } from '@/lib/i18n/result';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import { wordsIn } from '@/lib/i18n/words-in';
import { isLongOver, isPastDay, today } from '@/lib/league/days';
import { openGames, roundNow, stageOf } from '@/lib/league/stage';
import type { EveningPage as Evening } from '@/lib/server/leagues';
import type { DrawEvening, DrawnEvening } from '@/lib/server/operations/drawn-pages';
import { gameRoute, leagueRoute, smallKey } from '../../../parts';
import { AfterPlay, unplayedInWords } from '../../after-play';
import { Come } from '../../come';
import { LeaguePage } from '../../league-page';
import { Attendance } from './attendance';
import { ClosedSeasons } from './closed-seasons';
import { DeleteEvening } from './delete-evening';
import { EveningRanking } from './evening-ranking';
import { PaperResults } from './paper-results';
import { Podium } from './podium';
import { countedIn, openOnPaper, rankingsAlike, saysSomething, seasonsOf } from './rankings-of';
import { Tables } from './tables';
import { Unnoted } from './unnoted';

export const drawEvening: DrawEvening = (all, language) => ({
  title: calledIn(wordsIn(language), all.page),
  html: drawn(<EveningPage {...all} />, language),
});

const calledIn = (words: Words, { league, evening }: Evening): string =>
  `${league.name}, ${weekdayInWords(words, evening.date)}`;

/** So few games stand open below the ranking of an evening that is past. */
const FEW = 8;

/** Who is there, who sits where, the games and the ranking of one evening: what is due stands first. */
function EveningPage({ page, own, fees, unnoted }: DrawnEvening) {
  const words = useWords();
  const { t } = words;
  const { league, also, open, evening, roster, sheet, tables, usual, games } = page;
  const { mayWrite, mayPlay } = page;
  const eveningId = evening.id;
  // Nobody looks at it any more to see where to sit.
  const isPast =
    games.length + page.paper.length > 0 &&
    (open.length === 0 || (games.every(({ over }) => over) && isLongOver(evening.date)));
  const isAhead = evening.date > today();
  const done = games.filter(({ over }) => over).length;
  const stage = stageOf(page);
  const isUnplayed = stage === 'ahead' && isPastDay(evening.date);
  // Who notes later who was there can still draw tables and write down their games.
  const isBlank =
    isUnplayed && tables.length === 0 && roster.every(({ status }) => status !== 'present');
  // Nothing of it can be played unless it goes into another season.
  const isClosed = seasonsOf(page).every(({ closed }) => closed);
  const isUncounted = isClosed && stage === 'ahead' && evening.date >= today();
  const left = openGames(page);
  // Whom somebody ticked there has come.
  const come = own && own.status !== 'present' && stage === 'ahead' && open.length > 0 && (
    <div className="max-w-xl">
      <Island
        name="come"
        isLive
        part={Come}
        props={{ eveningId, status: own.status, labels: comeLabels(words) }}
      />
    </div>
  );
  const there = (
    <Island
      name="attendance"
      isLive={mayWrite && !isUncounted}
      part={Attendance}
      props={{
        leagueId: league.id,
        eveningId,
        date: evening.date,
        roster,
        mayWrite: mayWrite && !isUncounted,
        isAhead,
        isPast: isPast || isBlank,
        isOpen: tables.length === 0 && stage === 'ahead' && !isBlank,
        seated:
          isPast || isBlank || tables.length === 0
            ? null
            : tables.flatMap(({ round, seats }) => (round === roundNow(tables) ? seats : [])),
      }}
    />
  );
  const sheetOfTables = (
    <Island
      name="tables"
      // Totals move for everybody who looks.
      isLive={mayPlay || !isPast}
      part={Tables}
      props={{
        leagueId: league.id,
        eveningId,
        counting: open,
        usual,
        roster,
        sheet,
        tables,
        mayWrite: mayPlay,
        isLive: !isPast,
        isAhead,
        called: calledIn(words, page),
        mine: own && { playerId: own.playerId, canSit: own.hasRoom && league.role !== 'reader' },
      }}
    />
  );
  const list = (
    <>
      <Games page={page} mayPlay={mayPlay} isPast={isPast} />
      <PaperResults page={page} />
    </>
  );
  const hasResults = page.paper.length > 0 || games.some(({ over }) => over);
  const rankings = rankingsAlike(page).filter((one) => saysSomething(one) || also.length === 0);
  const ranking =
    hasResults &&
    rankings.map((one) => (
      <EveningRanking key={one.season.id} page={page} of={one} isOne={also.length === 0} />
    ));
  return (
    <LeaguePage
      league={league}
      part="/evenings"
      back={{ href: leagueRoute(league.id, '/evenings'), label: t('evenings.title') }}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-balance font-semibold text-xl leading-tight first-letter:uppercase md:text-2xl">
            {[weekdayInWords(words, evening.date), evening.time].filter(Boolean).join(', ')}
          </h2>
          {evening.place && <p>{evening.place}</p>}
          <p className="text-ink-dim first-letter:uppercase empty:hidden">
            {[
              evening.name,
              // Where several seasons share it, it has another number in each.
              names(
                words,
                countedIn(page).map(({ season, number }) =>
                  number === null
                    ? t('evenings.inSeason', { season: season.name })
                    : t('evenings.numberIn', { number: String(number), season: season.name }),
                ),
              ),
              evening.isFinal && t('evenings.list.final'),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {isUnplayed && (
            <p className="font-semibold first-letter:uppercase">{t('evenings.slate.unplayed')}</p>
          )}
          {isUncounted ? (
            <p className="font-semibold">{t('evenings.uncounted.here')}</p>
          ) : (
            ((mayWrite && !isClosed) || stage === 'ahead' || left.begun + left.waiting > 0) && (
              <ClosedSeasons page={page} />
            )
          )}
          {isUncounted && mayWrite && (
            <Link
              href={leagueRoute(league.id, `/evenings/${eveningId}/edit`)}
              className={`${keyOnPaper} mt-2`}
            >
              {t('evenings.uncounted.change')}
            </Link>
          )}
          {page.paper.length > 0 && games.length > 0 && (
            <p className="text-ink-dim">
              {[
                playedInWords(words, { games: done, paper: page.paper.length }),
                !isPast && openInWords(words, 'open', { begun: left.begun, waiting: 0 }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          )}
        </div>
        <nav
          aria-label={t('evenings.more')}
          className="flex flex-wrap justify-end gap-2 print:hidden [&>a]:whitespace-nowrap"
        >
          {league.role !== 'reader' && (
            <Link href={leagueRoute(league.id, `/evenings/${eveningId}/cash`)} className={smallKey}>
              {t('cash.link')}
            </Link>
          )}
          {!isUnplayed && (
            <Link
              href={leagueRoute(league.id, `/evenings/${eveningId}/print`)}
              className={smallKey}
            >
              {t('kit.link')}
            </Link>
          )}
          {mayWrite && (
            <Link href={leagueRoute(league.id, `/evenings/${eveningId}/edit`)} className={smallKey}>
              {t('evenings.change')}
            </Link>
          )}
        </nav>
      </header>
      {come}
      {isBlank ? (
        <>
          {mayWrite && <NotPlayed page={page} />}
          <div className="max-w-xl">{there}</div>
        </>
      ) : isPast || stage === 'done' ? (
        <>
          <Played page={page} fees={fees} isPast={isPast} />
          {unnoted && (
            <Island
              name="unnoted"
              isLive
              part={Unnoted}
              props={{ eveningId, ...unnotedInWords(words, unnoted) }}
            />
          )}
          {ranking}
          {list}
          <div className="flex flex-col gap-2 print:hidden">
            <div className="max-w-xl">{there}</div>
            {(tables.length > 0 || mayPlay) && (
              <Fold
                id="sheet"
                title={t(mayPlay && !isPast ? 'evenings.sheetGoOn' : 'evenings.sheet')}
                look="max-w-xl font-semibold text-lg"
              >
                {sheetOfTables}
              </Fold>
            )}
          </div>
        </>
      ) : (
        <>
          {tables.length > 0 ? (
            sheetOfTables
          ) : (
            <div
              className={
                mayPlay
                  ? 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start lg:gap-x-14'
                  : 'max-w-xl'
              }
            >
              {there}
              {sheetOfTables}
            </div>
          )}
          {ranking}
          {list}
          {tables.length > 0 && <div className="max-w-xl">{there}</div>}
        </>
      )}
    </LeaguePage>
  );
}

/** Nothing was noted: the ways to write down what was played all the same, or to take the evening out. */
function NotPlayed({ page }: { page: Evening }) {
  const { t } = useWords();
  const { league, evening, mayPlay } = page;
  const onPaper = openOnPaper(page).length > 0;
  if (!mayPlay && !onPaper) return null;
  return (
    <div className="flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap sm:items-center print:hidden [&>a]:max-sm:w-full">
      {onPaper && (
        <Link
          href={leagueRoute(league.id, `/evenings/${evening.id}/paper`)}
          className={actionOnPaper}
        >
          {t('paper.title')}
        </Link>
      )}
      {mayPlay && (
        <Link href={`/games/new?evening=${evening.id}`} className={keyOnPaper}>
          {t('evenings.games.late')}
        </Link>
      )}
      <Island
        name="deleteEvening"
        isLive
        part={DeleteEvening}
        props={{
          leagueId: league.id,
          eveningId: evening.id,
          label: t('evenings.edit.deleteKey'),
          sure: t('evenings.edit.deleteSure'),
          keep: t('evenings.edit.keep'),
        }}
      />
    </div>
  );
}

/** All games are done: who won, and what is left to do. */
function Played({ page, fees, isPast }: Pick<DrawnEvening, 'page' | 'fees'> & { isPast: boolean }) {
  const words = useWords();
  const { t } = words;
  const title = t(isPast ? 'evenings.list.past' : 'leagues.home.over');
  const unplayed = unplayedInWords(words, page);
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className={isPast ? 'sr-only' : 'font-semibold text-lg'}>{title}</h3>
      <Podium page={page} />
      {unplayed && <p className="text-ink-dim">{unplayed}</p>}
      <AfterPlay page={page} fees={fees} />
    </section>
  );
}

/** The games by rounds, the latest first; those at no table of the sheet by themselves. */
function Games({
  page: { games, evening, paper },
  mayPlay,
  isPast,
}: {
  page: Evening;
  mayPlay: boolean;
  isPast: boolean;
}) {
  const { t } = useWords();
  const roundOf = ({ at }: (typeof games)[number]) => at?.round ?? 0;
  const rounds = [...new Set(games.map(roundOf))].sort((a, b) => b - a);
  const isOne = rounds.length === 1;
  return (
    <section aria-label={t('evenings.games.title')} className="flex flex-col gap-1 print:hidden">
      {games.length === 0 && paper.length === 0 && evening.date === today() && (
        <p className="text-ink-dim">{t('evenings.games.none')}</p>
      )}
      {rounds.map((round) => {
        const own = games.filter((game) => roundOf(game) === round).toReversed();
        return (
          <Fold
            key={round}
            id={`games-${round}`}
            open={(isPast && games.length <= FEW) || (isOne && own.length <= FEW)}
            className="border-ink/10 border-b"
            look="font-semibold text-lg"
            title={
              <h3>
                {isOne
                  ? t('evenings.games.title')
                  : round === 0
                    ? t('evenings.games.others')
                    : t('evenings.games.round', { round: String(round) })}{' '}
                <span className="font-normal text-base text-ink-dim">
                  {t('evenings.ranking.count', { games: own.length })}
                </span>
              </h3>
            }
          >
            <ul className="gap-x-12 pb-2 md:columns-2 2xl:columns-3">
              {own.map((game) => (
                <Game key={game.id} game={game} isPast={isPast} />
              ))}
            </ul>
          </Fold>
        );
      })}
      {mayPlay && (
        <Link href={`/games/new?evening=${evening.id}`} className={`${keyOnPaper} mt-2 max-w-xl`}>
          {t('evenings.games.fresh')}
        </Link>
      )}
    </section>
  );
}

function Game({
  game: { id, variant, sides, tally, over, at },
  isPast,
}: {
  game: Evening['games'][number];
  isPast: boolean;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <li className="break-inside-avoid border-ink/10 border-t">
      <Link href={gameRoute(id)} className="block min-h-14 py-2 active:bg-paper-dark">
        <span className="flex flex-wrap gap-x-4">
          {sides.map((side, i) => (
            <span key={side}>
              {side} <span className="text-ink-dim">{total(words, tally, i)}</span>
            </span>
          ))}
        </span>
        <span className="block text-[0.9375rem] text-ink-dim">
          {at && `${tableName(words, at.name)} · `}
          {over
            ? t('evenings.games.line', {
                variant: variantName(words, variant),
                outcome: outcome(words, sides, tally),
              })
            : `${variantName(words, variant)} · ${t(`evenings.games.${isPast ? 'unfinished' : 'running'}`)}`}
        </span>
      </Link>
    </li>
  );
}
