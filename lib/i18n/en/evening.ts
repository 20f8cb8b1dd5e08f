/** An evening's table sheet in words. */
import type { Tally } from '../../jass';
import { names } from './figures';
import { total } from './game';

/** What came of the last game at a table: "Käthi and Marlies +3". */
export function wonInShort(sides: readonly string[], tally: Tally): string {
  const winners = tally.winners.length > 0 ? tally.winners : (tally.ranking[0] ?? []);
  const who = names(winners.map((side) => sides[side] ?? '').flatMap((side) => side.split(' & ')));
  return `${who} ${total(tally.totals[winners[0] ?? 0])}`;
}

type Away = { readonly name: string; readonly status: 'excused' | 'absent' };

/** Why nobody can begin at a table: "Hans is excused", "Hans is excused and Vreni is absent". */
export const awayInWords = (away: readonly Away[]): string =>
  `${names(away.map(({ name, status }) => `${name} is ${status}`))}.`;
