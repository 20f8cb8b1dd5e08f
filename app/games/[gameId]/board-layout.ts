/** How the board is laid out: its first sight stands where the board itself comes to stand. */
export const LAYOUT = {
  page: 'group/page felt on-cloth flex min-h-dvh flex-col',
  bar: 'bar-of-game',
  name: 'truncate font-semibold left-handed:order-2',
  main: 'group/board board-main',
  slate: 'board-slate',
  left: 'board-left',
  /** What the screen leaves to the slate, whose lines, where it is a table of them, are `--lines`. */
  place: 'board-place',
  /** Its front, which what is won and what stands on its back lie over. */
  front: 'slate-front board-front',
  /** What is told of it: under it, or at the head of the hands beside it. */
  told: 'board-told',
  where: 'where-in-game',
  beside: 'board-beside',
} as const;
