/**
 * What a form has to know of a house option, beside the schema that decides: a test holds every
 * field to its schema. What an option and its choices are called stands under `options.<name>`, of
 * an option that only one variant has under `<variant>.options.<name>`.
 */

import type { RowContract } from './words';

/** One option as a form offers it. Ranges include both ends. */
export type OptionField =
  | {
      readonly kind: 'figure';
      readonly min: number;
      readonly max: number;
      /** Only multiples of it fit; `'players'`: of the number of players. */
      readonly multipleOf: number | 'players';
      /** By how much a key changes it. */
      readonly step: number;
      /** What it is where there is no figure: null in the record, left out of it, or not possible. */
      readonly without: 'null' | 'left-out' | false;
      /** What a form begins with where a figure is wanted and none is usual. */
      readonly start: number;
    }
  | { readonly kind: 'choice'; readonly values: readonly (string | boolean)[] }
  /** A figure above 0 for every trump. */
  | { readonly kind: 'trumps' }
  | { readonly kind: 'seat' }
  | { readonly kind: 'text'; readonly longest: number }
  /** Several figures by name. */
  | {
      readonly kind: 'figures';
      readonly names: readonly string[];
      readonly min: number;
      readonly max: number;
    }
  /** A figure for every place of a ranking, or null; where it is left out, what is usual for so many. */
  | {
      readonly kind: 'places';
      readonly min: number;
      readonly max: number;
      readonly usual: Readonly<Record<number, readonly number[]>>;
    }
  /** Rows of a contract, or a name in its place, and a factor. */
  | {
      readonly kind: 'rows';
      readonly contracts: readonly RowContract[];
      /** How many rows there can be. */
      readonly most: number;
      /** Factors go from 1 to it. */
      readonly mostFactor: number;
      /** How many characters a name can have. */
      readonly longest: number;
    };

/** A field for every option. */
export type OptionFields<Options> = { readonly [Name in keyof Options]-?: OptionField };

/** House rules that have a name of their own: `<variant>.presets.<id>`. `players`: only for these. */
export type Preset<Options> = {
  readonly id: string;
  readonly options: Partial<Options>;
  readonly players?: readonly number[];
};

/** Any whole number from `min` on. */
export const figure = (
  min: number,
  how: Partial<Omit<Extract<OptionField, { kind: 'figure' }>, 'kind' | 'min'>> = {},
): OptionField => ({
  kind: 'figure',
  min,
  max: Number.MAX_SAFE_INTEGER,
  multipleOf: 1,
  step: 1,
  without: false,
  start: min,
  ...how,
});

/** One of these. */
export const choice = (...values: readonly (string | boolean)[]): OptionField => ({
  kind: 'choice',
  values,
});

/** Yes or no. */
export const switched = choice(true, false);
