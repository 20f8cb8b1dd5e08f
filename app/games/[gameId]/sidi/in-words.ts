/** A hand of Sidi Barani in words, from its entry and what the engine made of it. Pure. */
import { bidHandInWords } from '@/lib/i18n/sidi';
import type { Words } from '@/lib/i18n/words';
import type { SidiTally } from '@/lib/jass';
import { bidOf, sidiCounting } from '@/lib/sync/bid';
import { sideNames } from '@/lib/sync/deal';
import type { HandProps } from '../family';
import * as taken from '../schieber/draft';

export function inWords(
  words: Words,
  { table, entry, tally, index }: HandProps<SidiTally>,
): string {
  const bid = bidOf(entry, table, index);
  const sides = sideNames(table);
  const { typed, match, wies, stoeck } = taken.draftOf(entry, sides.length);
  if (!bid) return '';
  return bidHandInWords(words, {
    sides,
    bid,
    made: tally.hands[index]?.made === true,
    points: typed.map(Number),
    match,
    wies,
    stoeck,
    counting: sidiCounting(table),
  });
}
