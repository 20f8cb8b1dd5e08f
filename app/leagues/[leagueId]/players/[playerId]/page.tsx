import Link from 'next/link';
import { notFound, redirect } from 'next/navigation';
import { titled } from '@/app/page-of';
import { SendKey } from '@/app/ui/send-key';
import { saidInWords } from '@/lib/i18n/said';
import { listMembers, listPlayers, ownPlayer, whyStays } from '@/lib/server/leagues';
import { claimPlayer, releaseClaim, removePlayer, unmergePlayer } from '../../../actions';
import {
  Column,
  Columns,
  leagueRoute,
  linkInText,
  playerRoute,
  Section,
  smallKey,
} from '../../../parts';
import { SureKey } from '../../../sure-key';
import { LeaguePage } from '../../league-page';
import { leaguePageOf } from '../../league-page-of';
import { Invite } from '../../settings/invite';
import { GiveTo } from './give-to';
import { MergeInto } from './merge-into';
import { NameAndDays } from './name-and-days';
import { PublicName } from './public-name';

export const generateMetadata = titled((t) => t('roster.player.title'));

export default leaguePageOf<'playerId'>('scorer', async ({ words, me, league, playerId }) => {
  const { t } = words;
  const leagueId = league.id;
  const players = await listPlayers(me, leagueId);
  if (!players) notFound();
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
  // Whose account it may be: of those who have no name here.
  const nameless = ((isOwner && (await listMembers(me, leagueId))) || []).flatMap((member) =>
    member.player || member.isYou || !member.name ? [] : [{ id: member.userId, name: member.name }],
  );
  const others = players
    .filter((one) => one !== player)
    .map((one) => ({ id: one.id, name: one.name }));
  return (
    <LeaguePage
      league={league}
      part="/players"
      title={name}
      back={{ href: leagueRoute(leagueId, '/players'), label: t('roster.title') }}
    >
      <Columns>
        <Column>
          <NameAndDays key={playerId} leagueId={leagueId} player={player} />

          <Section
            title={t('roster.names.title')}
            line={merged.length > 0 ? t('roster.names.some') : t('roster.names.none', { name })}
          >
            {merged.length > 0 && (
              <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
                {merged.map((one) => (
                  <li
                    key={one.id}
                    className="flex flex-wrap items-center justify-between gap-2 py-1.5"
                  >
                    <span>
                      {one.into === name
                        ? one.name
                        : t.rich('roster.names.byWay', {
                            name: one.name,
                            into: one.into,
                            dim: (text) => <span className="text-ink-dim">{text}</span>,
                          })}
                    </span>
                    <SureKey
                      label={t('roster.names.part')}
                      sure={t('roster.names.partSure', { name: one.name })}
                      keep={t('roster.names.leave')}
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
          {league.isPublic && (
            <Section title={t('roster.public.title')} line={t('roster.public.line', { name })}>
              <PublicName leagueId={leagueId} player={player} />
            </Section>
          )}
          <Section
            title={t('roster.account.title')}
            line={
              claim
                ? claim.isYou
                  ? t('roster.account.you')
                  : claim.name
                    ? t('roster.account.of', { name, account: claim.name })
                    : t('roster.account.some', { name })
                : t('roster.account.none', { name })
            }
          >
            {claim && (
              <SureKey
                label={t('roster.account.letGo')}
                sure={t('roster.account.letGoSure')}
                keep={t('roster.names.leave')}
                action={releaseClaim}
                given={given}
              />
            )}
            {!claim && isOwner && (
              <>
                {(await ownPlayer(me, leagueId)) === null && (
                  // The name is let go again as easily.
                  <SendKey
                    label={t('roster.account.isMe')}
                    look={smallKey}
                    action={claimPlayer}
                    given={given}
                  />
                )}
                {nameless.length > 0 && (
                  <GiveTo leagueId={leagueId} player={{ id: playerId, name }} members={nameless} />
                )}
                <Invite leagueId={leagueId} player={{ id: playerId, name }} />
              </>
            )}
            {!claim && !isOwner && (
              <p className="text-ink-dim">{t('roster.account.ownerInvites')}</p>
            )}
          </Section>

          <Section
            title={t('roster.out.title')}
            line={stays ? saidInWords(words, stays) : t('roster.out.line')}
          >
            <SureKey
              label={t('roster.out.key', { name })}
              sure={t('roster.out.sure', { name })}
              keep={t('roster.out.keep', { name })}
              action={removePlayer}
              given={given}
              to={leagueRoute(leagueId, '/players')}
              isOff={stays !== null}
            />
          </Section>
        </Column>
      </Columns>
      <Link href={playerRoute(playerId)} className={linkInText}>
        {t('roster.player.has', { name })}
      </Link>
    </LeaguePage>
  );
});
