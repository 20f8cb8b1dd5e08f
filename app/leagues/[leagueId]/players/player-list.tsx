'use client';
import Link from 'next/link';
import { Fragment } from 'react';
import { FindName } from '@/app/ui/find-name';
import { PencilIcon } from '@/app/ui/menu-icons';
import { Mark } from '@/app/ui/slate/mark';
import { dayInWords, lateDay } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { today } from '@/lib/league/days';
import { type NameForm, readAs } from '@/lib/league/public-names';
import type { PlayedHere, RosterPlayer } from '@/lib/server/leagues';
import { leagueRoute, playerRoute } from '../../parts';

export function PlayerList({
  title,
  players,
  leagueId,
  mayWrite,
  usual,
  played,
}: {
  title: string;
  players: readonly RosterPlayer[];
  leagueId: string;
  mayWrite: boolean;
  /** What everybody reads of a name; only what differs is told of each. */
  usual: NameForm;
  /** By player; whoever never played has nothing there. */
  played: ReadonlyMap<string, PlayedHere>;
}) {
  const words = useWords();
  const { t } = words;
  if (players.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-1 font-semibold text-lg">
        {title} <span className="font-normal text-ink-dim">{players.length}</span>
      </h2>
      <FindName all={players} label={t('roster.find')} none={t('roster.noneFound')}>
        {(shown) => (
          <ul className="divide-y divide-ink/10 border-ink/10 border-y lg:columns-2 lg:gap-x-16">
            {shown.map((player) => (
              <li
                key={player.id}
                className="flex break-inside-avoid items-center justify-between gap-3 py-1.5"
              >
                <Link
                  href={playerRoute(player.id)}
                  className="grid min-h-12 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 active:bg-paper-dark"
                >
                  <Mark name={player.name} seed={player.id} className="row-span-2" />
                  <span className="underline decoration-ink/30 underline-offset-4">
                    {player.name}
                  </span>
                  <About {...{ player, mayWrite, usual }} played={played.get(player.id)} />
                </Link>
                {mayWrite && (
                  <Link
                    href={leagueRoute(leagueId, `/players/${player.id}`)}
                    aria-label={t('roster.editNamed', { name: player.name })}
                    title={t('roster.editNamed', { name: player.name })}
                    className="grid size-12 shrink-0 place-items-center rounded-lg text-ink-dim hover:text-ink active:bg-paper-dark"
                  >
                    <PencilIcon />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </FindName>
    </section>
  );
}

/** How much and until when, and what else there is to know. */
function About({
  player,
  played,
  ...of
}: {
  player: RosterPlayer;
  played: PlayedHere | undefined;
  mayWrite: boolean;
  usual: NameForm;
}) {
  const words = useWords();
  const last =
    played && words.t('roster.lastOn', { ...played, day: lateDay(words, played.last, today()) });
  return (
    <span className="text-[0.9375rem] text-ink-dim empty:hidden">
      {played && (
        <>
          {words.t('roster.played', played)}
          <span className="max-sm:hidden">
            , <span className="inline-block">{last}</span>
          </span>
        </>
      )}
      {about(words, player, of).map((part, i) => (
        <Fragment key={part}>
          {(played || i > 0) && '\u00a0· '}
          <span className="inline-block">{part}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Other names, what everybody reads of this one, the account, the days. */
function about(
  words: Words,
  { name, merged, claim, joinedOn, leftOn, publicName, shownAs }: RosterPlayer,
  { mayWrite, usual }: { mayWrite: boolean; usual: NameForm },
): string[] {
  const { t } = words;
  const asUsual = usual === 'hidden' ? publicName === null : shownAs === readAs(name, usual);
  return [
    merged.length > 0 &&
      t('roster.about.also', { names: merged.map(({ name }) => name).join(', ') }),
    mayWrite && shownAs !== null && !asUsual && t('roster.about.shown', { name: shownAs }),
    claim?.isYou
      ? t('roster.about.you')
      : claim &&
        (claim.name
          ? t('roster.about.account', { name: claim.name })
          : t('roster.about.someAccount')),
    joinedOn && t('roster.about.since', { day: dayInWords(words, joinedOn) }),
    leftOn && t('roster.about.until', { day: dayInWords(words, leftOn) }),
  ].filter((part) => typeof part === 'string');
}
