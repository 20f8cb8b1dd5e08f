import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { GameList } from '@/app/games/game-list';
import { Field, inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { dayInWords } from '@/lib/i18n/days';
import { percent } from '@/lib/i18n/player';
import { useWords } from '@/lib/i18n/use-words';
import { viewer } from '@/lib/server/account';
import { companions, MOST_GAMES, type PlayerPage as Page, playerPage } from '@/lib/server/archive';
import { getWords } from '@/lib/server/transports/words';
import { AgainstTable, PartnersTable } from './company';
import { ByVariant, Form, Ratings, Trumps } from './parts';
import { SeasonSwitch } from './season-switch';

type Props = {
  params: Promise<{ playerId: string }>;
  /** With `look=1` an owner sees the ratings that a hidden table would tell. */
  searchParams: Promise<{ season?: string | string[]; look?: string | string[] }>;
};

const readPlayer = cache(async (id: string, season: string | undefined, look: boolean) =>
  playerPage(await viewer(), id, { season, look }),
);
const asked = ({ season }: Awaited<Props['searchParams']>) =>
  typeof season === 'string' ? season : undefined;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const said = await searchParams;
  const page = await readPlayer((await params).playerId, asked(said), said.look === '1');
  return page ? { title: page.player.name } : {};
}

export default async function PlayerPage({ params, searchParams }: Props) {
  const [me, { playerId }, said] = await Promise.all([viewer(), params, searchParams]);
  const page = await readPlayer(playerId, asked(said), said.look === '1');
  if (!page) notFound();
  const { player, stats, names, latest, season } = page;
  const { t } = await getWords();
  // A name that turned out to be somebody else's leads there.
  if (player.id !== playerId) redirect(`/players/${player.id}` as Route);
  const path = `/players/${player.id}`;
  const games = player.league ? `/leagues/${player.league.id}/games` : '/games';
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
      <About page={page} />
      <SeasonSwitch path={path} seasons={page.seasons} season={season} />
      {stats.games === 0 ? (
        <p className="text-ink-dim">
          {season ? t('players.noneIn', { season: season.name }) : t('players.noneYet')}
        </p>
      ) : (
        <>
          <Sums page={page} />
          <Form form={stats.form} />
          <Ratings ratings={page.ratings} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2">
            <ByVariant stats={stats} />
            <Trumps stats={stats} />
            <PartnersTable player={player.id} company={stats.partners} names={names} />
            <AgainstTable player={player.id} company={stats.opponents} names={names} />
          </div>
          {page.isCut && (
            <p className="text-ink-dim">{t('players.onlyLatest', { games: MOST_GAMES })}</p>
          )}
        </>
      )}
      <Compare path={path} others={await companions(me, player.id)} />
      <div className="flex max-w-xl flex-col gap-3 print:hidden">
        <GameList title={t('players.latest')} games={latest} />
        {latest.length > 0 && (
          <Link href={`${games}?player=${player.id}${inSeason}` as Route} className={keyOnPaper}>
            {t('players.allGamesOf', { name: player.name })}
          </Link>
        )}
      </div>
    </PaperPage>
  );
}

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
    <p className="-mt-4 text-ink-dim">
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

function Sums({ page: { stats } }: { page: Page }) {
  const { t } = useWords();
  const sums = [
    { label: t('players.games'), figure: String(stats.games), more: '' },
    { label: t('players.won'), figure: String(stats.wins), more: percent(stats.wins, stats.games) },
    { label: t('players.longestRun'), figure: String(stats.longestRun), more: '' },
    ...(stats.matches > 0
      ? [{ label: t('players.everyTrick'), figure: String(stats.matches), more: '' }]
      : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {sums.map(({ label, figure, more }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-[0.9375rem] text-ink-dim">{label}</dt>
          <dd className="text-[2rem] leading-tight tabular-nums">
            {figure} {more && <span className="text-ink-dim text-lg">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
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
      <div className="min-w-0 flex-1">
        <Field label={t('players.compareWith')}>
          {(tie) => (
            <select {...tie} name="player" className={inputOnPaper}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <button type="submit" className={keyOnPaper}>
        {t('players.compare')}
      </button>
    </form>
  );
}
