/** The registry: every variant that can be scored, by its id. */
import type { Variant } from '../variant';
import type { VariantId } from '../words';
import { differenzler } from './differenzler';
import { mittlere } from './mittlere';
import { molotow } from './molotow';
import { plusMinus } from './plus-minus';

/** All the variants; one that is missing here does not compile. */
export const variants = {
  mittlere,
  molotow,
  'plus-minus': plusMinus,
  differenzler,
} satisfies { [Id in VariantId]: Variant<Id> };
