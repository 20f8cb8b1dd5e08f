/** How keys look of which one is chosen. */

/** One of a few to choose from, round a radio: what counts is the filled one. */
export const choiceOnPaper =
  'rounded-lg border-2 border-ink/20 bg-card focus-within-ring has-checked:border-felt has-checked:bg-felt has-checked:text-paper has-focus-visible:outline-offset-2';
