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

/** What is noted of somebody who is not there; `unknown` where that is nothing. */
export type AwayAs = 'left' | 'excused' | 'absent' | 'coming' | 'unknown';

/**
 * Who of those with a place is not there, so that nobody can begin with them: whoever left, is excused or absent.
 * Where somebody is ticked so is everybody who came, and whoever is not has not come, or has gone again. Of an
 * evening that is still ahead nobody knows that. Whoever is `here` with a phone has come, unless they were said not to.
 */
export function awayFrom<Each extends Guest & { readonly id: string }>(
  roster: readonly Each[],
  seats: readonly string[],
  { isAhead, here }: { readonly isAhead: boolean; readonly here?: string | undefined },
): readonly (Each & { readonly as: AwayAs })[] {
  const isTicked = !isAhead && roster.some(({ status }) => status === 'present');
  return roster.flatMap((one) => {
    const { id, status } = one;
    if (!seats.includes(id) || isThere(one)) return [];
    const isSaid = status !== null && status !== 'coming';
    return isSaid || (isTicked && id !== here) ? [{ ...one, as: asAway(status) }] : [];
  });
}

/** Who is missing at a table, as whoever looks at it sees it; a game that goes on waits for nobody. */
export const missingAt = <Each extends Guest & { readonly id: string }>(
  table: { readonly seats: readonly string[]; readonly score: { readonly over: boolean } | null },
  {
    roster,
    isAhead,
    mayWrite,
    me,
  }: {
    readonly roster: readonly Each[];
    readonly isAhead: boolean;
    /** Whoever runs the evening looks on for all; anybody else comes to their own table from here. */
    readonly mayWrite: boolean;
    readonly me: string | undefined;
  },
) =>
  table.score?.over === false
    ? []
    : awayFrom(roster, table.seats, { isAhead, here: mayWrite ? undefined : me });

const asAway = (status: Status | null): AwayAs =>
  status === null || status === 'present' ? 'unknown' : status;

/** Are they there now? Who only said that they come is not, unless they play. */
export const isThere = ({ status, plays }: Guest): boolean =>
  status === 'present' || (plays && (status === null || status === 'coming'));
