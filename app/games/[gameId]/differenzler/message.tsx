/** What the sheet says about what is typed: how far it is, what will be written, what is wrong. */
export function Message({ isRefused, children }: { isRefused: boolean; children: string }) {
  return (
    <p
      aria-live="polite"
      className={`min-h-11 text-[0.9375rem] leading-snug ${isRefused ? 'text-refusal-chalk' : 'text-chalk'}`}
    >
      {children}
    </p>
  );
}
