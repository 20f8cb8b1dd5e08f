/** Settings of this phone: language, theme, hand, sharing. */
export const phone = {} as const;
