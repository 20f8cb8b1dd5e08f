/** How the keys look: one action in chalk yellow on slate, in felt green on paper. */
const base =
  'inline-flex min-h-14 items-center justify-center gap-2 rounded-xl px-5 text-center font-semibold text-lg select-none disabled:opacity-40';

export const actionOnSlate = `${base} bg-yellow text-on-yellow active:bg-[color-mix(in_srgb,var(--color-yellow)_90%,black)]`;
export const keyOnSlate = `${base} border border-chalk/30 bg-slate text-chalk active:bg-slate-dark aria-pressed:border-yellow aria-pressed:text-yellow`;
export const actionOnPaper = `${base} bg-felt text-paper active:bg-felt-dark`;
export const keyOnPaper = `${base} border border-ink/25 bg-card text-ink active:bg-paper-dark`;

/** A key that takes no focus when it is tapped: typing goes on where it was, and nothing waits for the move. */
export const keepsFocus = {
  onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
};
