/** What the JSON interface can do, said once: for who serves it and for the document that tells of it. */
import 'server-only';
import type { z } from 'zod';
import type { TokenScope } from '../account';

/** Where all operations have their addresses. */
export const API_BASE = '/api/v1';

/** One operation: its address, what goes in and what comes out. */
export type Operation<
  Path extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Value extends z.ZodType = z.ZodType,
> = {
  readonly id: string;
  readonly method: 'get' | 'post' | 'delete';
  /** Below `base`, with `{name}` for what stands in it. */
  readonly path: string;
  /** `API_BASE`, if left out. */
  readonly base?: string;
  /** What a token needs; null where everything is public. */
  readonly scope: TokenScope | null;
  readonly params: Path;
  readonly query: Query;
  /** Null where a request has no body. */
  readonly body: Body | null;
  /** The `value` of the answer. */
  readonly value: Value;
};

/** Keeps the types of an operation. */
export const operation = <
  Path extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Value extends z.ZodType,
>(
  said: Operation<Path, Query, Body, Value>,
): Operation<Path, Query, Body, Value> => said;

/** What a schema reads, as code that changes nothing hands it on. */
export type Given<T> = T extends readonly (infer Each)[]
  ? number extends T['length']
    ? readonly Given<Each>[]
    : { readonly [K in keyof T]: Given<T[K]> }
  : T extends object
    ? { readonly [K in keyof T]: Given<T[K]> }
    : T;
