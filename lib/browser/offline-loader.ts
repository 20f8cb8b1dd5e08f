import type { prepareOffline } from './offline';

/**
 * How a page does what every page does for the time without network. A board has the code for it in
 * any case and offers it here, so that it is not loaded a second time; other pages load it when idle.
 */
let offered: typeof prepareOffline | undefined;

/** The page has it already. */
export const offerOffline = (own: typeof prepareOffline): void => {
  offered = own;
};

/** What the page has already, else loaded now. */
export const loadOffline = async (): Promise<typeof prepareOffline> =>
  offered ?? (await import('./offline')).prepareOffline;
