import { VARIANT_IDS, type VariantId } from '../words';

const FIRST: readonly VariantId[] = ['schieber', 'coiffeur', 'differenzler', 'mittlere'];

/** The variants in the order in which they are offered to who has played none yet. */
export const OFFERED: readonly VariantId[] = [
  ...FIRST,
  ...VARIANT_IDS.filter((id) => !FIRST.includes(id)),
];
