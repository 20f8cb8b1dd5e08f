/** What those at a table are called. */
import type { Present } from '../sync/at-table';
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
