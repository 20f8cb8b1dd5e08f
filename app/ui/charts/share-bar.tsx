/** A small bar for a share, beside the figure that says it; filled and outlined, so that it prints. */
export function ShareBar({ share }: { share: number }) {
  const width = 80;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 10`}
      className="inline-block h-2.5 w-20 align-middle"
    >
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height="9"
        rx="2"
        className="fill-card stroke-ink/40"
      />
      <rect
        x="0.5"
        y="0.5"
        width={Math.max(0, Math.min(1, share)) * (width - 1)}
        height="9"
        rx="2"
        className="fill-felt"
      />
    </svg>
  );
}
