import 'client-only';

/** House rules that this phone keeps by variant: those of its table under a name, and the last ones. */
import { parseOptions, type VariantId, variant } from '../jass';
import { recall, remember } from './storage';

type Options = Readonly<Record<string, unknown>>;

/** House rules that a table gave a name. */
export type NamedRules = { readonly name: string; readonly options: Options };

/** The longest name, in characters. */
export const RULES_NAME_LENGTH = 30;

const ownKey = (id: VariantId) => `rules/${id}`;
const lastKey = (id: VariantId) => `last-rules/${id}`;

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;

/** Options that this build can read; what another one kept may be none any more. */
const isReadable = (id: VariantId, options: unknown): options is Options =>
  isObject(options) && parseOptions(id, { ...variant(id).agreed, ...options }).ok;

const isNamed = (id: VariantId, kept: unknown): kept is NamedRules =>
  isObject(kept) && typeof kept.name === 'string' && isReadable(id, kept.options);

/** The table's own house rules for a variant, in the order in which they were kept. */
export function ownRules(id: VariantId): readonly NamedRules[] {
  const kept = recall(ownKey(id));
  return Array.isArray(kept) ? kept.filter((one) => isNamed(id, one)) : [];
}

/** Keeps them; under one name there are only one. */
export function keepOwnRules(id: VariantId, rules: readonly NamedRules[]): void {
  const byName = new Map(rules.map((one) => [one.name, one]));
  remember(ownKey(id), [...byName.values()]);
}

/** The house rules of the last game of a variant that was started here; undefined without any. */
export function lastRules(id: VariantId): Options | undefined {
  const kept = recall(lastKey(id));
  return isReadable(id, kept) ? kept : undefined;
}

/** How many played a variant when it was started here last; undefined where it was not yet. */
export function lastSize(id: VariantId): number | undefined {
  const kept = recall(`last-size/${id}`);
  return variant(id).players.find((count) => count === kept);
}

/** Keeps how many play a game that was started. */
export const rememberSize = (id: VariantId, count: number): void =>
  remember(`last-size/${id}`, count);

/** Keeps the house rules of a game that was started. */
export const rememberRules = (id: VariantId, options: Options): void =>
  remember(lastKey(id), options);
