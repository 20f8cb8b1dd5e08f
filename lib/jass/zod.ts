/**
 * What the engine uses of zod, and nothing else: the build bundles just this for the phone
 * (`scripts/lib/lean-zod.mjs`), where the whole of `zod/mini` would be three times as much.
 */
export type { core, infer } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  config,
  custom,
  enum,
  literal,
  nullable,
  optional,
  parse,
  safeParse,
  strictObject,
  union,
  unknown,
} from 'zod/mini';
