/** An evening's table sheet in words. */
import { names, type Words } from './words';

type Away = { readonly name: string; readonly status: 'excused' | 'absent' };

/** Why nobody can begin at a table: "Hans is excused.", "Hans is excused and Vreni is absent." */
export const awayInWords = (words: Words, away: readonly Away[]): string =>
  words.t('evenings.begin.away', {
    list: names(
      words,
      away.map((one) => words.t('evenings.begin.isAway', one)),
    ),
  });
