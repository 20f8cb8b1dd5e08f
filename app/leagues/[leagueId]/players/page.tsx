import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { dayInWords } from '@/lib/i18n/en/archive';
import { today } from '@/lib/server/leagues/days';
import { findLeague, isAtLeast } from '@/lib/server/leagues/leagues';
import { listPlayers, type RosterPlayer } from '@/lib/server/leagues/roster';
import { viewer } from '@/lib/server/session';
import { Column, Columns, leagueRoute, smallKey } from '../../parts';
import { LeaguePage } from '../league-page';
import { AddPlayers } from './add-players';

type Props = { params: Promise<{ leagueId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const league = await findLeague(await viewer(), (await params).leagueId);
  return { title: league ? `Players of ${league.name}` : 'Players' };
}

export default async function PlayersPage({ params }: Props) {
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
        <p className="max-w-xl text-ink-dim">
          {mayWrite
            ? 'No players yet. Add the names of those who play; nobody needs an account. A name that is new at the table joins the list by itself.'
            : 'No players yet.'}
        </p>
      )}
      <Columns>
        <Column>
          <Players {...all} title="Players" players={players.filter((one) => !hasLeft(one))} />
          <Players {...all} title="Played here before" players={players.filter(hasLeft)} />
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
              {about(player) && (
                <span className="text-[0.9375rem] text-ink-dim">{about(player)}</span>
              )}
            </Link>
            {mayWrite && (
              <Link
                href={leagueRoute(leagueId, `/players/${player.id}`)}
                aria-label={`Edit ${player.name}`}
                className={smallKey}
              >
                Edit
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Other names, the account, the days. */
function about({ merged, claim, joinedOn, leftOn }: RosterPlayer): string {
  return [
    merged.length > 0 && `also ${merged.map(({ name }) => name).join(', ')}`,
    claim?.isYou ? 'you' : claim && (claim.name ? `account of ${claim.name}` : 'has an account'),
    joinedOn && `since ${dayInWords(joinedOn)}`,
    leftOn && `until ${dayInWords(leftOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
