/** The marks on the slate of every game in sticks and potatoes are those of the engine's own slate. */
import { expect, test } from 'vitest';
import { stickRows } from '../../app/ui/slate/stick-rows';
import { sideNames } from '../../lib/sync/deal';
import { gamesOn } from './golden';

/** Every golden record that can be scored, so every rule there is. */
const games = gamesOn('sticks').map(({ table, entries, scored, explained }) => {
  const ids = entries.map((_, i) => `hand-${i}`);
  return { ids, scored, rows: stickRows(explained.hands, sideNames(table), ids) };
});

test('the marks drawn are those that the engine puts on its slate', () => {
  expect(games.length).toBeGreaterThan(20);
  for (const { scored, rows } of games) {
    const drawn = rows.map(({ places }) =>
      places.map(({ stick, potato }) => (stick && potato ? 'x' : stick ? '|' : 'o')).join(''),
    );
    expect(scored).toMatchObject({ slate: drawn });
    expect(rows.map(({ sticks, potatoes, net }) => ({ sticks, potatoes, net }))).toEqual(
      scored.totals,
    );
  }
});

test('every mark has a seed of its own and belongs to a hand of the game', () => {
  for (const { ids, rows } of games) {
    const marks = rows
      .flatMap(({ places }) => places)
      .flatMap(({ stick, potato }) => [stick, potato])
      .filter((mark) => mark !== undefined);
    expect(new Set(marks.map(({ seed }) => seed)).size).toBe(marks.length);
    for (const { hand } of marks) expect(ids).toContain(hand);
  }
});
