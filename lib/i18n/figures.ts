/** Totals and what is added to them, as they are chalked. */
import type { FigureKind, HandExplanation } from '../jass';
import { net, type Words } from './words';

/** A figure with its minus: 1,250, −20. */
const plain = ({ format }: Words, value: number): string =>
  value < 0 ? `−${format.number(-value)}` : format.number(value);

/** A total or what a hand brought: +3 net, 1,250 points, a difference of 87. */
export const inFigures = (words: Words, kind: FigureKind, value: number): string =>
  kind === 'net' ? net(value) : plain(words, value);

/** What is added to a total: +3, +162, −20, 0. */
export const added = (words: Words, value: number): string =>
  value > 0 ? `+${plain(words, value)}` : plain(words, value);

/** What is written in a table of rows by sides: 128, −100, a stroke where the row was scratched. */
export const writtenIn = (words: Words, { value }: NonNullable<HandExplanation['cell']>): string =>
  value === null ? '—' : plain(words, value);
