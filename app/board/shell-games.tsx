'use client';
/** The games that this phone knows, running ones first. */
import { useEffect } from 'react';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { When } from '@/app/ui/when';
import { dayInWords } from '@/lib/i18n/days';
import { outcome, total } from '@/lib/i18n/game';
import { useWords } from '@/lib/i18n/use-words';
import { gameName } from '@/lib/i18n/variants';
import { names } from '@/lib/i18n/words';
import { nextTable, sideNames } from '@/lib/sync/deal';
import { StartGame } from '../games/start-game';
import { type KnownGame, useKnownGames } from './known-game';
import { NoNetwork } from './no-network';
import { Unsent } from './unsent';

export default function ShellGames() {
  const words = useWords();
  const { t } = words;
  const games = useKnownGames();
  useEffect(() => {
    document.title = `${t('offline.shell.games')} · Schiefer`;
  }, [t]);
  if (!games) return null;
  const running = games.filter(({ over }) => !over);
  const finished = games.filter(({ over }) => over);
  const [last] = games;
  return (
    <PaperPage title="Schiefer" back="/" backLabel={t('offline.shell.start')}>
      <NoNetwork tone="paper" />
      <Unsent />
      <div className="flex flex-col gap-3">
        {/* Whole pages: without network they come from the worker. */}
        <a href="/games/new" className={actionOnPaper}>
          {t('offline.shell.newGame')}
        </a>
        {last && (
          <StartGame
            table={nextTable(last.state.table, last.tally)}
            after={last.kept.id}
            tone="plain"
          >
            <span>
              {t('offline.shell.again')}
              <span className="block font-normal text-[0.9375rem] text-ink-dim">
                {gameName(words, last.state.table)}: {names(words, last.state.table.players)}
              </span>
            </span>
          </StartGame>
        )}
        <a href="/rules" className={keyOnPaper}>
          {t('offline.shell.rules')}
        </a>
      </div>
      {games.length === 0 && <p className="text-ink-dim">{t('offline.shell.none')}</p>}
      <List title={t('offline.shell.running')} games={running} />
      <List title={t('offline.shell.finished')} games={finished} />
    </PaperPage>
  );
}

/** Games as the phone has them; nothing where it has none. */
export function List({ title, games }: { title: string; games: readonly KnownGame[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="pb-1 font-semibold text-lg">{title}</h2>
      <ul className="divide-y divide-ink/10">
        {games.map((game) => (
          <li key={game.kept.id}>
            <Row game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ game: { kept, state, tally, over, unsent, changedAt } }: { game: KnownGame }) {
  const words = useWords();
  const { t } = words;
  const sides = sideNames(state.table);
  const path = over ? `/games/${kept.id}/record` : `/games/${kept.id}`;
  return (
    <a href={path} className="block py-3 active:bg-paper-dark">
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{gameName(words, state.table)}</span>
        <span className="text-[0.9375rem] text-ink-dim">
          {over && kept.played?.on ? (
            <time dateTime={kept.played.on}>{dayInWords(words, kept.played.on)}</time>
          ) : (
            <When at={(over && kept.played?.at) || changedAt} />
          )}
        </span>
      </span>
      <span className="flex flex-wrap gap-x-4">
        {sides.map((side, i) => (
          <span key={side}>
            {side} <span className="text-ink-dim tabular-nums">{total(words, tally, i)}</span>
          </span>
        ))}
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-[0.9375rem] text-ink-dim">
        <span>
          {over
            ? outcome(words, sides, tally)
            : t('offline.shell.hands', { count: state.hands.length })}
        </span>
        {unsent > 0 && <span>{t('offline.waiting.title')}</span>}
      </span>
    </a>
  );
}
