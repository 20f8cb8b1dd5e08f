import type { keep } from './keep';

/**
 * How a page does what every page does for the time without network. A board has the code for it in
 * any case and offers it here, so that it is not loaded a second time; other pages load it when idle.
 */
let offered: typeof keep | undefined;

/** The page has it already. */
export const offerKeeping = (own: typeof keep): void => {
  offered = own;
};

/** What the page has already, else loaded now. */
export const keeping = async (): Promise<typeof keep> => offered ?? (await import('./keep')).keep;
