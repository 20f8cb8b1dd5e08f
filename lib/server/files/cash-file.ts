/** The money of a season as a file: everybody's account, then every payment. */
import 'server-only';
import { fileName } from '../../files/names';
import { SHEET_FORMATS, type SheetCell, sheetAs } from '../../files/sheet';
import type { Viewer } from '../access';
import { findSeasonMoney, type NamedTransfer, type SeasonMoney } from '../leagues';
import type { Download } from './download';
import type { Reader } from './export';

const CASH_FORMAT = 'schiefer-cash/1';
export const CASH_FORMATS = [...SHEET_FORMATS, 'json'] as const;

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
  }: { leagueId: string; seasonId: string; format: (typeof CASH_FORMATS)[number] },
  { words, decimal }: Reader,
): Promise<Download | null> {
  const { t } = words;
  const cash = await findSeasonMoney(viewer, seasonId);
  if (cash?.league.id !== leagueId) return null;
  const name = fileName([cash.league.name, cash.season.name, t('cash.link')], format);
  if (format === 'json') {
    const body = `${JSON.stringify({ format: CASH_FORMAT, ...cashJson(cash) }, null, 1)}\n`;
    return { name, type: 'application/json', body };
  }
  const called = (party: NamedTransfer['from']) => party?.name ?? t('cash.till');
  const gap = FIGURES.map(() => null);
  const accounts = cash.accounts.map((one): SheetCell[] => [
    one.name,
    ...FIGURES.map((key) => one[key] / 100),
  ]);
  const payments = cash.payments.map(
    ({ kind, from, to, amount, note, evening, at }): SheetCell[] => [
      kind === 'till' ? t('cash.till') : `${called(from)} → ${called(to)}`,
      ...gap,
      { day: at },
      evening && { day: evening.date },
      t(`cash.kind.${kind}`),
      amount / 100,
      note,
    ],
  );
  const sheet = {
    name: t('cash.link'),
    columns: [
      { head: t('cash.columns.name'), holds: 'names' as const },
      ...FIGURES.map((key) => ({
        head: `${t(`cash.columns.${key}`)} (${cash.currency})`,
      })),
      { head: t('cash.sheet.day'), holds: 'days' as const },
      { head: t('cash.sheet.evening'), holds: 'days' as const },
      { head: t('cash.sheet.kind') },
      { head: `${t('cash.sheet.amount')} (${cash.currency})` },
      { head: t('cash.payment.note'), holds: 'names' as const },
    ],
    pieces: [[...accounts, ...payments]],
    frozen: 1,
  };
  return { name, ...sheetAs(format, sheet, decimal) };
}

/** What a file tells of a season's money; sums in hundredths. */
export const cashJson = ({ mayWrite: _, ...cash }: SeasonMoney) => cash;
