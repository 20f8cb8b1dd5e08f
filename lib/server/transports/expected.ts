import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { sentence } from '../../i18n/sentence';
import type { Said } from '../../jass';

/** What of a JSON Schema is said to people. */
type Schema = z.core.JSONSchema.BaseSchema;

const made = new WeakMap<z.ZodType, Schema>();

/** The JSON Schema of what is sent; made once, where somebody first sends something else. */
function schemaOf(schema: z.ZodType): Schema {
  const known = made.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  made.set(schema, json);
  return json;
}

/** A schema as the list of what it lets one choose from, null aside. */
const optionsOf = (schema: Schema): readonly Schema[] =>
  [schema.anyOf, schema.oneOf]
    .flatMap((options) => options ?? [])
    .flatMap(optionsOf)
    .concat(schema.anyOf || schema.oneOf || schema.type === 'null' ? [] : [schema]);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Everything that may stand at a path. */
const optionsAt = (schema: Schema, path: readonly PropertyKey[]): readonly Schema[] =>
  path.reduce<readonly Schema[]>(
    (options, key) =>
      options
        .map((option) =>
          typeof key === 'number' ? option.items : option.properties?.[String(key)],
        )
        .filter(isSchema)
        .flatMap(optionsOf),
    optionsOf(schema),
  );

/** The words that a schema takes and no others; null where it takes more. */
const wordsOf = ({ const: one, enum: words }: Schema): readonly unknown[] | null =>
  words ?? (one === undefined ? null : [one]);

/** A bound that somebody has set, and not the end of all whole numbers. */
const isSet = (bound: unknown): bound is number =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function sayText(path: string, { pattern, format, minLength, maxLength }: Schema): Said {
  if (format === 'date') return sentence('api.takes.day', { path });
  if (format === 'date-time') return sentence('api.takes.moment', { path });
  if (pattern?.includes('{21}')) return sentence('api.takes.id', { path });
  if (maxLength === undefined) return sentence('api.takes.kind', { path, kind: 'text' });
  return sentence('api.takes.text', { path, least: minLength ?? 0, most: maxLength });
}

function sayNumber(path: string, { type, minimum, maximum }: Schema): Said {
  const whole = type === 'integer' ? 'yes' : 'no';
  if (isSet(minimum) && isSet(maximum))
    return sentence('api.takes.range', { path, whole, least: minimum, most: maximum });
  if (isSet(minimum)) return sentence('api.takes.from', { path, whole, least: minimum });
  return sentence('api.takes.kind', { path, kind: type === 'integer' ? 'whole' : 'number' });
}

function sayOne(path: string, schema: Schema): Said | null {
  switch (schema.type) {
    case 'string':
      return sayText(path, schema);
    case 'integer':
    case 'number':
      return sayNumber(path, schema);
    case 'boolean':
      return sentence('api.takes.kind', { path, kind: 'boolean' });
    case 'array':
      return schema.maxItems === undefined
        ? sentence('api.takes.kind', { path, kind: 'list' })
        : sentence('api.takes.list', { path, most: schema.maxItems });
    case 'object':
      return sentence('api.takes.kind', { path, kind: 'object' });
    default:
      return null;
  }
}

/**
 * What would be right where something sent is not: the words that may stand there, the bounds with their figures; where its schema cannot tell, where to look it up.
 */
export function expected(schema: z.ZodType, at: readonly PropertyKey[]): Said {
  const path = at.join('.') || '-';
  const options = optionsAt(schemaOf(schema), at);
  const words = options.map(wordsOf);
  if (words.length > 0 && words.every((list) => list !== null))
    return sentence('api.takes.oneOf', { path, values: [...new Set(words.flat())].join(', ') });
  const says = options.map((option) => sayOne(path, option));
  const [only] = says;
  const isOne = says.every((said) => isDeepStrictEqual(said, only));
  return (isOne && only) || sentence('api.badInput', { path });
}

/** Fields that nothing asks for, and those that may stand there. */
export function unknownKeys(
  schema: z.ZodType,
  at: readonly PropertyKey[],
  keys: readonly string[],
): Said {
  const names = optionsAt(schemaOf(schema), at).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  const known = [...new Set(names)].join(', ');
  return sentence('api.unknownKeys', {
    keys: keys.join(', '),
    known,
    has: known ? 'some' : 'none',
  });
}
