/** Figures and lists of names as they are written in English. */

/** A net score as it is chalked: +3, −2, 0. */
export const net = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

/** "1 stick", "2 sticks". */
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "Anna", "Anna and Beat", "Anna, Beat and Carla". */
export const names = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
