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

/** What a game is called: as somebody named it, as a list names itself, else as its variant. */
export const gameName = (
  words: Words,
  {
    variant,
    options,
    name,
  }: { readonly variant: VariantId; readonly options: object; readonly name?: string },
): string =>
  name ??
  ('name' in options && typeof options.name === 'string' && options.name !== ''
    ? options.name
    : variantName(words, variant));

/** The link to a variant's page of rules. */
export const rulesOf = (words: Words, id: VariantId): string =>
  words.t('board.rulesOf', { name: variantName(words, id) });
