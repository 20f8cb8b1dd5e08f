/**
 * The page of a board with all that the board begins with: how it is first seen, and what the scripts take over.
 * Nothing has to be asked for before it is shown.
 */
import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { boardAreas } from '../../i18n/board-areas';
import type { Language } from '../../i18n/languages';
import { TOLD_ID } from '../../phone/sight-id';
import type { BoardGame } from '../../sync/board';
import { firstSight } from '../games';
import { makeTag } from './etag';
import { Prepared } from './prepared';
import { staticPage } from './static-page';

/** A page, ready to be sent. */
export type Document = { readonly policy: string; readonly tag: string; readonly body: Prepared };

/** So many are kept; one takes some 150 kB. */
const KEPT = 100;
const documents = new LRUCache<string, Document>({ max: KEPT });

/** Packed for each state of a game: a tenth larger than the smallest, in a fiftieth of its time. */
const BROTLI_QUALITY = 5;

/** Where the page has room for the first sight: `SIGHT_ID` in app/board/board-page.tsx. */
const ROOM = /<div [^>]*id="sight"[^>]*>(?=<\/div>)/;

/** The document of a board in a language; the same for all to whom the same is told. */
export async function boardDocument(board: BoardGame, language: Language): Promise<Document> {
  const { game, tourney } = board;
  const { variant } = game.table;
  const [sight = '', page] = await Promise.all([
    firstSight(game, language),
    // The board of a tourney tells of other games too.
    staticPage(
      'board',
      language,
      tourney ? undefined : { key: variant, areas: new Set([...boardAreas(variant), 'ui']) },
    ),
  ]);
  // No text of it ends the element that it stands in.
  const told = JSON.stringify({ ok: true, value: board }).replaceAll('<', '\\u003c');
  const tag = makeTag([page.policy, language, told, sight].join('\n'));
  const known = documents.get(tag);
  if (known) return known;
  const html = page.html
    .replace(
      '<head>',
      () =>
        `<head><script type="application/json" id="${TOLD_ID}" data-game="${game.id}">${told}</script>`,
    )
    .replace(ROOM, (room) => room + sight);
  const br = await promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
  const made = { policy: page.policy, tag, body: new Prepared(html, { br }) };
  documents.set(tag, made);
  return made;
}
