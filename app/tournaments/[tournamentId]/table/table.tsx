'use client';
/** A table's own phone: who sits here, writing hand by hand or only what it came to, and what was sent. */
import { useState } from 'react';
import type { KnownGame } from '@/app/board/known-game';
import { useKnownGames } from '@/app/board/use-known-games';
import { useStartGame } from '@/app/games/start-game';
import { Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { roundName } from '@/lib/i18n/tournament';
import { useWords } from '@/lib/i18n/use-words';
import type { Figures, RoundView, TableView } from '@/lib/tournament';
import { gameFigures } from '@/lib/tournament/game-figures';
import { Clock } from '../clock';
import { sidesAt } from '../rounds/sides';
import { checkSlip, nothingTyped, slipRules, type Typed, typedOf } from '../slip/entry';
import { letter, SlipFields } from '../slip/slip-fields';
import { usePeople } from '../use-people';
import { useTell } from '../use-tell';
import { useTournament } from '../use-tournament';

export default function Table() {
  const words = useWords();
  const { t } = words;
  const { view } = useTournament();
  const { at } = view;
  const round = at ? view.rounds[at.round] : undefined;
  const own = round?.tables[0];
  if (!at || !round || !own)
    return <p className="max-w-prose text-lg">{t('tournament-table.gone')}</p>;
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="text-ink-dim">{roundName(words, at.round + 1, view.setting.rounds)}</p>
          <h2 className="font-semibold text-4xl leading-tight">
            {t('tournament-desk.tableNumber', { table: String(own.table) })}
          </h2>
        </div>
        {round.status === 'begun' && round.begunAt !== null && (
          <Clock
            begunAt={round.begunAt}
            minutes={round.minutes}
            className="font-semibold text-2xl tabular-nums"
          />
        )}
      </div>
      <Played key={round.draw} round={round} own={own} />
    </div>
  );
}

/** The sides with what they came to, and what can be done. */
function Played({ round, own }: { round: RoundView; own: TableView }) {
  const { t, format } = useWords();
  const { view, waiting, refused } = useTournament();
  const { nameOf } = usePeople();
  const rules = slipRules(view, own.seats);
  const names = sidesAt(view.setting.kind, own.seats).map((ids) => ids.map(nameOf).join(' & '));
  const [sent, setSent] = useState<Figures | null>(null);
  const [isTyping, setTyping] = useState(false);
  const game = useGameHere(round, own);
  const played = game && gameFigures(game, view.setting.kind);
  // Of too few hands nothing comes.
  const came = played && checkSlip(rules, typedOf(rules, played)).kind === 'fits' ? played : null;
  // What this phone says counts here until the server tells of it, or has refused it.
  const isAhead = (waiting > 0 || own.result === null) && refused.length === 0;
  const result = (isAhead ? (sent ?? came) : null) ?? own.result;
  const isKept = waiting > 0 || (own.result === null && (game?.unsent ?? 0) > 0);
  const isLast = view.at?.round === (view.setting.rounds ?? 0) - 1;
  return (
    <>
      <ul className="divide-y divide-ink/15 border-ink/15 border-y">
        {names.map((name, side) => (
          <li key={name} className="flex items-baseline gap-3 py-3 text-xl">
            <span className="w-6 shrink-0 text-ink-dim">{letter(side, rules)}</span>
            <span className="min-w-0 flex-1 leading-snug">{name}</span>
            {result && (
              <b className="text-2xl tabular-nums">{format.number(result.points[side] ?? 0)}</b>
            )}
          </li>
        ))}
      </ul>
      {isTyping ? (
        <Totals
          round={round}
          own={own}
          names={names}
          was={result}
          onSent={(figures) => {
            setSent(figures);
            setTyping(false);
          }}
        />
      ) : own.isOpen ? (
        <p role="status" className="font-semibold text-lg text-refusal">
          {t('tournament-table.differs')}
        </p>
      ) : result ? (
        <>
          <p role="status" className="text-lg">
            {t(`tournament-table.${isKept ? 'kept' : 'sent'}`)}
          </p>
          <p className="text-ink-dim">{t(`tournament-table.${isLast ? 'last' : 'next'}`)}</p>
          {game ? (
            // What its hands came to is put right in them.
            <ToSlate game={game.kept.id} look={keyOnPaper} />
          ) : (
            <button type="button" className={keyOnPaper} onClick={() => setTyping(true)}>
              {t('tournament-table.putRight')}
            </button>
          )}
        </>
      ) : (
        <>
          <ByHands round={round} own={own} game={game} />
          <button type="button" className={keyOnPaper} onClick={() => setTyping(true)}>
            {t('tournament-table.totals')}
          </button>
        </>
      )}
    </>
  );
}

/** The game of this table that this phone has, whether or not the server does. */
function useGameHere({ draw }: RoundView, { table }: TableView): KnownGame | undefined {
  const { view } = useTournament();
  const games = useKnownGames() ?? [];
  return games.find(({ kept: { tournament: at } }) =>
    at ? at.tournamentId === view.id && at.draw === draw && at.table === table : false,
  );
}

function ToSlate({ game, look }: { game: string; look: string }) {
  const { t } = useWords();
  return (
    // The whole page: what this phone has of it may not be on the server.
    <a href={`/games/${game}`} className={look}>
      {t('tournament-table.toSlate')}
    </a>
  );
}

/** Only what it came to in the end. */
function Totals({
  round,
  own,
  names,
  was,
  onSent,
}: {
  round: RoundView;
  own: TableView;
  names: readonly string[];
  was: Figures | null;
  onSent: (figures: Figures) => void;
}) {
  const { t } = useWords();
  const { view } = useTournament();
  const { tell, fault } = useTell();
  const rules = slipRules(view, own.seats);
  const [typed, setTyped] = useState<Typed>(() =>
    was ? typedOf(rules, was) : nothingTyped(rules),
  );
  const check = checkSlip(rules, typed);
  const send = (figures: Figures) => {
    const at = { round: view.at?.round ?? 0, draw: round.draw, table: own.table };
    if (tell({ kind: 'result', ...at, game: null, ...figures }) !== null) onSent(figures);
  };
  return (
    <form
      aria-label={t('tournament-table.totals')}
      className="flex flex-col gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <SlipFields
        rules={rules}
        names={names.map(() => '')}
        typed={typed}
        onTyped={setTyped}
        onDone={send}
      />
      <Refused>{fault}</Refused>
      <button
        type="button"
        className={actionOnPaper}
        disabled={check.kind !== 'fits'}
        onClick={() => check.kind === 'fits' && send(check.figures)}
      >
        {t('tournament-table.send')}
      </button>
    </form>
  );
}

/** The way to the slate: a game by the rules of the tournament, whose end brings the result. */
function ByHands({
  round,
  own,
  game,
}: {
  round: RoundView;
  own: TableView;
  game: KnownGame | undefined;
}) {
  const { t } = useWords();
  const { view, link } = useTournament();
  const { nameOf } = usePeople();
  const { start, busy, failure } = useStartGame();
  const { variant, kind } = view.setting;
  // The seats of pairs hold two people each, whose own names nobody knows.
  if (variant === null || kind === 'schieber-pairs') return null;
  if (game) return <ToSlate game={game.kept.id} look={actionOnPaper} />;
  if (own.game !== null)
    return (
      <>
        <p>{t('tournament-table.elsewhere')}</p>
        <ToSlate game={own.game} look={keyOnPaper} />
      </>
    );
  const begin = async () => {
    const { tableOptions } = await import('@/lib/tournament');
    const { bringVariants } = await import('@/lib/jass');
    await bringVariants([variant]);
    await start(
      {
        ...{ variant, options: tableOptions(view.setting), firstDealer: 0 },
        players: own.seats.map(nameOf),
      },
      {
        tournament: {
          ...{ tournamentId: view.id, round: view.at?.round ?? 0, table: own.table },
          ...{ draw: round.draw, ...(link !== undefined && { link }) },
        },
      },
    );
  };
  return (
    <>
      <button type="button" className={actionOnPaper} disabled={busy} onClick={begin}>
        {t('tournament-table.byHands')}
      </button>
      <Refused>{failure}</Refused>
    </>
  );
}
