/**
 * The schemas that records are built from, and one readable sentence for the first thing amiss.
 * Each schema's error is a noun phrase, "a whole number from 0 to 157", as `phrase` writes it; the
 * sentence is put together here. Lists of numbers are checked in one step instead of one schema per
 * number, which is far less work.
 */

import { type Card, isCard } from './cards';
import { checkedBy, chosenBy, testedBy } from './reader';
import { type Fault, faultAt, part } from './refusal';
import type { Said, Value } from './said';
import { MELD_IDS, type MeldId, TRUMPS } from './words';
import * as z from './zod';

// Else zod tries at start whether code may be made at run time, and a browser with a strict content
// security policy reports that as an error. Little is lost: lists of numbers, most of every record,
// have no use for it.
z.config({ jitless: true });

/** A schema whose parsed value is a `T`. */
export type Schema<T> = z.core.$ZodType<T>;

/** What a schema expects, as its error: zod carries texts only. */
export const phrase = <Key extends Parameters<typeof part>[0]>(
  key: Key,
  values: Parameters<typeof part<Key>>[1],
): string => JSON.stringify(part(key, values));

/** An object with these fields and no others. */
export const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, phrase('object', {}));

/** One of a few words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, phrase('words', { words: { or: words.map((word) => `"${word}"`) } }));

/** A name of 1 to `most` characters, not all of them blank. */
export const name = (most: number) =>
  z.custom<string>(
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= most,
    phrase('name', { most }),
  );

/** A text of at most so many characters. */
export const text = (most: number) =>
  z.custom<string>(
    (value) => typeof value === 'string' && value.length <= most,
    phrase('text', { most }),
  );

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

/** A whole number, both bounds included. */
export const wholeNumber = (min: number, max: number) =>
  z.custom<number>((value) => isWhole(value, min, max), phrase('whole', { min, max }));

/** Any whole number. */
export const anyWholeNumber = z.custom<number>(Number.isSafeInteger, phrase('anyWhole', {}));

/** A whole number above 0 that `step` divides. */
export const positiveMultipleOf = (step: number) =>
  z.custom<number>(
    (value) => isWhole(value, step, Number.MAX_SAFE_INTEGER) && value % step === 0,
    step === 1 ? phrase('aboveZero', {}) : phrase('multiple', { step }),
  );

/** Null, or a whole number above 0. */
export const positiveOrNull = z.nullable(positiveMultipleOf(1));

/** A field that has no place beside another one. */
export const nothingBeside = (field: string) =>
  z.optional(
    z.custom<undefined>((value) => value === undefined, phrase('nothingBeside', { field })),
  );

/** A seat at a table of so many players. */
export const seat = (players: number) => wholeNumber(0, players - 1);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A side, where so many play against one another. */
export const side = (sides: number) => wholeNumber(0, sides - 1);

/** What is trumps. */
export const trump = oneOf(TRUMPS);

/** Yes or no. */
export const yesOrNo = z.boolean(phrase('yesOrNo', {}));

/** A card: suit, then rank. */
export const card = z.custom<Card>(isCard, phrase('card', {}));

const meldIds: ReadonlySet<unknown> = new Set(MELD_IDS);
const isMeldId = (value: unknown): value is MeldId => meldIds.has(value);

/** What is amiss with an item of a list: where it is, and what is expected there. */
type Amiss = { path: PropertyKey[]; message: string };

/** A list, of that length where one is given, in which the first item amiss is named. */
function list<T>(
  what: string,
  length: number | undefined,
  amiss: (list: readonly unknown[]) => Amiss | undefined,
) {
  const isRight = (value: unknown): value is readonly unknown[] =>
    isList(value) && (length === undefined || value.length === length);
  const schema = z.custom<readonly T[]>(isRight, what).check((context) => {
    const input: unknown = context.value;
    const issue = isList(input) ? amiss(input) : undefined;
    if (issue) context.issues.push({ code: 'custom', ...issue, input });
  });
  return testedBy(schema, (value) => isRight(value) && amiss(value) === undefined);
}

/** For each of so many sides the list of its melds. */
export function meldLists(sides: number) {
  const [melds, meld] = [phrase('melds', {}), phrase('meld', {})];
  return list<readonly MeldId[]>(phrase('meldLists', { count: sides }), sides, (lists) => {
    for (let side = 0; side < lists.length; side += 1) {
      const own = lists[side];
      if (!isList(own)) return { path: [side], message: melds };
      const at = own.findIndex((id) => !isMeldId(id));
      if (at >= 0) return { path: [side, at], message: meld };
    }
    return undefined;
  });
}

/** A list of exactly `length` whole numbers, both bounds included, or null in their place. */
export function numberOrNullList(length: number, min: number, max: number) {
  const message = phrase('wholeOrNull', { min, max });
  return list<number | null>(phrase('wholesOrNull', { count: length, min, max }), length, (all) => {
    const at = all.findIndex((item) => item !== null && !isWhole(item, min, max));
    return at < 0 ? undefined : { path: [at], message };
  });
}

/** A list of exactly `length` whole numbers, both bounds included. */
export function numberList(length: number, min: number, max: number) {
  const message = phrase('whole', { min, max });
  return list<number>(phrase('wholes', { count: length, min, max }), length, (numbers) => {
    for (let at = 0; at < numbers.length; at += 1) {
      if (!isWhole(numbers[at], min, max)) return { path: [at], message };
    }
    return undefined;
  });
}

/** A list of different seats at a table of so many players, in any order. */
export function seatList(players: number) {
  const message = phrase('seatOnce', { min: 0, max: players - 1 });
  return list<number>(phrase('seats', {}), undefined, (seats) => {
    const at = seats.findIndex(
      (seat, index) => !isWhole(seat, 0, players - 1) || seats.indexOf(seat) < index,
    );
    return at < 0 ? undefined : { path: [at], message };
  });
}

/**
 * Lists of a schema, save those that `isFine` does not hold for as a whole; `expected` is the phrase
 * of what would be right.
 */
export function listsThat<S extends z.core.$ZodType<readonly unknown[]>>(
  schema: S & { check: (check: z.core.CheckFn<readonly unknown[]>) => S },
  isFine: (list: readonly unknown[]) => boolean,
  expected: string,
): S {
  // zod checks a value also where its form was amiss.
  const test = (value: unknown) => !isList(value) || isFine(value);
  const whole = schema.check(({ value, issues }) => {
    if (test(value)) return;
    issues.push({ code: 'custom', path: [], message: expected, input: value });
  });
  return checkedBy(whole, schema, test);
}

/** One of two schemas, by a look at the input: a choice that knows which of them was meant, with both as `forms`. */
export function either<A, B>(
  isFirst: (input: unknown) => boolean,
  first: Schema<A>,
  second: Schema<B>,
) {
  const meant = (value: unknown): Schema<A | B> => (isFirst(value) ? first : second);
  const schema = z
    .custom<A | B>(() => true)
    .check((context) => {
      const read = z.safeParse(meant(context.value), context.value);
      if (read.success) {
        context.value = read.data;
        return;
      }
      for (const issue of read.error.issues) {
        // What zod has said of a value can be said again: a raised issue is one with its input.
        context.issues.push({ ...issue, input: context.value } as z.core.$ZodRawIssue);
      }
    });
  return Object.assign(chosenBy(schema, meant), { forms: [first, second] });
}

/** A schema for every number of players, made once. */
export function forPlayers<T>(
  make: (players: number) => Schema<T>,
): (table: { readonly players: readonly string[] }) => Schema<T> {
  const made = new Map<number, Schema<T>>();
  return ({ players }) => {
    const known = made.get(players.length) ?? make(players.length);
    made.set(players.length, known);
    return known;
  };
}

/** Some value for people to recognise: short, and safe for anything that can be passed in. */
function show(value: unknown): Value {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  if (isList(value)) return part('listOf', { count: value.length });
  if (typeof value === 'object' && value !== null) return part('object', {});
  return String(value);
}

type Path = readonly PropertyKey[];

const join = (path: Path) => path.map(String).join('.');

const valueAt = (input: unknown, path: Path) =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  );

type Issues = readonly z.core.$ZodIssue[];

/** Whether a form fits as a whole, and something within it is amiss. */
const isWithin = ([issue]: Issues) =>
  issue !== undefined && (issue.path.length > 0 || issue.code === 'unrecognized_keys');

const isNearer = (form: Issues, other: Issues) =>
  isWithin(form) === isWithin(other) ? form.length < other.length : isWithin(form);

/**
 * The first issue that people can act on: of a choice of forms, that of the nearest form. `what` is
 * the phrase of what was expected, left out for a key that is unknown.
 */
function firstIssue(issues: Issues): { path: Path; what?: string } {
  const [issue] = issues;
  if (issue === undefined) return { path: [] };
  if (issue.code === 'unrecognized_keys') {
    return { path: [...issue.path, issue.keys[0] ?? ''] };
  }
  if (issue.code === 'invalid_union') {
    const inner = firstIssue(
      issue.errors.reduce((best, form) => (isNearer(form, best) ? form : best)),
    );
    return { ...inner, path: [...issue.path, ...inner.path] };
  }
  return { path: issue.path, what: issue.message };
}

/**
 * One sentence for the first issue of a failed parse. `root` is where the parsed value stands in
 * the record (`options`, `hands`); the path in the sentence and in `path` begins there.
 */
export function shapeFault(
  error: z.core.$ZodError,
  input: unknown,
  root: Path,
): Fault & { at: Path } {
  const issue = firstIssue(error.issues);
  const at = [...root, ...issue.path];
  const value = valueAt(input, issue.path);
  const path = join(at);
  const where = path === '' ? part('theRecord', {}) : path;
  if (issue.what === undefined)
    return { ...faultAt('record-invalid', path, 'unknownKey', { where }), at };
  const what: Said = JSON.parse(issue.what);
  const fault =
    value === undefined
      ? faultAt('record-invalid', path, 'missing', { where, what })
      : faultAt('record-invalid', path, 'expected', { where, what, got: show(value) });
  return { ...fault, at };
}
