'use client';
/** What is played in a row, as a drawing where there is one, else by its name. */
import { ContractMark } from '@/app/ui/contract-mark';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { capital } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import type { SlateRow } from '@/lib/jass';

export function RowSign({ row: { contract, says } }: { row: SlateRow }) {
  const words = useWords();
  const [deck] = useDeck();
  if (contract) return <ContractMark contract={contract} size={22} />;
  return <span className="truncate">{capital(saidInWords(words, says, deck))}</span>;
}
