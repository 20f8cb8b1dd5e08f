'use client';
/** The sign of what was trumps in a hand, or of the row that it was played in. */
import { ContractMark } from '@/app/ui/contract-mark';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import type { RowContract, Trump } from '@/lib/jass';

const SIZE = 16;

export default function HandSign({
  trump,
  contract,
}: {
  trump: Trump | null;
  contract: RowContract | null;
}) {
  const [deck] = useDeck();
  if (trump) return <TrumpMark trump={trump} deck={deck} size={SIZE} />;
  return contract && <ContractMark contract={contract} size={SIZE} />;
}
