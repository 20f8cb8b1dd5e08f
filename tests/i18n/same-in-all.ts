/**
 * Texts that are rightly the same in another language as in English: names of variants and of
 * products, and words that two languages share (`de:Name`, with the language before it).
 */
export const SAME: ReadonlySet<string> = new Set<string>([
  // The board: words of the game that every language has, or shares with English.
  'match',
  'Match',
  'Stöck',
  'Bookel',
  'obenabe',
  'undenufe',
  '{points} match',
  '{points} stöck',
  '{rappen, plural, other {# Rappen}}',
  'fr:Menu',
  'it:Menu',
  'fr:total',
  'fr:Points',
  'fr:{suit} {rank}, {points, plural, one {# point} other {# points}}',
  'sv:Pass',
  'sv:pass',
]);
