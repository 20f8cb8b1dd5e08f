/** A figure beside whose it is, and beneath it what is wrong with it. */
import { useId } from 'react';

export function TotalField({
  label,
  value,
  fault,
  keys = 'numeric',
  onChange,
}: {
  label: React.ReactNode;
  value: string;
  fault: string | null;
  /** What a phone shows to type with. */
  keys?: 'numeric' | 'decimal' | 'text';
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-14 items-center justify-between gap-4 py-1">
        <span className="min-w-0 text-pretty leading-tight">{label}</span>
        <input
          value={value}
          inputMode={keys}
          autoComplete="off"
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : id}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-28 shrink-0 rounded-lg border border-ink/30 bg-card px-2 text-right text-lg aria-invalid:border-refusal"
        />
      </label>
      {fault !== null && (
        <p id={id} className="pb-2 text-right text-[0.9375rem] text-refusal">
          {fault}
        </p>
      )}
    </div>
  );
}
