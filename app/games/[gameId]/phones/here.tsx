'use client';
/** Who has the game open, in the bar: as many dots as there are others, and the way to the sheet. */
import { QrIcon } from '@/app/ui/icons';
import { PhoneIcon } from '@/app/ui/menu-icons';
import { calledAt } from '@/lib/i18n/at-table';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import type { AtTable } from '@/lib/sync/at-table';

const MOST = 3;

export default function Here({ table, onOpen }: { table: AtTable; onOpen: () => void }) {
  const words = useWords();
  const { t } = words;
  const others = table.present.filter(({ isYou }) => !isYou);
  const called = others.map((one) => calledAt(words, one));
  const hidden = others.length - MOST + (table.more ?? 0);
  const badges = others.map(({ name, role }) => {
    if (name !== null) return [...name][0]?.toUpperCase();
    // A letter would look like a name's.
    return role === 'host' ? <PhoneIcon key="host" /> : '?';
  });
  const label = t('live.presentNames', { names: names(words, called) });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-outline-offset-3 flex h-12 shrink-0 items-center gap-1.5 px-1"
    >
      {badges.slice(0, MOST).map((badge, i) => (
        <span
          key={i}
          className="relative grid size-8 place-items-center rounded-full bg-slate font-semibold text-[0.8125rem] text-chalk"
        >
          {badge}
          <span className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full bg-here ring-2 ring-ground" />
        </span>
      ))}
      {hidden > 0 && <span className="text-[0.8125rem]">+{hidden}</span>}
      {/* How the next one comes stays in view. */}
      {table.role === 'host' && <QrIcon />}
    </button>
  );
}
