/** How the ways to the parts of one thing look, in a row under its name. */
export const tabs = 'flex w-max min-w-full border-ink/15 border-b sm:gap-1';
export const tab =
  '-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-1.5 text-ink-dim sm:px-3 aria-[current]:border-felt aria-[current]:font-semibold aria-[current]:text-ink';
