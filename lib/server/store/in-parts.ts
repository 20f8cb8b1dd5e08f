/** As many ids as can be named in one question, and seats of as many games asked for at once. */
const MOST_AT_ONCE = 500;

/** A list in parts, in its order, none of them longer than that. */
export const inParts = <One>(all: readonly One[], most = MOST_AT_ONCE): One[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, i) =>
    all.slice(i * most, (i + 1) * most),
  );
