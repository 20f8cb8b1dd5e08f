import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, type Change, type GameState, newGame } from '../../lib/sync/game';
import { latest } from '../../lib/sync/latest';
import { follow, type ToldLine } from '../../lib/sync/lines';
import { OPEN, openHand, tableParts } from './changes';

const KINDS = [
  'record',
  'insert',
  'correct',
  'remove',
  'undo',
  'redo',
  'finish',
  'reopen',
  'table',
] as const;
const Wish = fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat(), n: fc.nat(18) });
const Wishes = fc.array(Wish, { minLength: 1, maxLength: 30 });

/** The wish as a change to this game; where there is no hand or step for it, another hand. */
function changeFor(
  { hands, done, undone, table }: GameState,
  { kind, at, n }: { kind: (typeof KINDS)[number]; at: number; n: number },
  id: string,
): Change {
  const entry = openHand(n);
  const record: Change = { kind: 'record', id, index: hands.length, entry };
  const index = hands.length === 0 ? 0 : at % hands.length;
  const there = hands[index];
  const next = (kind === 'undo' ? done : undone).at(-1);
  if (kind === 'finish' || kind === 'reopen') return { kind, id };
  if (kind === 'undo' || kind === 'redo') return next ? { kind, id, target: next.id } : record;
  if (kind === 'table') return { kind, id, ...tableParts(table, at, n) };
  if (kind === 'record' || !there) return record;
  if (kind === 'insert') return { kind, id, index, before: there.id, entry };
  if (kind === 'correct') return { kind, id, handId: there.id, by: there.by, entry };
  return { kind, id, handId: there.id, by: there.by };
}

/** All the states of a game and the lines between them, as they travel. */
function played(wishes: readonly Parameters<typeof changeFor>[1][]) {
  const states = [newGame('game', OPEN)];
  const told: ToldLine[] = [];
  for (const [n, wish] of wishes.entries()) {
    const state = states.at(-1) ?? newGame('game', OPEN);
    const made = applyChange(state, changeFor(state, wish, `c${n}`));
    if (!made.ok) continue;
    const line: ToldLine = { seq: state.revision, line: made.line, by: null };
    told.push(JSON.parse(JSON.stringify(line)) as ToldLine);
    states.push(made.state);
  }
  return { states, told };
}

const followed = (start: GameState, told: readonly ToldLine[]) =>
  told.reduce<GameState | undefined>((state, line) => state && follow(state, line), start);

test('a game followed line by line is the game as it was made', () => {
  fc.assert(
    fc.property(Wishes, (wishes) => {
      const { states, told } = played(wishes);
      for (const [n, line] of told.entries()) {
        const [before, after] = [states[n], states[n + 1]];
        expect(before && follow(before, line)).toEqual(after);
      }
      expect(followed(newGame('game', OPEN), told)).toEqual(states.at(-1));
    }),
  );
});

test('lines told again change nothing; a gap is noticed', () => {
  fc.assert(
    fc.property(Wishes, fc.nat(), fc.nat(), (wishes, a, b) => {
      const { states, told } = played(wishes);
      fc.pre(told.length > 0);
      const at = a % states.length;
      const state = states[at];
      const from = b % told.length;
      if (!state) throw new Error('no state');
      // From any earlier line on, as after a connection that was lost.
      const caughtUp = followed(state, told.slice(from));
      if (from <= at) expect(caughtUp).toEqual(states.at(-1));
      else expect(caughtUp).toBeUndefined();
      const first = told[0];
      expect(first && at > 0 ? follow(state, first) : state).toBe(state);
    }),
  );
});

test('lines and answers of the server may overtake each other', () => {
  fc.assert(
    fc.property(Wishes, fc.array(fc.nat(), { maxLength: 60 }), (wishes, picks) => {
      const { states, told } = played(wishes);
      let state = states[0] ?? newGame('game', OPEN);
      // An even pick is a line, an odd one a whole state as an answer brings it.
      for (const pick of picks) {
        const line = told[pick % Math.max(1, told.length)];
        const whole = states[pick % states.length];
        const news = pick % 2 === 0 && line ? follow(state, line) : whole;
        if (news) state = latest(state, news);
        expect(states).toContainEqual(state);
      }
      expect(followed(state, told.slice(state.revision))).toEqual(states.at(-1));
    }),
  );
});
