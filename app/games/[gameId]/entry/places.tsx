'use client';
/** The players of a round of hidden figures: whether there is one, never which. */
import { useWords } from '@/lib/i18n/use-words';

export function Places({ children }: { children: React.ReactNode }) {
  const { t } = useWords();
  return (
    <ul aria-label={t('ask.hidden.all')} className="flex gap-2">
      {children}
    </ul>
  );
}

export function Place({
  name,
  isNow,
  sign,
  children,
}: {
  name: string;
  /** The one whom it is about. */
  isNow: boolean;
  sign: string;
  /** What the sign says in words. */
  children: string;
}) {
  return (
    <li
      className={`min-w-0 flex-1 rounded-lg border-2 bg-slate px-2 pt-1 ${isNow ? 'border-yellow' : 'border-chalk/20'}`}
    >
      <span className="block truncate text-[0.8125rem] text-chalk/85">{name}</span>
      <span className="sr-only">{children}</span>
      <span aria-hidden="true" className="block pb-1 text-[1.375rem] text-chalk-dim leading-7">
        {sign}
      </span>
    </li>
  );
}
