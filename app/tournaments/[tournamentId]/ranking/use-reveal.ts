'use client';
/** The reveal of the ranking, place by place, as the director turns it. */
import { linesToReveal } from '@/lib/tournament';
import { useWhole } from '../use-tournament';

export function useReveal() {
  const { view, whole, change } = useWhole();
  const { reveal } = whole;
  const lines = reveal ? linesToReveal(view.ranking ?? [], reveal.from) : [];
  const shown = Math.min(reveal?.shown ?? 0, lines.length);
  return {
    // What a phone kept of before has none.
    isOn: Boolean(reveal),
    all: lines.length,
    shown,
    /** The line that comes next; undefined once all are shown. */
    next: lines[lines.length - shown - 1],
    begin: (from: number) => change({ kind: 'reveal', to: { from, shown: 0 } }),
    end: () => change({ kind: 'reveal', to: null }),
    /** Shows one place more, or with -1 one less. */
    turn: (by: 1 | -1) => {
      const to = shown + by;
      if (reveal && to >= 0 && to <= lines.length)
        change({ kind: 'reveal', to: { ...reveal, shown: to } });
    },
  };
}
