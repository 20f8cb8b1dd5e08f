export const LATE_AREAS: readonly string[];
