import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { Done } from '@/app/ui/done';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { dayInWords } from '@/lib/i18n/en/archive';
import { roleName } from '@/lib/i18n/roles';
import { type LeagueLine, listLeagues } from '@/lib/server/leagues/leagues';
import { account } from '@/lib/server/session';
import { getWords } from '@/lib/server/words';
import { ExampleTable } from './example-table';
import { accountRoute, leagueRoute, linkInText } from './parts';

export const metadata: Metadata = { title: 'Leagues' };

type Props = { searchParams: Promise<{ gone?: string | string[] }> };

export default async function LeaguesPage({ searchParams }: Props) {
  const words = await getWords();
  const { gone } = await searchParams;
  const me = await account();
  const leagues = await listLeagues(me);
  return (
    <PaperPage title="Leagues" back="/" backLabel="Start">
      {gone === '1' && <Done>The league is deleted, with all its games.</Done>}
      {leagues.length === 0 ? (
        <>
          <p>
            A league is a club that plays again and again: evenings in seasons, a table with the
            rules that your club counts by, ratings, and every game to look up. Whoever plays is a
            name; nobody needs an account to be on the slate.
          </p>
          <ExampleTable />
        </>
      ) : (
        <ul className="divide-y divide-ink/10 border-ink/10 border-b">
          {leagues.map((league) => (
            <li key={league.id}>
              <Link href={leagueRoute(league.id)} className="block py-3 active:bg-paper-dark">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 font-semibold">{league.name}</span>
                  <span className="text-[0.9375rem] text-ink-dim">
                    {roleName(words, league.role)}
                  </span>
                </span>
                <span className="block text-ink-dim">{about(league)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col items-start gap-1">
        <Link
          href={me && !me.guest ? '/leagues/new' : accountRoute('/leagues/new')}
          className={`${leagues.length === 0 ? actionOnPaper : keyOnPaper} w-full`}
        >
          Found a league
        </Link>
        <Link href={'/leagues/restore' as Route} className={linkInText}>
          Restore a league from a backup
        </Link>
        {!(me && !me.guest) && (
          <>
            <p className="pt-2 text-ink-dim">
              A league belongs to an account: you are asked to sign up or in first.
            </p>
            <Link href={accountRoute('/leagues')} className={linkInText}>
              Sign in to see your leagues
            </Link>
          </>
        )}
      </div>
    </PaperPage>
  );
}

function about({ players, evening, isPublic }: LeagueLine): string {
  const parts = [
    players === 0 ? 'No players yet' : `${players} ${players === 1 ? 'player' : 'players'}`,
    evening
      ? `${evening.isAhead ? 'next' : 'last'} evening ${dayInWords(evening.date)}`
      : 'no evening yet',
    ...(isPublic ? ['public'] : []),
  ];
  return parts.join(', ');
}
