'use client';
/** What a season costs, and what the league's money is in. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field, Input, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import type { CashRules } from '@/lib/league/cash';
import { asCurrency, CURRENCIES, type Currency, rappenIn, rappenText } from '@/lib/league/money';
import { Choice } from '../seasons/form-parts';
import { setCash } from './actions';

const PRICES = ['fee', 'feeToPot', 'perPlace', 'perPoint', 'perMissed', 'perExcused'] as const;

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
  const router = useRouter();
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(PRICES.map((key) => [key, rappenText(rules?.[key] ?? 0)])),
  );
  const [shares, setShares] = useState(rules?.shares.join(', ') ?? '');
  const [settle, setSettle] = useState(rules?.settle ?? 'evening');
  const [chosen, setCurrency] = useState(currency);
  const { send, busy, failure, setFailure } = useSend(setCash);
  const save = async (event: React.FormEvent) => {
    event.preventDefault();
    const prices: Partial<Record<(typeof PRICES)[number], number>> = {};
    for (const key of PRICES) {
      const rappen = rappenIn(texts[key] ?? '');
      if (rappen === undefined || rappen > 1_000_000)
        return setFailure({ path: key, message: t('cash.noSum') });
      prices[key] = rappen;
    }
    const parts = shares.split(/[\s,;/%]+/).filter((part) => part !== '');
    const percents = parts.map(Number);
    const isPart = (percent: number) => Number.isInteger(percent) && percent >= 0;
    if (!percents.every(isPart) || percents.reduce((sum, one) => sum + one, 0) > 100)
      return setFailure({ path: 'shares', message: t('cash.noShares') });
    const {
      fee = 0,
      feeToPot = 0,
      perPlace = 0,
      perPoint = 0,
      perMissed = 0,
      perExcused = 0,
    } = prices;
    const sent = await send({
      seasonId,
      currency: chosen,
      rules: {
        ...{ fee, feeToPot, perPlace, perPoint, perMissed, perExcused },
        shares: percents,
        settle,
      },
    });
    if (sent) router.refresh();
  };
  return (
    <form onSubmit={save} noValidate className="flex max-w-xl flex-col gap-4">
      <Field label={t('cash.form.currency')}>
        {(tie) => (
          <select
            {...tie}
            value={chosen}
            onChange={(event) => setCurrency(asCurrency(event.target.value))}
            className={inputOnPaper}
          >
            {CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {PRICES.map((key) => (
          <Input
            key={key}
            label={t(`cash.form.${key}`)}
            fault={failure?.path === key ? failure.message : undefined}
            value={texts[key] ?? ''}
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            onChange={(event) => {
              setFailure(null);
              setTexts({ ...texts, [key]: event.target.value });
            }}
          />
        ))}
      </div>
      <Input
        label={t('cash.form.shares')}
        hint={t('cash.form.sharesHint')}
        fault={failure?.path === 'shares' ? failure.message : undefined}
        value={shares}
        autoComplete="off"
        placeholder="50, 30, 20"
        onChange={(event) => {
          setFailure(null);
          setShares(event.target.value);
        }}
      />
      <Choice
        legend={t('cash.form.settle')}
        options={[
          { value: 'evening', label: t('cash.form.onEvening') },
          { value: 'season', label: t('cash.form.atEnd') },
        ]}
        value={settle}
        onChoose={setSettle}
      />
      <Refused>
        {failure &&
          !(failure.path === 'shares' || PRICES.some((key) => key === failure.path)) &&
          failure.message}
      </Refused>
      <button type="submit" className={actionOnPaper} disabled={busy}>
        {t('cash.form.save')}
      </button>
    </form>
  );
}
