/** A small drawing of every variant, in one colour: lines on 24 × 24. */
import type { VariantId } from '@/lib/jass';

/** A ring with its middle and radius, as a path. */
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const DRAWINGS = {
  // The Z of the slate, with strokes on its bars.
  schieber: 'M4 5h16L4 19h16M9 3v4M12 3v4M15 3v4M9 17v4M12 17v4',
  // Scissors, for the hairdresser that it is called after.
  coiffeur: `${ring(6, 18, 2.8)}${ring(18, 18, 2.8)}M7.700 15.800L17 3M16.300 15.800L7 3`,
  // What was announced, hit exactly.
  differenzler: `${ring(12, 12, 9)}${ring(12, 12, 5)}M12 11.900v.2`,
  // The one in the middle has the potato.
  mittlere: `M5 5v14M19 5v14${ring(12, 12, 3.2)}`,
  // The two in the middle have potatoes.
  molotow: `M3.500 5v14M20.500 5v14${ring(9, 12, 2.2)}${ring(15, 12, 2.2)}`,
  'plus-minus': 'M5 8.500h9M9.500 4v9M11 18.500h9',
  // Who bids higher.
  'sidi-barani': 'M4 4h16v11h-8l-4.500 4.500V15H4zM9 11l3-3.500 3 3.500',
  // Three seats, each for itself, round a card turned up.
  'three-player': `${ring(12, 4.5, 2.2)}${ring(4.5, 18.5, 2.2)}${ring(19.5, 18.5, 2.2)}M9.500 10h5v6.500h-5z`,
  'two-player': `${ring(12, 4.2, 2.2)}${ring(12, 19.8, 2.2)}M8.500 9h7v6h-7z`,
  'two-versus-one': `${ring(5, 12, 2.4)}${ring(19, 6, 2.4)}${ring(19, 18, 2.4)}M10 12h5M15 9.500v5`,
  // The crowns of those whom nobody wants in a trick.
  guggitaler: 'M4 7l4 4 4-6 4 6 4-4-1.500 9h-13zM7 20h10',
  // A fan of cards over a potato.
  'molotow-wies': `M7 3.500l4.500 1.200-2.500 9-4.500-1.200zM12.500 4.700L17 3.500l2.500 9-4.500 1.200M11.900 4.500v9${ring(12, 19, 2.4)}`,
  'point-list': 'M5 6h7M5 12h7M5 18h7M16.500 6h3M16.500 12h3M16.500 18h3M14 3.500v17',
  'stroke-list': 'M5 5v14M9 5v14M13 5v14M17 5v14M3 16.500L20.500 7.500',
} as const satisfies Record<VariantId, string>;

export function VariantMark({ variant, size = 30 }: { variant: VariantId; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[variant]} />
    </svg>
  );
}
