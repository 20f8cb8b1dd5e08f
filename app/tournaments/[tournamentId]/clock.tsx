'use client';
/** How long a round still takes, or takes already where nobody set a time. */
import { useEffect, useState } from 'react';
import { useWords } from '@/lib/i18n/use-words';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** The moment, every second; null until the page is in a browser. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const beat = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(beat);
  }, []);
  return now;
}

/** Minutes and seconds. */
const inFigures = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
};

export function Clock({
  begunAt,
  minutes,
  className = 'font-semibold text-4xl tabular-nums',
}: {
  begunAt: string;
  minutes: number | null;
  className?: string;
}) {
  const { t } = useWords();
  const now = useNow();
  const gone = now === null ? 0 : Math.max(0, now - Date.parse(begunAt));
  const left = minutes === null ? null : minutes * MINUTE_MS - gone;
  const isOver = left !== null && left <= 0;
  return (
    <p className="flex items-baseline gap-2">
      <span role="timer" className={className}>
        {inFigures(left === null ? gone : Math.abs(left))}
      </span>
      <span className="text-ink-dim">
        {t(`tournaments.clock.${left === null ? 'running' : isOver ? 'over' : 'left'}`)}
      </span>
    </p>
  );
}
