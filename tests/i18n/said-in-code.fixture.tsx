/** Texts as they must not stand in code. */
export function Said({ busy }: { busy: boolean }) {
  const failure = 'No connection: try again.';
  return (
    <section className="grid gap-3" aria-label="The slate" title={failure}>
      Hand entered {busy ? 'wait' : ''}
    </section>
  );
}
