/** A figure beside whose it is. */
export function TotalField({
  label,
  value,
  isWrong,
  onChange,
}: {
  label: React.ReactNode;
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}) {
  return (
    <label className="flex min-h-14 items-center justify-between gap-3">
      <span className="min-w-0">{label}</span>
      <input
        value={value}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-28 shrink-0 rounded-lg border border-ink/30 bg-card px-2 text-right text-lg aria-invalid:border-refusal"
      />
    </label>
  );
}
