'use client';
/** Who has the game open, in the bar: the others in one stack, and the way to the sheet. */
import { QrIcon } from '@/app/ui/icons';
import { PhoneIcon } from '@/app/ui/menu-icons';
import { calledAt } from '@/lib/i18n/at-table';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { AtTable } from '@/lib/sync/at-table';

/** So many have a letter of their own. */
const MOST = 3;
const disc =
  'relative -ml-1.5 first:ml-0 size-7 place-items-center rounded-full bg-slate font-semibold text-[0.8125rem] text-chalk ring-2 ring-ground';

export default function Here({ table, onOpen }: { table: AtTable; onOpen: () => void }) {
  const words = useWords();
  const { t } = words;
  const others = table.present.filter(({ isYou }) => !isYou);
  const called = others.map((one) => calledAt(words, one));
  const count = others.length + (table.more ?? 0);
  const badges = others.map(({ name, role }) => {
    if (name !== null) return [...name][0]?.toUpperCase();
    // A letter would look like a name's.
    return role === 'host' ? <PhoneIcon key="host" /> : '?';
  });
  const Sign = table.role === 'host' ? QrIcon : PhoneIcon;
  const label = t('live.presentNames', { names: names(words, called) });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-outline-offset-3 flex h-12 min-w-11 shrink-0 items-center justify-end pr-1 pl-2"
    >
      {/* On a phone, whose bar is narrow, they are counted. */}
      <span className="flex items-center gap-1 font-semibold text-sm tabular-nums md:hidden">
        <Sign />
        <span className="min-w-5 rounded-full bg-slate px-1 text-center text-chalk ring-1 ring-here">
          {count + 1}
        </span>
      </span>
      {badges.slice(0, MOST).map((badge, i) => (
        <span key={i} className={`${disc} hidden md:grid`} style={{ zIndex: MOST - i }}>
          {badge}
          <span className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full bg-here ring-2 ring-ground" />
        </span>
      ))}
      {count > MOST && <span className={`${disc} hidden pl-1 md:grid`}>+{count - MOST}</span>}
      {/* How the next one comes stays in view. */}
      {table.role === 'host' && (
        <span className="ml-2 max-md:hidden">
          <QrIcon />
        </span>
      )}
    </button>
  );
}
