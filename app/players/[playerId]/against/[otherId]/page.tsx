import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { LeaguePage } from '@/app/leagues/[leagueId]/league-page';
import { keyOnPaper } from '@/app/ui/keys';
import { inColumns, PaperPage } from '@/app/ui/paper-page';
import { dayInWords } from '@/lib/i18n/days';
import { meetingsInWords, variantFigures, wonInWords } from '@/lib/i18n/player';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { callNames } from '@/lib/league/call-names';
import type { Meeting } from '@/lib/league/head-to-head';
import { viewer } from '@/lib/server/account';
import { MOST_GAMES, meetingsOf } from '@/lib/server/archive';
import { findLeague } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { AheadBar, LeadChart } from '../../meetings-chart';

type Props = { params: Promise<{ playerId: string; otherId: string }> };

const readMeetings = cache(async (a: string, b: string) => meetingsOf(await viewer(), [a, b]));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { playerId, otherId } = await params;
  const found = await readMeetings(playerId, otherId);
  if (!found) return {};
  return {
    title: names(
      await getWords(),
      found.players.map(({ name }) => name),
    ),
  };
}

export default async function MeetingsPage({ params }: Props) {
  const { playerId, otherId } = await params;
  const found = await readMeetings(playerId, otherId);
  if (!found) notFound();
  const { players, meetings, isCut } = found;
  const words = await getWords();
  const { t } = words;
  const [first, second] = players;
  const inFull = [first.name, second.name] as const;
  const call = callNames(inFull);
  // The title has the whole names.
  const both = [call(first.name), call(second.name)] as const;
  const games = first.league ? `/leagues/${first.league.id}/games` : '/games';
  // What has no hands is no game of the archive.
  const written = meetings.games - meetings.onPaper;
  const link = 'inline-flex min-h-12 items-center underline decoration-ink/30 underline-offset-4';
  const title = names(words, inFull);
  // A route with an id is not one that the type of all routes lists.
  const back = { href: `/players/${first.id}` as Route, label: first.name };
  const league = first.league && (await findLeague(await viewer(), first.league.id));
  const content = (
    <>
      <AheadBar both={both} against={meetings.against} />
      <LeadChart both={both} course={meetings.course} />
      <div className={inColumns}>
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-2">
            {meetingsInWords(words, both, meetings).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {meetings.onPaper > 0 && (
              <p className="text-ink-dim first-letter:uppercase">
                {t('players.onPaper', { games: meetings.onPaper, all: written })}
              </p>
            )}
            {isCut && (
              <p className="text-ink-dim">{t('players.onlyLatest', { games: MOST_GAMES })}</p>
            )}
            <p className="flex flex-wrap gap-x-4">
              {players.map(({ id, name }) => (
                <Link key={id} href={`/players/${id}` as Route} className={link}>
                  {call(name)}
                </Link>
              ))}
            </p>
          </div>
          {meetings.byVariant.map(({ variant, first: own, second: other }) => (
            <table key={variant} className="w-full table-fixed border-collapse">
              <caption className="pb-1 text-left font-semibold text-lg">
                {variantName(words, variant)}{' '}
                <span className="font-normal text-base text-ink-dim">
                  {t('players.inTheseGames')}
                </span>
              </caption>
              <thead>
                <tr className="border-ink/30 border-b text-left">
                  {both.map((name) => (
                    <th key={name} scope="col" className="py-1 pr-3 font-semibold normal-nums">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  {[own, other].map((stats, i) => (
                    <td key={both[i]} className="py-2 pr-3 align-top">
                      {wonInWords(words, stats)}
                      {variantFigures(words, stats).map((text) => (
                        <span key={text} className="block text-[0.9375rem] text-ink-dim">
                          {text}
                        </span>
                      ))}
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          ))}
        </div>
        {meetings.last.length > 0 && (
          <section aria-labelledby="last" className="flex min-w-0 flex-col gap-3">
            <h2 id="last" className="font-semibold text-lg">
              {t('players.lastGames')}
            </h2>
            <ul className="divide-y divide-ink/10">
              {meetings.last.toReversed().map((meeting) => (
                <li key={meeting.game}>
                  {meeting.isOnPaper ? (
                    <div className="py-3">
                      <Last meeting={meeting} both={both} />
                    </div>
                  ) : (
                    <Link
                      href={`/games/${meeting.game}/record` as Route}
                      className="block py-3 active:bg-paper-dark"
                    >
                      <Last meeting={meeting} both={both} />
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            {written > 0 && (
              <Link
                href={`${games}?player=${first.id}&with=${second.id}` as Route}
                className={`${keyOnPaper} print:hidden`}
              >
                {t(`players.${meetings.onPaper > 0 ? 'theirWritten' : 'allTheirGames'}`, {
                  games: written,
                })}
              </Link>
            )}
          </section>
        )}
      </div>
    </>
  );
  return league ? (
    <LeaguePage league={league} part="/players" title={title} back={back}>
      {content}
    </LeaguePage>
  ) : (
    <PaperPage title={title} back={back.href} backLabel={back.label} wide>
      {content}
    </PaperPage>
  );
}

/** One game of both in two lines. */
function Last({
  meeting: { at, variant, together, isOnPaper, places },
  both: [first, second],
}: {
  meeting: Meeting;
  both: readonly [string, string];
}) {
  const words = useWords();
  const { t } = words;
  const [a, b] = places;
  return (
    <>
      <span className="flex justify-between gap-3">
        <span className="font-semibold">{variantName(words, variant)}</span>
        <span className="text-[0.9375rem] text-ink-dim">
          {isOnPaper && `${t('paper.list')} · `}
          {dayInWords(words, at.slice(0, 10))}
        </span>
      </span>
      <span className="block">
        {together
          ? t('players.togetherPlace', { place: String(a) })
          : t('players.places', { first, a: String(a), second, b: String(b) })}
      </span>
    </>
  );
}
