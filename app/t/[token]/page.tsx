import type { Metadata } from 'next';
import Link from 'next/link';
import { unfoldingOfLink } from '@/app/games/[gameId]/picture/unfolding';
import { ClientWords } from '@/app/ui/client-words';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { LANGUAGE_PARAMETER } from '@/lib/i18n/languages';
import { outcome } from '@/lib/i18n/result';
import { withOwnNames } from '@/lib/i18n/seat-names';
import { gameName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { variant } from '@/lib/jass';
import { viewer } from '@/lib/server/account';
import { findInvited } from '@/lib/server/games';
import { getWords, getWordsNamed } from '@/lib/server/transports/words';
import { sideNames } from '@/lib/sync/deal';
import { SitDown, Watch } from './join';

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [words, named] = await Promise.all([
    getWords(),
    getWordsNamed((await searchParams)[LANGUAGE_PARAMETER]),
  ]);
  return {
    title: words.t('live.join.title'),
    robots: { index: false },
    ...(await unfoldingOfLink(named, (await params).token)),
  };
}

export default async function TablePage({ params }: Props) {
  const { token } = await params;
  const [words, me] = await Promise.all([getWords(), viewer()]);
  const { t } = words;
  const invited = await findInvited(me, token);
  if (!invited)
    return (
      <PaperPage title={t('live.join.notValid')} back="/" backLabel={t('ui.start')}>
        <p>{t('live.linkGone')}</p>
        <Link href="/games" className={keyOnPaper}>
          {t('live.toGames')}
        </Link>
      </PaperPage>
    );
  const { gameId, role, over, tally, taken, unnamed, isIn, seat } = invited;
  const table = withOwnNames(words, invited.table);
  const { players } = table;
  const why = role === 'writer' ? 'live.join.toWrite' : 'live.join.toRead';
  const place = { token, gameId, isIn, seat };
  return (
    <PaperPage title={t('live.join.title')} back="/" backLabel={t('ui.start')} wide>
      <div className="flex max-w-xl flex-col gap-4 short:-mb-12 flat:join-columns lg:join-columns">
        <div>
          <h2 className="font-semibold text-2xl">{gameName(words, table)}</h2>
          {(role === 'reader' || over) && (
            <p className="mt-1 font-hand text-[1.5rem]">{names(words, players)}</p>
          )}
          {over && tally.hands.length > 0 && (
            <p className="mt-3 font-hand text-[2rem] leading-tight">
              {outcome(words, sideNames(table), tally)}
            </p>
          )}
          <p className="mt-1">{t(over ? 'live.join.over' : isIn ? 'live.join.isIn' : why)}</p>
        </div>
        <ClientWords areas={['live']}>
          {role === 'reader' ? (
            <Watch {...place} />
          ) : (
            <SitDown
              {...place}
              players={players}
              sides={variant(table.variant).sidesOf(players.length, table.options)}
              taken={taken}
              unnamed={unnamed}
              // Seats without names are told apart by it, as long as it is not another's turn.
              dealer={unnamed.length > 0 && tally.hands.length === 0 ? table.firstDealer : null}
              deals={t('board.deals')}
            />
          )}
        </ClientWords>
      </div>
    </PaperPage>
  );
}
