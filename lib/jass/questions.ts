/**
 * The questions that several variants ask, each made from a draft. What stands in a draft may be
 * anything: a half-typed list, an answer to a question that is not asked any more, or what an older
 * build left on a phone. Whatever is not of the right form counts as not answered.
 */
import type {
  Draft,
  FiguresQuestion,
  MeldsQuestion,
  OrderQuestion,
  Place,
  SeatsQuestion,
  SideQuestion,
  State,
  TrumpQuestion,
  YesNoQuestion,
} from './ask';
import { CARDS, type Card, turnedTrump } from './cards';
import { ALL_POINTS } from './points';
import { type Said, say } from './said';
import { MELD_IDS, type MeldId, type Seat, TRUMPS, type Trump } from './words';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A whole number in a range, both ends included; else null. */
export const wholeIn = (value: unknown, min: number, max: number): number | null =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : null;

/** One of a few words, else null. */
export const oneOfThese = <T extends string>(words: readonly T[], value: unknown): T | null =>
  words.find((word) => word === value) ?? null;

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What stands in a draft for who takes no part. */
export const OUT = 'out';

type Figures = Pick<FiguresQuestion, 'field' | 'says' | 'names' | 'min' | 'max' | 'all'> &
  Partial<
    Pick<FiguresQuestion, 'kind' | 'place' | 'mayBeOut' | 'cards' | 'label' | 'first' | 'atMost'>
  >;

/**
 * Figures by seat or side. Where they must add up, the last one that is missing follows from the
 * others, and all that are missing are 0 once nothing is left. Answered means: a figure for
 * everybody, whether or not it can be right.
 */
export function askFigures(draft: Draft, question: Figures): FiguresQuestion {
  const { names, min, max, all, mayBeOut = false } = question;
  const given = draft[question.field];
  const isOut = (index: number) => mayBeOut && isList(given) && given[index] === OUT;
  const typed = names.map((_, index) => wholeIn(isList(given) ? given[index] : null, min, max));
  const missing = typed.flatMap((value, index) => (value === null && !isOut(index) ? [index] : []));
  const left = all === null ? null : all - sumOf(typed);
  const each = left !== null && missing.length > 0 ? left / missing.length : null;
  // Either one takes all that is left, or there is nothing left for several.
  const follows =
    each !== null && (missing.length === 1 || left === 0) && each >= min && each <= max;
  const filled = follows ? missing : [];
  return {
    kind: 'points',
    place: 'main',
    cards: null,
    label: question.says,
    first: 0,
    atMost: all,
    mayBeOut,
    out: names.flatMap((_, index) => (isOut(index) ? [index] : [])),
    ...question,
    values: typed.map((value, index) => (filled.includes(index) ? each : value)),
    filled,
    left: follows ? 0 : left,
    state: missing.length === filled.length ? 'answered' : 'due',
  };
}

/** The figures once everybody has one, those who take no part as null; else null. */
export function figuresOf(question: FiguresQuestion): (number | null)[] | null {
  return question.state === 'due' ? null : [...question.values];
}

/** The figures once everybody has one and all take part; else null. */
export function pointsOf(question: FiguresQuestion): number[] | null {
  const values = question.values.flatMap((value) => (value === null ? [] : [value]));
  return question.state === 'due' || values.length < question.values.length ? null : values;
}

/** Card points of all the cards by seat or side. */
export const askPoints = (
  draft: Draft,
  names: readonly string[],
  how: Partial<Figures> = {},
): FiguresQuestion =>
  askFigures(draft, {
    field: 'points',
    says: { key: 'ask.points', values: {} },
    names,
    min: 0,
    max: ALL_POINTS,
    all: ALL_POINTS,
    ...how,
  });

const stateOf = (isAnswered: boolean, isDue: boolean): State =>
  isAnswered ? 'answered' : isDue ? 'due' : 'open';

/** One of several seats or sides, by their index among `names`. */
export function askSide(
  draft: Draft,
  question: {
    field: string;
    says: Said;
    names: readonly string[];
    /** Those that can be named; all where left out. */
    among?: readonly number[];
    place: Place;
    nobody?: boolean;
    label?: Said;
  },
): SideQuestion {
  const { field, says, names, place, nobody = false, label = says } = question;
  const among = question.among ?? names.map((_, index) => index);
  const given = wholeIn(draft[field], 0, names.length - 1);
  const value = given !== null && among.includes(given) ? given : null;
  return {
    kind: 'side',
    field,
    place,
    says,
    label,
    choices: among.map((one) => ({ value: one, name: names[one] ?? '' })),
    nobody,
    value,
    state: stateOf(value !== null, !nobody),
  };
}

/**
 * Yes or no for each of some seats. In a draft it is a list by seat of true, false or null; an entry
 * lists the seats with yes, and is read as no for the others.
 */
export function askSeats(
  draft: Draft,
  question: {
    field: string;
    seats: readonly Seat[];
    names: readonly string[];
    says: (name: string) => Said;
    label: Said;
    yes: Said;
    no: Said;
    all?: Said | null;
  },
): SeatsQuestion {
  const { field, seats, names, says, label, yes, no, all = null } = question;
  const given = draft[field];
  const answerOf = (seat: Seat): boolean | null => {
    if (!isList(given)) return null;
    const isEntry = given.every((one) => typeof one === 'number');
    if (isEntry) return given.includes(seat);
    const own = given[seat];
    return typeof own === 'boolean' ? own : null;
  };
  const choices = seats.map((seat) => {
    const name = names[seat] ?? '';
    return { value: seat, name, says: says(name), answer: answerOf(seat) };
  });
  const isDone = choices.every(({ answer }) => answer !== null);
  return {
    kind: 'seats',
    field,
    place: 'after',
    says: says(choices[0]?.name ?? ''),
    label,
    choices,
    yes,
    no,
    all,
    state: stateOf(isDone, true),
  };
}

/** The seats answered with yes, ascending. */
export const seatsWithYes = ({ choices }: SeatsQuestion): Seat[] =>
  choices.flatMap(({ value, answer }) => (answer ? [value] : []));

/** Yes or no beside the main question; no leaves the field out of the entry. */
export const askYesNo = (
  draft: Draft,
  { field, says, label = says }: { field: string; says: Said; label?: Said },
): YesNoQuestion => ({
  kind: 'yesNo',
  field,
  place: 'beside',
  says,
  label,
  value: draft[field] === true,
  answers: null,
  state: stateOf(draft[field] === true, false),
});

/**
 * What stands in a draft where the figures have raised a question that nobody has answered yet. An
 * entry without the field has said no to it.
 */
export const UNSAID = 'unsaid';

/** What all the points raise: whether all the tricks came with them. */
export const ALL_TRICKS = {
  yes: say('schieber.key.allTricks'),
  no: say('schieber.key.notAll'),
};

/** Yes or no to what the figures raise: one of the two has to be said before the hand is written. */
export const askRaised = (
  draft: Draft,
  question: {
    field: string;
    says: Said;
    label: Said;
    answers: NonNullable<YesNoQuestion['answers']>;
  },
): YesNoQuestion => {
  const value = draft[question.field] === UNSAID ? null : draft[question.field] === true;
  return {
    ...question,
    kind: 'yesNo',
    place: 'after',
    value,
    state: stateOf(value !== null, true),
  };
};

/** What is trumps, or with `turned` the card that was turned up, which comes first. */
export function askTrump(
  draft: Draft,
  { turned, times, says }: { turned: boolean; times: Readonly<Record<Trump, number>>; says: Said },
): TrumpQuestion {
  const card = turned ? oneOfThese<Card>(CARDS, draft.turned) : null;
  const value = card ? turnedTrump(card) : oneOfThese<Trump>(TRUMPS, draft.trump);
  return {
    kind: 'trump',
    field: 'trump',
    place: 'before',
    says,
    label: says,
    turned,
    value,
    card,
    times,
    state: stateOf(value !== null, true),
  };
}

/** The melds of a draft by seat or side, those left out that do not count. */
export const meldsIn = (given: unknown, length: number, choices: readonly MeldId[]): MeldId[][] =>
  Array.from({ length }, (_, index) => {
    const own: unknown = isList(given) ? given[index] : null;
    return isList(own) ? own.flatMap((id) => oneOfThese<MeldId>(choices, id) ?? []) : [];
  });

/** Melds by seat or side. */
export function askMelds(
  draft: Draft,
  question: Pick<MeldsQuestion, 'field' | 'says' | 'names' | 'worth' | 'onlyOne' | 'judged'> &
    Partial<Pick<MeldsQuestion, 'label'>>,
): MeldsQuestion {
  const choices = MELD_IDS.filter((id) => question.worth[id] !== undefined);
  const values = meldsIn(draft[question.field], question.names.length, choices);
  return {
    label: question.says,
    ...question,
    kind: 'melds',
    place: 'beside',
    values,
    choices,
    state: stateOf(
      values.some((own) => own.length > 0),
      false,
    ),
  };
}

/** All the seats in an order; the last follows by itself. */
export function askOrder(
  draft: Draft,
  {
    field,
    says,
    names,
    worth,
  }: { field: string; says: Said; names: readonly string[]; worth: readonly number[] },
): OrderQuestion {
  const given: unknown = draft[field];
  const seats = (isList(given) ? given : []).flatMap(
    (seat) => wholeIn(seat, 0, names.length - 1) ?? [],
  );
  const value = [...new Set(seats)];
  const rest = names.flatMap((_, seat) => (value.includes(seat) ? [] : [seat]));
  const order = rest.length === 1 ? [...value, ...rest] : value;
  return {
    kind: 'order',
    field,
    place: 'main',
    says,
    label: says,
    names,
    worth,
    value: order,
    state: stateOf(order.length === names.length, true),
  };
}

/** The answer in its place, nothing else changed; undefined takes it away. */
export function withAnswer(draft: Draft, field: string, value: unknown): Draft {
  const { [field]: _, ...others } = draft;
  return value === undefined || value === null ? others : { ...others, [field]: value };
}
