/** The scoring list: an ordered list of named cases, of which the first that happened is scored. */

/** One case: what it is called, when it has happened, and what it awards. */
export type Rule<Id extends string, Case, Award> = {
  readonly id: Id;
  readonly when: (hand: Case) => boolean;
  readonly award: (hand: Case) => Award;
};

/** The first case that has happened. A list ends with a case that always has; else it is a bug. */
export function firstMatch<Case, R extends { readonly when: (hand: Case) => boolean }>(
  list: readonly R[],
  hand: Case,
): R {
  for (const rule of list) if (rule.when(hand)) return rule;
  throw new Error('A scoring list must end with a case that is always true.');
}
