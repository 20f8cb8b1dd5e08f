/** Where somebody sits in a round, with whom and against whom. */
import { expect, test } from 'vitest';
import { mineIn } from '../../app/tournaments/[tournamentId]/mine/mine-in';
import { tournamentView } from '../../lib/tournament';
import { after, figures, hall, onlooker, published, slip } from '../tournament/day';

test('sides of two: partner, opponents, and the points of both as far as they are shown', () => {
  const kept = published(hall(8));
  const table = kept.rounds[0]?.tables[0];
  const [one = '', two = '', three = '', four = ''] = table?.seats ?? [];
  const view = tournamentView(after(kept, slip(kept, { table: 1, ...figures(1102) })), onlooker);
  expect(mineIn(view, 0, three)).toEqual({
    ...{ table: 1, seat: 'A', partner: one, against: [two, four] },
    result: { own: 1102, theirs: 782 },
  });
  expect(mineIn(view, 0, four)).toMatchObject({ seat: 'B', partner: two, result: { own: 782 } });
  expect(mineIn(view, 0, 'nobody')).toBeNull();
  const hidden = tournamentView({ ...kept, setting: { ...kept.setting, hiddenFrom: 0 } }, onlooker);
  expect(mineIn(hidden, 0, one)?.result).toBeNull();
});

test('alone: the number of the seat, everybody else against one', () => {
  const kept = published(hall(4, { kind: 'each', variant: 'differenzler', better: 'least' }));
  const view = tournamentView(kept, onlooker);
  const seats = kept.rounds[0]?.tables[0]?.seats ?? [];
  expect(mineIn(view, 0, seats[2] ?? '')).toMatchObject({
    ...{ seat: '3', partner: null, against: [seats[0], seats[1], seats[3]], result: null },
  });
});
