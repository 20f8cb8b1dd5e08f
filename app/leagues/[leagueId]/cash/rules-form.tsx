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

const PRICES = ['fee', 'feeToPot', 'perPlace', 'perPoint', 'perMissed', 'perExcused'] as const;

/** The same of every price. */
const ofPrices = <Of,>(of: (key: (typeof PRICES)[number]) => Of) =>
  // Every key has its own.
  Object.fromEntries(PRICES.map((key) => [key, of(key)])) as Record<(typeof PRICES)[number], Of>;

export function RulesForm({
  seasonId,
  rules,
  currency,
}: {
  seasonId: string;
  rules: CashRules | null;
  currency: Currency;
}) {
  const { t } = useWords();
  const form = useForm({
    begin: () => ({
      ...ofPrices((key) => rappenText(rules?.[key] ?? 0)),
      shares: rules?.shares.join(', ') ?? '',
      settle: rules?.settle ?? 'evening',
      currency,
    }),
    send: async (draft) => {
      const wrong = PRICES.find((key) => (rappenIn(draft[key]) ?? MOST + 1) > MOST);
      if (wrong) return refused(wrong, t('cash.noSum'));
      const parts = draft.shares.split(/[\s,;/%]+/).filter((part) => part !== '');
      const shares = parts.map(Number);
      const isPart = (percent: number) => Number.isInteger(percent) && percent >= 0;
      if (!shares.every(isPart) || shares.reduce((sum, one) => sum + one, 0) > 100)
        return refused('shares', t('cash.noShares'));
      const prices = ofPrices((key) => rappenIn(draft[key]) ?? 0);
      return setCash({
        seasonId,
        currency: draft.currency,
        rules: { ...prices, shares, settle: draft.settle },
      });
    },
  });
  return (
    <Form of={form} save={t('cash.form.save')} noValidate className="flex max-w-xl flex-col gap-4">
      <Pick
        label={t('cash.form.currency')}
        options={CURRENCIES.map((id) => ({ id, name: id }))}
        {...form.pick('currency')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {PRICES.map((key) => (
          <Input
            key={key}
            label={t(`cash.form.${key}`)}
            {...form.text(key)}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
          />
        ))}
      </div>
      <Input
        label={t('cash.form.shares')}
        hint={t('cash.form.sharesHint')}
        {...form.text('shares')}
        autoComplete="off"
        placeholder="50, 30, 20"
      />
      <Choice
        legend={t('cash.form.settle')}
        options={[
          { value: 'evening', label: t('cash.form.onEvening') },
          { value: 'season', label: t('cash.form.atEnd') },
        ]}
        {...form.choice('settle')}
      />
    </Form>
  );
}

/** The highest price, in Rappen. */
const MOST = 1_000_000;
