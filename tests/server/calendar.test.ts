/** Evenings in time: series, somebody's own calendar, reminders by e-mail. */
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '../../app/calendar/[file]/route';
import type { Viewer } from '../../lib/server/access/access';
import { sendReminders } from '../../lib/server/account/reminders';
import {
  changeCalendar,
  createSeries,
  ownCalendar,
  remindMe,
} from '../../lib/server/leagues/calendar';
import {
  changeEvening,
  createEvening,
  deleteEvening,
  listEvenings,
} from '../../lib/server/leagues/evenings';
import { takeOut } from '../../lib/server/leagues/members';
import { closeSeason } from '../../lib/server/leagues/seasons';
import { read, write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { linkIn, startMailbox } from './mailbox';
import { playMittlere } from './season';
import { value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);

useDatabase();

const series = (seasonId: string) => ({
  ...{ seasonId, from: '2026-02-06', until: '2026-04-30', name: '' },
  rhythm: { every: 'weeks', weeks: 2 } as const,
  time: '19:30',
  place: ' Restaurant  Linde ',
});

describe('a series', () => {
  test('is made at once, and sent again makes only what is missing', async () => {
    const { scorer, seasonId } = await foundClub();
    expect(value(await createSeries(scorer, series(seasonId)))).toMatchObject({
      made: 6,
      there: 0,
    });
    expect(value(await createSeries(scorer, series(seasonId)))).toEqual({
      ...{ made: 0, there: 6, evenings: [] },
    });
    const longer = { ...series(seasonId), until: '2026-05-30' };
    expect(value(await createSeries(scorer, longer))).toMatchObject({ made: 3, there: 6 });
    const evenings = (await listEvenings(scorer, seasonId)) ?? [];
    const dates = evenings.map(({ date }) => date).reverse();
    expect(dates.slice(0, 4)).toEqual(['2026-01-08', '2026-02-06', '2026-02-20', '2026-03-06']);
    expect(evenings[0]).toMatchObject({ time: '19:30', place: 'Restaurant Linde', games: 0 });
  });

  test('is taken back evening by evening, but for those at which somebody plays', async () => {
    const { scorer, seasonId } = await foundClub();
    const { evenings } = value(await createSeries(scorer, series(seasonId)));
    const [played, ...others] = evenings.map(({ id }) => id);
    await playMittlere(scorer, { evening: played ?? '', losers: [0, 1, 2] });
    for (const id of others) value(await deleteEvening(scorer, { id }));
    const refused = await deleteEvening(scorer, { id: played ?? '' });
    expect(refused.ok).toBe(false);
    const left = ((await listEvenings(scorer, seasonId)) ?? []).map(({ date }) => date);
    expect(left).toEqual(['2026-02-06', '2026-01-08']);
  });

  test('leaves out the days on which there is none', async () => {
    const { scorer, seasonId } = await foundClub();
    const without = ['2026-02-20', '2026-02-21'];
    expect(value(await createSeries(scorer, { ...series(seasonId), without }))).toMatchObject({
      made: 5,
      there: 0,
    });
    const dates = ((await listEvenings(scorer, seasonId)) ?? []).map(({ date }) => date);
    expect(dates).toContain('2026-03-06');
    expect(dates).not.toContain('2026-02-20');
  });

  test('stays in its season, which is open, and begins before it ends', async () => {
    const { owner, seasonId } = await foundClub();
    const denied = async (more: object) => {
      const answer = await createSeries(owner, { ...series(seasonId), ...more });
      return answer.ok ? null : answer.error.path;
    };
    expect(await denied({ until: '2027-01-01' })).toBe('until');
    expect(await denied({ from: '2025-12-31' })).toBe('from');
    expect(await denied({ from: '2026-06-01' })).toBe('until');
    value(await closeSeason(owner, { id: seasonId, closed: true }));
    expect(await denied({})).toBe('');
  });
});

test('time and place of an evening stay where a change does not speak of them', async () => {
  const { scorer, seasonId } = await foundClub();
  const id = nanoid();
  const said = { id, date: '2026-02-05', name: '', isFinal: false };
  value(await createEvening(scorer, { ...said, seasonId, time: '20:00', place: 'Linde' }));
  const now = async () =>
    (await listEvenings(scorer, seasonId))?.find((evening) => evening.id === id);
  value(await changeEvening(scorer, { ...said, name: 'Cup' }));
  expect(await now()).toMatchObject({ name: 'Cup', time: '20:00', place: 'Linde' });
  value(await changeEvening(scorer, { ...said, time: null, place: ' ' }));
  expect(await now()).toMatchObject({ name: '', time: null, place: null });
});

describe('a calendar', () => {
  const fetched = async (path: string | null) => {
    const file = path?.replace('/calendar/', '') ?? '';
    const params = Promise.resolve({ file });
    const response = await GET(new Request(`http://jass.example/calendar/${file}`), { params });
    return { status: response.status, text: (await response.text()).replaceAll('\r\n ', '') };
  };

  test('shows the evenings, at their hours or for the whole day, and what changes', async () => {
    const { as, scorer, leagueId, seasonId } = await foundClub();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-01T12:00:00Z') });
    value(await createSeries(scorer, { ...series(seasonId), until: '2026-02-06' }));
    const { path } = value(await changeCalendar(as.reader, { leagueId, open: true }));
    const { status, text } = await fetched(path);
    expect(status).toBe(200);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('DTSTART;VALUE=DATE:20260108\r\n');
    expect(text).toContain('DTSTART:20260206T193000\r\n');
    expect(text).toContain('DTEND:20260206T223000\r\n');
    expect(text).toContain('LOCATION:Restaurant Linde\r\n');
    expect(text).toContain('SUMMARY:Jassclub Linde\r\n');
    // The same again is the same, so that a calendar that looks often sees nothing new.
    expect((await fetched(path)).text).toBe(text);
    // Evenings of long ago are left out.
    vi.setSystemTime(new Date('2027-01-20T12:00:00Z'));
    expect((await fetched(path)).text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    vi.useRealTimers();
  });

  test('is its owner’s alone, until it is taken back or they are no longer in the league', async () => {
    const { as, owner, leagueId } = await foundClub();
    const open = async (viewer: Viewer | null) =>
      value(await changeCalendar(viewer, { leagueId, open: true })).path;
    const [readers, members] = [await open(as.reader), await open(as.member)];
    expect(readers).not.toBe(members);
    expect((await ownCalendar(as.reader, leagueId))?.path).toBe(readers);
    const renewed = await open(as.reader);
    expect((await fetched(readers)).status).toBe(404);
    expect((await fetched(renewed)).status).toBe(200);
    value(await changeCalendar(as.reader, { leagueId, open: false }));
    expect((await fetched(renewed)).status).toBe(404);
    expect((await ownCalendar(as.reader, leagueId))?.path).toBe(null);
    value(await takeOut(owner, { leagueId, userId: as.member?.userId ?? '' }));
    expect((await fetched(members)).status).toBe(404);
    // An id alone, as the database has it, or another signature, gives nothing.
    const [id = ''] = /[\w-]{21}/.exec((await open(as.scorer)) ?? '') ?? [];
    for (const wrong of [`${id}.ics`, `${id}${'A'.repeat(22)}.ics`, `${members?.slice(10)}x`, ''])
      expect((await fetched(`/calendar/${wrong}`)).status).toBe(404);
  });

  test('of a public league is for those who belong to it', async () => {
    const { as, leagueId } = await foundClub({ isPublic: true });
    const answer = await changeCalendar(as.stranger, { leagueId, open: true });
    expect(answer.ok ? null : answer.error.code).toBe('forbidden');
    expect(await ownCalendar(as.stranger, leagueId)).toBe(null);
  });
});

describe('a reminder', () => {
  let post: Awaited<ReturnType<typeof startMailbox>>;
  beforeAll(async () => {
    post = await startMailbox();
  });
  afterAll(() => post.close());
  beforeEach(() => {
    post.mails.length = 0;
    post.refuse(false);
    vi.stubEnv('EMAIL_SERVER', post.url);
    vi.stubEnv('EMAIL_FROM', 'Schiefer <jass@example.org>');
    vi.stubEnv('NEXTAUTH_URL', 'https://jass.example');
  });

  const proven = async (viewer: Viewer | null) => {
    const id = viewer?.userId ?? '';
    const user = await write((tx) =>
      tx.user.update({
        where: { id },
        data: { emailVerified: new Date() },
        select: { email: true },
      }),
    );
    return user.email;
  };
  const DAY_BEFORE = new Date('2026-01-07T09:00:00Z');

  test('goes to those who want it, once, in their language, however many look', async () => {
    const { as, scorer, leagueId, eveningId } = await foundClub();
    value(
      await changeEvening(scorer, {
        ...{ id: eveningId, date: '2026-01-08', name: 'Dreikönig', isFinal: false },
        ...{ time: '19:30', place: 'Linde' },
      }),
    );
    const email = await proven(as.reader);
    await proven(as.member);
    value(await remindMe(as.reader, { leagueId, language: 'de' }));
    // Whose address nobody has shown to be theirs gets none.
    value(await remindMe(as.owner, { leagueId, language: 'en' }));
    expect(await sendReminders(new Date('2026-01-06T09:00:00Z'))).toBe(0);
    const sent = await Promise.all(Array.from({ length: 4 }, () => sendReminders(DAY_BEFORE)));
    expect(sent.reduce((sum, one) => sum + one)).toBe(1);
    expect(post.mails).toHaveLength(1);
    const [mail] = post.mails;
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toMatch(/^Jassclub Linde: Donnerstag/i);
    expect(mail?.text).toContain('um 19:30, Linde (Dreikönig)');
    expect(linkIn(mail).href).toBe(
      `https://jass.example/leagues/${leagueId}/evenings/${eveningId}`,
    );
    expect(await sendReminders(new Date('2026-01-08T09:00:00Z'))).toBe(0);
  });

  test('is sent later where the mail server takes none, and no more to who wants none', async () => {
    const { as, leagueId, eveningId } = await foundClub();
    await proven(as.reader);
    value(await remindMe(as.reader, { leagueId, language: 'en' }));
    post.refuse(true);
    expect(await sendReminders(DAY_BEFORE)).toBe(0);
    expect(await read((tx) => tx.reminder.count({ where: { eveningId } }))).toBe(0);
    post.refuse(false);
    expect(await sendReminders(DAY_BEFORE)).toBe(1);
    await write((tx) => tx.reminder.deleteMany({ where: { eveningId } }));
    value(await remindMe(as.reader, { leagueId, language: null }));
    expect(await sendReminders(DAY_BEFORE)).toBe(0);
  });
});
