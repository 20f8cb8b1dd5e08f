/** What is to be done next at a tournament, through a whole day. */
import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { parseOptions } from '../../lib/jass';
import {
  type Kept,
  newTournament,
  READY_SETS,
  readySetting,
  stepOf,
  USUAL_SETTING,
} from '../../lib/tournament';
import { after, drawing, figures, hall } from './day';

const empty = newTournament({ ...USUAL_SETTING, name: 'Chlausjass', rounds: 1 });
const draw = (kept: Kept) => {
  const change = drawing(kept);
  return { draw: change.id, kept: after(kept, change) };
};

test('leads from the first entrant to the end', () => {
  expect(stepOf(empty)).toEqual({ kind: 'enter' });
  const entered = after(empty, {
    ...{ kind: 'register', id: nanoid() },
    entrants: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => ({ id, name: id })),
  });
  expect(stepOf(entered)).toEqual({ kind: 'arrive' });
  const ids = entered.entrants.map(({ id }) => id);
  const here = after(entered, {
    ...{ kind: 'mark', id: nanoid(), entrants: ids, set: { present: true } },
  });
  expect(stepOf(here)).toEqual({ kind: 'draw', round: 0 });
  const drawn = draw(here);
  expect(stepOf(drawn.kept)).toEqual({ kind: 'publish', round: 0 });
  const at = { round: 0, draw: drawn.draw };
  const published = after(drawn.kept, { kind: 'publish', id: nanoid(), ...at });
  expect(stepOf(published)).toEqual({ kind: 'begin', round: 0 });
  const begun = after(published, {
    ...{ kind: 'begin', id: nanoid(), ...at, at: '2026-12-05T13:00:00.000Z', minutes: 60 },
  });
  expect(stepOf(begun)).toEqual({ kind: 'play', round: 0, missing: [1, 2] });
  const slip = (kept: Kept, table: number) =>
    after(kept, { kind: 'slip', id: nanoid(), ...at, table, desk: 'A', ...figures(900) });
  const half = slip(begun, 2);
  expect(stepOf(half)).toEqual({ kind: 'play', round: 0, missing: [1] });
  const played = slip(half, 1);
  expect(stepOf(played)).toEqual({ kind: 'finish' });
  expect(stepOf(after(played, { kind: 'finish', id: nanoid() }))).toEqual({ kind: 'over' });
});

test('goes on with the next round where some are left, or nobody said how many', () => {
  for (const rounds of [4, null]) {
    const drawn = draw(hall(4, { rounds }));
    const at = { round: 0, draw: drawn.draw };
    const played = after(
      drawn.kept,
      { kind: 'publish', id: nanoid(), ...at },
      { kind: 'slip', id: nanoid(), ...at, table: 1, desk: 'A', ...figures(900) },
    );
    expect(stepOf(played)).toEqual({ kind: 'draw', round: 1 });
  }
});

test.each(READY_SETS)('the ready set $id can be played', (set) => {
  const setting = readySetting(set);
  const drawn = draw(hall(8, setting));
  expect(drawn.kept.rounds[0]?.tables).toHaveLength(2);
  // Its tables write as many hands as are counted.
  const parsed = parseOptions(set.setting.variant, setting.options);
  expect(parsed).toMatchObject({ ok: true, value: { hands: set.setting.hands } });
});
