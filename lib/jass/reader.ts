/**
 * Reads values by their schema, several times as fast as zod does: records are nearly always right,
 * and a right value needs none of zod's payloads and lists of issues. A reader is made from the
 * schema itself, so that what is right is described once. It says only yes or no: what it does not
 * take zod reads again, and zod alone says what is amiss. Kinds of schema that are not known here
 * are always left to zod. No code is made at run time, which a strict content security policy
 * forbids.
 */

import * as z from './zod';

type Schema = z.core.$ZodType;

/** What a schema makes of a value, or `NO`. */
type Read = (value: unknown) => unknown;
const NO = Symbol('not read here');

type Test = (value: unknown) => boolean;

const ifTrue =
  (test: Test): Read =>
  (value) =>
    test(value) ? value : NO;

const reads = new WeakMap<Schema, { readonly read: Read | undefined }>();

/** The same schema, which takes a value just where `test` holds, and takes it as it is. */
export function testedBy<S extends Schema>(schema: S, test: Test): S {
  reads.set(schema, { read: ifTrue(test) });
  return schema;
}

/** The same schema, which takes a value just as the one does that is chosen by a look at it. */
export function chosenBy<S extends Schema>(schema: S, choose: (value: unknown) => Schema): S {
  reads.set(schema, { read: (value) => readOf(choose(value))?.(value) ?? NO });
  return schema;
}

const ifAmong = (values: Iterable<unknown>): Read => {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : NO);
};

/** By the first form that takes it. */
function unionRead(forms: readonly Schema[]): Read | undefined {
  const all = allReads(forms);
  if (!all) return undefined;
  return (value) => {
    for (const read of all) {
      const made = read(value);
      if (made !== NO) return made;
    }
    return NO;
  };
}

function arrayRead(element: Schema): Read | undefined {
  const read = readOf(element);
  if (!read) return undefined;
  return (value) => {
    if (!Array.isArray(value)) return NO;
    let isAsGiven = true;
    for (let index = 0; index < value.length; index += 1) {
      const item = read(value[index]);
      if (item === NO) return NO;
      if (item !== value[index]) isAsGiven = false;
    }
    return isAsGiven ? value : value.map(read);
  };
}

/** An object whose own fields are all that it has. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

type Field = {
  readonly key: string;
  readonly read: Read;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
};

/** An object of these fields and no others. */
function objectRead(shape: Readonly<Record<string, Schema>>): Read | undefined {
  const all = allReads(Object.values(shape));
  if (!all) return undefined;
  const fields = Object.entries(shape).map(
    ([key, { _zod }], index): Field => ({
      key,
      read: all[index] ?? (() => NO),
      isRequired: _zod.optin === undefined,
      hasDefault: _zod.optin === 'defaulted',
    }),
  );
  return fields.some(({ hasDefault }) => hasDefault) ? filledInRead(fields) : asGivenRead(fields);
}

/** Whether an object has so many fields and no more. */
const hasOnly = (value: object, fields: number): boolean => {
  let found = 0;
  for (const _ in value) found += 1;
  return found === fields;
};

/** An object in which nothing is to be filled in: itself, unless a field is made anew. */
function asGivenRead(fields: readonly Field[]): Read {
  return (value) => {
    if (!isPlain(value)) return NO;
    let found = 0;
    let made: Record<string, unknown> | undefined;
    for (const { key, read, isRequired } of fields) {
      const given = value[key];
      if (given === undefined) {
        if (isRequired) return NO;
        continue;
      }
      found += 1;
      const own = read(given);
      if (own === NO) return NO;
      if (own !== given) {
        made ??= { ...value };
        made[key] = own;
      }
    }
    return hasOnly(value, found) ? (made ?? value) : NO;
  };
}

/** An object of which fields may be left out that then have their default. */
function filledInRead(fields: readonly Field[]): Read {
  return (value) => {
    if (!isPlain(value)) return NO;
    const made: Record<string, unknown> = {};
    let found = 0;
    for (const { key, read, isRequired, hasDefault } of fields) {
      const given = value[key];
      if (given !== undefined) found += 1;
      else if (isRequired) return NO;
      else if (!hasDefault) continue;
      const own = read(given);
      if (own === NO) return NO;
      made[key] = own;
    }
    return hasOnly(value, found) ? made : NO;
  };
}

function allReads(schemas: readonly Schema[]): readonly Read[] | undefined {
  const all = schemas.flatMap((schema) => readOf(schema) ?? []);
  return all.length === schemas.length ? all : undefined;
}

function makeRead(schema: Schema): Read | undefined {
  // Every schema is one of these kinds, told apart by `type`; zod has no type for "any of them".
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks && def.checks.length > 0) return undefined;
  switch (def.type) {
    case 'custom':
      return ifTrue((value) => Boolean(def.fn(value)));
    case 'boolean':
      return ifTrue((value) => typeof value === 'boolean');
    case 'unknown':
      return (value) => value;
    case 'enum':
      return ifAmong(schema._zod.values ?? []);
    case 'literal':
      return ifAmong(def.values);
    case 'union':
      return def.inclusive === false ? undefined : unionRead(def.options);
    case 'array':
      return arrayRead(def.element);
    case 'object':
      return def.catchall?._zod.def.type === 'never' ? objectRead(def.shape) : undefined;
    case 'nullable': {
      const read = readOf(def.innerType);
      return read && ((value) => (value === null ? null : read(value)));
    }
    case 'optional': {
      const read = def.innerType._zod.optin === undefined ? readOf(def.innerType) : undefined;
      return read && ((value) => (value === undefined ? undefined : read(value)));
    }
    case 'default': {
      const read = readOf(def.innerType);
      const { defaultValue } = def;
      if (typeof defaultValue !== 'object') {
        return read && ((value) => (value === undefined ? defaultValue : read(value)));
      }
      // Each time anew: zod makes a copy of a default that is an object.
      return read && ((value) => (value === undefined ? def.defaultValue : read(value)));
    }
    default:
      return undefined;
  }
}

/** The same schema, which takes of what `inner` takes only that for which `test` holds. */
export function checkedBy<S extends Schema>(schema: S, inner: Schema, test: Test): S {
  const read = readOf(inner);
  const checked: Read = (value) => {
    const made = read ? read(value) : NO;
    return made !== NO && test(made) ? made : NO;
  };
  reads.set(schema, { read: checked });
  return schema;
}

/** The read of a schema, made once. */
function readOf(schema: Schema): Read | undefined {
  const known = reads.get(schema) ?? { read: makeRead(schema) };
  reads.set(schema, known);
  return known.read;
}

/**
 * Reads by a schema: the same as `z.safeParse`, save that a value in which nothing is to be filled
 * in is given back itself instead of a copy.
 */
export function readBy<T>(
  schema: z.core.$ZodType<T>,
  value: unknown,
): z.core.util.SafeParseResult<T> {
  const read = readOf(schema);
  const made = read ? read(value) : NO;
  // What is read by the schema's own description is what the schema gives.
  return made === NO ? z.safeParse(schema, value) : { success: true, data: made as T };
}
