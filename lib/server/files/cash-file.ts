/** The money of a season as a file: everybody's account, and every payment, each in rows of their own. */
import 'server-only';
import { fileName } from '../../files/names';
import { bookWith, SHEET_FORMATS, type SheetCell, sheetAs } from '../../files/sheet';
import type { Words } from '../../i18n/words';
import type { Viewer } from '../access';
import { findSeasonMoney, type NamedTransfer, type SeasonMoney } from '../leagues';
import type { Download } from './download';
import type { Reader } from './export';

const CASH_FORMAT = 'schiefer-cash/1';
export const CASH_FORMATS = [...SHEET_FORMATS, 'json'] as const;
/** The lists of it; a file that holds one list alone is of the accounts unless payments are asked for. */
export const CASH_LISTS = ['accounts', 'payments'] as const;
type CashList = (typeof CASH_LISTS)[number];

const FIGURES = [
  ...(['balance', 'fees', 'feesPaid', 'stakes', 'places', 'points', 'missed', 'share'] as const),
  'paid',
] as const;

/** The file, or null where this viewer reads no money of such a season. */
export async function cashFile(
  viewer: Viewer | null,
  {
    leagueId,
    seasonId,
    format,
    list = 'accounts',
  }: {
    leagueId: string;
    seasonId: string;
    format: (typeof CASH_FORMATS)[number];
    list?: CashList;
  },
  { words, decimal }: Reader,
): Promise<Download | null> {
  const { t } = words;
  const cash = await findSeasonMoney(viewer, seasonId);
  if (cash?.league.id !== leagueId) return null;
  const called = [cash.league.name, cash.season.name, t('cash.link')];
  const name = fileName(called, format);
  if (format === 'json') {
    const body = `${JSON.stringify({ format: CASH_FORMAT, ...cashJson(cash) }, null, 1)}\n`;
    return { name, type: 'application/json', body };
  }
  const lists = { accounts: accountsOf(words, cash), payments: paymentsOf(words, cash) };
  if (format === 'xlsx') {
    const book = await bookWith([lists.accounts, lists.payments]);
    return { name, type: book.type, body: book.stream() };
  }
  const { rows, ...sheet } = lists[list];
  return {
    name: list === 'accounts' ? name : fileName([...called, sheet.name], format),
    ...sheetAs(format, { ...sheet, pieces: [rows] }, decimal),
  };
}

const accountsOf = ({ t }: Words, { accounts, currency }: SeasonMoney) => ({
  name: t('cash.accounts'),
  columns: [
    { head: t('cash.columns.name'), holds: 'names' as const },
    ...FIGURES.map((key) => ({ head: `${t(`cash.columns.${key}`)} (${currency})` })),
  ],
  rows: accounts.map((one): SheetCell[] => [one.name, ...FIGURES.map((key) => one[key] / 100)]),
  frozen: 1,
});

function paymentsOf({ t }: Words, { payments, currency }: SeasonMoney) {
  const called = (party: NamedTransfer['from']) => party?.name ?? t('cash.till');
  return {
    name: t('cash.sheet.payments'),
    columns: [
      { head: t('cash.sheet.day'), holds: 'days' as const },
      { head: t('cash.sheet.evening'), holds: 'days' as const },
      { head: t('cash.sheet.kind') },
      { head: t('cash.sheet.from'), holds: 'names' as const },
      { head: t('cash.sheet.to'), holds: 'names' as const },
      { head: `${t('cash.sheet.amount')} (${currency})` },
      { head: t('cash.payment.note'), holds: 'names' as const },
    ],
    rows: payments.map(({ kind, from, to, amount, note, evening, at }): SheetCell[] => {
      // What comes from outside, or goes there, has but the till at its other end.
      const isOutside = kind === 'till';
      return [
        { day: at },
        evening && { day: evening.date },
        t(`cash.kind.${kind}`),
        isOutside && amount >= 0 ? null : called(from),
        isOutside && amount < 0 ? null : called(to),
        Math.abs(amount) / 100,
        note,
      ];
    }),
    frozen: 0,
  };
}

/** What a file tells of a season's money; sums in hundredths. */
export const cashJson = ({ mayWrite: _, ...cash }: SeasonMoney) => cash;
