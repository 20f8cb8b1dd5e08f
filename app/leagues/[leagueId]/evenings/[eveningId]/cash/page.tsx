import Link from 'next/link';
import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { PaperPage } from '@/app/ui/paper-page';
import { weekdayInWords } from '@/lib/i18n/days';
import { unnotedInWords } from '@/lib/i18n/evening';
import { money } from '@/lib/i18n/settlement';
import { feeOpen } from '@/lib/league/cash';
import { isPastDay } from '@/lib/league/days';
import { findEveningMoney, unchargedIn, unnotedAt } from '@/lib/server/leagues';
import { leagueRoute, linkInText, Section } from '../../../../parts';
import { FeeForm } from '../../../cash/fee-form';
import { NotCharged, Payments, Transfers } from '../../../cash/parts';
import { AllFees, FeeTick } from '../../../cash/pay-key';
import { PrintKey } from '../../../seasons/[seasonId]/print/print-key';
import { Unnoted } from '../unnoted';

export const generateMetadata = titled((t) => t('cash.evening'));

/** More names stand in two columns. */
const MANY = 8;

/** Who has paid to come in, and who owes whom for the games of an evening. */
export default pageOf<'leagueId' | 'eveningId'>(async ({ words, t, me, leagueId, eveningId }) => {
  const cash = await findEveningMoney(me, eveningId);
  if (cash?.league.id !== leagueId) notFound();
  const { evening, season, rules, currency, mayWrite, lines, away, transfers, payments } = cash;
  const sum = (rappen: number) => money(words, rappen, currency);
  const fees = lines.filter(({ fee, feePaid }) => fee > 0 || feePaid > 0);
  const stakes = lines
    .filter((one) => one.stakes !== 0 || one.open !== 0)
    .toSorted((a, b) => b.stakes - a.stakes);
  const usual = rules?.fee ?? 0;
  const isNobody = lines.length + away.length === 0;
  // Of an evening that was not played nothing is asked, and nothing printed.
  const isUnplayed = isNobody && isPastDay(evening.date);
  const isFree = usual === 0 && !evening.fee && fees.length === 0 && stakes.length === 0;
  const asked = { words, currency, seasonId: season.id, mayWrite };
  const unnoted = await unnotedAt(me, { seasonId: season.id, eveningId });
  const uncharged = await unchargedIn(me, { seasonId: season.id, eveningId });
  const ticks = fees.map((line) => {
    const { player, name, fee, feePaid, credit } = line;
    const own = payments.filter(
      ({ kind, from, to }) => kind === 'fee' && (from?.id === player || to?.id === player),
    );
    const payment = {
      ...{ seasonId: season.id, eveningId, kind: 'fee' as const, from: player, to: null },
      ...{ amount: fee - feePaid, note: '' },
      seen: own.filter(({ from }) => from !== null).length,
    };
    const isTicked = feePaid >= fee;
    const left = feeOpen(line);
    return {
      ...{ name, payment, isTicked, isPaid: left <= 0, written: own.map(({ id }) => id) },
      amount: sum(isTicked ? feePaid : fee - feePaid),
      note:
        credit > 0 && (left > 0 ? t('cash.creditOf', { amount: sum(credit) }) : t('cash.credit')),
    };
  });
  const isMany = fees.length > MANY;
  const open = ticks.flatMap((tick) => (tick.isPaid ? [] : [tick.payment]));
  const written = ticks.flatMap((tick) => tick.written);
  const paidIn = fees.reduce((all, { feePaid }) => all + feePaid, 0);
  return (
    <PaperPage
      title={t('cash.evening')}
      back={leagueRoute(leagueId, `/evenings/${eveningId}`)}
      backLabel={weekdayInWords(words, evening.date)}
      wide
    >
      <p className="first-letter:uppercase">
        {[cash.league.name, weekdayInWords(words, evening.date), evening.name]
          .filter(Boolean)
          .join(', ')}
      </p>
      {unnoted && <Unnoted eveningId={eveningId} {...unnotedInWords(words, unnoted)} />}
      {uncharged && <NotCharged words={words} leagueId={leagueId} of="evening" {...uncharged} />}
      {isFree && !isUnplayed && (
        <div>
          <p className="max-w-xl text-ink-dim">{t('cash.free')}</p>
          {mayWrite && (
            <Link
              href={leagueRoute(leagueId, `/seasons/${season.id}/cash?rules`)}
              className={linkInText}
            >
              {t('cash.setRules')}
            </Link>
          )}
        </div>
      )}
      <ClientWords areas={['cash']}>
        <div className="grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-2">
          <Section title={t('cash.fees')} isWide={isMany}>
            {fees.length > 0 && (
              <p className="-mt-3 text-ink-dim">
                {t('cash.paidIn', {
                  ...{ paid: sum(paidIn), due: sum(cash.due) },
                  ...{ hasCredit: cash.credit > 0 ? 'yes' : 'no', credit: sum(cash.credit) },
                  ...{ hasOpen: cash.feesOpen > 0 ? 'yes' : 'no', open: sum(cash.feesOpen) },
                })}
              </p>
            )}
            {mayWrite && !isUnplayed && (
              <FeeForm
                key={`${evening.fee} ${usual}`}
                eveningId={eveningId}
                fee={evening.fee}
                usual={usual}
                currency={currency}
              />
            )}
            {isNobody && (isUnplayed || !isFree) && (
              <p className="text-ink-dim">{t(isUnplayed ? 'cash.notPlayed' : 'cash.nobody')}</p>
            )}
            {fees.length > 0 && (
              <ul
                className={`w-full border-ink/10 border-b ${isMany ? 'gap-x-16 md:columns-2 print:columns-2' : ''}`}
              >
                {ticks.map(({ isPaid, ...tick }) => (
                  <li key={tick.payment.from} className="break-inside-avoid border-ink/10 border-t">
                    {mayWrite ? (
                      <FeeTick key={tick.written.join()} {...tick} />
                    ) : (
                      <p className="flex min-h-12 items-center justify-between gap-3">
                        <span>
                          {tick.name}
                          {tick.note && <span className="text-ink-dim">, {tick.note}</span>}
                        </span>
                        <span className="text-right tabular-nums">
                          {t(isPaid ? 'cash.hasPaid' : 'cash.owes', { amount: tick.amount })}
                        </span>
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {mayWrite && ticks.length > 1 && open.length + written.length > 0 && (
              <AllFees
                seasonId={season.id}
                open={open}
                written={written}
                label={t('cash.allPaid')}
                back={t('cash.nonePaid')}
              />
            )}
          </Section>
          {away.length > 0 && (
            <Section title={t('cash.away')} line={t('cash.awayWhere')}>
              <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
                {away.map(({ player, name, why, amount }) => (
                  <li key={player} className="flex min-h-11 items-center justify-between gap-3">
                    <span>{t('cash.awayOne', { name, why })}</span>
                    <span className="whitespace-nowrap tabular-nums">{sum(amount)}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {stakes.length > 0 && (
            <Section title={t('cash.stakes')}>
              <ul className="w-full divide-y divide-ink/10 border-ink/10 border-y">
                {stakes.map((one) => (
                  <li key={one.player} className="flex min-h-11 items-center justify-between gap-3">
                    <span>{one.name}</span>
                    <span className="tabular-nums">{sum(one.stakes)}</span>
                  </li>
                ))}
              </ul>
              {rules?.settle === 'season' ? (
                <p className="text-ink-dim">{t('cash.settledAtEnd')}</p>
              ) : (
                <>
                  <h3 className="font-semibold">{t('cash.whoPays')}</h3>
                  <Transfers
                    {...asked}
                    kind="stakes"
                    eveningId={eveningId}
                    transfers={transfers}
                    payments={payments}
                  />
                </>
              )}
            </Section>
          )}
        </div>
        <Payments {...asked} payments={payments} />
      </ClientWords>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        {!isUnplayed && <PrintKey label={t('cash.print')} isQuiet />}
        <Link href={leagueRoute(leagueId, `/seasons/${season.id}/cash`)} className={linkInText}>
          {t('cash.toSeason', { name: season.name })}
        </Link>
      </p>
    </PaperPage>
  );
});
