/** Who is at an evening, from what was noted and what is played. Pure. */

/** What can be noted about somebody at an evening, what says more first; `coming` is what they said before it. */
export const STATUSES = ['left', 'present', 'coming', 'excused', 'absent'] as const;
export type Status = (typeof STATUSES)[number];

/** Somebody as far as that matters. */
type Guest = {
  readonly status: Status | null;
  /** Has a result of the evening, or sits in a game. */
  readonly plays: boolean;
};

/** Are they there now? Who only said that they come is not, unless they play. */
export const isThere = ({ status, plays }: Guest): boolean =>
  status === 'present' || (plays && (status === null || status === 'coming'));
