/** The cases of a scoring list, in the players' words. */
import type { VariantId } from '../jass';
import { isSaid, saidInWords } from './said';
import type { Words } from './words';

/** A case of a scoring list in words, as it is played with these options; `-if-` narrows one. */
export function ruleWords(
  words: Words,
  id: VariantId,
  ruleId: string,
  options: { readonly [option: string]: unknown },
): { readonly when: string; readonly award: string } | undefined {
  const names = [...Object.values(options).map((value) => `${ruleId}-if-${value}`), ruleId];
  // One that has words says when it is and what it brings.
  const found = names
    .map((name) => `${id}.cases.${name}`)
    .find((one) => isSaid(words, `${one}.when`));
  if (found === undefined) return undefined;
  const part = (name: string) => saidInWords(words, { key: `${found}.${name}`, values: {} });
  return { when: part('when'), award: part('award') };
}
