import Link from 'next/link';
import { notFound } from 'next/navigation';
import { pageOf, titled } from '@/app/page-of';
import { ClientWords } from '@/app/ui/client-words';
import { keyOnPaper } from '@/app/ui/keys';
import { PaperPage } from '@/app/ui/paper-page';
import { debtsInWords, potInWords } from '@/lib/i18n/cash';
import { dayInWords } from '@/lib/i18n/days';
import { money } from '@/lib/i18n/settlement';
import { paysStakes, variant } from '@/lib/jass';
import { findSeason, findSeasonMoney, listPlayers, potOf, unchargedIn } from '@/lib/server/leagues';
import { leagueRoute, linkInText, playerRoute, Section } from '../../../../parts';
import { NotCharged, Payments, Transfers, Unfold } from '../../../cash/parts';
import { PaymentForm } from '../../../cash/payment-form';
import { RulesForm } from '../../../cash/rules-form';
import { PrintKey } from '../print/print-key';
import '../../../standings.css';

export const generateMetadata = titled((t) => t('cash.season'));

const COLUMNS = [
  'fees',
  'feesPaid',
  'stakes',
  'places',
  'points',
  'missed',
  'share',
  'paid',
] as const;

/** Names stay while the table is moved sideways. */
const nameLook =
  'sticky left-0 bg-paper pr-3 pl-2 text-left max-md:pl-4 print:static print:bg-transparent print:pl-0';

/** What everybody owes and is owed over a season, what is in the till, and what all of it costs. */
export default pageOf<'leagueId' | 'seasonId'>(
  async ({ words, t, me, leagueId, seasonId, asked: { rules: toRules } }) => {
    const cash = await findSeasonMoney(me, seasonId);
    if (cash?.league.id !== leagueId) notFound();
    const { season, rules, currency, mayWrite, accounts, transfers, open, payments } = cash;
    const variants = (await findSeason(me, { leagueId, seasonId }))?.variants ?? [];
    const players = mayWrite ? await listPlayers(me, leagueId) : null;
    const pot = season.isOver ? await potOf(me, seasonId) : null;
    const uncharged = await unchargedIn(me, { seasonId });
    const debts = debtsInWords(words, cash);
    const sum = (rappen: number) => money(words, rappen, currency);
    const figure = (rappen: number) =>
      rappen === 0
        ? ''
        : words.format
            .number(rappen / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
            .replace('-', '−');
    const columns = COLUMNS.filter((key) => accounts.some((one) => one[key] !== 0));
    const asked = { words, currency, seasonId, mayWrite };
    const isEmpty = rules === null && payments.length === 0 && columns.length === 0;
    return (
      <PaperPage
        title={t('cash.season')}
        back={leagueRoute(leagueId, `/seasons/${seasonId}`)}
        backLabel={t('seasons.named', { name: season.name })}
        wide
      >
        <p>{[cash.league.name, t('seasons.named', { name: season.name })].join(', ')}</p>
        {isEmpty ? (
          <p className="max-w-xl text-ink-dim">{t('cash.free')}</p>
        ) : (
          <>
            <dl className="grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-12 print:gap-x-6">
              {(
                [
                  ['inTill', cash.inAll],
                  ['ofSeason', cash.till],
                  [cash.owed < 0 ? 'owes' : 'owed', Math.abs(cash.owed)],
                  ['pot', cash.pot.amount],
                ] as const
              ).map(([key, rappen]) => (
                <div key={key}>
                  <dt className="text-ink-dim">{t(`cash.sums.${key}`)}</dt>
                  <dd className="whitespace-nowrap font-semibold text-2xl tabular-nums print:text-xl">
                    {sum(rappen)}
                  </dd>
                </div>
              ))}
            </dl>
            {debts?.hasCredit && <p className="max-w-xl">{debts.line}.</p>}
            {pot && <p className="max-w-xl">{potInWords(words, 'after', pot)}</p>}
            {rules && rules.shares.length > 0 && !season.isOver && (
              <p className="max-w-xl text-ink-dim">
                {t('cash.potLater', {
                  shares: words.format.list(rules.shares.map((share) => `${share} %`)),
                })}
              </p>
            )}
            {accounts.length > 0 && (
              <section aria-label={t('cash.accounts')}>
                <div className="standings-frame -mr-4 overflow-x-auto pr-4 max-md:-ml-4 print:m-0 print:overflow-visible print:p-0">
                  <table className="w-full border-separate border-spacing-0 tabular-nums print:text-[9pt]">
                    <caption className="sr-only">{t('cash.accounts')}</caption>
                    <thead>
                      <tr className="text-[0.9375rem] *:border-ink/30 *:border-b *:align-bottom print:text-[8pt]">
                        <th scope="col" className={`${nameLook} py-1`}>
                          {t('cash.columns.name')}
                        </th>
                        <th scope="col" className="px-2 py-1 text-right">
                          {t('cash.columns.balance')}
                        </th>
                        {columns.map((key) => (
                          <th
                            key={key}
                            scope="col"
                            className="px-2 py-1 text-right font-normal max-md:hidden print:table-cell"
                          >
                            {t(`cash.columns.${key}`)}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody>
                      {accounts.map((one) => (
                        <tr
                          key={one.player}
                          className="break-inside-avoid *:border-ink/10 *:border-b"
                        >
                          <th scope="row" className={`${nameLook} py-2 font-normal print:py-0.5`}>
                            <Link href={playerRoute(one.player)}>{one.name}</Link>
                            <span className="block text-[0.875rem] text-ink-dim md:hidden print:hidden">
                              {columns
                                .filter((key) => one[key] !== 0)
                                .map((key) => `${t(`cash.columns.${key}`)} ${figure(one[key])}`)
                                .join(', ')}
                            </span>
                          </th>
                          <td className="whitespace-nowrap px-2 text-right font-semibold">
                            {one.balance === 0 ? t('cash.even') : figure(one.balance)}
                          </td>
                          {columns.map((key) => (
                            <td
                              key={key}
                              className="whitespace-nowrap px-2 text-right max-md:hidden print:table-cell"
                            >
                              {figure(one[key])}
                            </td>
                          ))}
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
                <p className="pt-2 text-[0.9375rem] text-ink-dim">{t('cash.sign', { currency })}</p>
              </section>
            )}
            {uncharged && (
              <NotCharged words={words} leagueId={leagueId} of="season" {...uncharged} />
            )}
            <div className="grid gap-x-16 gap-y-8 md:grid-cols-2 print:grid-cols-[5fr_3fr]">
              <Section
                title={t('cash.whoPays')}
                {...(transfers.length > 0 && { line: t('cash.whoPaysLine') })}
              >
                <ClientWords areas={['cash']}>
                  <Transfers
                    {...asked}
                    kind="season"
                    eveningId={null}
                    transfers={transfers}
                    payments={payments}
                  />
                </ClientWords>
              </Section>
              {open.length > 0 && (
                <Section title={t('cash.openEvenings')} line={t('cash.openLine')}>
                  <ul className="flex flex-wrap gap-x-6">
                    {open.map(({ id, date, name, fees }) => (
                      <li key={id}>
                        <Link
                          href={leagueRoute(leagueId, `/evenings/${id}/cash`)}
                          className={linkInText}
                        >
                          {[dayInWords(words, date), name, fees > 0 && sum(fees)]
                            .filter(Boolean)
                            .join(', ')}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
            </div>
          </>
        )}
        <ClientWords areas={['cash']}>
          {!isEmpty && <Payments {...asked} payments={payments} />}
          {mayWrite && (
            <div className="grid gap-x-16 gap-y-4 md:grid-cols-2 print:hidden">
              <Unfold
                title={t(rules === null ? 'cash.setRules' : 'cash.rules')}
                open={toRules !== undefined}
              >
                <RulesForm
                  seasonId={seasonId}
                  rules={rules}
                  currency={currency}
                  hasDifference={
                    Boolean(rules?.perPoint) ||
                    variants.some((id) => variant(id).figures.includes('difference'))
                  }
                  hasStakes={
                    rules?.settle === 'season' ||
                    variants.some(paysStakes) ||
                    accounts.some(({ stakes }) => stakes !== 0)
                  }
                />
              </Unfold>
              <Unfold title={t('cash.payment.title')}>
                <PaymentForm
                  seasonId={seasonId}
                  players={players?.map(({ id, name }) => ({ id, name })) ?? []}
                  currency={currency}
                />
              </Unfold>
            </div>
          )}
        </ClientWords>
        {!isEmpty && (
          <p className="flex flex-wrap items-center gap-3 print:hidden">
            <PrintKey label={t('cash.print')} isQuiet />
            {(
              [
                ['xlsx', 'format=xlsx'],
                ['csv', 'format=csv'],
                ...(payments.length > 0
                  ? ([['payments', 'format=csv&list=payments']] as const)
                  : []),
                ['json', 'format=json'],
              ] as const
            ).map(([file, asked]) => (
              <a
                key={file}
                href={`/api/leagues/${leagueId}/seasons/${seasonId}/cash?${asked}`}
                className={keyOnPaper}
                download
              >
                {t(`cash.files.${file}`)}
              </a>
            ))}
          </p>
        )}
      </PaperPage>
    );
  },
);
