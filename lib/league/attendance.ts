/** Who is at an evening, from what was noted and what is played. Pure. */

/** Somebody as far as that matters. */
type Guest = {
  readonly status: 'left' | 'present' | 'coming' | 'excused' | 'absent' | null;
  /** Has a result of the evening, or sits in a game. */
  readonly plays: boolean;
};

/** Are they there now? Who only said that they come is not, unless they play. */
export const isThere = ({ status, plays }: Guest): boolean =>
  status === 'present' || (plays && (status === null || status === 'coming'));
