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

type Named = { readonly variant: VariantId; readonly options: object; readonly name?: string };

/** The name of a game by itself: as somebody named it, or as a list names itself. */
export const ownName = ({ options, name }: Named): string | undefined =>
  name ??
  ('name' in options && typeof options.name === 'string' && options.name !== ''
    ? options.name
    : undefined);

/** What a game is called: by its own name, else as its variant. */
export const gameName = (words: Words, table: Named): string =>
  ownName(table) ?? variantName(words, table.variant);

/** The link to a variant's page of rules. */
export const rulesOf = (words: Words, id: VariantId): string =>
  words.t('board.rulesOf', { name: variantName(words, id) });
