/**
 * Wies: melds shown with the first card. What they are worth, which fours count, which of two is
 * stronger, who may score, and the melds that lie in a hand of cards. Values in points before the
 * multiplier.
 *
 * Source: earthli.com, Jass manual, declaring cards. Only the side with the strongest single meld
 * scores, and then all of its own. Where lengths and ranks are level the meld in trumps is the
 * stronger one (jassonkel.ch, Weis); only then does it count who declared first.
 */
import { type Card, readCard } from './cards';
import {
  FOUR_IDS,
  type MeldId,
  RANKS,
  type Rank,
  SEQUENCE_IDS,
  type Seat,
  type Side,
  SUITS,
  type Trump,
} from './words';

/** The id of a sequence. */
export type SequenceId = (typeof SEQUENCE_IDS)[number];
/** The id of a four. */
export type FourId = (typeof FOUR_IDS)[number];

/**
 * A meld as it is shown. `top` is the strongest card of a sequence: the one nearest the ace, in
 * undenufe the one nearest the six.
 */
export type Meld = { id: SequenceId; top: Card } | { id: FourId };

const POINTS: Record<MeldId, number> = {
  seq3: 20,
  seq4: 50,
  seq5: 100,
  seq6: 100,
  seq7: 100,
  seq8: 100,
  seq9: 100,
  fourA: 100,
  fourK: 100,
  fourQ: 100,
  fourJ: 200,
  four10: 100,
  four9: 100,
  four8: 100,
  four7: 100,
  four6: 100,
};

/** What one meld is worth, if it is scored. */
export const meldWorth = (id: MeldId): number => POINTS[id];

/** What melds are worth together, if they are scored. */
export function wiesPoints(melds: readonly MeldId[]): number {
  let sum = 0;
  for (const id of melds) sum += POINTS[id];
  return sum;
}

const FOURS: readonly FourId[] = ['fourJ', 'fourA', 'fourK', 'fourQ', 'four10'];
const FOURS_UNDENUFE: readonly FourId[] = ['fourJ', 'four6', 'four10', 'fourQ', 'fourK'];

/** The fours that count, strongest first. Four nines never do. */
export const countingFours = (trump: Trump): readonly FourId[] =>
  trump === 'undenufe' ? FOURS_UNDENUFE : FOURS;

const SEQUENCES: ReadonlySet<MeldId> = new Set(SEQUENCE_IDS);

/** Whether a meld counts: any sequence, and the fours of that trump. */
export const isCounting = (id: MeldId, trump: Trump): boolean =>
  SEQUENCES.has(id) || countingFours(trump).some((four) => four === id);

/** The four among these cards that brings nothing with that trump, where there is one. */
export const idleFour = (cards: readonly Card[], trump: Trump): FourId | undefined =>
  RANKS.map((rank): FourId => `four${rank}`).find(
    (id) =>
      !isCounting(id, trump) && meldCards({ id }, trump).every((card) => cards.includes(card)),
  );

const UPWARDS: readonly Rank[] = [...RANKS].reverse();
/** Ranks in the order of sequences, strongest first; the trump suit makes no difference here. */
const sequenceRanks = (trump: Trump): readonly Rank[] => (trump === 'undenufe' ? UPWARDS : RANKS);

const lengthOf = (id: SequenceId): number => SEQUENCE_IDS.indexOf(id) + 3;

/** The ranks that can be the top of such a sequence, strongest first. */
export const sequenceTops = (id: SequenceId, trump: Trump): readonly Rank[] =>
  sequenceRanks(trump).slice(0, RANKS.length - lengthOf(id) + 1);

/** The cards of a meld, strongest first. */
export function meldCards(meld: Meld, trump: Trump): Card[] {
  if (!('top' in meld)) {
    const rank = RANKS[FOUR_IDS.indexOf(meld.id)];
    return rank === undefined ? [] : SUITS.map((suit): Card => `${suit}-${rank}`);
  }
  const { suit, rank } = readCard(meld.top);
  const ranks = sequenceRanks(trump);
  const from = ranks.indexOf(rank);
  return ranks.slice(from, from + lengthOf(meld.id)).map((each): Card => `${suit}-${each}`);
}

/** By what one meld is stronger than another: the first of these in which they differ. */
const MELD_ORDER = ['four', 'four-rank', 'length', 'top', 'trump'] as const;
/** Why a meld wins: no other side has one, it is the stronger one, or it was declared first. */
export type WiesReason = 'alone' | (typeof MELD_ORDER)[number] | 'first';

/** A meld by each of `MELD_ORDER`, more is stronger. */
function measures(meld: Meld, trump: Trump): number[] {
  if (!('top' in meld)) return [1, -countingFours(trump).indexOf(meld.id), 0, 0, 0];
  const { suit, rank } = readCard(meld.top);
  const height = -sequenceRanks(trump).indexOf(rank);
  return [0, 0, lengthOf(meld.id), height, suit === trump ? 1 : 0];
}

/** How much stronger `one` is than `other`, 0 where level, and by what. */
function compareMelds(
  one: Meld,
  other: Meld,
  trump: Trump,
): { by: number; reason: (typeof MELD_ORDER)[number] | 'first' } {
  const others = measures(other, trump);
  for (const [index, measure] of measures(one, trump).entries()) {
    const by = measure - (others[index] ?? 0);
    const reason = MELD_ORDER[index];
    if (by !== 0 && reason !== undefined) return { by, reason };
  }
  return { by: 0, reason: 'first' };
}

/** A meld and who showed it. */
export type ShownMeld = { seat: Seat; meld: Meld };

/** Who may score the melds of a hand, and why. */
export type WiesVerdict = {
  side: Side;
  /** All the melds of that side, before the multiplier. */
  points: number;
  /** The strongest meld. */
  best: ShownMeld;
  /** The strongest of the other sides; null where they have none. */
  beaten: ShownMeld | null;
  /** By what the strongest beats the strongest of the others. */
  reason: WiesReason;
  /** The `wies` of the entry: ids by side, those of the other sides left out. */
  wies: MeldId[][];
};

/**
 * Who may score, from the melds of every seat; null where nobody has one that counts. Fours that do
 * not count under this trump are passed over. `leads` is the seat that leads to the first trick,
 * from which declarations are heard in the order of play.
 */
export function judgeWies({
  melds,
  sides,
  trump,
  leads,
}: {
  melds: readonly (readonly Meld[])[];
  sides: readonly (readonly Seat[])[];
  trump: Trump;
  leads: Seat;
}): WiesVerdict | null {
  const shown = melds.flatMap((_, turn) => {
    const seat = (leads + turn) % melds.length;
    const own = melds[seat] ?? [];
    return own.filter(({ id }) => isCounting(id, trump)).map((meld) => ({ seat, meld }));
  });
  const strongest = (among: readonly ShownMeld[]) =>
    among.reduce<ShownMeld | null>(
      (best, next) =>
        best === null || compareMelds(next.meld, best.meld, trump).by > 0 ? next : best,
      null,
    );
  const best = strongest(shown);
  if (best === null) return null;
  const side = sides.findIndex((seats) => seats.includes(best.seat));
  const isOwn = ({ seat }: ShownMeld) => sides[side]?.includes(seat) ?? false;
  const beaten = strongest(shown.filter((one) => !isOwn(one)));
  const own = shown.filter(isOwn).map(({ meld }) => meld.id);
  return {
    side,
    points: wiesPoints(own),
    best,
    beaten,
    reason: beaten === null ? 'alone' : compareMelds(best.meld, beaten.meld, trump).reason,
    wies: sides.map((_, index) => (index === side ? own : [])),
  };
}

/** The sequences in cards of which none is in another meld. Eight and nine are worth more in two. */
function sequencesIn(cards: ReadonlySet<Card>, trump: Trump): Meld[] {
  const melds: Meld[] = [];
  const ranks = sequenceRanks(trump);
  const add = (length: number, top: Card) => {
    const id = SEQUENCE_IDS[length - 3];
    if (id) melds.push({ id, top });
  };
  for (const suit of SUITS) {
    let run: Card[] = [];
    for (const rank of [...ranks, null]) {
      const card: Card | null = rank && `${suit}-${rank}`;
      if (card !== null && cards.has(card)) {
        run.push(card);
        continue;
      }
      const [top] = run;
      const sixth = run[5];
      if (top !== undefined && run.length >= 8 && sixth !== undefined) {
        add(5, top);
        add(run.length - 5, sixth);
      } else if (top !== undefined) add(run.length, top);
      run = [];
    }
  }
  return melds;
}

/**
 * The best set of melds in a hand of cards: worth most, and of several such the one with the
 * strongest single meld. The melds of one player share no card, so that a four and a sequence
 * through it exclude one another, and eight of a suit are a five and a three.
 */
export function meldsOf(cards: readonly Card[], trump: Trump): Meld[] {
  const fours = countingFours(trump)
    .map((id): Meld => ({ id }))
    .filter((four) => meldCards(four, trump).every((card) => cards.includes(card)));
  const worth = (melds: readonly Meld[]) => wiesPoints(melds.map(({ id }) => id));
  const strongest = (melds: readonly Meld[]) =>
    melds.reduce((best, next) => (compareMelds(next, best, trump).by > 0 ? next : best));
  let best: Meld[] = [];
  for (let chosen = 0; chosen < 2 ** fours.length; chosen += 1) {
    const some = fours.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1);
    const left = new Set(cards);
    for (const four of some) for (const card of meldCards(four, trump)) left.delete(card);
    const melds = [...some, ...sequencesIn(left, trump)];
    const gain = worth(melds) - worth(best);
    const isBetter =
      gain === 0 && melds.length > 0
        ? compareMelds(strongest(melds), strongest(best), trump).by > 0
        : gain > 0;
    if (isBetter) best = melds;
  }
  return best;
}

/** Whether these cards hold stöck: king and queen of trumps. */
export const hasStoeck = (cards: readonly Card[], trump: Trump): boolean =>
  (['K', 'Q'] as const).every((rank) => cards.some((card) => card === `${trump}-${rank}`));
