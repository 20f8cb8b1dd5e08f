/**
 * What the product says about the game, in English: figures, sentences about hands and rules.
 * Sentences are made here, whole, so that another language can make them its own way.
 */
import type { GameLength, Refusal, StickHand, Tally, VariantId } from '../jass';
import type { Entry, LogLine } from '../sync/game';

/** A net score as it is chalked: +3, −2, 0. */
export const net = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "Anna", "Anna and Beat", "Anna, Beat and Carla". */
export const names = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

/** A row of the slate for those who hear it. */
export const standing = (row: {
  name: string;
  sticks: number;
  potatoes: number;
  net: number;
}): string =>
  `${row.name}: ${plural(row.sticks, 'stick', 'sticks')}, ${plural(row.potatoes, 'potato', 'potatoes')}, net ${net(row.net)}`;

type VariantWords = {
  readonly name: string;
  readonly players: string;
  /** One line that says what it is. */
  readonly line: string;
};

export const VARIANTS = {
  mittlere: {
    name: 'Mittlere',
    players: '3 players',
    line: 'The one in the middle loses: most and least points are good.',
  },
  molotow: {
    name: 'Molotow',
    players: '4 players',
    line: 'Most and least win a stick, the two in the middle get a potato.',
  },
  'plus-minus': {
    name: 'Plus-Minus',
    players: '3 or 4 players',
    line: 'A stick for the most and one for the least; first to seven.',
  },
} satisfies { readonly [Id in VariantId]: VariantWords };

/** Too many points: what they make, and what would be right. */
export const thatMakes = (sum: number): string => `That makes ${sum}; all the cards are worth 157.`;

/** Who is asked when the cut of cards decides. */
export const cutQuestion = (tied: readonly string[]): string =>
  `${names(tied)} tie and cut the cards. Who drew the ${tied.length > 2 ? 'highest' : 'lower'} card?`;

type RuleWords = { readonly when: string; readonly award: string };

/** The cases of the scoring lists in the players' words, by the engine's rule ids. */
export const RULES: Readonly<Record<VariantId, { readonly [ruleId: string]: RuleWords }>> = {
  mittlere: {
    'all-tricks': {
      when: 'One player took every trick',
      award: 'that player 2 sticks, the others 1 potato each',
    },
    'no-tricks': {
      when: 'One player took no trick',
      award: 'that player 2 potatoes, the others 1 stick each',
    },
    hundred: {
      when: 'A player has 100 points or more',
      award: 'that player 2 potatoes, the others 1 stick each',
    },
    'no-tricks-and-hundred': {
      when: 'One player took no trick and another has 100 or more',
      award: 'the third 2 sticks, those two 1 potato each',
    },
    tie: {
      when: 'Two players have the same points',
      award: 'those two 1 potato each, the third 2 sticks',
    },
    'tie-cut': {
      when: 'Two players have the same points and cut the cards',
      award: 'the lower card 2 potatoes, the others 1 stick each',
    },
    middle: {
      when: 'Otherwise',
      award: 'the player in the middle 2 potatoes, the others 1 stick each',
    },
  },
  molotow: {
    'all-points': {
      when: 'A player has all 157 points',
      award: 'that player 3 sticks, the others 1 potato each',
    },
    hundred: {
      when: 'A player has 100 to 156 points',
      award: 'that player 3 potatoes, the others 1 stick each',
    },
    'three-way-tie': {
      when: 'Three players have the same points and cut the cards',
      award: 'the fourth 1 stick, the highest card 1 potato',
    },
    'tie-most': {
      when: 'Two players tie for most',
      award: 'those two nothing, the next 1 potato, the lowest 1 stick',
    },
    'tie-least': {
      when: 'Two players tie for least',
      award: 'most 1 stick, the second 1 potato, those two nothing',
    },
    middle: {
      when: 'Otherwise',
      award: 'most and least 1 stick each, the two in the middle 1 potato each',
    },
  },
  'plus-minus': {
    'all-but-one-tie': {
      when: 'All players but one have the same points',
      award: 'the odd one 2 sticks',
    },
    hundred: {
      when: 'A player has 100 points or more',
      award: 'that player nothing, the one with least 1 stick',
    },
    extremes: {
      when: 'Otherwise',
      award: 'most 1 stick, least 1 stick; a tie for either leaves that stick held between the two',
    },
  },
};

/** The house options in the players' words; the first choice of each is the default. */
export const OPTIONS: Readonly<
  Record<string, { label: string; choices: readonly { value: unknown; label: string }[] }>
> = {
  zeroTricks: {
    label: 'Taking no trick',
    choices: [
      { value: 'first', label: 'comes before all else: 2 potatoes' },
      { value: 'like-hundred', label: 'is as bad as 100, and no worse' },
    ],
  },
  tie: {
    label: 'Two with the same points',
    choices: [
      { value: 'third-wins', label: 'a potato each, the third 2 sticks' },
      { value: 'cut', label: 'cut the cards: the lower gets 2 potatoes' },
    ],
  },
  noTrump: {
    label: 'A hand in which nobody made trumps',
    choices: [
      { value: 'count-eights', label: 'counts, eights are worth 8' },
      { value: 'void', label: 'is void and dealt again' },
    ],
  },
};

type Played = {
  readonly variant: VariantId;
  readonly players: readonly string[];
  readonly points: readonly number[];
  readonly hand: StickHand;
};

const amount = (sticks: number, potatoes: number): string =>
  sticks > 0
    ? plural(sticks, 'stick', 'sticks')
    : potatoes > 0
      ? plural(potatoes, 'potato', 'potatoes')
      : 'nothing';

/** What a hand brought and why: "Carla took no trick: 2 potatoes. Anna and Beat a stick each." */
export function handInWords(played: Played): string {
  const { hand, players } = played;
  if (!('sticks' in hand)) return 'Nobody made trumps: the hand is void and dealt again.';
  const groups = new Map<string, number[]>();
  players.forEach((_, seat) => {
    const key = amount(hand.sticks[seat] ?? 0, hand.potatoes[seat] ?? 0);
    groups.set(key, [...(groups.get(key) ?? []), seat]);
  });
  const subject = subjectsOf(played);
  const own = amount(hand.sticks[subject[0] ?? 0] ?? 0, hand.potatoes[subject[0] ?? 0] ?? 0);
  const ordered = [...groups].sort(
    ([a, seatsA], [b, seatsB]) =>
      Number(b === own) - Number(a === own) || seatsA.length - seatsB.length,
  );
  const name = (seat: number) => players[seat] ?? '';
  const sentences = ordered
    .filter(([what]) => what !== 'nothing' || what === own)
    .map(([what, seats], i) => {
      const each = seats.length > 1 && what !== 'nothing' ? ' each' : '';
      if (i === 0 && sameSeats(seats, subject)) return `${because(played)}: ${what}${each}.`;
      if (i === 0) return `${because(played)}. ${names(seats.map(name))}: ${what}${each}.`;
      return `${names(seats.map(name))} ${what.replace(/^1 /, 'a ')}${each}.`;
    });
  const held = (hand.held ?? []).map((pair) => `A stick is held between ${names(pair.map(name))}.`);
  const settled = (hand.settled ?? []).map(
    ({ seats, to }) => `The stick held between ${names(seats.map(name))} goes to ${name(to)}.`,
  );
  return [...sentences, ...held, ...settled].join(' ');
}

const sameSeats = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** The seats that the rule is about, those of the sentence's first half. */
function subjectsOf({ hand, points }: Played): number[] {
  if (!('sticks' in hand)) return [];
  const seats = points.map((_, seat) => seat);
  const most = Math.max(...points);
  const tied = seats.filter(
    (seat) => points.indexOf(points[seat] ?? 0) !== points.lastIndexOf(points[seat] ?? 0),
  );
  const by = (test: (seat: number) => boolean) => seats.filter(test);
  switch (hand.rule) {
    case 'all-tricks':
    case 'all-points':
    case 'hundred':
      return by((seat) => points[seat] === most);
    case 'no-tricks':
    case 'tie-cut':
      return by((seat) => hand.potatoes[seat] === 2);
    case 'no-tricks-and-hundred':
      return by((seat) => hand.potatoes[seat] === 1);
    case 'three-way-tie':
      return by((seat) => hand.potatoes[seat] === 1);
    case 'tie':
    case 'tie-most':
    case 'tie-least':
      return tied;
    case 'all-but-one-tie':
      return by((seat) => !tied.includes(seat));
    case 'middle':
      return by((seat) => (hand.potatoes[seat] ?? 0) > 0);
    default:
      return by((seat) => (hand.sticks[seat] ?? 0) > 0);
  }
}

function because(played: Played): string {
  const { hand, players, points } = played;
  const subject = subjectsOf(played);
  const who = names(subject.map((seat) => players[seat] ?? ''));
  const first = points[subject[0] ?? 0];
  switch (hand.rule) {
    case 'all-tricks':
      return `${who} took every trick`;
    case 'no-tricks':
      return `${who} took no trick`;
    case 'no-tricks-and-hundred':
      return `${who}: no trick and 100 or more`;
    case 'hundred':
      return `${who} has ${first}, that is 100 or more`;
    case 'all-points':
      return `${who} has all 157 points`;
    case 'tie':
      return `${who} tie at ${first}`;
    case 'tie-most':
      return `${who} tie for most at ${first}`;
    case 'tie-least':
      return `${who} tie for least at ${first}`;
    case 'tie-cut':
      return `Tied at ${first}, ${who} drew the lower card`;
    case 'three-way-tie':
      return `Three tie at ${first}, ${who} drew the highest card`;
    case 'all-but-one-tie':
      return `All but ${who} have the same points`;
    case 'middle':
      return subject.length > 1
        ? `${who} are in the middle`
        : `${who} is in the middle with ${first}`;
    default:
      return `Most ${Math.max(...points)}, least ${Math.min(...points)}`;
  }
}

/** How far a game is: "Hand 5 of 12", "Hand 5, first to 7", "Hand 5". */
export function progress(counted: number, length: GameLength): string {
  if (length.kind === 'hands')
    return `Hand ${Math.min(counted + 1, length.hands)} of ${length.hands}`;
  if (length.kind === 'open') return `Hand ${counted + 1}`;
  return `Hand ${counted + 1}, first to ${length.target}`;
}

/** How long a game lasts: "12 hands", "first to 7 sticks", "open end". */
export const lengthInWords = (length: GameLength): string =>
  length.kind === 'hands'
    ? plural(length.hands, 'hand', 'hands')
    : length.kind === 'open'
      ? 'open end'
      : `first to ${length.target} ${length.kind}`;

/** Whose deal it is: "Beat deals, then Carla". */
export const dealInWords = (players: readonly string[], dealer: number | null): string =>
  dealer === null ? '' : `${players[dealer]} deals, then ${players[(dealer + 1) % players.length]}`;

/** A stick in abeyance. */
export const heldBetween = (one: string | undefined, other: string | undefined): string =>
  `A stick is held between ${one} and ${other}, for the first of them to score.`;

/** Why an entry does not fit because of a hand that comes after it. */
export const cannotPlace = (refusal: Refusal): string =>
  refusal.code === 'game-finished'
    ? `With this the game would be over before hand ${(refusal.hand ?? 0) + 1}. Take out the hands that come after the end first.`
    : `With this hand ${(refusal.hand ?? 0) + 1} cannot be scored any more: ${refusal.message}`;

/**
 * "Anna wins with +5", "Anna and Carla win together with +3". A game finished by hand has no
 * winners by the rules; those who lead win it.
 */
export function outcome(players: readonly string[], tally: Tally): string {
  const winners = tally.winners.length > 0 ? tally.winners : (tally.ranking[0] ?? []);
  const who = names(winners.map((side) => players[side] ?? ''));
  const best = net(tally.totals[winners[0] ?? 0]?.net ?? 0);
  return winners.length > 1 ? `${who} win together with ${best}` : `${who} wins with ${best}`;
}

const entryInWords = (entry: Entry | null): string =>
  entry && Array.isArray(entry.points) ? entry.points.join('–') : 'no trumps';

/** A line of a game's log: "Hand 3 corrected from 60–57–40 to 60–47–50". */
export function changeInWords({ kind, step }: LogLine): string {
  const prefix = kind === 'undo' ? 'Undone: ' : kind === 'redo' ? 'Redone: ' : '';
  if (!('handId' in step))
    return `${prefix}Game ${step.kind === 'finish' ? 'finished' : 'reopened'}`;
  const hand = `hand ${step.index + 1}`;
  const { before, after } = step;
  const text =
    before && after
      ? `${hand} from ${entryInWords(before)} to ${entryInWords(after)}`
      : after
        ? `${hand} entered, ${entryInWords(after)}`
        : `${hand} taken out, ${entryInWords(before)}`;
  return prefix + text.charAt(0).toUpperCase() + text.slice(1);
}
