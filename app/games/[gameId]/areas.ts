import type { Area } from '@/lib/i18n/catalogue';
import { type Form, type VariantId, variant } from '@/lib/jass';

/** What the board of a family says in the browser. */
const AREAS = {
  sticks: ['sticks'],
  schieber: ['schieber'],
  differenzler: ['differenzler'],
  sidi: ['sidi', 'schieber'],
} as const satisfies { readonly [F in Form]: readonly Area[] };
/** What every board says. */
const COMMON = ['board', 'cards', 'engine', 'sync', 'live', 'offline', 'phone'] as const;

/** The texts that the board of a variant says in the browser. */
export const boardAreas = (id: VariantId): readonly Area[] => [
  id,
  ...COMMON,
  ...AREAS[variant(id).form],
];
