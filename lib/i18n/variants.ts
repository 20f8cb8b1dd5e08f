/** The variants, in the players' words. */
import type { VariantId } from '../jass';
import type { Words } from './words';

/** What a variant is called, how many play it, and one line that says what it is. */
export const variantWords = (
  { t }: Words,
  id: VariantId,
): { readonly name: string; readonly players: string; readonly line: string } => ({
  name: t(`${id}.name`),
  players: t(`${id}.players`),
  line: t(`${id}.line`),
});

/** What a variant is called. */
export const variantName = ({ t }: Words, id: VariantId): string => t(`${id}.name`);

/** What is played at a table: a list says it itself, any other is called as its variant. */
export const gameName = (
  words: Words,
  { variant, options }: { readonly variant: VariantId; readonly options: object },
): string =>
  'name' in options && typeof options.name === 'string' && options.name !== ''
    ? options.name
    : variantName(words, variant);

/** The link to a variant's page of rules. */
export const rulesOf = (words: Words, id: VariantId): string =>
  words.t('board.rulesOf', { name: variantName(words, id) });
