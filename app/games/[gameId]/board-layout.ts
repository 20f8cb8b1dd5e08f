/** How the board is laid out: its first sight stands where the board itself comes to stand. */
export const LAYOUT = {
  page: 'group/page felt on-cloth flex min-h-dvh flex-col',
  bar: 'bar-of-game h-12 items-center px-1',
  name: 'truncate font-semibold left-handed:order-2',
  main: 'group/board board-main',
  slate: 'board-slate',
  /** What the screen leaves to the slate, whose lines, where it is a table of them, are `--lines`. */
  place: 'board-place',
  /** Its front, which what is won and what stands on its back lie over. */
  front: 'slate-front board-front',
  where: 'where-in-game px-1 text-base',
  beside: 'board-beside flat:group-has-data-noted/board:pb-36',
} as const;
