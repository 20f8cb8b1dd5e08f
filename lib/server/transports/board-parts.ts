/** The files that the board of a game needs beside its page's own, as the build has found them. */
import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VARIANT_IDS, variant } from '../../jass';
import { log } from '../config/log';

export type BoardParts = {
  /** Rules and slate, by variant. */
  readonly ofVariant: Readonly<Record<string, readonly string[]>>;
  /** What a hand is entered with. */
  readonly toWrite: readonly string[];
};

/** Where they are noted; see scripts/lib/board-parts.mjs. */
const FILE = ['.next', 'schiefer-board-parts.json'];

/** What is not found is loaded when the page's own scripts ask for it. */
export async function boardParts(): Promise<BoardParts> {
  const found = await read().catch((): Record<string, readonly string[]> => ({}));
  const filesOf = (part: string): readonly string[] => {
    const files = found[part];
    if (!files) log.warn({ part }, 'the files of a part of the board are not known');
    return files ?? [];
  };
  return {
    ofVariant: Object.fromEntries(
      VARIANT_IDS.map((id) => [id, [...filesOf(id), ...filesOf(variant(id).slate)]]),
    ),
    toWrite: filesOf('entrySheet'),
  };
}

const read = async (): Promise<Record<string, readonly string[]>> =>
  JSON.parse(await readFile(join(/* turbopackIgnore: true */ process.cwd(), ...FILE), 'utf8'));
