/**
 * `jass-tournament/1`: a whole tournament as one document, and everything that can be wrong with it.
 *
 * Refused is the first fault found, in this order: the shape of the document (`tournament-invalid`);
 * entrants, and what kind, variant and byes rule out together (`tournament-invalid`); then round by round
 * and table by table who sits there (`tournament-invalid`) and what it comes to (`control-sum`); last
 * penalties and cuts. Source: tournament.md. Pure.
 */
import * as z from 'zod/mini';
import {
  ALL_POINTS,
  fields,
  name,
  oneOf,
  parseOptions,
  phrase,
  shapeFault,
  type Told,
  teller,
  text,
  VARIANT_IDS,
  type VariantId,
  variant,
  wholeNumber,
  yesOrNo,
} from '../jass';
import { MESSAGES } from './messages';
import { TIE_BREAKS } from './ranking';

/** The name of the format. */
export const TOURNAMENT_FORMAT = 'jass-tournament/1' as const;

/** Who plays for what: drawn partners, fixed pairs, or everyone for himself. */
export const KINDS = ['schieber-single', 'schieber-pairs', 'each'] as const;
/**
 * Every reason to refuse a tournament, in the order of precedence at one table; then what refuses a change
 * on one: the round or the table is another than its sender saw, or all is over.
 */
export const TOURNAMENT_CODES = [
  'tournament-invalid',
  'control-sum',
  'round-moved',
  'table-settled',
  'tournament-over',
  'undo-moved-on',
] as const;

/**
 * Why a tournament is refused: `round` is an index, `table` the number of the table, null where it is
 * about the whole; the message has the figures, and `said` is how to say it in another language.
 */
export type TournamentRefusal = {
  readonly code: (typeof TOURNAMENT_CODES)[number];
  readonly round: number | null;
  readonly table: number | null;
} & Told;

/** What came of it: the value, or the first fault found. */
export type Judged<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: TournamentRefusal };

const { tell } = teller('tournament', MESSAGES);

/** Where a fault is; left out: in the whole. */
type Place = { readonly round?: number; readonly table?: number };

/** A refusal, by the key of its sentence and what stands in it. */
export function refused<Key extends keyof typeof MESSAGES>(
  key: Key,
  values: Parameters<typeof tell<Key>>[1],
  { round, table, code = 'tournament-invalid' }: Place & { code?: TournamentRefusal['code'] } = {},
): { ok: false; error: TournamentRefusal } {
  const told = tell(key, values);
  return { ok: false, error: { code, round: round ?? null, table: table ?? null, ...told } };
}

const MOST_ENTRANTS = 10_000;
const MOST_ROUNDS = 100;
const MOST_HANDS = 1000;
const MOST_POINTS = 1_000_000;
const TEXT_LENGTH = 100;
const ID_LENGTH = 40;

const Id = name(ID_LENGTH);
const Ids = z.array(Id, phrase('names', {}));
const listOf = <Item extends z.core.$ZodType>(item: Item) => z.array(item, phrase('entries', {}));
const points = wholeNumber(-MOST_POINTS, MOST_POINTS);

const Entrant = fields({
  id: Id,
  name: name(TEXT_LENGTH),
  club: z.optional(text(TEXT_LENGTH)),
});

const Table = fields({
  table: wholeNumber(1, MOST_ENTRANTS),
  /** Entrants in seat order; two of them at a table of pairs. */
  seats: Ids,
  /** By side in the Schieber kinds, by seat in `each`; left out while it is being played. */
  points: z.optional(listOf(points)),
  /** By side. */
  matches: z.optional(listOf(wholeNumber(0, MOST_HANDS))),
});

const Round = fields({ tables: listOf(Table), out: z._default(Ids, []) });

const Penalty = fields({
  entrant: Id,
  /** The index of a round. */
  round: wholeNumber(0, MOST_ROUNDS - 1),
  points: wholeNumber(0, MOST_POINTS),
  reason: z._default(text(TEXT_LENGTH * 10), ''),
});

/** What a match is worth where the document does not say. */
const USUAL_MATCH_BONUS = 100;

const Document = fields({
  format: oneOf([TOURNAMENT_FORMAT]),
  name: z._default(text(TEXT_LENGTH), ''),
  kind: oneOf(KINDS),
  /** How many rounds it has; left out where that is open. */
  rounds: z.optional(wholeNumber(1, MOST_ROUNDS)),
  /** Hands of a round. */
  hands: z.optional(wholeNumber(1, MOST_HANDS)),
  matchBonus: z._default(wholeNumber(0, MOST_POINTS), USUAL_MATCH_BONUS),
  /** What is played, and by which house rules, where everyone plays for himself. */
  variant: z.optional(oneOf(VARIANT_IDS)),
  options: z.optional(z.unknown()),
  better: z.optional(oneOf(['most', 'least'])),
  /** How many of one's worst rounds do not count. */
  drop: z._default(wholeNumber(0, MOST_ROUNDS), 0),
  /** What sitting out is worth: so much, the mean of one's other rounds, or nothing. */
  bye: z.optional(z.nullable(z.union([points, oneOf(['average'])]))),
  /** What parts those with the same total, in this order; left out: their best rounds. */
  tieBreaks: z.optional(listOf(oneOf(TIE_BREAKS))),
  seed: z._default(text(TEXT_LENGTH), ''),
  order: z._default(oneOf(['drawn', 'ranked']), 'drawn'),
  keepClubsApart: z._default(yesOrNo, false),
  entrants: listOf(Entrant),
  played: z._default(listOf(Round), []),
  penalties: z._default(listOf(Penalty), []),
  /** Cards drawn where everything else was level: entrants, best first. */
  cuts: z._default(z.array(Ids, phrase('entries', {})), []),
  /** Who is there for the next round; everybody where left out. */
  present: z.optional(Ids),
});

/** An entrant: a person, or two who stay together. */
export type Entrant = z.infer<typeof Entrant>;
/** A table of a round; without points it is still being played. */
export type TournamentTable = z.infer<typeof Table>;
/** A round as far as it was played; `out`: who sat out. */
export type Round = z.infer<typeof Round>;
type Read = z.infer<typeof Document>;
/** A tournament of which everything was checked, every default filled in. */
export type Tournament = Omit<Read, 'better' | 'bye' | 'options'> & {
  readonly better: 'most' | 'least';
  readonly bye: number | 'average' | null;
  readonly options: unknown;
};

/** The sizes of tables of a kind and who sits at them together, largest first. */
export type Seating = {
  /** How many entrants there can be at a table. */
  readonly sizes: readonly number[];
  /** The seats of the entrants' sides: whose points are one figure. */
  readonly sidesOf: (entrants: number) => readonly (readonly number[])[];
};

const LARGEST_TABLE = 4;
const SMALLEST_TABLE = 3;
const single = (entrants: number) => Array.from({ length: entrants }, (_, seat) => [seat]);

/** Who sits how at the tables of this tournament. */
export function seatingOf({ kind, variant: id }: Pick<Tournament, 'kind' | 'variant'>): Seating {
  if (kind === 'schieber-single')
    return {
      sizes: [4],
      sidesOf: () => [
        [0, 2],
        [1, 3],
      ],
    };
  if (kind === 'schieber-pairs') return { sizes: [2], sidesOf: single };
  const all = [LARGEST_TABLE, SMALLEST_TABLE];
  return {
    sizes: id === undefined ? all : all.filter((size) => variant(id).players.includes(size)),
    sidesOf: single,
  };
}

/** A tournament, or the first thing that is wrong with it. */
export function parseTournament(input: unknown): Judged<Tournament> {
  const read = z.safeParse(Document, input);
  if (!read.success) return misshapen(read.error, input);
  const document = read.data;
  const rules = rulesOf(document);
  if (!rules.ok) return rules;
  const tournament = { ...document, ...rules.value };
  const fault = entrantsFault(tournament) ?? playedFault(tournament) ?? namesFault(tournament);
  return fault ?? { ok: true, value: tournament };
}

/** The first thing that is wrong with the shape, and in which round and at which table it is. */
function misshapen(error: z.core.$ZodError, input: unknown): Judged<never> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refused('noDocument', {});
  const { at, message, said } = shapeFault(error, input, []);
  const [field, round, tables, index] = at;
  const isRound = field === 'played' && typeof round === 'number';
  const own = isRound && tables === 'tables' ? tableAt(input, round, index) : null;
  const place = { round: isRound ? round : null, table: own };
  return { ok: false, error: { code: 'tournament-invalid', ...place, message, said } };
}

/** The number of the table at this place, if it has one. */
function tableAt(input: object, round: number, index: PropertyKey | undefined): number | null {
  const path = ['played', round, 'tables', index ?? '', 'table'];
  const table = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), input);
  return Number.isInteger(table) ? Number(table) : null;
}

/** What kind, variant and byes rule out together, and what follows from them. */
function rulesOf({
  kind,
  variant: id,
  options,
  hands,
  better,
  bye,
}: Read): Judged<Pick<Tournament, 'better' | 'bye' | 'options'>> {
  if (kind !== 'each') {
    if (id !== undefined && !isBySides(id)) return refused('notBySides', { variant: id });
    if (hands === undefined) return refused('handsMissing', {});
    return byeOf(better ?? 'most', bye, options);
  }
  if (id === undefined) return byeOf(better ?? 'most', bye, options);
  const parsed = parseOptions(id, options ?? {});
  if (!parsed.ok) {
    const { message, said } = parsed.error;
    return {
      ok: false,
      error: { code: 'tournament-invalid', round: null, table: null, message, said },
    };
  }
  const alone = seatingOf({ kind, variant: id }).sizes.some((size) =>
    variant(id)
      .sidesOf(size, parsed.value)
      .every((seats) => seats.length === 1),
  );
  if (!alone) return refused('notAlone', { variant: id });
  return byeOf(better ?? variant(id).better(parsed.value), bye, parsed.value);
}

/** What can be played at the tables of a kind: by two and two, or by everyone for himself. */
export const playedAs = (kind: (typeof KINDS)[number]): readonly VariantId[] =>
  VARIANT_IDS.filter((id) =>
    kind === 'each'
      ? seatingOf({ kind, variant: id }).sizes.some((size) =>
          variant(id)
            .sidesOf(size, {})
            .every((seats) => seats.length === 1),
        )
      : isBySides(id),
  );

/** Do two and two play against one another, by what everybody agrees on? */
const isBySides = (id: VariantId): boolean =>
  variant(id).players.includes(4) &&
  variant(id)
    .sidesOf(4, {})
    .every((seats) => seats.length === 2);

/** Where the least wins nothing is no worth; a bye that nobody spoke of is then the mean. */
function byeOf(
  better: Tournament['better'],
  bye: Tournament['bye'] | undefined,
  options: unknown,
): Judged<Pick<Tournament, 'better' | 'bye' | 'options'>> {
  if (better === 'least' && bye === null) return refused('byeOfNothing', {});
  const worth = bye ?? (better === 'least' ? 'average' : null);
  return { ok: true, value: { better, bye: worth, options } };
}

type Fault = ReturnType<typeof refused> | undefined;

function entrantsFault({ entrants, played, rounds }: Tournament): Fault {
  const seen = new Set<string>();
  for (const { id } of entrants) {
    if (seen.has(id)) return refused('entrantTwice', { id });
    seen.add(id);
  }
  if (rounds !== undefined && played.length > rounds)
    return refused('tooManyRounds', { given: played.length, rounds }, { round: rounds });
  return undefined;
}

function playedFault(tournament: Tournament): Fault {
  const names = namesOf(tournament);
  const seating = seatingOf(tournament);
  for (const [round, { tables, out }] of tournament.played.entries()) {
    const seated = new Set<string>();
    const numbers = new Set<number>();
    const sit = (id: string, table?: number): Fault => {
      const place = { round, ...(table !== undefined && { table }) };
      const name = names.get(id);
      if (name === undefined) return refused('unknownEntrant', { id }, place);
      if (seated.has(id)) return refused('seatedTwice', { name, round: round + 1 }, place);
      seated.add(id);
      return undefined;
    };
    for (const own of tables) {
      const { table, seats } = own;
      if (numbers.has(table))
        return refused('tableTwice', { round: round + 1, table }, { round, table });
      numbers.add(table);
      if (!seating.sizes.includes(seats.length)) {
        const right = { or: seating.sizes };
        return refused('tableSize', { table, given: seats.length, right }, { round, table });
      }
      for (const id of seats) {
        const fault = sit(id, table);
        if (fault) return fault;
      }
      const fault = resultFault(tournament, { round, ...own });
      if (fault) return fault;
    }
    for (const id of out) {
      const fault = sit(id);
      if (fault) return fault;
    }
  }
  return undefined;
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/**
 * What is wrong with what a table brought: a figure for each side, which add up to the control sum
 * wherever there is one.
 */
export function resultFault(
  tournament: Tournament,
  { round, table, seats, points, matches }: TournamentTable & { readonly round: number },
): Fault {
  const place = { round, table };
  const right = seatingOf(tournament).sidesOf(seats.length).length;
  for (const list of [points, matches])
    if (list && list.length !== right)
      return refused('resultSize', { table, given: list.length, right }, place);
  const all = controlSum(tournament, matches);
  if (points === undefined || all === null || sum(points) === all) return undefined;
  const { hands = 0 } = tournament;
  const figures = { table, sum: sum(points), hands, right: all };
  const fault = { ...place, code: 'control-sum' } as const;
  return tournament.kind === 'each'
    ? refused('handsSum', figures, fault)
    : refused(
        'controlSum',
        { ...figures, bonus: tournament.matchBonus * sum(matches ?? []) },
        fault,
      );
}

/** What the points of a table must add up to; null where they need not come to anything. */
export function controlSum(
  { kind, hands, matchBonus, variant: id, options }: Tournament,
  matches: readonly number[] = [],
): number | null {
  if (hands === undefined) return null;
  if (kind !== 'each') return hands * ALL_POINTS + matchBonus * sum(matches);
  const own = id === undefined ? null : variant(id).handSum(options);
  return own?.bonus === 0 ? hands * own.sum : null;
}

/** Penalties, cuts and who is present: do they name entrants, each once? */
function namesFault(tournament: Tournament): Fault {
  const names = namesOf(tournament);
  for (const { entrant } of tournament.penalties)
    if (!names.has(entrant)) return refused('unknownEntrant', { id: entrant });
  for (const group of tournament.cuts) {
    const twice = onceEach(group, names, 'cutTwice');
    if (twice) return twice;
  }
  return onceEach(tournament.present ?? [], names, 'presentTwice');
}

function onceEach(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  twice: 'cutTwice' | 'presentTwice',
): Fault {
  for (const [at, id] of ids.entries()) {
    const name = names.get(id);
    if (name === undefined) return refused('unknownEntrant', { id });
    if (ids.indexOf(id) < at) return refused(twice, { name });
  }
  return undefined;
}

const namesOf = ({ entrants }: Tournament): ReadonlyMap<string, string> =>
  new Map(entrants.map(({ id, name }) => [id, name]));
