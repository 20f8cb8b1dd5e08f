/** A sheet as it is sent, once it is known who is who. */
import { makeId } from '@/lib/browser/id';
import type { ReadTotals } from '@/lib/files/totals-sheet';
import type { importTotals } from '../actions';
import { LEFT, NEW, OUT } from './names';

type Asked = Parameters<typeof importTotals>[0];

/** What a sheet says without some of its names. */
export const without = (
  { evenings, names, ...more }: ReadTotals,
  isOut: (name: string) => boolean,
): ReadTotals => ({
  evenings: evenings.flatMap(({ day, totals, excused }) => {
    const kept = totals.filter(({ name }) => !isOut(name));
    const away = excused.filter((name) => !isOut(name));
    return kept.length > 0 ? [{ day, totals: kept, excused: away }] : [];
  }),
  names: names.filter((name) => !isOut(name)),
  ...more,
});

/** All of the sheet, as it is sent. What arrived already is known by what it says. */
export function importOf(
  { evenings, names }: ReadTotals,
  head: Omit<Asked, 'people' | 'evenings'>,
  whoOf: (name: string) => string,
): Asked {
  const place = new Map(names.map((name, i) => [name, i]));
  const at = (name: string) => place.get(name) ?? 0;
  return {
    ...head,
    people: names.map((name) => {
      const who = whoOf(name);
      return who === NEW || who === LEFT || who === OUT || who === ''
        ? { name, hasLeft: who === LEFT }
        : { id: who };
    }),
    evenings: evenings.map(({ day, totals, excused }) => ({
      id: makeId(),
      eveningId: makeId(),
      date: day,
      totals: totals.map(({ name, total }) => ({ who: at(name), total })),
      ...(excused.length > 0 && { excused: excused.map(at) }),
    })),
  };
}
