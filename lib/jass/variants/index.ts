/** The registry: every variant that can be scored, by its id. */
import type { Variant } from '../variant';
import type { VariantId } from '../words';
import { coiffeur } from './coiffeur';
import { differenzler } from './differenzler';
import { guggitaler } from './guggitaler';
import { mittlere } from './mittlere';
import { molotow } from './molotow';
import { molotowWies } from './molotow-wies';
import { plusMinus } from './plus-minus';
import { pointList } from './point-list';
import { schieber } from './schieber';
import { sidiBarani } from './sidi-barani';
import { strokeList } from './stroke-list';
import { threePlayer } from './three-player';
import { twoPlayer } from './two-player';
import { twoVersusOne } from './two-versus-one';

/** All the variants; one that is missing here does not compile. */
export const variants = {
  mittlere,
  molotow,
  'plus-minus': plusMinus,
  differenzler,
  schieber,
  'sidi-barani': sidiBarani,
  'three-player': threePlayer,
  'two-player': twoPlayer,
  'two-versus-one': twoVersusOne,
  coiffeur,
  guggitaler,
  'molotow-wies': molotowWies,
  'point-list': pointList,
  'stroke-list': strokeList,
} satisfies { [Id in VariantId]: Variant<Id> };

/** What `all.ts` brings is here already. */
export const keep = (_: object): void => {};

/** Every variant is here already; in a browser they are brought (`brought.ts`). */
export const bring = (_: VariantId): Promise<void> | undefined => undefined;
