/**
 * How high a slate is on the board: it fills the place that the board has for it (`board-place`, styles/board.css),
 * which knows by these classes how much its rows need. A layer of its own, so that a stroke is laid out and
 * painted without the page around it.
 */
const PLAYING = { low: 'slate-low', middle: 'slate-middle', high: '' } as const;

export type SlateHeight = keyof typeof PLAYING;

/** A layer that is painted by itself. */
export const LAYER = 'contain-content will-change-transform';

export const slateHeight = (height: SlateHeight): string =>
  `${LAYER} slate-fills ${PLAYING[height]}`;
