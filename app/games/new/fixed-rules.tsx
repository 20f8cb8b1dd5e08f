/** The house rules of a league's season: read, not chosen. */
import { lengthInWords } from '@/lib/i18n/en/game';
import { inWords } from '@/lib/i18n/en/house-rules';
import { type VariantId, variant } from '@/lib/jass';
import type { Values } from './house-options';

export function FixedRules({
  variantId,
  options,
  agreed,
}: {
  variantId: VariantId;
  options: Values;
  /** Options that are agreed before every game, and are not among the rules. */
  agreed: readonly string[];
}) {
  return (
    <section aria-label="House rules" className="rounded-xl border border-ink/15 bg-card px-4 py-3">
      <h2 className="flex justify-between gap-3 font-semibold text-lg">
        House rules
        <span className="font-normal text-[0.9375rem] text-ink-dim">
          {lengthInWords(variant(variantId).gameLength(options))}
        </span>
      </h2>
      <p className="pb-1 text-[0.9375rem] text-ink-dim">
        As the league has set them for this season.
      </p>
      <dl className="text-[0.9375rem]">
        {inWords(variantId, options)
          .filter(({ option }) => !agreed.includes(option))
          .map(({ option, label, value }) => (
            <div key={option} className="flex justify-between gap-4 border-ink/10 border-t py-1.5">
              <dt className="text-ink-dim">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
