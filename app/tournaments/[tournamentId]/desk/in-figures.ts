/** A result in figures: "1'102 : 782". */
import type { Words } from '@/lib/i18n/words';
import type { Figures } from '@/lib/tournament';

export const inFigures = (format: Words['format'], { points }: Pick<Figures, 'points'>): string =>
  points.map((figure) => format.number(figure)).join(' : ');
