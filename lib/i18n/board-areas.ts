import { type SlateKind, VARIANT_IDS, type VariantId, variant } from '../jass';
import type { Area } from './catalogue';

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

/** What slates of every kind say, where only they are shown; rows are called by their variant. */
export const slateAreas = (): readonly Area[] => [
  ...Object.values(OF_SLATE).flat(),
  ...VARIANT_IDS.filter((id) => variant(id).slate === 'rows'),
];
