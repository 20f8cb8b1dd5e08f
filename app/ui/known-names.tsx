'use client';
/** Names used before, below a field that asks for one: first those that were perhaps meant by what is typed. */
import { useWords } from '@/lib/i18n/use-words';
import { meantNames, namesLike } from '@/lib/league/similar-names';
import { nameKey } from '@/lib/sync/table';

/** So many names are offered. */
const OFFERED = 12;

/** Of the names used before those that fit what is being typed; none where that is one of them. */
export function fittingNames(
  { names, taken }: { names: readonly string[]; taken: readonly string[] },
  typed: string,
): readonly string[] {
  if (!typed.trim() || names.some((known) => nameKey(known) === nameKey(typed))) return [];
  const free = names.filter((known) => !taken.includes(known)).map((name) => ({ name }));
  return namesLike(free, typed).map(({ name }) => name);
}

export function KnownNames({
  ref,
  typed,
  fitting,
  names,
  taken,
  look = 'flex-wrap',
  onMeant,
  onName,
}: {
  ref?: React.Ref<HTMLUListElement>;
  /** What is typed, by seat. */
  typed: readonly string[];
  /** Those that fit what is being typed stand first. */
  fitting: readonly string[];
  /** Names used before, and those of them that somebody has already. */
  names: readonly string[];
  taken: readonly string[];
  /** In lines, or in one that scrolls. */
  look?: string;
  onMeant: (seat: number, name: string) => void;
  onName: (name: string) => void;
}) {
  const { t } = useWords();
  const free = names.filter((known) => !taken.includes(known));
  const meant = typed.flatMap((one, seat) => meantNames(one, free).map((name) => ({ seat, name })));
  const unused = [...new Set([...fitting, ...free])]
    .filter((known) => !meant.some(({ name }) => name === known))
    .slice(0, OFFERED);
  if (meant.length + unused.length === 0) return null;
  return (
    <ul ref={ref} aria-label={t('new-game.known')} className={`flex gap-2 ${look}`}>
      {meant.map(({ seat, name }) => (
        <li key={`${seat} ${name}`} data-seat={seat} className="shrink-0 scroll-mb-28 max-w-full">
          <button
            type="button"
            data-meant
            className="known-name text-left"
            onClick={() => onMeant(seat, name)}
          >
            {t('ui.meant', { name })}
          </button>
        </li>
      ))}
      {unused.map((known) => (
        <li key={known} className="max-w-full shrink-0">
          <button type="button" className="known-name" onClick={() => onName(known)}>
            {known}
          </button>
        </li>
      ))}
    </ul>
  );
}
