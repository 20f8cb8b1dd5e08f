/** Which of sign-in and sign-up stands first. */

/**
 * Does whoever comes from there likely have no account yet? So it is with those who were invited, and
 * with those who found a league.
 */
export const isForNewcomers = (back: string): boolean => /^\/(join\/|leagues\/new$)/.test(back);

/** The look of the second: below the first on a phone. */
export const apart = 'border-ink/10 max-md:border-t max-md:pt-8';
