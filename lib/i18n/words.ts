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

/** A figure after a name: "Anna 12", "Seat 3, 12". */
export const withFigure = (name: string, figure: string): string =>
  apartFromFigures(`${name} ${figure}`, name);

/** The text with a comma wherever this name, if it ends in a figure as "Seat 3", stands before another. */
export const apartFromFigures = (text: string, name: string): string =>
  /\p{L}.*\d$/u.test(name)
    ? text.replaceAll(name, (_, at: number) =>
        /^ [−+]?\d/.test(text.slice(at + name.length)) ? `${name},` : name,
      )
    : text;

/** Parts that have commas in them, one after the other. */
export const apart = ({ language }: Words, parts: readonly string[]): string =>
  parts.join(language === 'fr' ? '\u00a0; ' : '; ');

/** "Anna", "Anna and Beat", "Anna, Beat and Carla". */
export const names = ({ format }: Words, list: readonly string[]): string =>
  format.list(list, { type: 'conjunction' });
