/** A few figures side by side, each with what it counts under it. */
export function Figures({
  all,
}: {
  all: readonly { readonly value: React.ReactNode; readonly label: string }[];
}) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col divide-x divide-ink/15">
      {all.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse px-3 first:pl-0">
          <dt className="text-[0.9375rem] text-ink-dim leading-tight">{label}</dt>
          <dd className="font-semibold text-3xl leading-tight tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
