/**
 * Texts that are rightly the same in another language as in English: names of variants and of
 * products, and words that two languages share (`de:Name`, with the language before it).
 */
export const SAME: ReadonlySet<string> = new Set<string>([]);
