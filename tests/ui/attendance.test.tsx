/** Who is at an evening, and before it who comes. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Attendance } from '../../app/leagues/[leagueId]/evenings/[eveningId]/attendance';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('../../app/leagues/actions', () => ({ addPlayers: async () => undefined }));
vi.mock('../../app/leagues/[leagueId]/evenings/actions', () => ({
  markAttendance: async () => undefined,
}));

const guest = (name: string, status: 'present' | 'excused' | null) => ({
  ...{ id: name, name, status, plays: false, isPlaying: false },
});

const drawn = (
  roster: ReturnType<typeof guest>[],
  more: { isAhead?: boolean; seated?: readonly string[] } = {},
) =>
  renderToStaticMarkup(
    <InWords language="en">
      <Attendance
        leagueId="l"
        eveningId="e"
        date="2026-12-04"
        roster={roster}
        mayWrite
        isAhead={more.isAhead ?? false}
        isPast={false}
        isOpen
        seated={more.seated ?? null}
      />
    </InWords>,
  );

test('before the evening nobody is there or missing yet: they come, or do not', () => {
  const people = [guest('Anna', null), guest('Beat', null)];
  const ahead = drawn(people, { isAhead: true });
  for (const said of ['All 2 are coming', 'nobody yet', 'Anna: not coming', 'Anna: excused'])
    expect(ahead).toContain(said);
  expect(ahead).not.toContain('absent');
  const today = drawn(people);
  for (const said of ['All 2 are there', 'Anna: absent']) expect(today).toContain(said);
});

test('whoever is there and has no table is led to the tables, once there are some', () => {
  const people = [guest('Anna', 'present'), guest('Beat', 'present'), guest('Carla', null)];
  const late = 'href="#without-table"';
  expect(drawn(people)).not.toContain(late);
  const seated = drawn(people, { seated: ['Anna'] });
  expect(seated.split(late)).toHaveLength(2);
  expect(seated).toContain('Beat is without a table.');
});

test('how many come breaks between two counts, and nothing grows where a name is ticked', () => {
  const people = [guest('Anna', 'present'), guest('Beat', 'present')];
  expect(drawn(people)).toContain('<span class="inline-block">2 are here</span>');
  const row = (status: 'present' | null) =>
    drawn([guest('Anna', status)]).match(/<button[^>]*aria-pressed[^>]*class="([^"]*)"/)?.[1];
  expect(row('present')).toBe(row(null));
  expect(row('present')).not.toMatch(/font-/);
});

test('whoever is left of those of whom it was said comes, and not too where nobody does', () => {
  const people = [guest('Anna', 'excused'), guest('Beat', null), guest('Carla', null)];
  expect(drawn(people, { isAhead: true })).toContain('The other 2 are coming<');
  expect(drawn([...people, guest('Dora', 'present')], { isAhead: true })).toContain(
    'All 2 others are coming too<',
  );
});
