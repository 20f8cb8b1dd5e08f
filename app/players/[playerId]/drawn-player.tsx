/** The page of a player, drawn once for all who may see the same of it (app/drawn). */
import type { Route } from 'next';
import Link from 'next/link';
import { drawn } from '@/app/drawn/drawn';
import { GameList } from '@/app/games/game-list';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { Select } from '@/app/ui/pick';
import { Mark } from '@/app/ui/slate/mark';
import { dayInWords } from '@/lib/i18n/days';
import { playedInWords } from '@/lib/i18n/evening';
import { percent, wonInWords } from '@/lib/i18n/player';
import { valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { PlayerPage as Page } from '@/lib/server/archive';
import type { DrawPlayer } from '@/lib/server/operations/drawn-pages';
import { AgainstTable, PartnersTable } from './company';
import { ByVariant, Evenings, Form, Paper, Ratings, Trumps } from './parts';
import { SeasonSwitch } from './season-switch';

export const drawPlayer: DrawPlayer = (page, language) => ({
  title: page.player.name,
  html: drawn(<PlayerPage page={page} />, language),
});

function PlayerPage({ page }: { page: Page }) {
  const { t } = useWords();
  const { player, stats, names, latest, season } = page;
  const path = `/players/${player.id}`;
  const games = player.league ? `/leagues/${player.league.id}/games` : '/games';
  const hasPlayed =
    page.played.games + page.played.paper + stats.stoodIn.games > 0 || page.standing !== null;
  const inSeason = player.league && season ? `&season=${season.id}` : '';
  return (
    <PaperPage
      title={player.name}
      back={(player.league ? `/leagues/${player.league.id}/players` : '/games') as Route}
      backLabel={
        player.league ? t('players.playersOf', { league: player.league.name }) : t('players.games')
      }
      wide
    >
      <div className="flex items-center gap-4">
        <Mark name={player.name} seed={player.id} size="large" />
        <About page={page} />
      </div>
      <SeasonSwitch path={path} seasons={page.seasons} season={season} />
      {hasPlayed ? (
        <Sums page={page} />
      ) : (
        <p className="text-ink-dim">
          {season ? t('players.noneIn', { season: season.name }) : t('players.noneYet')}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-8 lg:gap-x-12 print:block">
        {hasPlayed && (
          <div className={column}>
            <Evenings standing={page.standing} />
            <Form form={stats.form} />
            <Ratings ratings={page.ratings} />
            <ByVariant stats={stats} />
            <Trumps stats={stats} />
            <Paper page={page} />
            {page.cutAt !== null && (
              <p className="text-ink-dim">{t('players.onlyLatest', { games: page.cutAt })}</p>
            )}
          </div>
        )}
        <div className={column}>
          <PartnersTable player={player.id} company={stats.partners} names={names} />
          <AgainstTable player={player.id} company={stats.opponents} names={names} />
          <Compare path={path} others={page.others} />
          {/* On a phone the key below leads to the rest. */}
          <div className="flex flex-col gap-3 max-lg:[&_section>div>:nth-child(n+4)]:hidden print:hidden">
            <GameList title={t('players.latest')} games={latest} />
            {latest.length > 0 && (
              <Link
                href={`${games}?player=${player.id}${inSeason}` as Route}
                className={keyOnPaper}
              >
                {t('players.allGamesOf', { name: player.name })}
              </Link>
            )}
          </div>
        </div>
      </div>
    </PaperPage>
  );
}

const column = 'flex min-w-0 flex-col gap-8 max-lg:gap-4';

function About({ page: { player, season } }: { page: Page }) {
  const words = useWords();
  const { t, format } = words;
  const { league, isViewer, leftOn, alsoKnownAs: names } = player;
  const said = [
    isViewer ? t('players.isYou') : '',
    leftOn ? t('players.leftOn', { day: dayInWords(words, leftOn) }) : '',
    names.length > 0 ? t('players.alsoKnownAs', { names: format.list(names) }) : '',
  ].filter((text) => text !== '');
  return (
    <p className="text-ink-dim">
      {league ? (
        <Link
          href={`/leagues/${league.id}` as Route}
          className="inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4"
        >
          {league.name}
        </Link>
      ) : (
        t('players.outside')
      )}
      {said.map((text) => ` · ${text}`)}
      {season && <span className="hidden print:inline"> · {season.name}</span>}
    </p>
  );
}

function Sums({ page }: { page: Page }) {
  const { stats, standing, names, played } = page;
  const words = useWords();
  const { t } = words;
  const results = played.games + played.paper;
  const { bestPartner, nemesis } = stats;
  const nameOf = (id: string) => names.get(id) ?? t('players.formerPlayer');
  const sums: readonly {
    readonly label: string;
    readonly figure: string;
    readonly part?: string;
    readonly below?: string;
  }[] = [
    ...(standing?.rank
      ? [
          {
            label: t('players.rankOf', { ranked: standing.ranked }),
            figure: String(standing.rank),
          },
        ]
      : []),
    ...(standing?.rank && standing.total !== null
      ? [
          {
            label: t(`scheme.measures.${standing.measure}.name`),
            figure: valueInWords(words, standing.total, { measure: standing.measure }),
          },
        ]
      : []),
    ...(results > 0
      ? [
          {
            label: playedInWords(words, played, 'what'),
            figure: String(results),
            below:
              played.paper > 0
                ? t('players.onPaper', { games: played.paper, all: played.games })
                : '',
          },
        ]
      : []),
    ...(stats.games > 0
      ? [
          {
            label: t('players.won'),
            figure: String(stats.wins),
            part: percent(stats.wins, stats.games),
            below: [
              // What somebody brought home of a whole evening is neither won nor lost.
              results > stats.games && t('players.inGames', { games: stats.games }),
              stats.level > 0 && t('players.wonLevel', { level: stats.level }),
            ]
              .filter(Boolean)
              .join(', '),
          },
          {
            label: t('players.longestRun'),
            figure: String(stats.longestRun),
            below: stats.currentRun > 1 ? t('players.runNow', { games: stats.currentRun }) : '',
          },
        ]
      : []),
    ...(stats.stoodIn.games > 0
      ? [
          {
            label: t('players.stoodIn', { hands: stats.stoodIn.hands }),
            figure: String(stats.stoodIn.hands),
            below: t('players.inGames', { games: stats.stoodIn.games }),
          },
        ]
      : []),
    ...(stats.matches > 0
      ? [{ label: t('players.everyTrick'), figure: String(stats.matches) }]
      : []),
  ];
  const facts = [
    bestPartner &&
      t('players.bestWith', {
        name: nameOf(bestPartner.player),
        won: wonInWords(words, bestPartner),
      }),
    nemesis &&
      t('players.hardestAgainst', {
        name: nameOf(nemesis.player),
        ahead: String(nemesis.ahead),
        behind: String(nemesis.behind),
        level: nemesis.level,
      }),
  ].filter((fact) => fact !== null);
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
        {sums.map(({ label, figure, part, below }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-[0.9375rem] text-ink-dim first-letter:uppercase">
              {label}
              {below && <span className="block">{below}</span>}
            </dt>
            <dd className="whitespace-nowrap text-[2rem] leading-tight tabular-nums">
              {figure} {part && <span className="text-ink-dim text-lg leading-tight">{part}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {facts.length > 0 && <p className="text-ink-dim">{facts.join(' · ')}</p>}
    </div>
  );
}

/** Choosing somebody to be compared with; a form, so that it works without scripts. */
function Compare({
  path,
  others,
}: {
  path: string;
  others: readonly { readonly id: string; readonly name: string }[];
}) {
  const { t } = useWords();
  if (others.length === 0) return null;
  return (
    <form
      action={`${path}/against`}
      method="get"
      className="flex max-w-xl flex-wrap items-end gap-3 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-72">
        <Select label={t('players.compareWith')} name="player" options={others} />
      </div>
      <button type="submit" className={keyOnPaper}>
        {t('players.compare')}
      </button>
    </form>
  );
}
