'use client';
/** A part of a page with a file of its own, which the page loads with what shows it. */
import { type ComponentType, lazy, Suspense } from 'react';

/**
 * The part that `load` brings; nothing stands in its place until it is there. React's own way: Next's
 * `dynamic` does the same with more to load, and `later` is for what a page must do without.
 */
export function lazily<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(load);
  return function Lazily(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
