import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stickRows } from '../../app/ui/slate/stick-rows';
import { type StickTally, tally, VARIANT_IDS, variant } from '../../lib/jass';

type Golden = { record: { players: string[]; hands: unknown[] } };

/** Every golden record that can be scored, so every rule there is. */
const games = VARIANT_IDS.filter((id) => variant(id).form === 'sticks')
  .flatMap((id) =>
    readFileSync(new URL(`../golden/${id}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Golden),
  )
  .flatMap(({ record }) => {
    const scored = tally(record);
    // Only the stick games are read above.
    return scored.ok ? [{ record, scored: scored.value as StickTally }] : [];
  });

test('the marks drawn are those that the engine puts on its slate', () => {
  expect(games.length).toBeGreaterThan(20);
  for (const { record, scored } of games) {
    const ids = record.hands.map((_, i) => `hand-${i}`);
    const rows = stickRows(scored, record.players, ids);
    const drawn = rows.map(({ places }) =>
      places.map(({ stick, potato }) => (stick && potato ? 'x' : stick ? '|' : 'o')).join(''),
    );
    expect(drawn).toEqual(scored.slate);
    expect(rows.map(({ sticks, potatoes, net }) => ({ sticks, potatoes, net }))).toEqual(
      scored.totals,
    );
  }
});

test('every mark has a seed of its own and belongs to a hand of the game', () => {
  for (const { record, scored } of games) {
    const ids = record.hands.map((_, i) => `hand-${i}`);
    const marks = stickRows(scored, record.players, ids)
      .flatMap(({ places }) => places)
      .flatMap(({ stick, potato }) => [stick, potato])
      .filter((mark) => mark !== undefined);
    expect(new Set(marks.map(({ seed }) => seed)).size).toBe(marks.length);
    for (const { hand } of marks) expect(ids).toContain(hand);
  }
});
