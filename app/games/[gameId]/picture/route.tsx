import { DECKS } from '@/app/ui/trump-mark';
import { LANGUAGE_PARAMETER } from '@/lib/i18n/languages';
import { attemptFromHere } from '@/lib/server/access';
import { viewer } from '@/lib/server/account';
import { picturedGame } from '@/lib/server/games';
import { getWordsNamed } from '@/lib/server/transports/words';
import { drawPicture } from './draw';
import { isShape } from './shapes';

type Context = { params: Promise<{ gameId: string }> };

/**
 * The slate of a game as a PNG: `?shape=link` for what unfolds from a link, `?shape=message` for
 * messages; with `&in=de` in a language other than the reader's, with `&pass=` for the bearer of a
 * link, with `&deck=swiss` in other cards. Whoever may not see the game finds none.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const shape = searchParams.get('shape') ?? 'link';
  const { gameId } = await params;
  const game = isShape(shape)
    ? await picturedGame(await viewer(), { gameId, token: searchParams.get('pass') })
    : null;
  if (!game || !isShape(shape)) return new Response(null, { status: 404 });
  if (!(await attemptFromHere('picture')))
    return new Response(null, { status: 429, headers: { 'Cache-Control': 'no-store' } });
  const deck = DECKS.find((one) => one === searchParams.get('deck'));
  const words = await getWordsNamed(searchParams.get(LANGUAGE_PARAMETER));
  return drawPicture(words, { game, shape, deck });
}
