/** What is set of a search, as chips that can be taken off. */
import Link from 'next/link';
import { CloseIcon } from '@/app/ui/icons';
import { eveningOf, resultChip } from '@/lib/i18n/archive';
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import type { Named } from '@/lib/server/archive';
import type { Asked, Field } from '@/lib/server/operations/input/search';
import { searchHref } from './search-href';

export function SearchChips({
  path,
  asked,
  named,
}: {
  /** The page that the search belongs to. */
  path: string;
  asked: Asked;
  named: Named;
}) {
  const words = useWords();
  const { t } = words;
  const chips = chipsOf(words, asked, named);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('games.chips.title')} className="flex flex-wrap gap-2">
      {chips.map(({ label, fields }) => (
        <li key={label}>
          <Link
            href={searchHref(path, without(asked, fields))}
            aria-label={t('games.chips.without', { label })}
            className="inline-flex min-h-12 items-center gap-1 rounded-full border border-ink/25 bg-card pr-3 pl-4 active:bg-paper-dark"
          >
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Chip = { readonly label: string; readonly fields: readonly Field[] };

/** What is set, each with the fields that say it. */
function chipsOf(words: Words, asked: Asked, named: Named): Chip[] {
  const { t } = words;
  const nameOf = (id: string) => named.players.get(id) ?? t('games.chips.somebody');
  const first = asked.player ? nameOf(asked.player) : asked.name;
  const second = asked.with ? nameOf(asked.with) : asked.other;
  const chips: (Chip | false | '' | undefined)[] = [
    first !== undefined && { label: first, fields: ['player', 'name'] },
    second !== undefined && {
      label: t('games.chips.with', { name: second }),
      fields: ['with', 'other', 'pair'],
    },
    asked.pair && second !== undefined && { label: t('games.chips.pair'), fields: ['pair'] },
    asked.variant && { label: variantName(words, asked.variant), fields: ['variant'] },
    asked.league && {
      label:
        asked.league === 'own'
          ? t('games.find.outside')
          : (named.league ?? t('games.chips.someLeague')),
      fields: ['league'],
    },
    asked.season && { label: named.season ?? t('games.chips.someSeason'), fields: ['season'] },
    asked.evening && {
      label: named.evening ? eveningOf(words, named.evening) : t('games.chips.someEvening'),
      fields: ['evening'],
    },
    asked.from && {
      label: t('games.chips.from', { day: dayInWords(words, asked.from) }),
      fields: ['from'],
    },
    asked.to && {
      label: t('games.chips.to', { day: dayInWords(words, asked.to) }),
      fields: ['to'],
    },
    asked.result && {
      label: resultChip(words, asked.result, first ?? second),
      fields: ['result'],
    },
    asked.words && { label: t('games.chips.words', { words: asked.words }), fields: ['words'] },
    asked.order === 'oldest' && { label: t('games.find.oldest'), fields: ['order'] },
  ];
  return chips.flatMap((chip) => chip || []);
}

const without = (asked: Asked, fields: readonly Field[]): Asked =>
  // Whatever is left of an Asked is one.
  Object.fromEntries(
    Object.entries(asked).filter(([field]) => !fields.some((gone) => gone === field)),
  ) as Asked;
