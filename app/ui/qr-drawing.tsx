/** A code that a phone's camera reads, as it was made. */
export type QrCode = { readonly size: number; readonly path: string };

export const QrDrawing = ({
  code: { size, path },
  label,
  className,
}: {
  code: QrCode;
  label: string;
  className?: string;
}) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className={className}
  >
    <path d={path} fill="#000" />
  </svg>
);
