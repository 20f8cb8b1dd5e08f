'use client';
/** What the sheets share: parts of a list by page, the head of a page, and how small a long name has to be. */
import { dayInWords } from '@/lib/i18n/days';
import { useWords } from '@/lib/i18n/use-words';
import { useTournament } from '../use-tournament';

/** A list in pieces that fill a page. */
export const inPages = <Item,>(all: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, page) =>
    all.slice(page * most, (page + 1) * most),
  );

/** The same with as much on each page as on the others, so that the last one is not nearly empty. */
export const inEvenPages = <Item,>(all: readonly Item[], most: number): Item[][] =>
  inPages(all, Math.max(1, Math.ceil(all.length / Math.ceil(all.length / most))));

/** Longer ones stand in smaller letters, so that nothing is cut off. */
export const fit = (text: string, letters: number): string =>
  text.length > 2 * letters ? 'tour-least' : text.length > letters ? 'tour-less' : '';

export function PageHead({ title, page, pages }: { title: string; page: number; pages: number }) {
  const words = useWords();
  const { setting } = useTournament().view;
  const about = [setting.name, setting.date && dayInWords(words, setting.date)].filter(Boolean);
  return (
    <header className="tour-head">
      <h2>{title}</h2>
      <p>
        {about.join(', ')}
        {pages > 1 && ` · ${page + 1}/${pages}`}
      </p>
    </header>
  );
}
