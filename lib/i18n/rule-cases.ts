/** The cases of the stick games' scoring lists, in the players' words. */
import type { VariantId } from '../jass';
import type { Words } from './words';

/** Every case that has words; `-if-` where a house option narrows it. */
const CASES = [
  'mittlere.all-tricks',
  'mittlere.no-tricks',
  'mittlere.hundred',
  'mittlere.no-tricks-and-hundred',
  'mittlere.tie',
  'mittlere.tie-cut',
  'mittlere.middle',
  'mittlere.no-tricks-if-like-hundred',
  'mittlere.hundred-if-like-hundred',
  'molotow.all-points',
  'molotow.hundred',
  'molotow.three-way-tie',
  'molotow.tie-most',
  'molotow.tie-least',
  'molotow.middle',
  'plus-minus.all-but-one-tie',
  'plus-minus.hundred',
  'plus-minus.extremes',
] as const;

const caseOf = (name: string) => CASES.find((known) => known === name);

/** A case of a scoring list in words, as it is played with these options. */
export function ruleWords(
  { t }: Words,
  id: VariantId,
  ruleId: string,
  options: { readonly [option: string]: unknown },
): { readonly when: string; readonly award: string } | undefined {
  const narrowed = Object.values(options).map((value) => caseOf(`${id}.${ruleId}-if-${value}`));
  const found = narrowed.find((one) => one !== undefined) ?? caseOf(`${id}.${ruleId}`);
  return found && { when: t(`ruleCases.${found}.when`), award: t(`ruleCases.${found}.award`) };
}
