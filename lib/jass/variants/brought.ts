/**
 * The registry in a browser: a variant is there once it was brought, so that a phone loads the rules of
 * the games that it plays and no others.
 */
import type { Variant } from '../variant';
import { VARIANT_IDS, type VariantId } from '../words';
import type { variants as all } from './index';

const FILES = {
  mittlere: async () => (await import('./mittlere')).mittlere,
  molotow: async () => (await import('./molotow')).molotow,
  'plus-minus': async () => (await import('./plus-minus')).plusMinus,
  differenzler: async () => (await import('./differenzler')).differenzler,
  schieber: async () => (await import('./schieber')).schieber,
  'sidi-barani': async () => (await import('./sidi-barani')).sidiBarani,
  'three-player': async () => (await import('./three-player')).threePlayer,
  'two-player': async () => (await import('./two-player')).twoPlayer,
  'two-versus-one': async () => (await import('./two-versus-one')).twoVersusOne,
  coiffeur: async () => (await import('./coiffeur')).coiffeur,
  guggitaler: async () => (await import('./guggitaler')).guggitaler,
  'molotow-wies': async () => (await import('./molotow-wies')).molotowWies,
  'point-list': async () => (await import('./point-list')).pointList,
  'stroke-list': async () => (await import('./stroke-list')).strokeList,
} satisfies { [Id in VariantId]: () => Promise<Variant<Id>> };

const here: { [id: string]: unknown } = {};

/** The variants that are here. Who asks for another one asks too early, which is a bug. */
export const variants = Object.defineProperties(
  {},
  Object.fromEntries(
    VARIANT_IDS.map((id) => [
      id,
      {
        get: () => {
          const found = here[id];
          if (!found) throw new Error(`${id} was not brought.`);
          return found;
        },
      },
    ]),
  ),
) as typeof all;

/** Keeps variants that came with a page. */
export const keep = (found: typeof all): void => void Object.assign(here, found);

/** Brings a variant; undefined where it is here already, or where this build knows none of that id. */
export function bring(id: VariantId): Promise<void> | undefined {
  if (here[id] || !Object.hasOwn(FILES, id)) return undefined;
  return FILES[id]().then((found) => {
    here[id] = found;
  });
}
