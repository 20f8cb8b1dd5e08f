/** Pairs as entrants of their own: whoever scored together on a side of two. Pure. */
import { collator } from './collator';
import {
  type Entrant,
  type EveningResults,
  type GameResult,
  NAMELESS,
  type SeatResult,
} from './result';

/** The id of a pair: both ids in ascending order. */
const pairId = (one: string, other: string): string =>
  one < other ? `${one}+${other}` : `${other}+${one}`;

/**
 * The same evenings with every side of two in the place of its two seats, and the pairs that there
 * are. Other seats stay as opponents. A pair belongs to the league only by playing, so that it has
 * missed no evening: who sits with whom changes.
 */
export function pairedEvenings(
  evenings: readonly EveningResults[],
  entrants: readonly Entrant[],
): { evenings: EveningResults[]; pairs: Entrant[] } {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const pairs = new Map<string, Entrant>();
  const paired = evenings.map((evening) => ({
    ...evening,
    attendance: {},
    games: evening.games.map((game) => {
      const seats = pairedSeats(game);
      for (const [id, both] of seats.pairs) {
        if (!pairs.has(id)) pairs.set(id, { id, name: nameOf(both, names), ...NEVER_MISSED });
      }
      return { ...game, seats: seats.all };
    }),
  }));
  return { evenings: paired, pairs: [...pairs.values()] };
}

const NEVER_MISSED = { joinedOn: null, leftOn: null };

function pairedSeats({ seats }: GameResult) {
  const pairs = new Map<string, readonly [string, string]>();
  const all: SeatResult[] = [];
  for (const seat of seats) {
    const [partner, ...others] = seats.filter((one) => one !== seat && one.side === seat.side);
    if (!partner || others.length > 0) {
      all.push(seat);
      continue;
    }
    const id = pairId(seat.player, partner.player);
    if (pairs.has(id)) continue;
    pairs.set(id, [seat.player, partner.player]);
    all.push({ ...seat, player: id });
  }
  return { pairs, all };
}

const nameOf = (both: readonly [string, string], names: ReadonlyMap<string, string>): string =>
  both
    .map((id) => names.get(id) ?? NAMELESS)
    .sort(collator.compare)
    .join(' & ');
