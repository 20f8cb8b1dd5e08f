/** What the pages of an evening's and a season's money share. */
import { Fold } from '@/app/ui/fold';
import { money } from '@/lib/i18n/settlement';
import type { Words } from '@/lib/i18n/words';
import type { NamedTransfer, PaymentLine } from '@/lib/server/leagues';
import { SureKey } from '../../sure-key';
import { deletePayment } from './actions';
import { PayKey } from './pay-key';

type Asked = {
  readonly words: Words;
  readonly currency: string;
  readonly seasonId: string;
  readonly mayWrite: boolean;
};

const nameOf = ({ t }: Words, party: NamedTransfer['from']): string =>
  party?.name ?? t('cash.till');

/** Who still pays whom, each with a key that writes it down. */
export function Transfers({
  words,
  currency,
  seasonId,
  mayWrite,
  kind,
  eveningId,
  transfers,
  payments,
}: Asked & {
  readonly kind: 'stakes' | 'season';
  readonly eveningId: string | null;
  readonly transfers: readonly NamedTransfer[];
  readonly payments: readonly PaymentLine[];
}) {
  const { t } = words;
  if (transfers.length === 0) return <p>{t('cash.allSettled')}</p>;
  return (
    <ul className="w-full max-w-xl divide-y divide-ink/10 border-ink/10 border-y">
      {transfers.map(({ from, to, amount }) => {
        const said = t('cash.pays', {
          from: nameOf(words, from),
          to: nameOf(words, to),
          amount: money(words, amount, currency),
        });
        const seen = payments.filter(
          (one) => one.kind === kind && one.from?.id === from?.id && one.to?.id === to?.id,
        ).length;
        const payment = { seasonId, eveningId, kind, amount, note: '', seen };
        return (
          <li
            key={`${from?.id} ${to?.id}`}
            className="flex min-h-14 items-center justify-between gap-4 py-1 print:min-h-0 print:py-0.5"
          >
            <span>{said}</span>
            {mayWrite && (
              <PayKey
                // What is left after a payment is another one.
                key={seen}
                label={t('cash.paidKey')}
                of={said}
                payment={{ ...payment, from: from?.id ?? null, to: to?.id ?? null }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What was written down, the latest first, each with a key that takes it back. */
export function Payments({
  words,
  currency,
  seasonId,
  mayWrite,
  payments,
}: Asked & { readonly payments: readonly PaymentLine[] }) {
  const { t } = words;
  if (payments.length === 0) return null;
  return (
    <Unfold title={t('cash.written', { payments: payments.length })}>
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {payments.toReversed().map(({ id, kind, from, to, amount, note, evening, at, who }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-3 py-2">
            <span className="min-w-0 flex-1 basis-60">
              {kind === 'till'
                ? t('cash.inTill', { amount: money(words, amount, currency) })
                : t('cash.pays', {
                    from: nameOf(words, from),
                    to: nameOf(words, to),
                    amount: money(words, amount, currency),
                  })}
              <span className="block text-[0.9375rem] text-ink-dim">
                {[
                  t(`cash.kind.${kind}`),
                  evening && words.format.dateTime(new Date(evening.date), DAY),
                  note,
                  t('cash.on', { day: words.format.dateTime(new Date(at), DAY) }),
                  who,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            {mayWrite && (
              <SureKey
                label={t('cash.takeBack')}
                sure={t('cash.takeBack')}
                keep={t('cash.keep')}
                action={deletePayment}
                given={{ id, seasonId }}
              />
            )}
          </li>
        ))}
      </ul>
    </Unfold>
  );
}

/** A part of the page that is opened where one wants it. */
export const Unfold = (part: { title: string; open?: boolean; children: React.ReactNode }) => (
  <Fold
    {...part}
    look="cursor-pointer border-ink/10 border-b font-semibold text-lg [[open]>&]:border-transparent"
    className="max-w-xl print:hidden"
  />
);

const DAY = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
