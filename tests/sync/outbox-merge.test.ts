/** Two that hold an outbox of one game, as two tabs or a tab and the worker do, and what they know together. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, type Change, type GameState, newGame } from '../../lib/sync/game';
import { dismiss, emptyOutbox, merge, type Outbox, settle, view } from '../../lib/sync/outbox';
import { MITTLERE, OPEN, openHand, record } from './changes';

const start = newGame('game', OPEN);
const HANDS = 6;

/** What happens on one of the two: something is entered, the server answers, the person decides. */
type Move =
  | { readonly kind: 'enter'; readonly n: number }
  | { readonly kind: 'stored' | 'refused' | 'decided'; readonly n: number };

const move = fc.record({
  kind: fc.constantFrom('enter', 'stored', 'refused', 'decided'),
  n: fc.nat(HANDS - 1),
}) as fc.Arbitrary<Move>;
const change = (n: number): Change => record(n, openHand(n));

/** The server after the first n hands. */
const stored = (n: number): GameState => {
  let state = start;
  for (let i = 0; i <= n; i += 1) {
    const applied = applyChange(state, change(i));
    if (applied.ok) state = applied.state;
  }
  return state;
};

/** The same change is entered once, at the same moment, whoever hears of it. */
function after(moves: readonly Move[], outbox: Outbox = emptyOutbox(start)): Outbox {
  return moves.reduce((box, { kind, n }) => {
    const { id } = change(n);
    const known = [...box.pending, ...box.refused].some((one) => one.change.id === id);
    if (kind === 'enter') return known || box.done.includes(id) ? box : written(box, n);
    if (kind === 'stored') return settle(box, id, { ok: true, value: stored(n) });
    if (kind === 'decided') return dismiss(box, id);
    const error = { code: 'hand-taken', message: 'taken' };
    return settle(box, id, { ok: false, error, current: stored(n) });
  }, outbox);
}
const written = (box: Outbox, n: number): Outbox => ({
  ...box,
  pending: [...box.pending, { at: n, change: change(n) }].sort(byMoment),
});
const byMoment = (a: { at: number }, b: { at: number }) => a.at - b.at;
const outbox = fc.array(move, { maxLength: 20 }).map((moves) => after(moves));
const ids = (list: readonly { change: Change }[]) => list.map((one) => one.change.id);
const entered = (box: Outbox) => new Set([...ids(box.pending), ...ids(box.refused), ...box.done]);

test('merging goes in both directions, twice and in any order', () => {
  fc.assert(
    fc.property(outbox, outbox, outbox, (a, b, c) => {
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(a, a)).toEqual(a);
      expect(merge(merge(a, b), b)).toEqual(merge(a, b));
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
    }),
    { numRuns: 1000 },
  );
});

test('merging loses no change, doubles none and brings none back', () => {
  fc.assert(
    fc.property(outbox, outbox, (a, b) => {
      const both = merge(a, b);
      expect(entered(both)).toEqual(new Set([...entered(a), ...entered(b)]));
      const all = [...ids(both.pending), ...ids(both.refused), ...both.done];
      expect(new Set(all).size).toBe(all.length);
      for (const id of [...a.done, ...b.done]) expect(both.done).toContain(id);
      for (const id of [...ids(a.refused), ...ids(b.refused)])
        expect(ids(both.pending)).not.toContain(id);
    }),
    { numRuns: 1000 },
  );
});

test('whatever each of two hears of an evening, together they show the same game', () => {
  const evening = fc.array(fc.tuple(move, fc.constantFrom('left', 'right', 'both')), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(evening, (moves) => {
      const heard = (who: string) =>
        after(moves.flatMap(([m, at]) => (at === who || at === 'both' ? [m] : [])));
      const left = heard('left');
      const right = heard('right');
      expect(view(merge(left, right))).toEqual(view(merge(right, left)));
    }),
    { numRuns: 300 },
  );
});

test('changes of one moment keep the order in which they were entered', () => {
  const table = emptyOutbox(newGame('game', MITTLERE));
  const pending = [3, 1, 2].map((at) => ({ at, change: change(at) }));
  expect(ids(merge(table, { ...table, pending }).pending)).toEqual(['h1', 'h2', 'h3']);
});
