/**
 * How high a slate is: what the sheet leaves while a hand is entered, else as its rows need and the keys
 * allow. A layer of its own, so that a stroke is laid out and painted without the page around it.
 */
const PLAYING = {
  low: 'h-72 md:h-[30rem]',
  middle: 'h-80 md:h-[30rem]',
  high: 'h-[25rem] md:h-[min(34rem,calc(100dvh-18.5rem))]',
} as const;

export const slateHeight = (
  { isEntering, over }: { readonly isEntering: boolean; readonly over: boolean },
  playing: keyof typeof PLAYING,
): string =>
  `contain-content will-change-transform ${isEntering ? 'h-[calc(36dvh-3rem)] min-h-52 md:h-[30rem]' : PLAYING[playing]} ${
    // The result and what can be done with it stand under it.
    over && !isEntering ? 'flat:h-[calc(100dvh-11.25rem)]!' : 'flat:h-[calc(100dvh-7.25rem)]!'
  }`;
