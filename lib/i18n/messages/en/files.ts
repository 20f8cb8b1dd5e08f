/** A league's files, jobs and their reports. */
export const files = {} as const;
