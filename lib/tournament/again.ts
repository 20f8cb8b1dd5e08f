/** What a round costs: who meets again at its tables, and who of one club sits together. Pure. */
import { pairsOf } from './draw';
import type { KeptState } from './kept';

/** Two at a table who have met before, or are of one club. */
export type MetAgain = {
  readonly table: number;
  readonly one: string;
  readonly other: string;
  /** Partners who were partners, opponents who were opponents, or the one after the other; or a club. */
  readonly kind: 'partners' | 'opponents' | 'other' | 'club';
};

/** Who sits out, and how often they did in the rounds before. */
export type SitsOut = { readonly id: string; readonly before: number };

/** What a round costs; `round` is its index. */
export function costOf(
  { setting, entrants, rounds }: KeptState,
  round: number,
): { readonly again: readonly MetAgain[]; readonly out: readonly SitsOut[] } {
  const own = rounds[round];
  const before = rounds.slice(0, round);
  const areSides = setting.kind === 'schieber-single';
  const met = new Map<string, { partners: boolean; opponents: boolean }>();
  for (const { tables } of before)
    for (const { seats } of tables)
      for (const { one, other, arePartners } of pairsOf(seats, areSides)) {
        const key = keyOf(one, other);
        const known = met.get(key);
        met.set(key, {
          partners: arePartners || known?.partners === true,
          opponents: !arePartners || known?.opponents === true,
        });
      }
  const clubs = new Map(entrants.map(({ id, club }) => [id, club.trim().toLowerCase()]));
  const again = (own?.tables ?? []).flatMap(({ table, seats }) =>
    [...pairsOf(seats, areSides)].flatMap(({ one, other, arePartners }): MetAgain[] => {
      const known = met.get(keyOf(one, other));
      const pair = { table, one, other };
      if (known) return [{ ...pair, kind: kindOf(arePartners, known) }];
      const club = clubs.get(one);
      return setting.keepClubsApart && club && club === clubs.get(other)
        ? [{ ...pair, kind: 'club' }]
        : [];
    }),
  );
  const out = (own?.out ?? []).map((id) => ({
    id,
    before: before.filter((one) => one.out.includes(id)).length,
  }));
  return { again, out };
}

const keyOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

const kindOf = (
  arePartners: boolean,
  { partners, opponents }: { partners: boolean; opponents: boolean },
): MetAgain['kind'] => {
  if (arePartners) return partners ? 'partners' : 'other';
  return opponents ? 'opponents' : 'other';
};
