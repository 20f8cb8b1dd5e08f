/** Changes of a round: drawn, places changed, published, begun, taken back. Pure. */
import { type Judged, refused } from './document';
import type { Kept, KeptRound, KeptTable } from './kept';
import { type Found, type Of, put } from './parts';
import { entrantOf } from './register';

export function drawn(kept: Kept, { id, round, seed, tables, out }: Of<'draw'>): Found {
  const there = kept.rounds[round];
  if (there && there.status !== 'drawn')
    return refused('drawnAlready', { round: round + 1 }, { round, code: 'round-moved' });
  if (!there && round !== kept.rounds.length)
    return refused('noRound', { round: round + 1 }, { round, code: 'round-moved' });
  if (!there && kept.rounds.at(-1)?.status === 'drawn')
    return refused('notPublished', { round }, { round: round - 1, code: 'round-moved' });
  const value: KeptRound = {
    ...{ draw: id, seed, status: 'drawn', begunAt: null, minutes: kept.setting.minutes, out },
    tables: tables.map((seats, at) => ({
      ...{ table: at + 1, seats, slips: [], fixed: null, corrections: [], game: null },
    })),
  };
  return put({ of: 'round', round, value });
}

/** The round as it was seen. */
export function roundOf(
  kept: Kept,
  { round, draw }: { readonly round: number; readonly draw: string },
): Judged<KeptRound> {
  const value = kept.rounds[round];
  const moved = { round, code: 'round-moved' } as const;
  if (!value) return refused('noRound', { round: round + 1 }, moved);
  if (value.draw !== draw) return refused('roundMoved', { round: round + 1 }, moved);
  return { ok: true, value };
}

/** Two change places, whether they sit or not; somebody without a place takes the other's. */
export function swapped(kept: Kept, change: Of<'swap'>): Found {
  const found = roundOf(kept, change);
  if (!found.ok) return found;
  const { round, one, other } = change;
  for (const id of [one, other]) {
    const known = entrantOf(kept, id);
    if (!known.ok) return known;
  }
  const { tables, out, status } = found.value;
  const isMoved = ({ seats }: KeptTable) => seats.includes(one) || seats.includes(other);
  const written = tables.some((own) => isMoved(own) && (own.slips.length > 0 || own.game !== null));
  if (status === 'begun' || written)
    return refused('begunAlready', { round: round + 1 }, { round, code: 'round-moved' });
  const place = (id: string) => (id === one ? other : id === other ? one : id);
  const placed = tables.map((own) =>
    isMoved(own) ? { ...own, seats: own.seats.map(place) } : own,
  );
  const seated = new Set(placed.flatMap(({ seats }) => seats));
  const left = [...new Set([...out.map(place), one, other])].filter((id) => !seated.has(id));
  return put({ of: 'round', round, value: { ...found.value, tables: placed, out: left } });
}

export function withRound(kept: Kept, change: Of<'publish' | 'begin' | 'take-back'>): Found {
  const found = roundOf(kept, change);
  if (!found.ok) return found;
  const { round } = change;
  const { value } = found;
  if (change.kind === 'take-back') {
    if (round !== kept.rounds.length - 1)
      return refused('notTheLast', { round: round + 1, last: kept.rounds.length }, { round });
    return put({ of: 'round', round, value: null });
  }
  if (change.kind === 'publish')
    // Published by somebody else is published.
    return value.status === 'drawn'
      ? put({ of: 'round', round, value: { ...value, status: 'published' } })
      : put();
  const { at: begunAt, minutes } = change;
  return put({ of: 'round', round, value: { ...value, status: 'begun', begunAt, minutes } });
}
