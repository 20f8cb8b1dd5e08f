/** Every page as everybody: who sees what of a league that is not public, and of a game of its own. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useDatabase } from '../../helpers/database';
import { pages, type Route } from '../../helpers/routes';
import { comeAs, type From, may, type Place, prepare, SECRET, WHO } from './place';
import { shown } from './shown';

vi.mock('next/headers', async () => (await import('../phone')).nextHeaders);
vi.mock('next-intl/server', async () => (await import('./intl')).intl);
useDatabase();

/** From whom on a page is there; for everybody else it is not, or leads to signing in. */
const PAGES: Readonly<Record<string, From>> = {
  '/account': 'anybody',
  '/account/address': 'anybody',
  '/account/error': 'anybody',
  '/account/link': 'anybody',
  '/account/sent': 'anybody',
  '/api/v1': 'anybody',
  '/board/[language]': 'anybody',
  '/games/[gameId]/big': 'reader',
  '/games/[gameId]/changes': 'reader',
  '/games/[gameId]/record': 'reader',
  '/games/import': 'anybody',
  '/games/new': 'anybody',
  '/games/search': 'anybody',
  '/join/[token]': 'anybody',
  '/d/[token]': 'anybody',
  '/e/[token]': 'anybody',
  '/leagues': 'anybody',
  '/leagues/[leagueId]/calendar': 'reader',
  '/leagues/[leagueId]/evenings': 'reader',
  '/leagues/[leagueId]/evenings/[eveningId]/cash': 'member',
  '/leagues/[leagueId]/evenings/[eveningId]/edit': 'scorer',
  '/leagues/[leagueId]/evenings/[eveningId]/paper': 'scorer',
  '/leagues/[leagueId]/evenings/[eveningId]/plan': 'reader',
  '/leagues/[leagueId]/evenings/[eveningId]/print': 'reader',
  '/leagues/[leagueId]/evenings/[eveningId]/print/cards': 'scorer',
  '/leagues/[leagueId]/evenings/[eveningId]/print/certificates': 'reader',
  '/leagues/[leagueId]/evenings/[eveningId]/print/sheets': 'reader',
  '/leagues/[leagueId]/evenings/new': 'scorer',
  '/leagues/[leagueId]/files': 'reader',
  '/leagues/[leagueId]/files/years': 'scorer',
  '/leagues/[leagueId]/players': 'reader',
  '/leagues/[leagueId]/you': 'member',
  '/leagues/[leagueId]/players/[playerId]': 'scorer',
  '/leagues/[leagueId]/seasons': 'reader',
  '/leagues/[leagueId]/seasons/[seasonId]/cash': 'member',
  '/leagues/[leagueId]/seasons/[seasonId]/edit': 'owner',
  '/leagues/[leagueId]/seasons/[seasonId]/kit': 'reader',
  '/leagues/[leagueId]/seasons/[seasonId]/kit/certificates': 'reader',
  '/leagues/[leagueId]/seasons/[seasonId]/kit/sheets': 'reader',
  '/leagues/[leagueId]/seasons/[seasonId]/print': 'reader',
  '/leagues/[leagueId]/seasons/[seasonId]/what-if': 'reader',
  '/leagues/[leagueId]/seasons/new': 'owner',
  '/leagues/[leagueId]/seasons/records': 'reader',
  '/leagues/[leagueId]/settings': 'reader',
  '/leagues/new': 'account',
  '/leagues/restore': 'account',
  '/made/[language]/drawn': 'anybody',
  '/made/[language]/evening': 'anybody',
  '/made/[language]/games': 'anybody',
  '/made/[language]/start': 'anybody',
  '/made/[language]/tournament': 'anybody',
  '/players/[playerId]/against': 'anybody',
  '/players/[playerId]/against/[otherId]': 'reader',
  '/rules': 'anybody',
  '/rules/[variant]': 'anybody',
  '/settings': 'anybody',
  '/t/[token]': 'anybody',
  '/tournaments': 'anybody',
  '/tournaments/new': 'anybody',
  '/tv': 'anybody',
};
/** Who holds such a link has been given what it shows. */
const BY_LINK = ['/e/[token]', '/join/[token]', '/t/[token]'];

let place: Place;
beforeAll(async () => {
  place = await prepare();
});

async function open({ file, address }: Route, ids: object): Promise<string> {
  const page: { default: (props: object) => Promise<unknown> } = await import(
    /* @vite-ignore */ `../../../${file}`
  );
  const tokens: Readonly<Record<string, string>> = {
    '/e/[token]': place.room,
    '/join/[token]': place.invitation,
  };
  const token = tokens[address] ?? place.pass;
  const params = Promise.resolve({ ...place, variant: 'schieber', language: 'de', token, ...ids });
  return shown(async () => page.default({ params, searchParams: Promise.resolve({}) }));
}

test('every page has a row, and every row is a page', () => {
  expect(pages().map(({ address }) => address)).toEqual(Object.keys(PAGES).sort());
});

describe.each(pages())('$address', (route) => {
  test('is there for those who may see it, and tells others nothing', async () => {
    const from = PAGES[route.address] ?? 'owner';
    for (const who of WHO) {
      await comeAs(place.as[who]);
      const text = await open(route, {});
      if (!may(who, from)) expect(text, who).toBe(from === 'account' ? 'to /account' : 'not-found');
      else expect(text, who).not.toMatch(/^(not-found|to \/account)$/);
      if (!['nobody', 'stranger'].includes(who) || BY_LINK.includes(route.address)) continue;
      for (const secret of Object.values(SECRET)) expect(text, who).not.toContain(secret);
    }
  });

  test.runIf(route.address.includes('[gameId]'))(
    'of a game of its own is there for those at its table',
    async () => {
      for (const who of WHO) {
        await comeAs(place.as[who]);
        const text = await open(route, { gameId: place.ownId });
        const isThere = ['reader', 'scorer', 'owner'].includes(who);
        expect([who, text !== 'not-found']).toEqual([who, isThere]);
      }
    },
  );
});
