/** A board as it is first seen, drawn here, so that a phone shows it before its scripts are there. */
import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../i18n/languages';
import type { GameState } from '../../sync/game';
import { log } from '../config/log';

type Draw = (game: GameState, language: Language) => string;

/** Where the build lays what draws it; see scripts/lib/first-sight.mjs. */
const FILE = ['.next', 'schiefer-first-sight.cjs'];
/** So many are kept; one takes some 50 kB. */
const KEPT = 200;

let drawer: Promise<Draw | null> | undefined;
const drawn = new LRUCache<string, string>({ max: KEPT });

/** As HTML; undefined where there is nothing that draws, as in development. */
export async function firstSight(game: GameState, language: Language): Promise<string | undefined> {
  if (process.env.NODE_ENV !== 'production') return undefined;
  drawer ??= load();
  const draw = await drawer;
  if (!draw) return undefined;
  const { table, hands, lid } = game;
  // All that is drawn and nothing else: the same for whoever may see it.
  const key = createHash('sha256')
    .update(JSON.stringify([language, table, hands, lid]))
    .digest('base64');
  const known = drawn.get(key);
  if (known !== undefined) return known;
  try {
    const html = draw(game, language);
    drawn.set(key, html);
    return html;
  } catch (error) {
    log.error({ err: error }, 'first sight could not be drawn');
    return undefined;
  }
}

const load = async (): Promise<Draw | null> => {
  const file = pathToFileURL(join(/* turbopackIgnore: true */ process.cwd(), ...FILE)).href;
  try {
    const found: { default: { drawFirst: Draw } } = await import(/* turbopackIgnore: true */ file);
    return found.default.drawFirst;
  } catch (error) {
    log.error({ err: error }, 'first sight: what draws it is not there');
    return null;
  }
};
