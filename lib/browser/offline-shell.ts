import 'client-only';

/** Is this the page that stands in for all others without network? */
let is = false;

/** Said by that page. */
export const enterOfflineShell = (): void => {
  is = true;
};

export const isOfflineShell = (): boolean => is;
