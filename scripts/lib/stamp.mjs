import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** The files under these paths (files or folders, relative to `base`), sorted; missing ones left out. */
export function filesUnder(paths, base = root) {
  return paths
    .filter((path) => existsSync(join(base, path)))
    .flatMap((path) => {
      try {
        const entries = readdirSync(join(base, path), { recursive: true, withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(base.length));
      } catch (error) {
        if (error.code === 'ENOTDIR') return [path];
        throw error;
      }
    })
    .sort();
}

/** A hash of the names and contents of all files under these paths, and of further words. */
export function hashOf(paths, words = [], base = root) {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const file of filesUnder(paths, base)) {
    const content = readFileSync(join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A stamp says for which inputs a step was last done to its end; `{}` if it never was. */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return {};
  }
}

/** Written only after the step has succeeded, so that one broken off in the middle is done again. */
export function writeStamp(file, stamp) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(stamp));
}

/** Takes the stamp away before the step begins. */
export const removeStamp = (file) => rmSync(join(root, file), { force: true });
