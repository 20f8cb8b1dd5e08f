'use client';
import type { RowContract } from '@/lib/jass';
import { contractShape } from './contract-shapes';
import { useDeck } from './use-setting';

/** The sign of what is played in a row, in the cards of this table. */
export function ContractMark({ contract, size = 24 }: { contract: RowContract; size?: number }) {
  const [deck] = useDeck();
  const { areas, lines } = contractShape(contract, deck);
  return (
    <svg
      aria-hidden="true"
      className={`${deck}-${contract}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      {areas && <path d={areas} fill="currentColor" fillRule="evenodd" />}
      {lines && (
        <path
          d={lines}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
