'use client';
/** Something that is dragged from one seat to another, by mouse, pen or finger. */
import { type PointerEvent, useRef, useState } from 'react';
import { prefersStill } from '../prefers-still';

/** A finger that moves less has tapped. */
const LEAST_PX = 6;

type Drag = {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** What moves. */
  readonly moved: HTMLElement;
  /** Where seats are, by seat: their middles. */
  readonly seats: readonly (readonly [number, number])[];
  isMoving: boolean;
};

export type Dropped = {
  readonly seat: number;
  /** The seat that it was let go at. */
  readonly at: number;
  readonly moved: HTMLElement;
  /** How far it was from its place, in px. */
  readonly by: readonly [x: number, y: number];
};

/**
 * @param seatsHere the elements of all seats, in their order
 * @param onDrop let go, also at the seat that it came from
 */
export function useDrag(
  seatsHere: () => readonly HTMLElement[],
  onDrop: (dropped: Dropped) => void,
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  /** The seat over which something is held. */
  const [over, setOver] = useState<number | null>(null);
  const nearest = ({ seats }: Drag, event: PointerEvent): number => {
    const far = seats.map(([x, y]) => Math.hypot(x - event.clientX, y - event.clientY));
    return far.indexOf(Math.min(...far));
  };
  const end = (event: PointerEvent, isDropped: boolean) => {
    const held = drag.current;
    drag.current = null;
    setOver(null);
    if (!held?.isMoving) return;
    const { seat, moved } = held;
    moved.style.transform = '';
    delete moved.dataset.dragged;
    // The click that follows is none.
    wasDragged.current = true;
    setTimeout(() => {
      wasDragged.current = false;
    });
    const by = [event.clientX - held.x, event.clientY - held.y] as const;
    onDrop({ seat, moved, by, at: isDropped ? nearest(held, event) : seat });
  };
  return {
    over,
    /** Is the click that just came the end of a drag? */
    wasDragged: () => wasDragged.current,
    /** For what is taken hold of at a seat; `moved` is what moves with it. */
    grip: (seat: number, moved: (grip: HTMLElement) => HTMLElement | null) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const what = moved(event.currentTarget);
        if (event.button !== 0 || !what) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const seats = seatsHere().map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return [(left + right) / 2, (top + bottom) / 2] as const;
        });
        const { clientX: x, clientY: y } = event;
        drag.current = { seat, x, y, moved: what, seats, isMoving: false };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = drag.current;
        if (!held) return;
        const [x, y] = [event.clientX - held.x, event.clientY - held.y];
        if (!held.isMoving && Math.hypot(x, y) < LEAST_PX) return;
        held.isMoving = true;
        held.moved.dataset.dragged = '';
        held.moved.style.transform = `translate(${x}px, ${y}px)`;
        const now = nearest(held, event);
        setOver(now === seat ? null : now);
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    }),
  };
}

/** Lets an element come to its place from so far away; at once for those who want no movement. */
export function comeFrom(element: Element, [x, y]: readonly [number, number]): void {
  if (prefersStill()) return;
  element.animate?.([{ transform: `translate(${x}px, ${y}px)`, zIndex: 2 }, { zIndex: 2 }], {
    duration: 220,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
