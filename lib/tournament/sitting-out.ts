/** What a round without a table is worth, as far as the settings alone say it. Pure. */
import type { Setting } from './kept';

type Asked = Pick<Setting, 'kind' | 'bye' | 'better'>;

/** Nothing, or the mean of one's rounds; null where it is a figure, or the variant says it. */
export function sittingOut({ kind, bye, better }: Asked): 'nothing' | 'mean' | null {
  if (bye === 'average') return 'mean';
  if (bye === null) return 'nothing';
  if (bye !== 'usual') return null;
  const wins = kind === 'each' ? better : 'most';
  return wins === null ? null : wins === 'most' ? 'nothing' : 'mean';
}

/** Does whoever the draw leaves out lose a whole round by it? */
export const losesByDraw = (setting: Asked & Pick<Setting, 'drop'>): boolean =>
  setting.drop === 0 && sittingOut(setting) === 'nothing';
