/** What those at a table are called. */
import type { AtTable, Present } from '../sync/at-table';
import { ownNames } from './seat-names';
import { capital } from './trumps';
import type { Words } from './words';

/** "Anna", "Anna (you)"; without a name by what they are there: "you (host)", "the host", "a guest". */
export function calledAt(
  words: Words,
  { name: kept, role, isYou }: Pick<Present, 'name' | 'role' | 'isYou'>,
): string {
  const { t } = words;
  const name = ownName(words, kept);
  if (name !== null) return isYou ? t('live.you', { name }) : name;
  if (role === 'host') return t(isYou ? 'live.youHost' : 'live.host');
  return t(isYou ? 'live.youAlone' : 'live.guest');
}

/** Who has the chalk, to begin a sentence with; null for a guest without a name. */
export function holderNamed(words: Words, chalk: AtTable['chalk']): string | null {
  return chalk?.isHost ? capital(words.t('live.host')) : ownName(words, chalk?.name ?? null);
}

/** As the reader calls a seat to which nobody has given a name. */
const ownName = (words: Words, kept: string | null): string | null =>
  kept === null ? null : (ownNames(words, [kept])[0] ?? kept);

/** "Beat has the chalk", "The host has the chalk", "Somebody else has the chalk". */
export function chalkSaid(words: Words, chalk: AtTable['chalk']): string {
  const name = holderNamed(words, chalk);
  return name === null ? words.t('live.chalk.withSomebody') : words.t('live.chalk.with', { name });
}
