/**
 * House rules: the options that a league agreed on for a variant, for all the games of a season. What
 * must be agreed anew before every game, as who plays alone, is not among them. Pure.
 */
import {
  makeOptions,
  ok,
  parseOptions,
  type Result,
  refuse,
  type VariantId,
  variant as variantOf,
} from '../jass';
import type { Table } from './game';
import { tell } from './tell';

/** Options by name. */
export type Options = Table['options'];

/** The options to agree on before every game of the variant, and what a form begins with. */
export const agreedPerGame = (id: VariantId): Options => variantOf(id).agreed;

/** Must something be agreed before every game of the variant? */
export const isAgreedPerGame = (id: VariantId): boolean =>
  Object.keys(agreedPerGame(id)).length > 0;

/** Who will score together, by seat, where that is known before the game; else everybody alone. */
export const sidesBefore = (
  id: VariantId,
  size: number,
  house: Options = {},
): readonly (readonly number[])[] =>
  isAgreedPerGame(id) || !variantOf(id).players.includes(size)
    ? Array.from({ length: size }, (_, seat) => [seat])
    : variantOf(id).sidesOf(size, house);

/**
 * House rules as they are kept: only what differs from the defaults. Refused as the engine refuses
 * the options, or where they settle what is agreed before every game.
 */
export function checkHouseRules(id: VariantId, options: Options): Result<Options> {
  const agreed = agreedPerGame(id);
  const settled = Object.keys(options).find((key) => key in agreed);
  if (settled)
    return refuse(
      {
        code: 'record-invalid',
        path: `options.${settled}`,
        ...tell('agreedPerGame', { option: settled }),
      },
      null,
    );
  const read = parseOptions(id, { ...agreed, ...options });
  return read.ok ? ok(without(makeOptions(id, read.value), agreed)) : read;
}

/** All the options of the variant under the house rules, save those agreed before every game. */
function allOptions(id: VariantId, house: Options): Options {
  const agreed = agreedPerGame(id);
  const read = parseOptions(id, { ...agreed, ...house });
  return read.ok ? without({ ...read.value }, agreed) : house;
}

/**
 * The first option of a table that says otherwise than the house rules; undefined where none does.
 * Options that the table leaves out follow the house rules.
 */
export function againstHouse(
  { variant, options }: Pick<Table, 'variant' | 'options'>,
  house: Options,
): { readonly option: string; readonly house: unknown; readonly table: unknown } | undefined {
  const agreed = agreedPerGame(variant);
  const ruled = allOptions(variant, house);
  // Read as a whole, so that an option of several figures may be given in part.
  const read = parseOptions(variant, { ...agreed, ...options });
  const said: Options = read.ok ? { ...read.value } : options;
  for (const option of Object.keys(options)) {
    if (option in agreed) continue;
    if (!isSame(said[option], ruled[option]))
      return { option, house: ruled[option], table: said[option] };
  }
  return undefined;
}

const without = (options: Options, others: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !(key in others)));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
