/** What stands on the slate of a game in sticks and potatoes, mark by mark, from what the engine says. */
import type { HandExplanation } from '@/lib/jass';

/** One chalk mark; `hand` is the id of the hand that brought it, `seed` decides how it leans. */
export type Mark = { readonly seed: string; readonly hand: string };
/** A place on the slate: a stick, a potato, or both, which cancel. */
export type Place = { readonly stick?: Mark; readonly potato?: Mark };
export type StickRow = {
  readonly name: string;
  readonly places: readonly Place[];
  readonly sticks: number;
  readonly potatoes: number;
  readonly net: number;
};

/** The sticks and potatoes that a hand brought a side. */
export const marksOf = (
  { figures }: Pick<HandExplanation, 'figures'>,
  side: number,
): { sticks: number; potatoes: number } => ({
  sticks: figures.sticks?.[side] ?? 0,
  potatoes: figures.potatoes?.[side] ?? 0,
});

/** A row for each side; `handIds` are the ids of the hands, in order. */
export function stickRows(
  hands: readonly Pick<HandExplanation, 'figures'>[],
  names: readonly string[],
  handIds: readonly string[],
): StickRow[] {
  return names.map((name, side) => {
    const sticks: Mark[] = [];
    const potatoes: Mark[] = [];
    hands.forEach((one, i) => {
      const hand = handIds[i] ?? String(i);
      const put = (marks: Mark[], kind: string, count: number) => {
        for (let k = 0; k < count; k += 1) marks.push({ seed: `${hand}${side}${kind}${k}`, hand });
      };
      const brought = marksOf(one, side);
      put(sticks, 's', brought.sticks);
      put(potatoes, 'p', brought.potatoes);
    });
    const places = Array.from({ length: Math.max(sticks.length, potatoes.length) }, (_, k) => ({
      ...(sticks[k] && { stick: sticks[k] }),
      ...(potatoes[k] && { potato: potatoes[k] }),
    }));
    const net = sticks.length - potatoes.length;
    return { name, places, sticks: sticks.length, potatoes: potatoes.length, net };
  });
}
