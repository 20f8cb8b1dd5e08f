import type { Words } from '@/lib/i18n/words';

/** What a list has before its names: "1. ", "2) ", "- ", "• ". */
const POINT = /^\s*(?:\d{1,4}[.)]|[-–—•*·])\s+/;

/** The names in what was typed: one on each line, or several parted by commas or semicolons. */
export const namesIn = (text: string): string[] =>
  text.split(/[\n,;]/).map((name) => name.replace(POINT, ''));

/** What was typed, with a known name in the place of one that was meant to be it. */
export const instead = (text: string, { typed, name }: { typed: string; name: string }): string => {
  const at = text.indexOf(typed);
  const before = /^\s*/.exec(typed)?.[0] ?? '';
  return at < 0 ? text : text.slice(0, at) + before + name + text.slice(at + typed.length);
};

/** What became of them: "2 players added: Beat, Vreni. Anna is here already." Whoever stood there twice is one. */
export const addedInWords = (
  { t }: Words,
  {
    added,
    known,
    twice,
  }: { added: readonly string[]; known: readonly string[]; twice: readonly string[] },
): string =>
  [
    added.length > 0 && t('roster.add.added', { count: added.length, names: added.join(', ') }),
    known.length > 0 && t('roster.add.known', { count: known.length, names: known.join(', ') }),
    twice.length > 0 && t('roster.add.twice', { count: twice.length, names: twice.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
