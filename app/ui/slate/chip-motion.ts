/** How the dealer's chip moves; left out until that is loaded (`slide.ts`), and then it just lies there. */
export const motion: { slide?: (chip: HTMLElement, from: number) => (() => void) | undefined } = {};
