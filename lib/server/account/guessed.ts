/** Passwords that somebody who guesses tries first. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { invalid } from '../access';
import { COMMON_PASSWORDS } from './common-passwords';

/** Words of this place, of which a password is not made up; docs/security.md names them. */
export const WORDS_OF_THE_PLACE = [
  'schiefer',
  'schieber',
  'swissjass',
  'jass',
  'trumpf',
  'differenzler',
  'coiffeur',
  'mittlere',
  'molotow',
  'sidi',
  'barani',
] as const;
const PLACE = new RegExp(WORDS_OF_THE_PLACE.join('|'), 'g');
/** So many other signs are enough, as they are for a password without such words. */
const ENOUGH = 8;
const FEW_LETTERS = 3;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * Is a password among those that are used most, nothing but the own name or address, or made up of words
 * of this place and a few signs?
 */
export function isGuessed(
  password: string,
  own: { readonly name: string | null; readonly email: string | null },
): boolean {
  const given = plain(password);
  if (COMMON_PASSWORDS.has(given)) return true;
  const [local = ''] = (own.email ?? '').split('@', 1);
  const isOwn = [own.name, own.email, local].some((one) => one && plain(one) === given);
  if (isOwn) return true;
  const rest = given.replaceAll(PLACE, '');
  return rest !== given && [...rest].length < ENOUGH && letters(rest).length < FEW_LETTERS;
}

/** The refusal of such a password. */
export const guessed = () => invalid(sentence('server-account.passwordGuessed'), 'password');
