import type { Area } from '@/lib/i18n/catalogue';
import { type SlateKind, type VariantId, variant } from '@/lib/jass';

/** What every board says. */
const COMMON = [
  'board',
  'change',
  'ask',
  'sum',
  'cards',
  'engine',
  'sync',
  'live',
  'need',
  'offline',
  'phone',
] as const;

/** The texts that the board of a variant says in the browser. */
export const boardAreas = (id: VariantId): readonly Area[] => [
  id,
  ...COMMON,
  // A test sees to it that each is an area.
  ...(variant(id).areas as readonly Area[]),
  ...OF_SLATE[variant(id).slate],
];

/** What the slates themselves say. */
const OF_SLATE = {
  sticks: ['sticks'],
  strokes: ['schieber'],
  differences: ['differenzler'],
  rows: [],
  totals: [],
} as const satisfies Readonly<Record<SlateKind, readonly Area[]>>;
