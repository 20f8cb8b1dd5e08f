/** Who is first in chalk, underlined twice, with the figure below: on a league's first page and at an evening's end. */
import { underlines } from '@/app/ui/slate/chalk-lines';
import { Mark } from '@/app/ui/slate/mark';
import { unitInWords, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import { names, type Words } from '@/lib/i18n/words';
import type { Scheme } from '@/lib/league/scheme';
import type { Row } from '@/lib/league/table';

/** Of more people at one place it is only said how many they are. */
const MOST_LEVEL = 12;
/** On the first page of a league so many are named; of more the first one. */
const MOST_NAMED = 3;
/** A name up to this long is not parted at the end of a line. */
const WHOLE = 18;

/** Who has a place: one, those who share it, or how many those are. */
export const whoHas = (words: Words, rows: readonly Pick<Row, 'name'>[]): string =>
  rows.length > MOST_LEVEL
    ? words.t('evenings.ranking.place', { count: String(rows.length) })
    : names(
        words,
        rows.map(({ name }) =>
          rows.length > 1 && name.length <= WHOLE ? name.replaceAll(' ', '\u00a0') : name,
        ),
      );

export function ChalkWinner({
  winners,
  scheme,
  seed,
  decimals,
  isShort = false,
}: {
  /** Several where they share the place. */
  winners: readonly Pick<Row, 'id' | 'name' | 'total'>[];
  scheme: Scheme;
  seed: string;
  /** Of the figures that stand beside this one. */
  decimals?: number | undefined;
  /** Does it name but one of many? */
  isShort?: boolean;
}) {
  const words = useWords();
  const [first] = winners;
  if (!first) return null;
  const { measure } = scheme;
  const named =
    isShort && winners.length > MOST_NAMED
      ? words.t('evenings.ranking.andMore', {
          first: whoHas(words, [first]),
          more: winners.length - 1,
        })
      : whoHas(words, winners);
  const who = named.replace(/\S+/g, (word) =>
    word.length <= WHOLE ? word.replaceAll('-', '\u2011') : word,
  );
  const [upper, lower] = underlines(200, seed);
  return (
    <span className="flex items-center gap-3 md:gap-5">
      {winners.length === 1 && (
        <Mark
          name={first.name}
          seed={first.id}
          size="large"
          className="size-14! shrink-0 md:size-24! [&>path:first-child]:fill-slate-light"
        />
      )}
      <span className="min-w-0">
        <span className={`block text-balance break-words font-hand leading-none ${sizeOf(who)}`}>
          {who}
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 200 16"
          preserveAspectRatio="none"
          className="mt-1 h-3 w-full max-w-72 fill-chalk"
        >
          <path d={upper + lower} />
        </svg>
        {first.total !== null && (
          <span className="mt-1.5 flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-hand text-[2rem] leading-none md:text-[2.5rem]">
              {valueInWords(words, first.total, { measure, decimals })}
            </span>
            <span className="text-[0.9375rem] text-chalk-dim">
              {unitInWords(words, scheme, first.total)}
            </span>
          </span>
        )}
      </span>
    </span>
  );
}

/** How large names are written: no name is broken, and several take more lines. */
function sizeOf(who: string): string {
  const longest = Math.max(...who.split(/[\s-]/).map(({ length }) => length));
  if (longest > 14 || who.length > 50) return 'text-[1.375rem] md:text-[2rem]';
  return who.length > 24 || longest > 10
    ? 'text-[1.75rem] md:text-[2.25rem]'
    : 'text-[2.25rem] md:text-[2.75rem]';
}
