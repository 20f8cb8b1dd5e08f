import type { Metadata } from 'next';
import Link from 'next/link';
import { ClientWords } from '@/app/ui/client-words';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { awayInWords, companyOf, sidesInWords, tableName } from '@/lib/i18n/evening';
import { total } from '@/lib/i18n/result';
import { viewer } from '@/lib/server/account';
import { findRoom } from '@/lib/server/leagues';
import { getWords } from '@/lib/server/transports/words';
import { RoomForPhone } from './room';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('evenings.room.title'), robots: { index: false } };
}

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ table?: string | string[] }>;
};

/** An evening for whoever has its link: who they are, where they sit, and the way to their table. */
export default async function RoomPage({ params, searchParams }: Props) {
  const { token } = await params;
  const [words, me] = await Promise.all([getWords(), viewer()]);
  const { t } = words;
  const { table: asked } = await searchParams;
  const table = typeof asked === 'string' ? asked : undefined;
  const room = await findRoom(me, token, table);
  if (!room)
    return (
      <PaperPage title={t('live.join.notValid')} back="/" backLabel={t('ui.start')}>
        <p>{t('live.linkGone')}</p>
        <Link href="/games" className={keyOnPaper}>
          {t('live.toGames')}
        </Link>
      </PaperPage>
    );
  const { me: own } = room;
  const score = own?.now?.table?.score;
  return (
    <PaperPage title={room.league} back="/" backLabel={t('ui.start')} wide>
      <p className="font-semibold text-2xl first-letter:uppercase">
        {[weekdayInWords(words, room.date), room.time, room.place].filter(Boolean).join(', ')}
        {room.name && <span className="block font-normal text-lg text-ink-dim">{room.name}</span>}
      </p>
      <ClientWords areas={['evenings']}>
        <RoomForPhone
          token={token}
          eveningId={room.eveningId}
          roster={room.roster}
          isOver={room.isOver}
          table={table}
          me={
            own && {
              name: own.name,
              status: own.status,
              plays: own.plays,
              places: own.places.map(({ round, table }) => ({
                round,
                table: table && {
                  name: tableName(words, table.name),
                  ...companyOf(table, own.name),
                },
              })),
              now: own.now?.table
                ? {
                    round: own.now.round,
                    name: tableName(words, own.now.table.name),
                    canWrite: own.now.canWrite,
                    away: own.now.away.length > 0 ? awayInWords(words, own.now.away) : null,
                    isOver: score?.over === true,
                    isOnPaper: own.now.table.isOnPaper,
                    sides:
                      score?.sides.map((side, at) => ({
                        side,
                        total: total(words, score.tally, at),
                      })) ??
                      sidesInWords(own.now.table.variant, own.now.table.names).map((side) => ({
                        side,
                        total: '',
                      })),
                  }
                : null,
            }
          }
        />
      </ClientWords>
    </PaperPage>
  );
}
