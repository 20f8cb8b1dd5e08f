/** Who won an evening, as its own ranking tells it: the one answer for every page. Pure. */
import { eveningAlone, type StandingsInput, shownOf } from './standings';
import type { Row, Standings } from './table';

/** Somebody on the first place of an evening. */
export type Winner = Pick<Row, 'id' | 'name' | 'total'>;

/** Those on the first place of an evening's ranking (`eveningAlone`), all who share it. */
export const winnersOf = ({ rows }: Pick<Standings, 'rows'>): readonly Winner[] =>
  rows.filter(({ rank }) => rank === 1).map(({ id, name, total }) => ({ id, name, total }));

/** By the id of the evening; of those that the season's table shows. */
export const winnersByEvening = (input: StandingsInput): ReadonlyMap<string, readonly Winner[]> =>
  new Map(
    shownOf(input).evenings.flatMap((evening) => {
      const winners = winnersOf(eveningAlone(evening, input));
      return winners.length > 0 ? [[evening.id, winners] as const] : [];
    }),
  );
