/** How a screen that lies flat is shared out: a slate for each seat at its edge, felt between them. Pure. */
import { EDGES, type Edge, type Size, seatsRound, seenFrom } from './seats-round';

/** The slate of a seat: how far from the left end of its edge, as who sits there sees it; in px. */
export type Place = {
  readonly edge: Edge;
  readonly x: number;
  readonly width: number;
  /** From the edge towards the middle. */
  readonly depth: number;
  /** How large its name, its chip and its total are, in px. */
  readonly name: number;
  readonly chip: number;
  readonly total: number;
  /** Do name and total stand beside the marks there, and not below them? */
  readonly isBeside: boolean;
  /** Has the chip no room beside the name? */
  readonly isNarrow: boolean;
};

export type Places = {
  readonly seats: readonly Place[];
  /** The felt between them, as it lies on the screen. */
  readonly middle: Size & { readonly left: number; readonly top: number };
  /** How large the marks are, the same for everybody; null where figures are all there is. */
  readonly marks: Size | null;
};

/** Of a key on the felt, in px. */
export const KEY = 48;
/** Between the slates, and between them and the edge of the screen. */
const GAP = 3;
/** Of frame and padding on both sides together, and of the gaps: along an edge, and from it inwards. */
const INSET = { phone: { along: 28, across: 22 }, tablet: { along: 46, across: 34 } } as const;
/** No slate is lower. */
const LEAST_DEPTH = 96;
/** So much of the middle its keys need, along and across. */
const KEYS = { phone: { along: 268, across: 58 }, tablet: { along: 380, across: 84 } } as const;

type Letters = { readonly name: number; readonly total: number };
type Inset = (typeof INSET)[keyof typeof INSET];
type Sized = Pick<Place, 'width' | 'depth'>;

const insetOn = ({ width, height }: Size): Inset =>
  INSET[Math.min(width, height) > 600 ? 'tablet' : 'phone'];

const lettersOn = (short: number, times: number): Letters => {
  const part = Math.min(1.8, Math.max(0.84, short / 390)) * times;
  return { name: Math.round(28 * part), total: Math.round(46 * part) };
};
/** Letters are larger where the marks lose next to nothing by it. */
const LARGER = [2.2, 1.9, 1.6, 1.4, 1.2] as const;
/** Where more than four sit round it, their slates are short. */
const MOST_WITH_LARGER = 4;
const NEXT_TO_NOTHING = 0.94;

/** How wide names and totals are beside the marks, by how large a total is. */
const BESIDE = 3.3;

/** How high name, total and chip are one above the other. */
const stacked = ({ total }: Letters): number => total * 1.7 + 40;

/** A line of letters is so much higher than they are. */
const LINE = 1.35;
/** Of what marks, name and total need one above the other, a slate is as much deeper at most. */
const AIR = 1.35;

/** With less, by how large a total is, the chip has no room between it and the name, and stands over it. */
const NARROW = 5;
/** How high it is, by how large its letters are. */
const CHIP = 1.8;
const isNarrow = ({ width }: Pick<Size, 'width'>, { total }: Letters) => width < total * NARROW;

const chipOn = (slate: Pick<Size, 'width'>, letters: Letters): number =>
  Math.min(30, Math.max(isNarrow(slate, letters) ? 16 : 13, letters.name * 0.46));

/** How high name, total and chip are below the marks. */
const below = (slate: Sized, letters: Letters): number =>
  isNarrow(slate, letters)
    ? Math.max(letters.total, letters.name * LINE + chipOn(slate, letters) * CHIP)
    : letters.total;

/** Nobody's letters are larger than the smallest of the table by more than this. */
const MOST_TIMES = 1.5;
const evened = (totals: readonly number[]): number[] =>
  totals.map((total) => Math.round(Math.min(total, Math.min(...totals) * MOST_TIMES)));

/** Where figures are all there is, the total of a slate is as large as its own room over the name. */
const figureOn = ({ width, depth }: Sized, { name }: Letters, inset: Inset): number =>
  Math.min((depth - inset.across - name * LINE) * 0.8, width * 0.26);

/** How high marks of these proportions can be on a slate, above its name and total, and beside them. */
function highest(slate: Sized, ratio: number, letters: Letters, inset: Inset) {
  const [wide, high] = [slate.width - inset.along, slate.depth - inset.across];
  return {
    above: Math.min(high - below(slate, letters), wide / ratio),
    beside: stacked(letters) > high ? 0 : Math.min(high, (wide - letters.total * BESIDE) / ratio),
  };
}

/** Of a name at a game's end, of all that stands there one above the other, and of a digit, by how large a total is. */
const NAME_AT_END = 0.5;
const HIGH_AT_END = 1.85;
const WIDE_AT_END = 0.65;
const DIGITS = 3;

/** How large a total of so many digits is at most by the depth, with a name above it, and by the width of a slate. */
const mostAtEnd = ({ width, depth }: Sized, digits: number, { along, across }: Inset) =>
  [(depth - across) / HIGH_AT_END, (width - along) / (digits * WIDE_AT_END)] as const;

/**
 * The slates when a game is over, name and total as large as they have room, and no smaller than before.
 *
 * @param digits of the longest total
 */
export function placesAtEnd(screen: Size, seats: readonly Place[], digits: number): Place[] {
  const inset = insetOn(screen);
  const totals = evened(
    seats.map((seat) => {
      const [highest, widest] = mostAtEnd(seat, digits, inset);
      return Math.min(widest, Math.max(highest, seat.total));
    }),
  );
  return seats.map((seat, i) => {
    const total = totals[i] ?? seat.total;
    const left = (seat.depth - inset.across - total * 1.1) / LINE;
    const name = Math.round(Math.min(Math.max(seat.name, total * NAME_AT_END), left));
    return { ...seat, name, total };
  });
}

/** @param ratio of the marks of a slate, width by height; null where figures are all there is */
export function placesOn(screen: Size, players: number, ratio: number | null): Places {
  const isWide = screen.width > screen.height;
  const [short, long] = [screen.width, screen.height].toSorted((a, b) => a - b) as [number, number]; // Two of them.
  const keys = KEYS[short > 600 ? 'tablet' : 'phone'];
  const inset = insetOn(screen);
  const round = seatsRound(players, isWide);
  const at = (edge: Edge) => round.filter((seat) => seat.edge === edge).length;
  const isEnd = (edge: Edge) => (edge === 'left' || edge === 'right') === isWide;
  const ends = EDGES.filter((edge) => isEnd(edge) && at(edge) > 0);
  const sides = EDGES.filter((edge) => !isEnd(edge) && at(edge) > 0);
  // The long edges leave a strip between them, the short ones take all of their own.
  const ofSide = sides.length > 0 ? (short - keys.across) / sides.length : 0;
  const least = sides.length > 0 ? keys.along : keys.across;
  const most = ends.length > 0 ? (long - least) / ends.length : 0;
  const slates = (ofEnd: number): Sized[] => [
    ...ends.map((edge) => ({ width: short / at(edge), depth: ofEnd })),
    ...sides.map((edge) => ({ width: (long - ends.length * ofEnd) / at(edge), depth: ofSide })),
  ];
  const leastOf = (ofEnd: number) =>
    Math.min(...slates(ofEnd).flatMap((slate) => mostAtEnd(slate, DIGITS, inset)));
  /** Where figures are as large as they can be for everybody; marks may take more of the room. */
  let even = most;
  if (ends.length > 0 && sides.length > 0) {
    even = Math.min(most, long * 0.24);
    for (let ofEnd = even; ofEnd <= most; ofEnd += 2)
      if (leastOf(ofEnd) > leastOf(even)) even = ofEnd;
  }
  const withMarks = (of: number, letters: Letters) => {
    const marksAt = (ofEnd: number) =>
      Math.min(
        ...slates(ofEnd).map((slate) => {
          const { above, beside } = highest(slate, of, letters, inset);
          return Math.max(0, above, beside);
        }),
      );
    let best = { ofEnd: even, high: marksAt(even), letters };
    if (ends.length > 0 && sides.length > 0)
      for (let ofEnd = LEAST_DEPTH; ofEnd <= most; ofEnd += 2)
        if (marksAt(ofEnd) > best.high + 0.5) best = { ofEnd, high: marksAt(ofEnd), letters };
    return best;
  };
  const shared = () => {
    if (ratio === null) {
      const total = Math.min(
        ...slates(even).map(({ width, depth }) => Math.min(depth * 0.58, width * 0.22)),
      );
      const { name } = lettersOn(short, 1);
      const letters = { name: Math.round(Math.max(name, total * 0.42)), total: Math.round(total) };
      return { ofEnd: even, high: 0, letters };
    }
    const usual = withMarks(ratio, lettersOn(short, 1));
    const larger = (players > MOST_WITH_LARGER ? [] : LARGER).map((times) =>
      withMarks(ratio, lettersOn(short, times)),
    );
    return larger.find(({ high }) => high >= usual.high * NEXT_TO_NOTHING) ?? usual;
  };
  const { ofEnd, high, letters } = shared();
  /** Marks are the same for everybody: who has more room than they need leaves it to the felt. */
  const depthOfSide =
    ratio === null ? ofSide : Math.min(ofSide, (high + letters.total * LINE + inset.across) * AIR);
  /** What those at an edge have at an edge beside them: an end takes all of its own. */
  const taken = (edge: Edge) => (ends.includes(edge) ? ofEnd : 0);
  const beforeOf = (edge: Edge) => EDGES[(EDGES.indexOf(edge) + 3) % 4] ?? edge;
  const afterOf = (edge: Edge) => EDGES[(EDGES.indexOf(edge) + 1) % 4] ?? edge;
  const [top, left] = [
    isWide ? (sides.includes('top') ? depthOfSide : 0) : taken('top'),
    isWide ? taken('left') : sides.includes('left') ? depthOfSide : 0,
  ];
  const along = long - ends.length * ofEnd;
  const across = short - sides.length * depthOfSide;
  const sized = round.map(({ edge, at: nth, of }) => {
    const own = seenFrom(edge, screen).width;
    const [from, to] = isEnd(edge) ? [0, 0] : [taken(beforeOf(edge)), taken(afterOf(edge))];
    const width = (own - from - to) / of;
    return { edge, x: from + nth * width + GAP, width, depth: isEnd(edge) ? ofEnd : depthOfSide };
  });
  const figures = evened(sized.map((slate) => figureOn(slate, letters, inset)));
  return {
    seats: sized.map(({ edge, x, width, depth }, i) => {
      const total = (ratio === null ? figures[i] : undefined) ?? letters.total;
      return {
        edge,
        x,
        width: width - 2 * GAP,
        depth: depth - GAP,
        name: letters.name,
        chip: chipOn({ width }, { ...letters, total }),
        total,
        isNarrow: isNarrow({ width }, { ...letters, total }),
        isBeside:
          ratio !== null && highest({ width, depth }, ratio, letters, inset).above < high - 0.01,
      };
    }),
    middle: {
      left,
      top,
      width: isWide ? along : across,
      height: isWide ? across : along,
    },
    marks: ratio === null ? null : { width: Math.floor(high * ratio), height: Math.floor(high) },
  };
}

/** A corner has a key in it. */
const CORNER = 56;

/**
 * The same where one slate lies in the middle for all of them: each has a line at their edge, and the
 * corners are left to keys.
 */
export function placesRound(screen: Size, players: number): Places {
  const { width, height } = screen;
  const isTablet = Math.min(width, height) > 600;
  const depth = isTablet ? 88 : CORNER;
  const round = seatsRound(players, width > height);
  return {
    seats: round.map(({ edge, at, of }) => {
      const own = (seenFrom(edge, screen).width - 2 * depth) / of;
      return {
        edge,
        x: depth + at * own + GAP,
        width: own - 2 * GAP,
        depth: depth - GAP,
        name: isTablet ? 40 : 25,
        chip: isTablet ? 18 : 13,
        total: isTablet ? 48 : 31,
        isBeside: false,
        isNarrow: false,
      };
    }),
    middle: { left: depth, top: depth, width: width - 2 * depth, height: height - 2 * depth },
    marks: null,
  };
}
