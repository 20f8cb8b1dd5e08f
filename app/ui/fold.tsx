/** A part of a page that is opened where one wants it. */
import { DownIcon } from './icons';

export const Fold = ({
  title,
  look = '',
  children,
  ...details
}: Omit<React.ComponentProps<'details'>, 'title'> & {
  title: React.ReactNode;
  /** How what stands above it looks. */
  look?: string;
}) => (
  <details {...details}>
    <summary className={`flex min-h-12 items-center justify-between gap-3 ${look}`}>
      {title}
      <span aria-hidden="true" className="text-ink-dim [[open]>summary>&]:rotate-180">
        <DownIcon />
      </span>
    </summary>
    {children}
  </details>
);
