/** The texts of one language with everything that belongs to saying them. */
import type { createFormatter, createTranslator } from 'use-intl/core';
import type { Messages } from './catalogue';
import type { Language } from './languages';

/** `t('board.enterHand')`: the text under a key, its figures and names filled in. */
export type Translate = ReturnType<typeof createTranslator<Messages>>;

/** One language: its texts, and how it writes figures, days and lists. */
export type Words = {
  readonly t: Translate;
  readonly format: ReturnType<typeof createFormatter>;
  readonly language: Language;
};

/** A net score as it is chalked in every language: +3, −2, 0. */
export const net = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

/** A name that ends as a figure begins, as that of a seat without one: "Seat 3". */
const NUMBERED = /\p{L}.*\d$/u;

/** A figure after a name: "Anna 12", "Seat 3: 12". */
export const withFigure = (words: Words, name: string, figure: string): string =>
  apartFromFigures(words, `${name} ${figure}`, name);

/** The text with a colon wherever this name, which may end in a figure, stands before another figure. */
export const apartFromFigures = ({ language }: Words, text: string, name: string): string =>
  NUMBERED.test(name)
    ? text.replaceAll(name, (_, at: number) =>
        /^ [−+]?\d/.test(text.slice(at + name.length))
          ? `${name}${language === 'fr' ? '\u00a0' : ''}:`
          : name,
      )
    : text;

/** Parts that have commas in them, one after the other. */
export const apart = ({ language }: Words, parts: readonly string[]): string =>
  parts.join(language === 'fr' ? '\u00a0; ' : '; ');

/** "Anna", "Anna and Beat", "Anna, Beat and Carla". */
export const names = ({ format }: Words, list: readonly string[]): string =>
  format.list(list, { type: 'conjunction' });
