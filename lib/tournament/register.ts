/** Changes of who takes part. Pure. */
import { type Judged, refused } from './document';
import type { Kept, KeptEntrant, Part } from './kept';
import { type Found, type Of, put, withoutUndefined } from './parts';

/** More than any hall holds; a link to register that got about must not fill the database. */
const MOST_ENTRANTS = 2000;

export function entrantOf(kept: Kept, id: string): Judged<KeptEntrant> {
  const value = kept.entrants.find((one) => one.id === id);
  return value ? { ok: true, value } : refused('unknownEntrant', { id });
}

export function registered(kept: Kept, { entrants }: Of<'register'>): Found {
  if (kept.entrants.length + entrants.length > MOST_ENTRANTS)
    return refused('tooManyEntrants', { most: MOST_ENTRANTS });
  const ids = new Set(kept.entrants.map(({ id }) => id));
  const taken = new Map(kept.entrants.map(({ number, name }) => [number, name]));
  const { places } = kept.setting;
  let room = (places ?? Infinity) - kept.entrants.filter(({ waiting }) => !waiting).length;
  let next = Math.max(0, ...taken.keys());
  const after: Part[] = [];
  for (const {
    id,
    name,
    club = '',
    category = '',
    number,
    paid = false,
    present = false,
  } of entrants) {
    if (ids.has(id)) return refused('entrantTwice', { id });
    const other = number === undefined ? undefined : taken.get(number);
    if (number !== undefined && other !== undefined)
      return refused('numberTaken', { number, name: other });
    next = number === undefined ? next + 1 : Math.max(next, number);
    const own = number ?? next;
    ids.add(id);
    taken.set(own, name);
    const value = {
      ...{ id, number: own, name, club, category, paid, present },
      ...{ from: kept.rounds.length, left: null, waiting: room <= 0 },
    };
    room -= 1;
    after.push({ of: 'entrant', id, value });
  }
  return put(...after);
}

export function renamed(kept: Kept, { entrant, set }: Of<'entrant'>): Found {
  const known = entrantOf(kept, entrant);
  if (!known.ok) return known;
  const { number = known.value.number } = set;
  const other = kept.entrants.find((one) => one.number === number && one.id !== entrant);
  if (other) return refused('numberTaken', { number, name: other.name });
  const { name, club, category, from } = { ...known.value, ...withoutUndefined(set) };
  return put({
    of: 'entrant',
    id: entrant,
    value: { ...known.value, name, club, category, number, from },
  });
}

export function marked(kept: Kept, { entrants, set }: Of<'mark'>): Found {
  const after: Part[] = [];
  const begun = kept.rounds.filter(({ status }) => status !== 'drawn').length;
  const { left, ...marks } = withoutUndefined(set);
  for (const entrant of new Set(entrants)) {
    const known = entrantOf(kept, entrant);
    if (!known.ok) return known;
    const gone = left === undefined ? known.value.left : left ? (known.value.left ?? begun) : null;
    after.push({ of: 'entrant', id: entrant, value: { ...known.value, ...marks, left: gone } });
  }
  return put(...after);
}
