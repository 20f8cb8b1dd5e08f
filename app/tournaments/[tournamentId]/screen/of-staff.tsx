'use client';
/** The screen at a director's or a desk's computer: it shows what everybody may see, and no more. */
import { useEffect, useMemo } from 'react';
import { useWords } from '@/lib/i18n/use-words';
import { type KeptState, resultOf, tournamentView } from '@/lib/tournament';
import { useReveal } from '../ranking/use-reveal';
import { useTournament } from '../use-tournament';
import { Hall } from './hall';

export default function OfStaff({ whole }: { whole: KeptState }) {
  const { id, revision, isPublic, publicNames, role } = useTournament().view;
  const view = useMemo(() => {
    const reader = { id, revision, isPublic, publicNames, runsIt: false, at: null };
    return tournamentView(whole, { ...reader, role: 'public' });
  }, [whole, id, revision, isPublic, publicNames]);
  const missing = whole.rounds[view.rounds.length - 1]?.tables
    .filter((own) => resultOf(own) === null)
    .map(({ table }) => table);
  return (
    <Hall
      view={view}
      missing={missing ?? null}
      keys={role === 'director' && view.reveal && <RevealKeys />}
    />
  );
}

/** Keys of a keyboard, or of what somebody holds in the hand who presents. */
const BY_KEY: Readonly<Record<string, 1 | -1>> = {
  ...{ ArrowRight: 1, ArrowDown: 1, PageDown: 1 },
  ...{ ArrowLeft: -1, ArrowUp: -1, PageUp: -1 },
};

/** For a director who has the screen alone. */
function RevealKeys() {
  const { t } = useWords();
  const { all, shown, turn } = useReveal();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = BY_KEY[event.key];
      if (by === undefined) return;
      event.preventDefault();
      turn(by);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const look = 'hall-key border border-chalk/30 text-chalk disabled:opacity-40';
  return (
    <>
      <button type="button" className={look} disabled={shown === 0} onClick={() => turn(-1)}>
        {t('tournament-ranking.reveal.back')}
      </button>
      <button type="button" className={look} disabled={shown === all} onClick={() => turn(1)}>
        {t('tournament-ranking.reveal.next')}
      </button>
    </>
  );
}
