/** A shared link is told in the language of whoever shared it, wherever it unfolds. */

import type { Metadata } from 'next';
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawPicture } from '../../app/games/[gameId]/picture/draw';
import { GET } from '../../app/games/[gameId]/picture/route';
import { unfoldingOf, unfoldingOfLink } from '../../app/games/[gameId]/picture/unfolding';
import { LANGUAGE_COOKIE, LANGUAGES } from '../../lib/i18n/languages';
import { wordsIn } from '../../lib/i18n/words-in';
import { picturedGame, sharedPath } from '../../lib/server/games/pictures';
import { getWordsNamed } from '../../lib/server/transports/words';
import type { GameState } from '../../lib/sync/game';
import { proxy } from '../../proxy';
import { useDatabase } from '../helpers/database';
import { sitDown } from './api';
import { foundClub } from './club';
import { hold, newPhone } from './phone';
import { playMittlere } from './season';
import { entry, newViewer, play, startGame, value } from './table';

vi.mock('next/headers', async () => (await import('./phone')).nextHeaders);
vi.mock('../../lib/server/account/session', async () => (await import('./api')).sessions);
// Outside of Next it has no request to take the language from.
vi.mock('next-intl/server', async () => {
  const { wordsIn } = await import('../../lib/i18n/words-in');
  const { requestLanguage } = await import('../../lib/server/transports/request-language');
  const words = async () => wordsIn(await requestLanguage());
  return {
    getTranslations: async () => (await words()).t,
    getFormatter: async () => (await words()).format,
  };
});

const SITE = 'http://jass.example';
useDatabase();
let owner: Awaited<ReturnType<typeof newViewer>>;
let game: GameState;
beforeAll(async () => {
  owner = await newViewer();
  game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
});
beforeEach(() => {
  vi.stubEnv('NEXTAUTH_URL', SITE);
  sitDown(null);
  hold(newPhone());
});

const share = async (language: (typeof LANGUAGES)[number], gameId = game.id) =>
  new URL(value(await sharedPath(owner, { gameId }, { language })), SITE);
const pictureOf = ({ openGraph }: Metadata): URL => {
  const [image] = [openGraph?.images ?? []].flat();
  if (typeof image !== 'object' || image instanceof URL) throw new Error('It has no picture.');
  return new URL(image.url);
};

/** The language that its page speaks from now on, where it says one. */
const spoken = (address: string | URL, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(new URL(address, SITE), { headers })).cookies.get(LANGUAGE_COOKIE)?.value;

test.each(LANGUAGES)('shared in %s, the link says so, and is the same table', async (language) => {
  const link = await share(language);
  expect(link.search).toBe(`?in=${language}`);
  expect(link.pathname).toBe((await share('en')).pathname);
  expect(spoken(link)).toBe(language);
});

test('the page of a game that anybody may see is shared in a language too', async () => {
  const club = await foundClub({ isPublic: true });
  const { id: gameId } = await playMittlere(club.owner, {
    evening: club.eveningId,
    players: ['Anna', 'Beat', 'Carla'],
    losers: [0, 1, 2],
  });
  const link = await share('fr', gameId);
  expect(link.pathname + link.search).toBe(`/games/${gameId}/record?in=fr`);
  expect(spoken(link)).toBe('fr');
  const unfolded = await unfoldingOf(await getWordsNamed('fr'), gameId);
  expect(pictureOf(unfolded).searchParams.get('in')).toBe('fr');
});

test('title and picture of a link are in its language, whoever fetches them', async () => {
  const link = await share('de');
  const unfolded = await unfoldingOfLink(
    await getWordsNamed(link.searchParams.get('in')),
    link.pathname.slice('/t/'.length),
  );
  expect(unfolded.openGraph?.title).toMatch(/ und /);
  const address = pictureOf(unfolded);
  const drawn = await GET(new Request(address), { params: Promise.resolve({ gameId: game.id }) });
  const pictured = await picturedGame(owner, { gameId: game.id, token: null });
  if (!pictured) throw new Error('The owner sees no game.');
  const asIn = async (language: 'de' | 'en') =>
    bytes(await drawPicture(wordsIn(language), { game: pictured, shape: 'link' }));
  const got = await bytes(drawn);
  expect(got.equals(await asIn('de'))).toBe(true);
  expect(got.equals(await asIn('en'))).toBe(false);
});

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([[undefined], [null], [''], ['xx'], ['DE'], [['de', 'fr']], ['toString']])(
  'an address that names %j speaks as the reader does',
  async (named) => {
    hold(newPhone('a browser', 'sv'));
    expect((await getWordsNamed(named)).language).toBe('sv');
  },
);

describe('the page that a shared link leads to', () => {
  const chosen = (language: string) => ({ cookie: `${LANGUAGE_COOKIE}=${language}` });

  test.each([
    { what: 'asks for nothing', headers: {}, of: 'de' },
    { what: 'takes anything', headers: { 'accept-language': '*' }, of: 'de' },
    { what: 'asks for none of ours', headers: { 'accept-language': 'es, *;q=0.1' }, of: 'de' },
    { what: 'chose none of ours', headers: chosen('rm'), of: 'de' },
    { what: 'asks for one of ours', headers: { 'accept-language': 'es, fr-CH;q=0.2' }, of: null },
    { what: 'chose one of ours', headers: chosen('it'), of: null },
  ])('is in the link’s language where the browser $what: $of', ({ headers, of }) => {
    expect(spoken('/t/x?in=de', headers) ?? null).toBe(of);
  });

  test.each([
    '/t/x',
    '/t/x?in=',
    '/t/x?in=es',
    '/t/x?in=xx&in=de',
    '/games/x/picture?in=de',
    '/?in=de',
  ])('%s says none', (address) => {
    expect(spoken(address)).toBeUndefined();
  });
});
