/**
 * What can stand in the options of a game and in its entries, by variant, from the engine's own schemas;
 * and a game of every variant with the words in it.
 */
import { z } from 'zod';
import {
  BID_POINTS,
  CARDS,
  CONTRACTS,
  MELD_IDS,
  type OptionField,
  parseOptions,
  TRUMPS,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '@/lib/jass';

/** What stands in an entry or in the options, word by word. */
const WORDS = {
  trump: TRUMPS,
  melds: MELD_IDS,
  'auction.points, bid.points': BID_POINTS,
  turned: CARDS,
  'options.rows.contract': CONTRACTS,
};

/** Words in lines of at most nine, as many as a suit has cards. */
const lines = (words: readonly unknown[]): string[] =>
  Array.from(
    { length: Math.ceil(words.length / 9) },
    (_, i) => `  ${words.slice(i * 9, i * 9 + 9).join(' ')}`,
  );

/** A game of every variant with its options, and a line for each hand; then the words in them. */
export const ENTRY_LINES: readonly string[] = [
  ...VARIANT_IDS.flatMap((id) => {
    const { options, players, hands } = variant(id).example;
    return [
      `${id}, ${players.length} players, options ${JSON.stringify(options)}`,
      ...hands.map((entry) => `  ${JSON.stringify(entry)}`),
    ];
  }),
  ...Object.entries(WORDS).flatMap(([field, words]) => [`${field}:`, ...lines(words)]),
];

/** A part of the document: what may stand somewhere. */
export type Json = { [key: string]: unknown };

const whole = (min: unknown, max: unknown): Json => ({
  type: 'integer',
  ...(isBound(min) && { minimum: min }),
  ...(isBound(max) && { maximum: max }),
});
/** A bound that is one, and not the end of all whole numbers. */
const isBound = (bound: unknown): bound is number =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
const oneOf = (words: readonly (string | number | boolean)[]): Json => ({
  ...(words.every((word) => typeof word === 'string') && { type: 'string' }),
  enum: words,
});
const orNull = (one: Json): Json => ({ ...one, type: [one.type, 'null'] });
const list = (items: Json, count?: unknown): Json => ({
  type: 'array',
  items,
  ...(isBound(count) && { minItems: count, maxItems: count }),
});

/** What the engine's phrases of what it expects mean, by their keys. */
const PHRASES: Readonly<Record<string, (values: Json) => Json>> = {
  whole: ({ min, max }) => whole(min, max),
  wholes: ({ min, max, count }) => list(whole(min, max), count),
  wholesOrNull: ({ min, max, count }) => list(orNull(whole(min, max)), count),
  seats: () => ({ ...list(whole(0, undefined)), uniqueItems: true }),
  meldLists: ({ count }) => list(list(oneOf(MELD_IDS)), count),
  card: () => oneOf(CARDS),
  bid: () => oneOf(BID_POINTS),
};

const Phrase = z.object({ key: z.string(), values: z.record(z.string(), z.unknown()) });

/** A choice between two schemas that the engine makes by a look at the value. */
const Either = z.object({ forms: z.array(z.custom<z.core.$ZodType>()) });

/** The schema of an entry as JSON Schema. */
function described(schema: z.core.$ZodType): Json {
  const either = Either.safeParse(schema);
  if (either.success) return { anyOf: either.data.forms.map(described) };
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type !== 'custom') return;
      const said = def.error?.({ code: 'custom', input: undefined });
      const { key, values } = Phrase.parse(JSON.parse(typeof said === 'string' ? said : 'null'));
      const made = PHRASES[key.replace('engine.', '')];
      if (!made) throw new Error(`The document does not know what ${key} means.`);
      Object.assign(jsonSchema, made(values));
    },
  });
  return json;
}

const LEAST = new Set(['minimum', 'minItems']);
const MOST = new Set(['maximum', 'maxItems']);

/** One schema for what either of two takes, where they differ only in their bounds; else null. */
function merged(one: unknown, other: unknown, key = ''): unknown {
  if (typeof one === 'number' && typeof other === 'number' && one !== other) {
    if (LEAST.has(key)) return Math.min(one, other);
    return MOST.has(key) ? Math.max(one, other) : null;
  }
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other ? one : null;
  const keys = Object.keys(one);
  if (keys.join() !== Object.keys(other).join()) return null;
  const values = keys.map((name) => merged(Reflect.get(one, name), Reflect.get(other, name), name));
  if (values.includes(null)) return null;
  return Array.isArray(one) ? values : Object.fromEntries(keys.map((name, i) => [name, values[i]]));
}

/** The same schemas, those put together that differ only in their bounds. */
function together(schemas: readonly Json[]): Json[] {
  const known: Json[] = [];
  for (const next of schemas) {
    const both = known.map((one) => merged(one, next));
    const at = both.findIndex((one) => one !== null);
    if (at < 0) known.push(next);
    // Of two objects one.
    else known[at] = both[at] as Json;
  }
  return known;
}

/** What an entry of a variant can be: at tables of every size, with and without its options, hand by hand. */
export function entryOf(id: VariantId): Json {
  const { players: sizes, schemas, example } = variant(id);
  const found: Json[] = [];
  for (const given of [example.options, {}]) {
    const options = parseOptions(id, given);
    if (!options.ok) continue;
    for (const size of sizes) {
      // Whose options they are the schema knows.
      const table = {
        options: options.value as never,
        players: Array(size).fill(''),
        firstDealer: 0,
      };
      for (const index of example.hands.keys()) {
        const json = described(schemas.entry(table, index));
        found.push(...(Array.isArray(json.anyOf) ? json.anyOf : [json]));
      }
    }
  }
  const [first, ...others] = together(found);
  return first && others.length === 0 ? first : { anyOf: [first, ...others] };
}

function optionOf(field: OptionField): Json {
  switch (field.kind) {
    case 'figure': {
      const { min, max, multipleOf, without } = field;
      const one = { ...whole(min, max), ...(isBound(multipleOf) && { multipleOf }) };
      return without === 'null' ? orNull(one) : one;
    }
    case 'choice':
      return oneOf(field.values);
    case 'trumps':
      return named(TRUMPS, whole(1, undefined));
    case 'seat':
      return whole(0, 7);
    case 'text':
      return { type: 'string', maxLength: field.longest };
    case 'figures':
      return named(field.names, whole(field.min, field.max));
    case 'places':
      return { anyOf: [list(whole(field.min, field.max)), { type: 'null' }] };
    case 'rows': {
      const rest = { factor: whole(1, field.mostFactor), inverted: { type: 'boolean' } };
      const row = (by: Json): Json => ({
        type: 'object',
        properties: { ...by, ...rest },
        required: [...Object.keys(by), 'factor'],
        additionalProperties: false,
      });
      return list({
        anyOf: [
          row({ contract: oneOf(field.contracts) }),
          row({ name: { type: 'string', maxLength: field.longest } }),
        ],
      });
    }
  }
}

const named = (names: readonly string[], one: Json): Json => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, one])),
  additionalProperties: false,
});

/** What the options of a variant can be; all of them may be left out. */
export const optionsOf = (id: VariantId): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(variant(id).optionFields).map(([name, field]) => [name, optionOf(field)]),
  ),
  additionalProperties: false,
});

/** `plus-minus` as `PlusMinus`. */
const inPascal = (id: VariantId): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An object of which the document tells something else than that it is one. */
const told = (id: string, json: () => Json) =>
  z.record(z.string(), z.unknown()).meta({
    id,
    override: ({ jsonSchema }: { jsonSchema: object }) => {
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, json());
    },
  });

/** The entries and the options of every variant, each under a name of its own. */
export const ENTRIES = VARIANT_IDS.map((id) => told(`${inPascal(id)}Entry`, () => entryOf(id)));
export const OPTIONS = VARIANT_IDS.map((id) => told(`${inPascal(id)}Options`, () => optionsOf(id)));
