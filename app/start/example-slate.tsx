'use client';
/** A slate with a game on it that goes on by a key: what the next hand brings is chalked up before one's eyes. */
import { useState } from 'react';
import { ByDeck } from '@/app/ui/by-deck';
import { keyOnSlate } from '@/app/ui/keys';
import { SchieberSlate } from '@/app/ui/slate/schieber-slate';
import { useWords } from '@/lib/i18n/use-words';
import type { Example } from './example';

const idOf = (hand: number): string => `example-${hand}`;

export function ExampleSlate({
  example: { name, sides, written, hands, winner },
}: {
  example: Example;
}) {
  const { t } = useWords();
  const [count, setCount] = useState(written);
  const here = hands.slice(0, count);
  const last = here.at(-1);
  const isOver = count === hands.length;
  return (
    <figure className="flex min-w-0 flex-col gap-3 flat:gap-2">
      {/* By its name, so that nobody takes it for a game of one's own. */}
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="rounded-full border border-chalk/40 px-3 py-0.5 text-[0.9375rem]">
          {t('start.exampleTag')}
        </span>
        <span className="text-[0.9375rem] text-chalk/85">{name}</span>
      </figcaption>
      <SchieberSlate
        sides={sides.map((side, i) => ({
          name: side,
          scores: here.map(({ gain }) => gain[i] ?? 0),
          total: last?.totals[i] ?? 0,
          isThere: isOver && i === winner,
          hasWon: isOver && i === winner,
          dealer: null,
        }))}
        handIds={here.map((_, hand) => idOf(hand))}
        stateOf={({ hand }) => (count > written && hand === idOf(count - 1) ? 'fresh' : 'written')}
        withZ
        className="example-slate"
      />
      <p aria-live="polite" className="min-h-[2.75em] text-[0.9375rem] leading-snug text-chalk/85">
        {last && <ByDeck drawn={last.said} />}
      </p>
      <button
        type="button"
        className={`${keyOnSlate} w-full flat:min-h-12`}
        onClick={() => setCount(isOver ? written : count + 1)}
      >
        {t(isOver ? 'start.exampleAgain' : 'start.exampleNext')}
      </button>
    </figure>
  );
}
