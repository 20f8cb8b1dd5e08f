'use client';
/** The best of other tournaments go on in this one. */
import { useState } from 'react';
import { smallKey } from '@/app/leagues/parts';
import { keyOnPaper } from '@/app/ui/keys';
import { lazily } from '@/app/ui/lazily';
import { makeId } from '@/lib/browser/id';
import { newOnes } from '@/lib/files/entrants-list';
import { useWords } from '@/lib/i18n/use-words';
import type { KeptEntrant } from '@/lib/tournament';
import type { Tell } from '../use-tell';

const BestOf = lazily(() => import('../prizes/best-of'));

export function AddBest({ known, tell }: { known: readonly KeptEntrant[]; tell: Tell }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <section aria-label={t('tournament-entrants.best')} className="flex flex-col gap-4">
      {open ? (
        <>
          <h2 className="font-semibold text-lg">{t('tournament-entrants.best')}</h2>
          <BestOf
            withThis={false}
            label={t('tournament-entrants.bestTake')}
            onTake={(people) => {
              const { entrants } = newOnes(people, known);
              const asked = entrants.map((one) => ({ id: makeId(), ...one }));
              const isIn =
                asked.length === 0 || tell({ kind: 'register', entrants: asked }) !== null;
              setSaid(isIn ? t('tournament-entrants.added', { people: asked.length }) : '');
              if (isIn) setOpen(false);
            }}
          />
          <button type="button" className={smallKey} onClick={() => setOpen(false)}>
            {t('tournament-entrants.fold')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={`${keyOnPaper} w-full`}
          onClick={() => {
            setSaid('');
            setOpen(true);
          }}
        >
          {t('tournament-entrants.best')}
        </button>
      )}
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </section>
  );
}
