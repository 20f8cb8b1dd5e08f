'use client';
/** The games to choose from, each with its drawing; what the chosen one is stands below them. */
import Link from 'next/link';
import { useState } from 'react';
import { choiceOnPaper } from '@/app/ui/choice-look';
import { DownIcon } from '@/app/ui/icons';
import { VariantMark } from '@/app/ui/variant-mark';
import { useWords } from '@/lib/i18n/use-words';
import { rulesOf, variantWords } from '@/lib/i18n/variants';
import type { VariantId } from '@/lib/jass';

/** So many are shown on a phone before one asks for all. */
const FEW = 4;

export function VariantKeys({
  offered,
  first,
  chosen,
  counts,
  isHidden,
  onChoose,
  children,
}: {
  /** In the order in which they are offered. */
  offered: readonly VariantId[];
  /** Those that a phone shows before others; in the order of all. */
  first: readonly VariantId[];
  chosen: VariantId;
  /** Whether a game of it counts in the league that it is played in. */
  counts: (id: VariantId) => boolean;
  /** The game is known already. */
  isHidden: boolean;
  onChoose: (id: VariantId) => void;
  /** What else is asked of the chosen one. */
  children?: React.ReactNode;
}) {
  const words = useWords();
  const { t } = words;
  const [isAll, setAll] = useState(false);
  const few = [...new Set([...first, ...offered])].slice(0, FEW);
  if (!few.includes(chosen)) few.splice(-1, 1, chosen);
  return (
    <fieldset hidden={isHidden}>
      <legend className="pb-2 font-semibold text-lg max-[22rem]:text-base">
        {t('new-game.what')}
      </legend>
      <div className="relative grid grid-cols-2 gap-1.5 tall:max-lg:grid-cols-3">
        {!isAll && offered.length > FEW && (
          <button
            type="button"
            aria-expanded={false}
            // Beside the words above it.
            className="absolute right-0 -top-11 inline-flex min-h-12 items-center gap-1 text-ink-dim max-[22rem]:gap-0 max-[22rem]:text-[0.875rem] tall:hidden lg:hidden"
            onClick={() => setAll(true)}
          >
            {t('new-game.allGames', { count: String(offered.length) })}
            <DownIcon />
          </button>
        )}
        {offered.map((id) => {
          const { name, players } = variantWords(words, id);
          return (
            <label
              key={id}
              className={`flex min-h-16 items-center gap-2.5 px-2.5 py-1.5 max-[22rem]:gap-1.5 max-[22rem]:px-1.5 ${choiceOnPaper} ${isAll || few.includes(id) ? '' : 'max-lg:hidden tall:flex!'}`}
            >
              <input
                type="radio"
                name="variant"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                // Found, the others go again; not under a hand that goes on by arrow keys.
                onClick={({ currentTarget }) => {
                  if (!isAll || currentTarget.matches(':focus-visible')) return;
                  setAll(false);
                  requestAnimationFrame(() =>
                    currentTarget.closest('fieldset')?.scrollIntoView({ block: 'nearest' }),
                  );
                }}
                className="sr-only"
              />
              <span className={`shrink-0 ${id === chosen ? '' : 'text-ink-dim'}`}>
                <VariantMark variant={id} />
              </span>
              <span className="min-w-0 leading-tight">
                <span className="block hyphens-auto font-semibold max-[22rem]:text-[0.9375rem]">
                  {name}
                </span>
                <span className={`block text-[0.8125rem] ${id === chosen ? '' : 'text-ink-dim'}`}>
                  {counts(id) ? players : t('new-game.doesNotCount')}
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <p className="pt-2 text-[0.9375rem] text-ink-dim leading-snug">
        {variantWords(words, chosen).line}{' '}
        <Link href={`/rules/${chosen}`} className="underline underline-offset-2">
          {rulesOf(words, chosen)}
        </Link>
      </p>
      {children}
    </fieldset>
  );
}
