import 'client-only';

/** Is this the page that stands in for all others without network? */
let is = false;

/** Said by that page. */
export const beShell = (): void => {
  is = true;
};

export const isShell = (): boolean => is;
