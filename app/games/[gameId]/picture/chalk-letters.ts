/** Names as the chalk can write them. */

/** Letters, figures and signs that the font of the picture has. */
const KNOWN =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212]/gu;

/**
 * A text in the letters of the chalk: strange accents go, and so does what it has no letter for;
 * `instead` where nothing is left.
 */
export function inChalk(text: string, instead: string): string {
  const plain = [...text.normalize('NFC')]
    .map((letter) =>
      letter.search(KNOWN) < 0 ? letter : letter.normalize('NFD').replace(/\p{M}/gu, ''),
    )
    .join('')
    .replace(KNOWN, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A dash by itself is a row that was scratched.
  return /[\p{L}\p{N}\u2014]/u.test(plain) ? plain : instead;
}
