import { plural } from '@/lib/i18n/en/figures';

/** The names in what was typed: one on each line, or several parted by commas or semicolons. */
export const namesIn = (text: string): string[] => text.split(/[\n,;]/);

/** What became of them: "2 players added: Beat, Vreni. Anna is here already." */
export const addedInWords = ({
  added,
  known,
}: {
  added: readonly string[];
  known: readonly string[];
}): string =>
  [
    added.length > 0 && `${plural(added.length, 'player', 'players')} added: ${added.join(', ')}.`,
    known.length > 0 && `${known.join(', ')} ${known.length === 1 ? 'is' : 'are'} here already.`,
  ]
    .filter(Boolean)
    .join(' ');
