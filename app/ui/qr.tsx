/** A text as a code that a phone's camera reads. */
import { qrCode } from '@/lib/files/qr-code';
import { QrDrawing } from './qr-drawing';

export const Qr = ({
  text,
  label,
  className = 'w-full max-w-64',
}: {
  text: string;
  label: string;
  className?: string;
}) => <QrDrawing code={qrCode(text)} label={label} className={`bg-white ${className}`} />;
