/**
 * How high a slate is on the board: as its rows need, and what stands under it (`--under`, globals.css)
 * and the keys allow. A layer of its own, so that a
 * stroke is laid out and painted without the page around it.
 */
const PLAYING = {
  low: 'h-[clamp(14rem,calc(100dvh-max(22rem,12.25rem+var(--under,0rem))),25rem)]',
  middle: 'h-[clamp(14rem,calc(100dvh-max(20rem,12.25rem+var(--under,0rem))),27rem)]',
  high: 'h-[clamp(14rem,calc(100dvh-max(14.5rem,12.25rem+var(--under,0rem))),30rem)]',
} as const;

/** On a tablet and a desktop it fills the place that the board has for it. */
export const FILLS = 'md:absolute md:inset-0 md:h-auto flat:static';

export type SlateHeight = keyof typeof PLAYING;

/** A layer that is painted by itself. */
export const LAYER = 'contain-content will-change-transform';

/** Where a phone lies on its side: what the bar and the line under it leave. */
const flatHeight = (over: boolean): string =>
  // The result and what can be done with it stand under it.
  over ? 'flat:h-[calc(100dvh-11.25rem)]!' : 'flat:h-[calc(100dvh-6rem)]!';

export const slateHeight = ({ over }: { readonly over: boolean }, playing: SlateHeight): string =>
  `${LAYER} ${PLAYING[playing]} ${FILLS} ${flatHeight(over)}`;
