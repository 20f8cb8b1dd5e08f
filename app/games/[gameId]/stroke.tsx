'use client';
/**
 * The hand that is being drawn: between the tap that writes it and the rest of the board, which follows
 * a frame later. Only the slate listens, so that only the slate is rendered for the first frame.
 */
import { type ComponentType, useSyncExternalStore } from 'react';
import type { SlateProps } from './slates/slate';

export type Stroke = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The hand that is drawn, before the board knows of it. */
  readonly drawn: () => string | null;
  readonly draw: (handId: string | null) => void;
};

export function makeStroke(): Stroke {
  const listeners = new Set<() => void>();
  let drawn: string | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawn: () => drawn,
    draw(handId) {
      drawn = handId;
      for (const listener of listeners) listener();
    },
  };
}

const none = () => null;

/** The slate, where the hand that stands there in dim chalk is drawn as soon as it is written. */
export function DrawnSlate<Props extends SlateProps>({
  stroke,
  Slate,
  slate,
}: {
  stroke: Stroke;
  Slate: ComponentType<Props>;
  slate: Props;
}) {
  const drawn = useSyncExternalStore(stroke.subscribe, stroke.drawn, none);
  return drawn !== null && drawn === slate.proposedId ? (
    <Slate {...slate} proposedId={null} freshId={drawn} />
  ) : (
    <Slate {...slate} />
  );
}
