/** How the board is laid out: its first sight stands where the board itself comes to stand. */
export const LAYOUT = {
  page: 'group/page felt on-cloth flex min-h-dvh flex-col',
  bar: 'bar-of-game h-12 items-center px-1',
  name: 'truncate font-semibold left-handed:order-2',
  main: 'group/board mx-auto grid w-full max-w-md flex-1 grid-cols-[minmax(0,1fr)] content-start gap-3 px-2 pb-32 has-data-noted:pb-44 md:max-w-(--measure) md:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] left-handed:md:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)] md:gap-8 md:px-8 md:pb-8 flat:max-w-none! flat:grid-cols-[minmax(0,1fr)_var(--aside)]! left-handed:flat:grid-cols-[var(--aside)_minmax(0,1fr)]! flat:gap-2! flat:px-(--edge)! flat:pb-2 tall:grid-cols-[minmax(0,1fr)]! tall:gap-4! tall:px-6! room-for-entry',
  slate:
    'flex flex-col gap-3 left-handed:md:order-2 left-handed:flat:order-2 md:sticky md:top-4 md:min-h-[calc(100dvh-5rem)] md:self-start tall:static tall:min-h-[calc(100dvh-8.5rem)] flat:sticky flat:top-0 flat:min-h-0 flat:has-data-declares:-top-17 flat:gap-2',
  /** What the screen leaves to the slate, on a tablet and a desktop. */
  place: 'md:relative md:min-h-80 md:flex-1 flat:static flat:min-h-0 flat:flex-none',
  /** Its front, which what is won and what stands on its back lie over. */
  front: 'slate-front relative md:absolute md:inset-0 flat:relative',
  where: 'where-in-game px-1 text-base',
  beside: 'flex flex-col gap-3 flat:pb-24 flat:group-has-data-noted/board:pb-36',
} as const;
