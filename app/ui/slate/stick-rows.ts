/** What stands on the slate of a stick game, mark by mark, from what the engine says. */
import type { StickTally } from '@/lib/jass';

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

/** `handIds` are the ids of the tally's hands, in order. */
export function stickRows(
  tally: StickTally,
  players: readonly string[],
  handIds: readonly string[],
): StickRow[] {
  return players.map((name, seat) => {
    const sticks: Mark[] = [];
    const potatoes: Mark[] = [];
    tally.hands.forEach((scored, i) => {
      if (!('sticks' in scored)) return;
      const hand = handIds[i] ?? String(i);
      const put = (marks: Mark[], kind: string, count: number) => {
        for (let k = 0; k < count; k += 1) marks.push({ seed: `${hand}${seat}${kind}${k}`, hand });
      };
      put(sticks, 's', scored.sticks[seat] ?? 0);
      put(sticks, 'held', scored.settled?.filter(({ to }) => to === seat).length ?? 0);
      put(potatoes, 'p', scored.potatoes[seat] ?? 0);
    });
    const places = Array.from({ length: Math.max(sticks.length, potatoes.length) }, (_, k) => ({
      ...(sticks[k] && { stick: sticks[k] }),
      ...(potatoes[k] && { potato: potatoes[k] }),
    }));
    const net = tally.totals[seat]?.net ?? 0;
    return { name, places, sticks: sticks.length, potatoes: potatoes.length, net };
  });
}
