import { expect, test } from 'vitest';
import { followerOf, likelyToGoOn, notFollowed } from '../../lib/league/next-season';
import {
  closedOn,
  endedLast,
  firstDayIn,
  likelySeason,
  mainFirst,
  openOn,
} from '../../lib/league/open-seasons';

const season = (id: string, year: number, more: { evenings?: number; closed?: boolean } = {}) => ({
  ...{ id, startsOn: `${year}-01-01`, endsOn: `${year}-12-31` },
  ...{ evenings: 0, closed: false, ...more },
});
const [cup, spare, main] = [
  season('cup', 2026),
  season('spare', 2026),
  season('main', 2026, { evenings: 4 }),
];
const old = season('old', 2025, { evenings: 20 });
const next = season('next', 2027);

test('a new evening is planned in the season of the last one, else in that with the most', () => {
  const on = (day: string, last: string | null, seasons = [cup, spare, main, old]) =>
    likelySeason(seasons, day, last)?.id;
  expect(on('2026-05-01', 'cup')).toBe('cup');
  expect(on('2026-05-01', 'old')).toBe('main');
  expect(on('2026-05-01', null, [spare, cup, old])).toBe('spare');
  expect(on('2025-05-01', 'main')).toBe('old');
});

test('a season that is closed or over is never fallen back to: the next one is, or none', () => {
  const closed = season('main', 2026, { evenings: 4, closed: true });
  expect(likelySeason([closed, old], '2026-11-27', 'main')).toBeUndefined();
  expect(likelySeason([season('later', 2028), next, closed, old], '2026-11-27')?.id).toBe('next');
  expect(likelySeason([main, old], '2027-05-01', 'main')).toBeUndefined();
  expect(openOn([next, closed, old], '2026-12-11')).toEqual([]);
  expect(openOn([next, closed, old], '2025-12-11')).toEqual([old]);
  expect(firstDayIn(next, '2026-11-27')).toBe('2027-01-01');
  expect(firstDayIn(main, '2026-11-27')).toBe('2026-11-27');
});

test('seasons that ended together are begun anew together, and each until it was', () => {
  const of = (id: string, year: number, variant: string, closed = true) => ({
    ...season(id, year, { closed }),
    name: `${id} ${year}`,
    variants: [variant],
  });
  const [pair, before] = [
    [of('b', 2026, 'differenzler'), of('a', 2026, 'schieber')],
    [of('c', 2025, 'schieber')],
  ];
  const day = '2026-11-27';
  const left = (...more: ReturnType<typeof of>[]) => {
    const seasons = [...more, ...pair, ...before];
    return notFollowed(seasons, endedLast(seasons, day), day).map(({ id }) => id);
  };
  expect(left()).toEqual(['b', 'a']);
  expect(left(of('next', 2027, 'schieber', false))).toEqual(['b']);
  expect(left(of('n', 2027, 'schieber', false), of('m', 2027, 'differenzler', false))).toEqual([]);
  // Beside one that goes on none is missing.
  expect(left(of('other', 2026, 'coiffeur', false))).toEqual([]);
  // Of two with the same game the one that is named so is gone on with.
  const same = of('b', 2027, 'schieber', false);
  const both = [same, of('b', 2026, 'schieber'), of('a', 2026, 'schieber')];
  expect(notFollowed(both, both.slice(1), day).map(({ id }) => id)).toEqual(['a']);
  expect(both.slice(1).map((one) => followerOf(one, both, day)?.name)).toEqual([
    'b 2027',
    undefined,
  ]);
  expect(endedLast([], day)).toEqual([]);
  expect(closedOn([...pair, ...before], day, 'a').map(({ id }) => id)).toEqual(['a', 'b']);
});

test('of seasons side by side the one that ended goes on, until its next is there', () => {
  const of = (id: string, year: number, closed = false) => ({
    ...season(id, year, { closed }),
    ...{ name: `${id} ${year}`, variants: ['schieber'] },
  });
  const day = '2026-11-27';
  const likely = (...seasons: ReturnType<typeof of>[]) => likelyToGoOn(seasons, day)?.id;
  const [running, ended] = [of('cup', 2026), of('main', 2026, true)];
  expect(likely(running, ended, of('old', 2025))).toBe('main');
  expect(likely({ ...of('next', 2027), name: 'main 2027' }, running, ended)).toBe('next');
  // Of seasons that nothing ran beside, the one that goes on.
  expect(likely(running, { ...of('old', 2025), variants: ['coiffeur'] })).toBe('cup');
  expect(likely(ended, of('old', 2025))).toBe('main');
  expect(likely()).toBeUndefined();
});

test('seasons stand with those that go on first, the last to end first, then as they were made', () => {
  const made = [
    old,
    season('shut', 2026, { closed: true }),
    main,
    { ...cup, endsOn: '2026-06-30' },
    spare,
  ];
  const order = (day: string) => mainFirst(made, day).map(({ id }) => id);
  expect(order('2026-05-01')).toEqual(['main', 'spare', 'cup', 'shut', 'old']);
  expect(order('2026-07-01')).toEqual(['main', 'spare', 'shut', 'cup', 'old']);
});
