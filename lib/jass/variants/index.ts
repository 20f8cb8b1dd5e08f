/** The registry: every variant that can be scored, by its id. */
import type { Variant } from '../variant';
import type { VariantId } from '../words';
import { differenzler } from './differenzler';
import { mittlere } from './mittlere';
import { molotow } from './molotow';
import { plusMinus } from './plus-minus';
import { schieber } from './schieber';
import { sidiBarani } from './sidi-barani';
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
} satisfies { [Id in VariantId]: Variant<Id> };
