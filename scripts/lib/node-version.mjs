/**
 * Says whether this Node can run Schiefer: 20.19 or newer; of the 22 line 22.12 or newer, and none of
 * the odd lines before 24, for which the database library is not made.
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

/** One sentence when this Node is too old, otherwise undefined. */
export function nodeFault(version = process.versions.node) {
  return isNodeSupported(version)
    ? undefined
    : `Schiefer needs Node 20.19 or newer (20.19, 22.12 or 24 and up); this is Node ${version}.\nGet a newer one from https://nodejs.org and run the command again.`;
}
