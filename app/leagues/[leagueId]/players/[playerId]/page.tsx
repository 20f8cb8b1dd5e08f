import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { ownPlayer } from '@/lib/server/leagues/claims';
import { findLeague, isAtLeast } from '@/lib/server/leagues/leagues';
import { listPlayers, whyStays } from '@/lib/server/leagues/roster';
import { viewer } from '@/lib/server/session';
import { releaseClaim, unmergePlayer } from '../../../actions';
import { Column, Columns, leagueRoute, linkInText, Section } from '../../../parts';
import { SureKey } from '../../../sure-key';
import { LeaguePage } from '../../league-page';
import { Invite } from '../../settings/invite';
import { MergeInto } from './merge-into';
import { NameAndDays } from './name-and-days';
import { RemovePlayer } from './remove-player';
import { ThisIsMe } from './this-is-me';

export const metadata: Metadata = { title: 'Edit a player' };

type Props = { params: Promise<{ leagueId: string; playerId: string }> };

export default async function EditPlayerPage({ params }: Props) {
  const { leagueId, playerId } = await params;
  const me = await viewer();
  const league = await findLeague(me, leagueId);
  const players = await listPlayers(me, leagueId);
  if (!league || !players || !isAtLeast(league.role, 'scorer')) notFound();
  const player = players.find(({ id }) => id === playerId);
  if (!player) {
    const whole = players.find(({ merged }) => merged.some(({ id }) => id === playerId));
    if (!whole) notFound();
    redirect(leagueRoute(leagueId, `/players/${whole.id}`));
  }
  const { name, merged, claim } = player;
  const given = { leagueId, playerId };
  const stays = await whyStays(me, given);
  const isOwner = league.role === 'owner';
  const others = players
    .filter((one) => one !== player)
    .map((one) => ({ id: one.id, name: one.name }));
  return (
    <LeaguePage
      league={league}
      part="/players"
      title={name}
      back={{ href: leagueRoute(leagueId, '/players'), label: 'Players' }}
    >
      <Columns>
        <Column>
          <NameAndDays key={playerId} leagueId={leagueId} player={player} />

          <Section
            title="Other names"
            line={
              merged.length > 0
                ? 'Games under these names count here. A name parted again takes its games back.'
                : `Where ${name} was written differently in some games, let both names count as one.`
            }
          >
            {merged.length > 0 && (
              <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
                {merged.map((one) => (
                  <li
                    key={one.id}
                    className="flex flex-wrap items-center justify-between gap-2 py-1.5"
                  >
                    <span>
                      {one.name}
                      {one.into !== name && (
                        <span className="text-ink-dim"> by way of {one.into}</span>
                      )}
                    </span>
                    <SureKey
                      label="Part again"
                      sure={`${one.name} is somebody else`}
                      keep="Leave it"
                      action={unmergePlayer}
                      given={{ leagueId, playerId: one.id }}
                    />
                  </li>
                ))}
              </ul>
            )}
            {others.length > 0 && <MergeInto leagueId={leagueId} player={player} others={others} />}
          </Section>
        </Column>
        <Column>
          <Section
            title="Account"
            line={
              claim
                ? claim.isYou
                  ? 'This is you.'
                  : `${name} is ${claim.name ? `the account of ${claim.name}` : 'an account'}.`
                : `${name} is a name; no account is needed to play. An account that takes it sees its own games.`
            }
          >
            {claim && (isOwner || claim.isYou) && (
              <SureKey
                label="Let the name go"
                sure="Take it from the account"
                keep="Leave it"
                action={releaseClaim}
                given={given}
              />
            )}
            {!claim && isOwner && (
              <>
                {(await ownPlayer(me, leagueId)) === null && <ThisIsMe {...given} />}
                <Invite leagueId={leagueId} player={{ id: playerId, name }} />
              </>
            )}
            {!claim && !isOwner && (
              <p className="text-ink-dim">
                An owner of the league can invite somebody to this name.
              </p>
            )}
          </Section>

          <Section
            title="Take out"
            line={stays ?? 'A name that never sat at a table leaves nothing behind.'}
          >
            <RemovePlayer
              leagueId={leagueId}
              playerId={playerId}
              name={name}
              isBarred={stays !== null}
            />
          </Section>
        </Column>
      </Columns>
      <Link href={`/players/${playerId}` as Route} className={linkInText}>
        What {name} has played
      </Link>
    </LeaguePage>
  );
}
