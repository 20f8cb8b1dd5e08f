/** Who was at an evening without a result that counts. */
import { expect, test } from 'vitest';
import type { EveningResults } from '../../lib/league/result';
import { resultsFrom, type Totals } from '../../lib/league/result-paper';
import { Scheme } from '../../lib/league/scheme';
import { withoutResult } from '../../lib/league/without-result';

const paper = (of: Totals['of'], ...players: string[]) =>
  resultsFrom({
    ...{ id: of, variant: 'schieber', of, options: {}, hands: null },
    at: '2026-01-01T20:00:00.000Z',
    seats: players.map((player, side) => ({ player, side, total: 500 + side })),
  });

const evening = (over: Partial<EveningResults>): EveningResults => ({
  ...{ id: 'e', date: '2026-01-01', isFinal: false, games: [], attendance: {} },
  ...over,
});

test('is told apart from whoever missed it, with the reason', () => {
  const games = [...paper('game', 'anna', 'beat'), ...paper('card-points', 'beat', 'carla')];
  const attendance = {
    dora: 'present',
    erika: 'left',
    franz: 'excused',
    carla: 'present',
  } as const;
  const without = (measure: string) =>
    withoutResult({
      evenings: [evening({ games, attendance })],
      ...{ scheme: Scheme.parse({ measure }), variants: ['schieber'], isOver: false },
    }).e;
  const noted = { dora: 'nothing', erika: 'nothing' };
  expect(without('card-points')).toEqual({ anna: 'paper', ...noted });
  expect(without('written-points')).toEqual({ carla: 'paper', ...noted });
});

test('says nothing of what a table hides', () => {
  const held = evening({ games: paper('card-points', 'anna') });
  const hidden = evening({ ...held, id: 'f', attendance: { dora: 'present' } });
  const input = { evenings: [held, hidden], variants: ['schieber'] as const, isOver: false };
  const scheme = Scheme.parse({ measure: 'card-points', hideFrom: 2 });
  expect(withoutResult({ ...input, scheme })).toEqual({ e: {} });
});
