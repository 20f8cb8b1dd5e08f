/** What those at a table are called. */
import type { AtTable, Present } from '../sync/at-table';
import { capital } from './trumps';
import type { Words } from './words';

/** "Anna", "Anna (you)"; without a name by what they are there: "you (host)", "the host", "a guest". */
export function calledAt(
  { t }: Words,
  { name, role, isYou }: Pick<Present, 'name' | 'role' | 'isYou'>,
): string {
  if (name !== null) return isYou ? t('live.you', { name }) : name;
  if (role === 'host') return t(isYou ? 'live.youHost' : 'live.host');
  return t(isYou ? 'live.youAlone' : 'live.guest');
}

/** Who has the chalk, to begin a sentence with; null for a guest without a name. */
export function holderNamed({ t }: Words, chalk: AtTable['chalk']): string | null {
  return chalk?.isHost ? capital(t('live.host')) : (chalk?.name ?? null);
}

/** "Beat has the chalk", "The host has the chalk", "Somebody else has the chalk". */
export function chalkSaid(words: Words, chalk: AtTable['chalk']): string {
  const name = holderNamed(words, chalk);
  return name === null ? words.t('live.chalk.withSomebody') : words.t('live.chalk.with', { name });
}
