/** The house rules of a league's season: read, not chosen. */
import { useDeck } from '@/app/ui/use-setting';
import { lengthInWords } from '@/lib/i18n/length';
import { houseRulesInWords, type Values } from '@/lib/i18n/options';
import { useWords } from '@/lib/i18n/use-words';
import { type VariantId, variant } from '@/lib/jass';

export function FixedRules({ variantId, options }: { variantId: VariantId; options: Values }) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { agreed, gameLength } = variant(variantId);
  return (
    <section
      aria-label={t('new-game.house')}
      className="rounded-xl border border-ink/15 bg-card px-4 py-3"
    >
      <h2 className="flex justify-between gap-3 font-semibold text-lg">
        {t('new-game.house')}
        <span className="font-normal text-[0.9375rem] text-ink-dim">
          {Object.keys(agreed).length === 0 && lengthInWords(words, gameLength(options))}
        </span>
      </h2>
      <p className="pb-1 text-[0.9375rem] text-ink-dim">{t('new-game.fixed')}</p>
      <dl className="text-[0.9375rem]">
        {houseRulesInWords(words, variantId, options, { deck })
          // What is agreed before every game is not among the rules.
          .filter(({ option }) => !(option in agreed))
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
