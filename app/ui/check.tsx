const CHIP =
  'flex min-h-11 items-center gap-2 rounded-full border border-ink/25 py-1 pr-3.5 pl-3 text-[0.9375rem] leading-tight has-checked:border-felt has-checked:bg-felt/10';

/** A tick with what it says; as a chip it takes no more room than that. */
export function Check({
  label,
  checked,
  isChip = false,
  onChange,
}: {
  label: string;
  isChip?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={isChip ? CHIP : 'flex min-h-12 items-center gap-3'}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className={`${isChip ? 'size-4.5' : 'size-5'} shrink-0 accent-felt`}
      />
      {label}
    </label>
  );
}
