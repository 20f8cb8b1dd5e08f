/** People who change places take their points along: what they have is the same at another seat. */
import { describe, expect, test } from 'vitest';
import { reseated, tally, VARIANT_IDS, variant } from '../../lib/jass';
import { recordsOf, type Written } from './corpus';

const own = VARIANT_IDS.filter((id) => variant(id).bySeat !== null);

/** Where each sat before: two neighbours changed places, or all moved on. */
const moves = (players: number) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [
    seats.map((seat) => (seat === 0 ? 1 : seat === 1 ? 0 : seat)),
    seats.map((seat) => (seat + 1) % players),
  ];
};
const byText = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();

describe.each(own)('%s', (id) => {
  const { bySeat } = variant(id);
  if (!bySeat) throw new Error('not by seat');
  const moved = (record: Written, from: readonly number[]): Written => ({
    ...record,
    players: from.map((seat) => record.players[seat] ?? ''),
    hands: record.hands.map((hand) => reseated(hand, bySeat, from)),
  });

  test('what everybody has is the same at another seat', () => {
    let tried = 0;
    for (const record of recordsOf(id))
      for (const from of moves(record.players.length)) {
        const [before, after] = [tally(record), tally(moved(record, from))];
        if (!before.ok) throw new Error(before.error.message);
        if (!after.ok) throw new Error(`${from}: ${after.error.message}`);
        const seatNow = (seat: number) => from.indexOf(seat);
        expect(after.value.totals).toEqual(from.map((seat) => before.value.totals[seat]));
        expect(after.value.status).toBe(before.value.status);
        expect(byText(after.value.winners)).toEqual(byText(before.value.winners.map(seatNow)));
        expect(after.value.ranking.map((level) => byText(level))).toEqual(
          before.value.ranking.map((level) => byText(level.map(seatNow))),
        );
        tried += 1;
      }
    expect(tried).toBeGreaterThan(1);
  });

  test('and back again it is what was written', () => {
    for (const record of recordsOf(id))
      for (const from of moves(record.players.length)) {
        const back = from.map((_, seat) => from.indexOf(seat));
        expect(moved(moved(record, from), back)).toEqual(record);
      }
  });
});

test('where sides are pairs, points stay with their side', () => {
  for (const id of ['schieber', 'sidi-barani', 'coiffeur'] as const)
    expect(variant(id).bySeat).toBeNull();
});
