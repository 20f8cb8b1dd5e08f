/** What many pages say: keys, fields, faults of the way, days. */
export const ui = {} as const;
