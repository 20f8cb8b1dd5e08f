/** An evening's table sheet in words. */
import type { Tally } from '../jass';
import { total } from './game';
import { names, type Words } from './words';

/** What came of the last game at a table: "Käthi and Marlies +3". */
export function wonInShort(words: Words, sides: readonly string[], tally: Tally): string {
  const winners = tally.winners.length > 0 ? tally.winners : (tally.ranking[0] ?? []);
  const people = winners.map((side) => sides[side] ?? '').flatMap((side) => side.split(' & '));
  return words.t('evenings.tables.won', {
    who: names(words, people),
    total: total(words, tally, winners[0] ?? 0),
  });
}

type Away = { readonly name: string; readonly status: 'excused' | 'absent' };

/** Why nobody can begin at a table: "Hans is excused.", "Hans is excused and Vreni is absent." */
export const awayInWords = (words: Words, away: readonly Away[]): string =>
  words.t('evenings.begin.away', {
    list: names(
      words,
      away.map((one) => words.t('evenings.begin.isAway', one)),
    ),
  });
