/** A text as a code that a phone's camera reads. */
import { qrCode } from '@/lib/files/qr-code';

export function Qr({
  text,
  label,
  className = 'w-full max-w-64',
}: {
  text: string;
  label: string;
  className?: string;
}) {
  const { size, path } = qrCode(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
