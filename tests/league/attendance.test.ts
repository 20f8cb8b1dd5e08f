/** Who of those at a table is not there. */
import { expect, test } from 'vitest';
import { awayFrom, missingAt, type Status } from '../../lib/league/attendance';

const guest = (id: string, status: Status | null, plays = false) => ({ id, status, plays });
const now = { isAhead: false };

test.each<[Status | null, string | undefined]>([
  ['present', undefined],
  ['left', 'left'],
  ['excused', 'excused'],
  ['absent', 'absent'],
  ['coming', 'coming'],
  [null, 'unknown'],
])('somebody noted as %s is away as %s', (status, as) => {
  const roster = [guest('anna', 'present'), guest('beat', status)];
  expect(awayFrom(roster, ['anna', 'beat'], now)[0]?.as).toBe(as);
});

test('whoever sits nowhere, or plays, is missed nowhere', () => {
  const roster = [guest('anna', 'present'), guest('beat', null, true), guest('carla', 'left')];
  expect(awayFrom(roster, ['anna', 'beat'], now)).toEqual([]);
});

test('where nobody is ticked, and before the day, only who said so is away', () => {
  const roster = [guest('anna', null), guest('beat', 'excused')];
  const away = (more: Parameters<typeof awayFrom>[0], isAhead: boolean) =>
    awayFrom(more, ['anna', 'beat'], { isAhead }).map(({ id }) => id);
  expect(away(roster, false)).toEqual(['beat']);
  expect(away([guest('carla', 'present'), ...roster], true)).toEqual(['beat']);
});

test('a game that goes on waits for nobody, and who comes to their own table from their phone is there', () => {
  const page = { roster: [guest('anna', 'present'), guest('beat', null)], isAhead: false };
  const missing = (score: { over: boolean } | null, mayWrite: boolean, me?: string) =>
    missingAt({ seats: ['anna', 'beat'], score }, { ...page, mayWrite, me }).map(({ id }) => id);
  expect(missing(null, false)).toEqual(['beat']);
  expect(missing({ over: false }, false)).toEqual([]);
  // To be played there once more.
  expect(missing({ over: true }, false)).toEqual(['beat']);
  expect(missing(null, false, 'beat')).toEqual([]);
  expect(missing(null, true, 'beat')).toEqual(['beat']);
});
