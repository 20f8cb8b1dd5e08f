import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { today } from '@/lib/league/days';
import { USUAL_FORM } from '@/lib/league/public-names';
import { viewer } from '@/lib/server/account';
import {
  findLeague,
  freeNames,
  isAtLeast,
  listPlayers,
  playedIn,
  type RosterPlayer,
} from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { LeaguePage } from '../league-page';
import { NoName } from '../no-name';
import { AddPlayers } from './add-players';
import { PlayerList } from './player-list';
import { PublicNotice } from './public-notice';
import { UnusedNames } from './unused-names';

type Props = { params: Promise<{ leagueId: string }> };

import { leaguePageOf } from '../league-page-of';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getWords();
  const league = await findLeague(await viewer(), (await params).leagueId);
  return { title: league ? t('roster.of', { league: league.name }) : t('roster.title') };
}

export default leaguePageOf('reader', async ({ t, me, league, leagueId }) => {
  const players = await listPlayers(me, leagueId);
  if (!players) notFound();
  const played = (await playedIn(me, leagueId)) ?? new Map();
  const mayWrite = isAtLeast(league.role, 'scorer');
  const day = today();
  const hasLeft = ({ leftOn }: RosterPlayer) => leftOn !== null && leftOn < day;
  const usual = league.publicNames ?? USUAL_FORM;
  const all = { leagueId, mayWrite, played, usual };
  const unused = players.filter(({ isUnused }) => isUnused).map(({ id, name }) => ({ id, name }));
  const asks = league.role === 'owner' && league.isPublic && league.publicNames === null;
  return (
    <LeaguePage league={league} part="/players">
      {players.length === 0 && (
        <p className="max-w-xl text-ink-dim">{t(`roster.${mayWrite ? 'noneToAdd' : 'none'}`)}</p>
      )}
      {players.length > 0 && (await freeNames(me, leagueId)) && <NoName leagueId={leagueId} />}
      {asks && <PublicNotice league={league} />}
      {mayWrite && (
        <AddPlayers
          leagueId={leagueId}
          isOpen={players.length === 0}
          firstDay={played.size > 0 ? day : ''}
          known={players.flatMap(({ name, merged }) => [name, ...merged.map((one) => one.name)])}
        />
      )}
      {mayWrite && !asks && players.some(({ shownAs }) => shownAs !== null) && (
        <p className="text-ink-dim">
          {t('roster.public.all', { form: t(`leagues.fields.${usual}`) })}
        </p>
      )}
      <PlayerList
        {...all}
        title={t('roster.title')}
        players={players.filter((one) => !hasLeft(one))}
      />
      <PlayerList {...all} title={t('roster.before')} players={players.filter(hasLeft)} />
      {mayWrite && unused.length > 0 && <UnusedNames leagueId={leagueId} names={unused} />}
    </LeaguePage>
  );
});
