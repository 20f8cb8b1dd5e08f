/** A season's table on other websites: of public leagues alone, whoever looks, and without code. */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '../../app/embed/leagues/[leagueId]/seasons/[seasonId]/route';
import { LANGUAGES } from '../../lib/i18n/languages';
import { write } from '../../lib/server/store/db';
import { useDatabase } from '../helpers/database';
import { sitDown } from './api';
import { type Club, foundClub } from './club';
import { newEvening, playMittlere } from './season';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);

useDatabase();
const STRANGE = `"><script>alert('x')</script>`;
let open: Club;
let closed: Club;
beforeAll(async () => {
  open = await foundClub({ isPublic: true });
  closed = await foundClub();
  for (const { owner, eveningId } of [open, closed])
    await playMittlere(owner, {
      evening: eveningId,
      players: ['Anna', 'Beat&Co', STRANGE],
      losers: [0, 1, 2],
    });
  const { leagueId } = open;
  await write((tx) => tx.league.update({ where: { id: leagueId }, data: { name: STRANGE } }));
});
beforeEach(() => sitDown(null));

async function table(
  { leagueId, seasonId }: Pick<Club, 'leagueId' | 'seasonId'>,
  query = '',
  headers = {},
) {
  const url = `http://jass.example/embed/leagues/${leagueId}/seasons/${seasonId}${query}`;
  const response = await GET(new Request(url, { headers }), {
    params: Promise.resolve({ leagueId, seasonId }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the table', () => {
  test('is small, has ranks and totals, and no code, whatever people are called', async () => {
    const { status, text } = await table(open);
    expect(status).toBe(200);
    expect(text).toContain('Beat&amp;Co');
    expect(text).toContain('After 1 evening');
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text.match(/<tr>/g)).toHaveLength(4);
    expect(new TextEncoder().encode(text).length).toBeLessThan(4000);
  });

  test('has a main part with its title, and a line for every remark', async () => {
    const { text } = await table(open);
    expect(text).toMatch(/<body><main><h1 id="title">.*<\/h1><table aria-labelledby="title">/);
    expect(text).toMatch(/<p>After 1 evening<br><a [^>]*>[^<]+<\/a><\/p><\/main><\/body>/);
  });

  test('is light, dark, or as the reader’s own', async () => {
    expect((await table(open)).text).not.toMatch(/<html[^>]*data-theme/);
    for (const theme of ['light', 'dark'])
      expect((await table(open, `?theme=${theme}`)).text).toMatch(
        new RegExp(`<html[^>]*data-theme="${theme}"`),
      );
    expect((await table(open, '?theme="><b>')).text).not.toMatch(/<html[^>]*data-theme/);
  });

  test('speaks every language', async () => {
    for (const language of LANGUAGES)
      expect((await table(open, `?language=${language}`)).text).toContain(`lang="${language}"`);
    expect((await table(open, '?language=de')).text).toContain('Nach 1 Abend');
    expect((await table(open, '?language=xx')).text).toContain('lang="en"');
  });

  test('of a league that is not public is for nobody, its owner included', async () => {
    expect((await table(closed)).status).toBe(404);
    sitDown(closed.owner);
    expect((await table(closed)).status).toBe(404);
    expect((await table({ ...open, seasonId: closed.seasonId })).status).toBe(404);
    expect((await table({ ...closed, seasonId: open.seasonId })).status).toBe(404);
  });

  test('is not sent again where it is the same', async () => {
    const first = await table(open);
    const mark = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(await table(open, '', mark)).toMatchObject({ status: 304, text: '' });
  });

  test('hides what the season hides', async () => {
    const club = await foundClub({ isPublic: true, scheme: { hideFrom: 2 } });
    const evening = await newEvening(club.owner, { ...club, date: '2026-02-05' });
    await playMittlere(club.owner, { evening: club.eveningId, losers: [0, 0, 0] });
    const before = (await table(club)).text;
    await playMittlere(club.owner, { evening, losers: [1, 1, 1] });
    const { text } = await table(club);
    expect(text).toContain('hidden until the season is over');
    const rows = (page: string) => page.slice(page.indexOf('<tbody>'), page.indexOf('</tbody>'));
    expect(rows(text)).toBe(rows(before));
  });
});
