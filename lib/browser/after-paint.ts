import 'client-only';

/** Where no frame comes, as in a tab that is not to be seen, nothing waits longer than this. */
const LONGEST_MS = 300;

let jobs: (() => void)[] = [];

function run(): void {
  const due = jobs;
  jobs = [];
  for (const job of due) job();
}

/**
 * Does something once the next frame is on the screen: what was shown with this tap comes first. What
 * is put off until the same frame is done in one go, in order, so that React renders it as one.
 */
export function afterPaint(job: () => void): void {
  jobs.push(job);
  if (jobs.length > 1) return;
  const without = setTimeout(
    () => {
      cancelAnimationFrame(frame);
      run();
    },
    document.visibilityState === 'hidden' ? 0 : LONGEST_MS,
  );
  const frame = requestAnimationFrame(() => {
    clearTimeout(without);
    // The frame itself comes between this and the next task.
    setTimeout(run);
  });
}
