/** Whole games of any hands: what holds for sequences. fast-check prints the seed of a failure. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StickTally, tally, type VariantId } from '../../lib/jass';
import { furtherQuestions, isPossible, isSticks, record, scored } from './helpers';

/** Possible points for so many seats, ties and extremes more often than chance would have them. */
const points = (seats: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 157 }), fc.constantFrom(0, 20, 39, 40, 100)), {
      minLength: seats - 1,
      maxLength: seats - 1,
    })
    .map((some) => {
      const rest = 157 - some.reduce((total, own) => total + own, 0);
      return [...some, rest];
    })
    .filter((all) => isPossible(all) && Math.min(...all) >= 0);

/** An entry with every question that it raises answered somehow. */
const entry = (id: VariantId, options: object, players: number) =>
  fc.tuple(points(players), fc.infiniteStream(fc.nat(100))).map(([own, chance]) => {
    const pick = (seats: readonly number[]) => seats[(chance.next().value ?? 0) % seats.length];
    let answered: Record<string, unknown> = { points: own };
    for (let round = 0; round < 2; round += 1) {
      const further = furtherQuestions(id, answered, { options, players });
      for (const [field, seats] of Object.entries(further)) {
        if (field in answered) continue;
        const some = seats.filter(() => pick([0, 1]) === 1);
        answered = { ...answered, [field]: field === 'cut' ? pick(seats) : some };
      }
    }
    return answered;
  });

const tables: { id: VariantId; players: number; options: object }[] = [
  { id: 'mittlere', players: 3, options: { hands: 300 } },
  { id: 'mittlere', players: 3, options: { hands: 300, tie: 'cut', zeroTricks: 'like-hundred' } },
  { id: 'molotow', players: 4, options: { hands: null } },
  { id: 'plus-minus', players: 3, options: { target: 999 } },
  { id: 'plus-minus', players: 4, options: { target: 999 } },
];

const games = fc.constantFrom(...tables).chain((table) =>
  fc.array(entry(table.id, table.options, table.players), { maxLength: 24 }).map((hands) => ({
    ...table,
    hands,
  })),
);

describe('any game', () => {
  test('an entry whose questions are all answered is never refused', () => {
    fc.assert(
      fc.property(games, ({ id, hands, ...table }) => {
        expect(tally(record(id, hands, table))).toMatchObject({ ok: true });
      }),
    );
  });

  test('a fold equals the whole: a prefix tallies to the same hands', () => {
    fc.assert(
      fc.property(games, fc.nat(24), ({ id, hands, ...table }, length) => {
        const whole = scored(record(id, hands, table));
        const part = scored(record(id, hands.slice(0, length), table));
        expect(part.hands).toEqual(whole.hands.slice(0, length));
      }),
    );
  });

  test('totals are what the hands brought, and the slate draws them', () => {
    fc.assert(
      fc.property(games, ({ id, hands, ...table }) => {
        const value = scored(record(id, hands, table));
        if (!isSticks(value)) return;
        for (const [seat, total] of value.totals.entries()) {
          let sticks = 0;
          let potatoes = 0;
          for (const hand of value.hands) {
            if (hand.rule === 'void') continue;
            sticks += hand.sticks[seat] ?? 0;
            sticks += (hand.settled ?? []).filter(({ to }) => to === seat).length;
            potatoes += hand.potatoes[seat] ?? 0;
          }
          expect(total).toEqual({ sticks, potatoes, net: sticks - potatoes });
          const line = value.slate[seat] ?? '';
          const places = (mark: string) => line.split(mark).length - 1;
          expect(line).toMatch(/^x*(\|*|o*)$/);
          expect(line).toHaveLength(Math.max(sticks, potatoes));
          expect(places('x')).toBe(Math.min(sticks, potatoes));
          expect(places('x') + places('|')).toBe(sticks);
        }
      }),
    );
  });

  test('Mittlere and Molotow: nobody wins what another does not lose', () => {
    fc.assert(
      fc.property(games, ({ id, hands, ...table }) => {
        fc.pre(id !== 'plus-minus');
        const { totals } = scored(record(id, hands, table)) as StickTally; // only these two are left
        expect(totals.reduce((sum, { net }) => sum + net, 0)).toBe(0);
      }),
    );
  });

  test('Plus-Minus: every stick held is settled once or still held', () => {
    fc.assert(
      fc.property(games, ({ id, hands, ...table }) => {
        fc.pre(id === 'plus-minus');
        const value = scored(record(id, hands, table)) as StickTally; // as above
        const pairs = (of: 'held' | 'settled') =>
          value.hands.flatMap((hand) =>
            hand.rule === 'void'
              ? []
              : of === 'held'
                ? (hand.held ?? [])
                : (hand.settled ?? []).map(({ seats }) => seats),
          );
        const after = [...pairs('settled'), ...(value.held ?? [])].map(String).sort();
        expect(after).toEqual(pairs('held').map(String).sort());
      }),
    );
  });

  test('the ranking holds every seat once, best net first', () => {
    fc.assert(
      fc.property(games, ({ id, hands, ...table }) => {
        const value = scored(record(id, hands, table));
        if (!isSticks(value)) return;
        const nets = value.ranking.map((group) => group.map((seat) => value.totals[seat]?.net));
        expect(value.ranking.flat().sort()).toEqual(value.totals.map((_, seat) => seat));
        for (const group of nets) expect(new Set(group).size).toBe(1);
        const order = nets.map(([net]) => net ?? 0);
        expect(order).toEqual([...order].sort((a, b) => b - a));
      }),
    );
  });
});
