/** Who of those at a table is not there. */
import { expect, test } from 'vitest';
import { awayFrom, type Status } from '../../lib/league/attendance';

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
