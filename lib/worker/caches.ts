/**
 * What the worker keeps of a build: its files and its pages for without network, in caches that are
 * called after it. Nothing in them is about anybody: the pages differ by language and look alone.
 */

const PREFIX = 'schiefer';
/** A build goes on being kept until so many newer ones have come: tabs may still show its pages. */
const BUILDS_KEPT = 2;

export type BuildCaches = { readonly files: string; readonly pages: string };

/** The caches of a build, by name. */
export const cachesOf = (build: string, generation: number): BuildCaches => ({
  files: `${PREFIX}-files-${generation}-${build}`,
  pages: `${PREFIX}-pages-${generation}-${build}`,
});

const NAME = new RegExp(`^${PREFIX}-(?:files|pages)-(\\d+)-(.+)$`);

/** The generations of the workers that left something here. */
export const generationsIn = (names: readonly string[]): number[] =>
  names.flatMap((name) => {
    const [, generation] = NAME.exec(name) ?? [];
    return generation === undefined ? [] : [Number(generation)];
  });

/**
 * The caches to take away when this build comes into force: all but its own, and those files of the
 * builds before it that open pages may still load. Names that are not the worker's are left alone.
 *
 * @param names in the order in which they were made, as the browser lists them
 */
export function outdated(names: readonly string[], own: BuildCaches): string[] {
  const mine = names.filter((name) => NAME.test(name));
  const files = mine.filter((name) => name.startsWith(`${PREFIX}-files-`) && name !== own.files);
  const kept = new Set([own.files, own.pages, ...files.slice(1 - BUILDS_KEPT)]);
  return mine.filter((name) => !kept.has(name));
}
