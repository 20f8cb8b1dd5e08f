/**
 * Made-up input for everything that takes some: what a schema would take, with something amiss as often
 * as not, or nothing like it at all.
 */
import fc from 'fast-check';
import type { z } from 'zod';

/** Texts that have brought programs down, or into places where they do not belong. */
const WILD_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200f',
  'ſ𝒜🂡',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%E0%A4%A',
  '%00',
  "' OR 1=1 --",
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '=1+1',
  '2026-02-30',
  '275760-09-14T00:00:00Z',
  '9'.repeat(400),
  '-1',
  '1e999',
  'NaN',
  'null',
  'x'.repeat(70_000),
] as const;
const WILD_NUMBERS = [
  -1,
  -0,
  0.5,
  157.000001,
  1e21,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

/** It says of itself how deep it is: written out, it would hide a failure behind a full stack. */
function deep(levels: number): unknown {
  let value: object = [0];
  for (let level = 1; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return Object.defineProperty(value, fc.toStringMethod, { value: () => `deep(${levels})` });
}

/** What can be written as JSON, some of it unpleasant. */
export const wildJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...WILD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...WILD_NUMBERS.filter(Number.isFinite)) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(deep(40), deep(3000)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      JSON.parse('{"__proto__": {"ok": true}, "constructor": 1}'),
      { toString: 1, valueOf: null, hasOwnProperty: 'x', length: -1 },
      Array.from({ length: 5000 }, () => 0),
    ),
  },
  { weight: 6, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** What an action can be handed beside that: the router's format carries more than JSON. */
export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: wildJson },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, ...WILD_NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withNullPrototype: true,
      withSparseArray: true,
    }),
  },
);

// What zod 4 says of a schema; only what is looked at.
type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly getter?: () => z.ZodType;
};
const defOf = (schema: z.ZodType): Def => schema._zod.def as Def; // a union of what each kind has

/** Nearly what a schema takes. `words` are ids and names that are in the database. */
export function nearly(
  schema: z.ZodType,
  { words, depth = 0 }: { words: () => readonly string[]; depth?: number },
): fc.Arbitrary<unknown> {
  const def = defOf(schema);
  const next = (inner: z.ZodType) => nearly(inner, { words, depth: depth + 1 });
  if (depth > 8) return wildJson;
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, inner]) => [key, next(inner)]),
      );
      return fc.record(shape);
    }
    case 'array':
      return def.element ? fc.array(next(def.element), { maxLength: 4 }) : wildJson;
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map(next));
    case 'union':
      return fc.oneof(...(def.options ?? []).map(next));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { none: 'none' }));
    case 'literal':
      return fc.constantFrom(...(def.values ?? [null]));
    case 'optional':
    case 'default':
    case 'prefault':
      return def.innerType ? fc.option(next(def.innerType), { nil: undefined }) : wildJson;
    case 'nullable':
      return def.innerType ? fc.option(next(def.innerType)) : wildJson;
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return def.innerType ? next(def.innerType) : wildJson;
    case 'lazy':
      return def.getter ? next(def.getter()) : wildJson;
    case 'pipe': {
      // What comes out of a transform says nothing of what goes in.
      const first = def.in && defOf(def.in).type;
      const told = first === 'unknown' || first === 'transform' ? def.out : def.in;
      return told ? next(told) : wildJson;
    }
    case 'record':
      return def.valueType
        ? fc.dictionary(fc.string({ maxLength: 8 }), next(def.valueType), { maxKeys: 4 })
        : wildJson;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'number':
    case 'int':
      return fc.oneof(fc.nat(9), fc.integer({ min: -3, max: 2000 }));
    case 'string':
      return fc.oneof(
        { weight: 6, arbitrary: fc.nat().map((n) => words()[n % words().length] ?? '') },
        {
          weight: 2,
          arbitrary: fc.constantFrom('2026-03-01', '20:15', 'Anna', 'olga@example.org'),
        },
        { weight: 2, arbitrary: fc.constantFrom<string>(...WILD_TEXTS) },
      );
    default:
      return wildJson;
  }
}

/** The same, and mostly with one thing amiss somewhere in it. */
export const amiss = (near: fc.Arbitrary<unknown>, wild: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 3, arbitrary: near },
    {
      weight: 5,
      arbitrary: fc
        .tuple(near, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), fc.nat(3), wild)
        .map(([value, at, how, other]) => changed(value, { at, how, other })),
    },
    { weight: 2, arbitrary: wild },
  );

type Changed = { readonly at: readonly number[]; readonly how: number; readonly other: unknown };

/** A copy in which what stands at a place is gone, twice there, called otherwise, or something else. */
export function changed(
  value: unknown,
  { at: [first = 0, ...rest], how, other }: Changed,
): unknown {
  if (typeof value !== 'object' || value === null) return other;
  if (!Array.isArray(value) && !isPlain(value)) return other;
  const entries = Object.entries(value);
  const found = entries[first % (entries.length || 1)];
  if (!found) return other;
  const [key, inner] = found;
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    return put(value, key, changed(inner, { at: rest, how, other }));
  if (how === 0)
    return Array.isArray(value)
      ? value.toSpliced(Number(key), 1)
      : Object.fromEntries(entries.filter(([name]) => name !== key));
  if (how === 1) return Array.isArray(value) ? [...value, inner] : { ...value, [`${key}x`]: inner };
  return put(value, key, other);
}

const isPlain = (value: object): boolean => {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};
const put = (value: object, key: string, inner: unknown): unknown =>
  Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
