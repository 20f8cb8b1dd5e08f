/** How keys look of which one is chosen. */

/** One of a few to choose from, round a radio. */
export const choiceOnPaper =
  'rounded-lg border border-ink/25 bg-card choosable focus-within-ring has-focus-visible:outline-offset-2';
