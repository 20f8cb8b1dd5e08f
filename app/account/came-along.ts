/** How many games an account took over from this phone: said once, where the sign-in leads. */
import type { Words } from '@/lib/i18n/words';

const HOME = '/account';

/** The path to go on to, which says how many games came along where that is the account's own page. */
export const withGames = (back: string, games: number): string =>
  back === HOME && games > 0 ? `${HOME}?came=${games}` : back;

/** The sentence for what the address says; undefined for anything but a number. */
export function cameAlong({ t }: Words, came: unknown): string | undefined {
  if (typeof came !== 'string' || !/^[1-9]\d{0,4}$/.test(came)) return undefined;
  return t('account.cameAlong', { games: Number(came) });
}
