/** Where somebody came from, to go back to after signing in. */

/**
 * The path of an address on this site, with its query; undefined for whatever leads elsewhere. A
 * whole address is taken where it begins like `base`.
 */
export function sitePath(address: unknown, base = 'http://here.invalid'): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.origin !== new URL(base).origin) return undefined;
  const path = `${url.pathname}${url.search}`;
  // What begins with two strokes names another host where it is read as an address again.
  return path.startsWith('//') ? undefined : path;
}
