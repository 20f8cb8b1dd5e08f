/** Which of sign-in and sign-up is shown first. */

/**
 * Does whoever comes from there likely have no account yet? So it is with those who were invited, and
 * with those who found a league.
 */
export const isForNewcomers = (back: string): boolean => /^\/(join\/|leagues\/new$)/.test(back);
