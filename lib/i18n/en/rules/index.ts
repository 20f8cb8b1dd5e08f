/**
 * The pages of rules, in English. Kept apart from the other words, so that no board has to load
 * them.
 */
import type { VariantId } from '../../../jass';
import { differenzler } from './differenzler';
import { mittlere } from './mittlere';
import { molotow } from './molotow';
import { plusMinus } from './plus-minus';
import { schieber } from './schieber';
import { sidiBarani } from './sidi-barani';
import type { RulesText } from './text';
import { threePlayer } from './three-player';
import { twoPlayer } from './two-player';
import { twoVersusOne } from './two-versus-one';

export * from './tables';
export { type CardMode, type RulesText, source } from './text';

/** The prose of every variant. */
export const RULES_TEXTS = {
  mittlere,
  molotow,
  'plus-minus': plusMinus,
  differenzler,
  schieber,
  'sidi-barani': sidiBarani,
  'three-player': threePlayer,
  'two-player': twoPlayer,
  'two-versus-one': twoVersusOne,
} satisfies { readonly [Id in VariantId]: RulesText };
