/** The parts of a tournament that changes put in the place of others. Pure. */
import type { TournamentChange } from './changes';
import type { TournamentRefusal } from './document';
import type { KeptState, KeptTable, Part } from './kept';

/** Why a change does not fit. */
export type Refused = { readonly ok: false; readonly error: TournamentRefusal };
/** What a change puts where. */
export type Found = { readonly ok: true; readonly after: Part[] } | Refused;

export const put = (...after: Part[]): Found => ({ ok: true, after });

/** The changes of this kind. */
export type Of<Kind extends TournamentChange['kind']> = Extract<TournamentChange, { kind: Kind }>;

type Place<Of extends Part['of']> = Omit<Extract<Part, { of: Of }>, 'value'>;

/** What stands where a part is to be put. */
export function partLike(kept: KeptState, part: Part): Part {
  switch (part.of) {
    case 'setting':
      return { of: 'setting', value: kept.setting };
    case 'over':
      return { of: 'over', value: kept.over };
    case 'reveal':
      return { of: 'reveal', value: kept.reveal };
    case 'entrant':
      return { ...part, value: kept.entrants.find(({ id }) => id === part.id) ?? null };
    case 'penalty':
      return { ...part, value: kept.penalties.find(({ id }) => id === part.id) ?? null };
    case 'cut':
      return { ...part, value: kept.cuts.find(({ id }) => id === part.id) ?? null };
    case 'round':
      return { ...part, value: kept.rounds[part.round] ?? null };
    case 'table':
      return { ...part, value: tableAt(kept, part) ?? part.value };
  }
}

const tableAt = (kept: KeptState, { round, table }: Place<'table'>): KeptTable | undefined =>
  kept.rounds[round]?.tables.find((own) => own.table === table);

/** The tournament with this part in its place. */
export function withPart(kept: KeptState, part: Part): KeptState {
  switch (part.of) {
    case 'setting':
      return { ...kept, setting: part.value };
    case 'over':
      return { ...kept, over: part.value };
    case 'reveal':
      return { ...kept, reveal: part.value };
    case 'entrant': {
      const others = kept.entrants.filter(({ id }) => id !== part.id);
      const all = part.value ? [...others, part.value] : others;
      return { ...kept, entrants: all.toSorted((one, other) => one.number - other.number) };
    }
    case 'penalty':
      return { ...kept, penalties: listWith(kept.penalties, part.id, part.value) };
    case 'cut':
      return { ...kept, cuts: listWith(kept.cuts, part.id, part.value) };
    case 'round':
      return {
        ...kept,
        rounds: kept.rounds.toSpliced(part.round, 1, ...(part.value ? [part.value] : [])),
      };
    case 'table': {
      const rounds = kept.rounds.map((round, at) =>
        at === part.round
          ? {
              ...round,
              tables: round.tables.map((own) => (own.table === part.table ? part.value : own)),
            }
          : round,
      );
      return { ...kept, rounds };
    }
  }
}

const listWith = <Item extends { readonly id: string }>(
  list: readonly Item[],
  id: string,
  item: Item | null,
): Item[] => {
  const at = list.findIndex((one) => one.id === id);
  return list.toSpliced(at < 0 ? list.length : at, 1, ...(item ? [item] : []));
};

/** Are these parts of one another? */
export function isAtSame(one: Part, other: Part): boolean {
  const isOfRound = 'round' in one && 'round' in other;
  if (isOfRound)
    return (
      one.round === other.round &&
      (one.of !== 'table' || other.of !== 'table' || one.table === other.table)
    );
  return one.of === other.of && (!('id' in one) || !('id' in other) || one.id === other.id);
}

/** Fields that were left out are not there. */
export const withoutUndefined = <Fields extends object>(fields: Fields) =>
  // Only those with a value are left.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };
