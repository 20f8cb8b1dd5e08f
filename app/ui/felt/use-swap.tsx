'use client';
/** Two people change places: by dragging one to the other, by tapping both, or by keys. */
import { useRef, useState } from 'react';
import { useDrag } from './use-drag';

/**
 * `chip` draws somebody; `box` is what all of them lie in; `moving` is who was tapped first; `stop` lets
 * go of them.
 */
export function useSwap<Box extends HTMLElement>({
  movable,
  busy = false,
  onSwap,
}: {
  /** Everybody who has a chip, in the order in which they are drawn. */
  movable: readonly string[];
  busy?: boolean;
  onSwap: (one: string, other: string) => void;
}) {
  const box = useRef<Box>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const swap = (one: string, other: string) => {
    setMoving(null);
    onSwap(one, other);
  };
  /** The second tap of two. */
  const pick = (id: string) =>
    moving === null || moving === id ? setMoving(moving === id ? null : id) : swap(moving, id);
  const chips = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-who]') ?? [])];
  const drag = useDrag(chips, ({ seat, at }) => {
    const [one, other] = [chips()[seat]?.dataset.who, chips()[at]?.dataset.who];
    if (one && other && one !== other) swap(one, other);
  });
  const chip = (id: string, name: string, look = '') => {
    const seat = movable.indexOf(id);
    return (
      <button
        key={id}
        type="button"
        data-who={id}
        aria-pressed={moving === id}
        disabled={busy}
        onClick={() => drag.wasDragged() || pick(id)}
        {...drag.grip(seat, (grip) => grip)}
        className={`min-h-12 touch-none select-none rounded-full border bg-card px-4 choosable data-dragged:relative data-dragged:z-10 ${drag.over === seat ? 'border-felt outline-2 outline-felt' : 'border-ink/25'} ${look}`}
      >
        {name}
      </button>
    );
  };
  return { box, moving, stop: () => setMoving(null), chip };
}
