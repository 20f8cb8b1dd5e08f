/** What a link to a game unfolds with, in messengers and on other sites. */
import type { Metadata } from 'next';
import { LANGUAGE_PARAMETER } from '@/lib/i18n/languages';
import { outcome } from '@/lib/i18n/result';
import { gameName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import { gameOfLink, type PicturedGame, picturedGame } from '@/lib/server/games';
import { siteOrigin } from '@/lib/server/transports/origin';
import { countedHands, seatedAt, sideNames } from '@/lib/sync/deal';
import { SHAPES } from './shapes';

/** For the page of a game: nothing, unless anybody may see it. */
export async function unfoldingOf(words: Words, gameId: string): Promise<Metadata> {
  const game = await picturedGame(null, { gameId, token: null });
  return game ? unfolding(words, game, null) : {};
}

/** For a link with a pass: its bearer may see the game. */
export async function unfoldingOfLink(words: Words, token: string): Promise<Metadata> {
  const game = await gameOfLink(token);
  return game ? unfolding(words, game, token) : {};
}

async function unfolding(
  words: Words,
  { id, table: began, tally, over }: PicturedGame,
  token: string | null,
): Promise<Metadata> {
  const table = seatedAt(began, tally.hands.length);
  const played = `${gameName(words, table)}, ${names(words, table.players)}`;
  const isWon = over && tally.hands.length > 0;
  const title = isWon ? outcome(words, sideNames(table), tally) : played;
  const picture = new URL(`/games/${id}/picture`, await siteOrigin());
  picture.searchParams.set('shape', 'link');
  if (token !== null) picture.searchParams.set('pass', token);
  picture.searchParams.set(LANGUAGE_PARAMETER, words.language);
  // Who shows pictures of links keeps them by their address: the slate of now needs one of its own.
  picture.searchParams.set('hands', `${countedHands(tally)}${over ? '-over' : ''}`);
  return {
    openGraph: {
      type: 'website',
      siteName: 'Schiefer',
      title,
      ...(isWon && { description: played }),
      images: [{ url: picture, ...SHAPES.link, alt: words.t('phone.share.slate') }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
