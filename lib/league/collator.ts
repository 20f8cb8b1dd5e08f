/** The one order of names: by alphabet with Ä beside A, numbers by what they are worth. Pure. */
export const collator = new Intl.Collator('de-CH', { numeric: true });
