/** What the pages of an evening's and a season's money share. */
import Link from 'next/link';
import { Fragment } from 'react';
import { Fold } from '@/app/ui/fold';
import { money } from '@/lib/i18n/settlement';
import type { Words } from '@/lib/i18n/words';
import type { NamedTransfer, PaymentLine, Uncharged } from '@/lib/server/leagues';
import { leagueRoute } from '../../parts';
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

/** More of them would push the sums out of sight. */
const MANY = 8;

/** Who is not charged for evenings missed, and why; for whoever may set a first day, with the way there. */
export function NotCharged({
  words: { t },
  leagueId,
  of,
  people,
  mayWrite,
}: Uncharged & { words: Words; leagueId: string; of: 'evening' | 'season' }) {
  const head = t(`cash.uncharged.${of}`);
  const lines = (
    <ul>
      {(['noFirstDay', 'before'] as const).map((why) => {
        const own = people
          .filter((one) => one.why === why)
          .map(({ id, name, evenings }) => ({
            id,
            name: of === 'season' ? t('cash.uncharged.evenings', { name, evenings }) : name,
          }));
        if (own.length === 0) return null;
        const who = own.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            {mayWrite ? (
              <Link href={leagueRoute(leagueId, `/players/${id}`)} className={inSentence}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Fragment>
        ));
        const said = own.map(({ name }) => name).join(', ');
        return (
          <li key={why}>{t.rich(`cash.uncharged.${why}`, { names: said, who: () => who })}</li>
        );
      })}
      {mayWrite && (
        <li className="text-[0.9375rem] text-ink-dim print:hidden">{t('cash.uncharged.set')}</li>
      )}
    </ul>
  );
  return (
    <section aria-label={head} className="max-w-xl">
      {people.length > MANY ? (
        <Fold title={<h2 className="font-semibold">{`${head} ${people.length}`}</h2>}>{lines}</Fold>
      ) : (
        <>
          <h2 className="font-semibold">{head}</h2>
          {lines}
        </>
      )}
    </section>
  );
}

/** A link with room for a finger above and below, which moves no lines apart. */
const inSentence = 'py-2 underline decoration-ink/30 underline-offset-4';

/** A part of the page that is opened where one wants it. */
export const Unfold = (part: { title: string; open?: boolean; children: React.ReactNode }) => (
  <Fold
    {...part}
    look="cursor-pointer border-ink/10 border-b font-semibold text-lg [[open]>&]:border-transparent"
    className="max-w-xl print:hidden"
  />
);

const DAY = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
