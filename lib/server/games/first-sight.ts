/** A board as it is first seen, drawn here, so that a phone shows it before its scripts are there. */
import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../i18n/languages';
import type { GameState } from '../../sync/game';
import { drawing } from '../config/drawing';
import { log } from '../config/log';

/** Draws the board of a game as HTML. */
export type DrawFirst = (game: GameState, language: Language) => string;

/** So many are kept; one takes some 50 kB. */
const KEPT = 200;

const drawn = new LRUCache<string, string>({ max: KEPT });

/** As HTML; undefined where there is nothing that draws, as in development. */
export async function firstSight(game: GameState, language: Language): Promise<string | undefined> {
  if (process.env.NODE_ENV !== 'production') return undefined;
  const draws = await drawing<{ drawFirst: DrawFirst }>();
  if (!draws) return undefined;
  const { table, hands, override } = game;
  // All that is drawn and nothing else: the same for whoever may see it.
  const key = createHash('sha256')
    .update(JSON.stringify([language, table, hands, override]))
    .digest('base64');
  const known = drawn.get(key);
  if (known !== undefined) return known;
  try {
    const html = draws.drawFirst(game, language);
    drawn.set(key, html);
    return html;
  } catch (error) {
    log.error({ err: error }, 'first sight could not be drawn');
    return undefined;
  }
}
