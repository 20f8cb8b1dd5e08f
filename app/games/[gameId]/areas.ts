import type { Area } from '@/lib/i18n/messages';
import { type Form, type VariantId, variant } from '@/lib/jass';

/** What the board of a family says in the browser. */
const AREAS = {
  sticks: ['sticks', 'ruleCases'],
  schieber: ['schieber'],
  differenzler: ['differenzler'],
  sidi: ['sidi', 'schieber'],
} as const satisfies { readonly [F in Form]: readonly Area[] };
/** What every board says. */
const COMMON = [
  'board',
  'cards',
  'engine',
  'variants',
  'sync',
  'live',
  'offline',
  'phone',
] as const;

/** The texts that the board of a variant says in the browser. */
export const boardAreas = (id: VariantId): readonly Area[] => [
  ...COMMON,
  ...AREAS[variant(id).form],
];
