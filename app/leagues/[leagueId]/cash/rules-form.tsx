'use client';
/** What a season costs, and what the league's money is in. */
import { Input } from '@/app/ui/form';
import { Pick } from '@/app/ui/pick';
import { Form, refused, useForm } from '@/app/ui/use-form';
import { useWords } from '@/lib/i18n/use-words';
import type { CashRules } from '@/lib/league/cash';
import { CURRENCIES, type Currency, rappenIn, rappenText } from '@/lib/league/money';
import { Choice } from '../seasons/form-parts';
import { setCash } from './actions';
import { PRICES } from './prices';
import { MOST_PRICE, sumFaultIn } from './sum-faults';

/** The same of every price. */
const ofPrices = <Of,>(of: (key: (typeof PRICES)[number]) => Of) =>
  // Every key has its own.
  Object.fromEntries(PRICES.map((key) => [key, of(key)])) as Record<(typeof PRICES)[number], Of>;

export function RulesForm({
  seasonId,
  rules,
  currency,
  hasDifference,
  hasStakes,
}: {
  seasonId: string;
  rules: CashRules | null;
  currency: Currency;
  /** Does the season count a game with a difference? Can one of its games have a stake? */
  hasDifference: boolean;
  hasStakes: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const form = useForm({
    begin: () => ({
      ...ofPrices((key) => rappenText(rules?.[key] ?? 0)),
      shares: rules?.shares.join(', ') ?? '',
      settle: rules?.settle ?? 'evening',
      overTill: rules?.overTill ? ('till' as const) : ('members' as const),
      currency,
    }),
    send: async (draft) => {
      for (const key of PRICES) {
        const asked = { typed: draft[key], most: MOST_PRICE, currency: draft.currency };
        const fault = sumFaultIn(words, asked);
        if (fault) return refused(key, fault);
      }
      const parts = draft.shares.split(/[\s,;/%]+/).filter((part) => part !== '');
      const shares = parts.map(Number);
      const isPart = (percent: number) => Number.isInteger(percent) && percent >= 0;
      if (!shares.every(isPart) || shares.reduce((sum, one) => sum + one, 0) > 100)
        return refused('shares', t('cash.noShares'));
      const prices = ofPrices((key) => rappenIn(draft[key]) ?? 0);
      const answer = await setCash({
        seasonId,
        currency: draft.currency,
        rules: { ...prices, shares, settle: draft.settle, overTill: draft.overTill === 'till' },
      });
      if (answer.ok) return answer;
      return refused(answer.error.path.replace('rules.', ''), answer.error.message);
    },
  });
  return (
    <Form of={form} save={t('cash.form.save')} className="flex max-w-xl flex-col gap-4">
      <Pick
        label={t('cash.form.currency')}
        options={CURRENCIES.map((id) => ({ id, name: id }))}
        {...form.pick('currency')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {PRICES.filter((key) => key !== 'perPoint' || hasDifference).map((key) => (
          <Input
            key={key}
            label={t(`cash.form.${key}`)}
            hint={key === 'perPlace' ? t('cash.form.perPlaceHint') : undefined}
            {...form.text(key)}
            inputMode="decimal"
            placeholder="0.00"
          />
        ))}
      </div>
      <p className="text-[0.9375rem] text-ink-dim">
        {t(hasDifference ? 'cash.form.pricesLine' : 'cash.form.placesLine')}
      </p>
      <Input
        label={t('cash.form.shares')}
        hint={t('cash.form.sharesHint')}
        {...form.text('shares')}
        placeholder="50, 30, 20"
      />
      {hasStakes && (
        <Choice
          legend={t('cash.form.settle')}
          options={[
            { value: 'evening', label: t('cash.form.onEvening') },
            { value: 'season', label: t('cash.form.atEnd') },
          ]}
          {...form.choice('settle')}
        >
          <p className="text-[0.9375rem] text-ink-dim">{t('cash.form.settleLine')}</p>
        </Choice>
      )}
      <Choice
        legend={t('cash.whoPays')}
        options={(['members', 'till'] as const).map((value) => ({
          value,
          label: t(`cash.form.over.${value}`),
        }))}
        {...form.choice('overTill')}
      />
      <p role="status" className="text-ink-dim empty:hidden">
        {form.done && t('cash.form.saved')}
      </p>
    </Form>
  );
}
