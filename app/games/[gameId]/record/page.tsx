import type { Metadata, Route } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { cache, Fragment, type ReactNode } from 'react';
import { BetweenNames } from '@/app/ui/between-names';
import { AtTable, ByDeck } from '@/app/ui/by-deck';
import { DownIcon } from '@/app/ui/icons';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { eveningOf } from '@/lib/i18n/archive';
import { dayInWords } from '@/lib/i18n/days';
import { LANGUAGE_PARAMETER } from '@/lib/i18n/languages';
import { houseRulesInWords } from '@/lib/i18n/options';
import { outcome } from '@/lib/i18n/result';
import { withOwnNames } from '@/lib/i18n/seat-names';
import { substituteInWords } from '@/lib/i18n/table-change';
import { inEachDeck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { gameName, variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import { variant } from '@/lib/jass';
import { callNames } from '@/lib/league/call-names';
import { viewer } from '@/lib/server/account';
import { gamePage, type PlayedGame } from '@/lib/server/archive';
import { getWords, getWordsNamed } from '@/lib/server/transports/words';
import { countedHands, seatedAt, sideNames } from '@/lib/sync/deal';
import { ChangesList } from '../changes-list';
import { DeleteGame } from '../delete-game';
import { explained } from '../explained';
import { ShareKey } from '../picture/share-key';
import { unfoldingOf } from '../picture/unfolding';
import { Course } from './course-chart';
import { Hands } from './hands';
import { Notes } from './notes';
import { SlateOnPage } from './slate';
import { StillOpen } from './still-open';

type Props = {
  params: Promise<{ gameId: string }>;
  searchParams: Promise<Record<string, unknown>>;
};

const readGame = cache(async (gameId: string) =>
  gamePage(await viewer(), gameId, await getWords()),
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const game = await readGame((await params).gameId);
  if (!game) return {};
  const { variant: id, players } = seatedAt(game.table, game.hands.length);
  const [words, named] = await Promise.all([
    getWords(),
    getWordsNamed((await searchParams)[LANGUAGE_PARAMETER]),
  ]);
  return {
    ...(await unfoldingOf(named, game.id)),
    title: `${variantName(words, id)}, ${names(words, players)}, ${dayInWords(words, game.playedAt.slice(0, 10))}`,
  };
}

export default async function RecordPage({ params }: Props) {
  const found = await readGame((await params).gameId);
  if (!found) notFound();
  const words = await getWords();
  const game = { ...found, table: withOwnNames(words, found.table) };
  const { id, table, tally, hands, over, notes, mayWrite } = game;
  const stands = explained(game);
  const now = seatedAt(table, hands.length);
  const { t } = words;
  const back = wayBack(words, game);
  const page = (
    <AtTable gameId={id}>
      <PaperPage
        title={gameName(words, table)}
        // A route with an id is not one that the type of all routes lists.
        back={back.href as Route}
        backLabel={back.label}
        wide
      >
        <Head game={game} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:gap-x-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] print:block">
          <div className="flex flex-col gap-3 print:hidden">
            <SlateOnPage game={game} tally={tally} explained={stands} />
            <div className="flex gap-3 *:flex-1">
              <Link
                // Whoever only reads is otherwise led here from there.
                href={`/games/${id}${mayWrite ? '' : '?slate'}` as Route}
                className={`${keyOnPaper} px-2! text-center`}
              >
                {t('record.openSlate')}
              </Link>
              {over && hands.length > 0 && (
                <ShareKey gameId={id} text={outcome(words, sideNames(now), tally)} />
              )}
            </div>
          </div>
          <div className="flex flex-col gap-6 md:row-span-2">
            <Course table={now} explained={stands} />
            <Hands game={game} explained={stands} />
          </div>
          <div className="flex flex-col gap-3">
            {(mayWrite || notes) && (
              <section aria-labelledby="notes" className="flex flex-col gap-2">
                <h2 id="notes" className={notes ? 'font-semibold text-lg' : 'sr-only'}>
                  {t('record.notes.title')}
                </h2>
                <Notes gameId={id} notes={notes} mayWrite={mayWrite} />
              </section>
            )}
            <Substitutes game={game} />
            <Options game={game} />
            <Log game={game} />
            <div className="grid grid-cols-2 gap-3 pt-3 print:hidden">
              <a
                href={`/api/games/${id}/record`}
                download
                className={`${keyOnPaper} col-span-full px-3!`}
              >
                {t('record.saveFile')}
              </a>
              {mayWrite && (
                <section aria-label={t('record.delete')} className="contents">
                  <DeleteGame
                    gameId={id}
                    look={`${keyOnPaper} w-full px-2! text-base leading-tight`}
                    danger="text-refusal"
                    back={back.href as Route}
                  />
                </section>
              )}
            </div>
          </div>
        </div>
        {!over && <p className="sr-only">{t('record.isRunning')}</p>}
      </PaperPage>
    </AtTable>
  );
  // Who belongs to the game needs no link that could be taken back.
  return game.seesPlayers ? (
    page
  ) : (
    <StillOpen gameId={id} after={game.log.length}>
      {page}
    </StillOpen>
  );
}

function wayBack(
  { t }: Words,
  { league, evening, seesPlayers }: Pick<PlayedGame, 'league' | 'evening' | 'seesPlayers'>,
) {
  if (!league || !seesPlayers) return { href: '/games', label: t('games.title') };
  const path = `/leagues/${league.id}`;
  return evening
    ? { href: `${path}/evenings/${evening.id}`, label: t('board.toEvening') }
    : { href: `${path}/games`, label: t('record.gamesOf', { league: league.name }) };
}

function Head({ game }: { game: PlayedGame }) {
  const { table, tally, over, league, evening, tourney, playerIds, playedAt, playedOn, hands, id } =
    game;
  const words = useWords();
  const { t } = words;
  const sides = variant(table.variant).sidesOf(table.players.length, table.options);
  const link = 'underline decoration-ink/30 underline-offset-4';
  const called = sideNames(seatedAt(table, hands.length));
  // All of their names stand below.
  const isKnown = game.seesPlayers && playerIds.some((player) => player);
  // Whoever came by a link sees this game alone: what leads nowhere for them is plain text.
  const To = game.seesPlayers ? Link : Plain;
  return (
    <div className="flex flex-col gap-1 flat:-mt-2 flat:flex-row flat:flex-wrap flat:items-baseline flat:gap-x-4 flat:gap-y-0">
      <p className="text-balance font-hand text-[1.75rem] sm:text-[2rem] leading-tight flat:grow flat:text-[1.75rem]">
        {over && hands.length > 0 ? (
          <BetweenNames>
            {outcome(words, isKnown ? called.map(callNames(called)) : called, tally)}
          </BetweenNames>
        ) : (
          t('record.stillRunning', { hands: countedHands(tally) })
        )}
      </p>
      <p
        // The slate tells who played; here is what leads on to them.
        className={`flex flex-wrap items-center gap-x-1.5 text-lg flat:order-1 flat:basis-full flat:text-base flat:tracking-tight ${isKnown ? '' : 'hidden print:flex'}`}
      >
        {sides.map((seats, side) => (
          // Those who play together stand together; where the line breaks, all of them go.
          <span key={String(seats)} className="inline-flex flex-wrap items-center gap-x-1.5">
            {side > 0 && seats.length > 1 && (
              <span className="text-ink-dim">{t('record.against')}</span>
            )}
            {seats.map((seat, i) => (
              <Fragment key={seat}>
                {i > 0 && <span>&</span>}
                {game.seesPlayers && playerIds[seat] ? (
                  <Link
                    href={`/players/${playerIds[seat]}` as Route}
                    className={`${link} -my-1 inline-flex min-h-12 items-center`}
                  >
                    {table.players[seat]}
                  </Link>
                ) : (
                  <span className="inline-flex items-center">{table.players[seat]}</span>
                )}
              </Fragment>
            ))}
            {seats.length === 1 && side < sides.length - 1 && (
              <span className="text-ink-dim">·</span>
            )}
          </span>
        ))}
      </p>
      <p className="text-ink-dim">
        {playedOn ? (
          <time dateTime={playedOn}>{dayInWords(words, playedOn)}</time>
        ) : (
          <When at={playedAt} />
        )}
        {league && evening && (
          <>
            {' · '}
            <To href={`/leagues/${league.id}` as Route} className={link}>
              {league.name}
            </To>
            {' · '}
            <To
              href={`/leagues/${league.id}/seasons/${evening.season.id}` as Route}
              className={link}
            >
              {t('record.season', { name: evening.season.name })}
            </To>
            {' · '}
            <To href={`/leagues/${league.id}/evenings/${evening.id}` as Route} className={link}>
              {evening.name || eveningOf(words, evening.date)}
            </To>
          </>
        )}
      </p>
      {tourney && tourney.games.length > 1 && (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-dim flat:order-1">
          {t('record.tourney')}
          {tourney.games.map(({ id: other, isClosed }, i) =>
            other === id || isClosed ? (
              <span key={other} className={other === id ? 'font-semibold text-ink' : ''}>
                {i + 1}
              </span>
            ) : (
              <Link
                key={other}
                href={`/games/${other}/record` as Route}
                className={`${link} inline-grid min-h-12 min-w-8 place-items-center`}
              >
                {i + 1}
              </Link>
            ),
          )}
        </p>
      )}
    </div>
  );
}

/** Where a link would stand, for those for whom it leads nowhere. */
const Plain = ({ children }: { href: Route; children: ReactNode; className: string }) => (
  <span className="inline-flex items-center">{children}</span>
);

/** Who played on for whom. */
function Substitutes({ game: { table, tally } }: { game: PlayedGame }) {
  const words = useWords();
  const { substitutes = [] } = table;
  if (substitutes.length === 0) return null;
  return (
    <>
      <h2 className="pt-3 font-semibold text-lg">{words.t('record.substitutes')}</h2>
      <ul>
        {substitutes.map((one) => (
          <li key={`${one.seat} ${one.from}`} className="py-1">
            {substituteInWords(words, one, { table, tally })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The house rules, where they are not the usual ones. */
function Options({ game: { table } }: { game: PlayedGame }) {
  const words = useWords();
  const { variant: id, options, players } = table;
  const all = inEachDeck((deck) => houseRulesInWords(words, id, options, { players, deck }));
  const told = all.french.filter(({ option }) => option in options);
  const said = inEachDeck(
    (deck) => new Map(all[deck].map(({ option, value }) => [option, value] as const)),
  );
  if (told.length === 0) return null;
  return (
    <>
      <h2 className="pt-3 font-semibold text-lg">{words.t('record.houseRules')}</h2>
      <dl>
        {told.map(({ option, label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2 py-1">
            <dt className="text-ink-dim">{label}</dt>
            <dd>
              <ByDeck drawn={inEachDeck((deck) => said[deck].get(option) ?? value)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Who wrote and corrected what and when. */
function Log({ game: { id, log, table, mayWrite } }: { game: PlayedGame }) {
  const { t } = useWords();
  if (log.length === 0) return null;
  return (
    <details className="group print:hidden">
      <summary className="inline-flex min-h-12 items-center gap-2 font-semibold text-lg">
        {t('record.log', { changes: log.length })}
        <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
          <DownIcon />
        </span>
      </summary>
      <ChangesList table={table} log={log} gameId={mayWrite ? id : undefined} />
    </details>
  );
}
