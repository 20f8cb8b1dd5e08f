import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { leagueRoute } from '@/app/leagues/parts';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { tally, VARIANT_IDS } from '@/lib/jass';
import { viewer } from '@/lib/server/account';
import { findGame, findTourney, recentPlayers, recentVariants } from '@/lib/server/games';
import { type EveningForm, eveningForm, eveningOf } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { recordOf, type Table } from '@/lib/sync/game';
import { nextTable } from '@/lib/sync/next-game';
import { goesOn } from '@/lib/sync/tourney';
import { NewGame } from './new-game';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('new-game.title') };
}

/** What the form says in the browser. */
const AREAS = [
  'new-game',
  'options',
  'house-rules',
  'cards',
  'ask',
  'board',
  'engine',
  'sync',
] as const;

type Props = {
  searchParams: Promise<{
    after?: string | string[];
    evening?: string | string[];
    table?: string | string[];
    variant?: string | string[];
  }>;
};

/**
 * With `after` the game goes on at the table of another one, with `evening` it is played at an
 * evening of a league, with `table` at that table of its sheet (0 the first); with `variant` that one is
 * chosen at first.
 */
export default async function NewGamePage({ searchParams }: Props) {
  const words = await getWords();
  const { t } = words;
  const me = await viewer();
  const asked = await searchParams;
  const before = typeof asked.after === 'string' ? await findGame(me, asked.after) : null;
  const evening =
    typeof asked.evening === 'string' ? asked.evening : before && (await eveningOf(me, before.id));
  const form =
    evening && (await eveningForm(me, { eveningId: evening, table: tableNumber(asked.table) }));
  if (evening && !form) notFound();
  const names = form ? form.names : me ? await recentPlayers(me) : [];
  const played = me ? await recentVariants(me) : [];
  const scored = before && tally(recordOf(before));
  const tourney = before && (await findTourney(me, before.id));
  const again = before && scored?.ok ? nextTable(before.table, scored.value) : undefined;
  return (
    <PaperPage
      title={t('new-game.title')}
      back={form ? leagueRoute(form.leagueId, `/evenings/${form.eveningId}`) : '/games'}
      backLabel={form ? t('new-game.evening') : t('new-game.myGames')}
      wide
    >
      {form && (
        <p className="-mt-3 text-ink-dim">
          {[form.leagueName, weekdayInWords(words, form.date), form.name]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      <ClientWords areas={AREAS}>
        <NewGame
          key={evening}
          names={names}
          played={played}
          asked={VARIANT_IDS.find((id) => id === asked.variant)}
          again={again ?? (form ? plannedTable(form) : undefined)}
          goesOn={
            tourney && goesOn(tourney) ? { id: tourney.id, length: tourney.length } : undefined
          }
          at={
            form
              ? {
                  evening: form.eveningId,
                  counting: form.variants,
                  houseRules: form.houseRules,
                }
              : undefined
          }
        />
      </ClientWords>
    </PaperPage>
  );
}

const tableNumber = (asked: string | string[] | undefined): number | undefined =>
  typeof asked === 'string' && /^\d{1,2}$/.test(asked) ? Number(asked) : undefined;

const plannedTable = ({ table }: EveningForm): Table | undefined =>
  table ? { ...table, options: {} } : undefined;
