import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { today } from '@/lib/league/days';
import { viewer } from '@/lib/server/account';
import { findLeague, isAtLeast, listPlayers, type RosterPlayer } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { Column, Columns, leagueRoute, smallKey } from '../../parts';
import { LeaguePage } from '../league-page';
import { AddPlayers } from './add-players';

type Props = { params: Promise<{ leagueId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await getWords();
  const league = await findLeague(await viewer(), (await params).leagueId);
  return { title: league ? t('roster.of', { league: league.name }) : t('roster.title') };
}

export default async function PlayersPage({ params }: Props) {
  const { t } = await getWords();
  const { leagueId } = await params;
  const me = await viewer();
  const league = await findLeague(me, leagueId);
  const players = await listPlayers(me, leagueId);
  if (!league || !players) notFound();
  const mayWrite = isAtLeast(league.role, 'scorer');
  const day = today();
  const hasLeft = ({ leftOn }: RosterPlayer) => leftOn !== null && leftOn < day;
  const all = { leagueId, mayWrite };
  return (
    <LeaguePage league={league} part="/players">
      {players.length === 0 && (
        <p className="max-w-xl text-ink-dim">{t(`roster.${mayWrite ? 'noneToAdd' : 'none'}`)}</p>
      )}
      <Columns>
        <Column>
          <Players
            {...all}
            title={t('roster.title')}
            players={players.filter((one) => !hasLeft(one))}
          />
          <Players {...all} title={t('roster.before')} players={players.filter(hasLeft)} />
        </Column>
        {mayWrite && (
          <Column>
            <AddPlayers leagueId={leagueId} isOpen={players.length === 0} />
          </Column>
        )}
      </Columns>
    </LeaguePage>
  );
}

function Players({
  title,
  players,
  leagueId,
  mayWrite,
}: {
  title: string;
  players: readonly RosterPlayer[];
  leagueId: string;
  mayWrite: boolean;
}) {
  const words = useWords();
  const { t } = words;
  if (players.length === 0) return null;
  return (
    <section aria-label={title} className="max-w-xl">
      <h2 className="pb-1 font-semibold text-lg">
        {title} <span className="font-normal text-ink-dim">{players.length}</span>
      </h2>
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {players.map((player) => (
          <li key={player.id} className="flex items-center justify-between gap-3 py-1.5">
            <Link
              href={`/players/${player.id}` as Route}
              className="flex min-h-12 min-w-0 flex-1 flex-col justify-center active:bg-paper-dark"
            >
              <span className="underline decoration-ink/30 underline-offset-4">{player.name}</span>
              {about(words, player) && (
                <span className="text-[0.9375rem] text-ink-dim">{about(words, player)}</span>
              )}
            </Link>
            {mayWrite && (
              <Link
                href={leagueRoute(leagueId, `/players/${player.id}`)}
                aria-label={t('roster.editNamed', { name: player.name })}
                className={smallKey}
              >
                {t('roster.edit')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other names, the account, the days. */
function about(words: Words, { merged, claim, joinedOn, leftOn }: RosterPlayer): string {
  const { t } = words;
  return [
    merged.length > 0 &&
      t('roster.about.also', { names: merged.map(({ name }) => name).join(', ') }),
    claim?.isYou
      ? t('roster.about.you')
      : claim &&
        (claim.name
          ? t('roster.about.account', { name: claim.name })
          : t('roster.about.someAccount')),
    joinedOn && t('roster.about.since', { day: dayInWords(words, joinedOn) }),
    leftOn && t('roster.about.until', { day: dayInWords(words, leftOn) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
