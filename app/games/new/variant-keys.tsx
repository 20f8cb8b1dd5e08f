'use client';
/** The games to choose from, each with its drawing; what the chosen one is stands below them. */
import Link from 'next/link';
import { VariantMark } from '@/app/ui/variant-mark';
import { useWords } from '@/lib/i18n/use-words';
import { rulesOf, variantWords } from '@/lib/i18n/variants';
import type { VariantId } from '@/lib/jass';

export function VariantKeys({
  offered,
  chosen,
  counts,
  onChoose,
}: {
  /** In the order in which they are offered. */
  offered: readonly VariantId[];
  chosen: VariantId;
  /** Whether a game of it counts in the league that it is played in. */
  counts: (id: VariantId) => boolean;
  onChoose: (id: VariantId) => void;
}) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <div className="grid grid-cols-2 gap-1.5">
        {offered.map((id) => {
          const { name, players } = variantWords(words, id);
          return (
            <label
              key={id}
              className="focus-within-ring flex min-h-16 items-center gap-2.5 rounded-xl border border-ink/25 bg-card px-2.5 py-1.5 choosable max-[22rem]:gap-1.5 max-[22rem]:px-1.5"
            >
              <input
                type="radio"
                name="variant"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                className="sr-only"
              />
              <span className={`shrink-0 ${id === chosen ? 'text-felt' : 'text-ink-dim'}`}>
                <VariantMark variant={id} />
              </span>
              <span className="min-w-0 leading-tight">
                <span className="block hyphens-auto font-semibold max-[22rem]:text-[0.9375rem]">
                  {name}
                </span>
                <span className="block text-[0.8125rem] text-ink-dim">
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
    </>
  );
}
