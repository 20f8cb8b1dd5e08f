/** The sizes in which a slate is shared, in pixels. */
export const SHAPES = {
  /** What messengers and sites show of a link. */
  link: { width: 1200, height: 630 },
  /** A picture of its own in a message. */
  message: { width: 1080, height: 1350 },
} as const;
export type Shape = keyof typeof SHAPES;

export const isShape = (text: string): text is Shape => Object.hasOwn(SHAPES, text);
