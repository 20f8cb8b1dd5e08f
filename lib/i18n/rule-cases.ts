/** The cases of the stick games' scoring lists, in the players' words. */
import type { VariantId } from '../jass';
import type { Words } from './words';

/** A case of a scoring list in words, as it is played with these options; `-if-` narrows one. */
export function ruleWords(
  { t }: Words,
  id: VariantId,
  ruleId: string,
  options: { readonly [option: string]: unknown },
): { readonly when: string; readonly award: string } | undefined {
  // Which cases have words only the texts know; one that has them says when it is and what it brings.
  const inTexts = (name: string) => `${id}.cases.${name}` as 'mittlere.cases.middle';
  const names = [...Object.values(options).map((value) => `${ruleId}-if-${value}`), ruleId];
  const found = names.map(inTexts).find((one) => t.has(`${one}.when`));
  return found && { when: t(`${found}.when`), award: t(`${found}.award`) };
}
