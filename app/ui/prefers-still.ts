/** Has whoever reads asked their system for less motion? */
export const prefersStill = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
