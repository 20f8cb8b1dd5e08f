/** The most that one game can bring in a tourney: a win against sides below half the target. */
export const MOST_TOURNEY_POINTS = 2;
