/** Under the slate at the end of a game: who pays and who receives. */
import { atStake, notSettled, settledWith } from '@/lib/i18n/differenzler';
import { useWords } from '@/lib/i18n/use-words';
import { type DifferenzlerTally, variant } from '@/lib/jass';
import type { PanelProps } from '../family';

export function DifferenzlerPanel({ table, tally, over }: PanelProps<DifferenzlerTally>) {
  const words = useWords();
  const { stake } = table.options;
  if (!over || typeof stake !== 'number') return null;
  const length = variant(table.variant).gameLength(table.options);
  if (!tally.settlement)
    return length.kind === 'hands' && <p className="px-1">{notSettled(words, length.hands)}</p>;
  return <Settlement table={table} tally={tally} stake={stake} />;
}

/** Who pays and who receives, the winners first. */
function Settlement({
  table,
  tally,
  stake,
}: Pick<PanelProps<DifferenzlerTally>, 'table' | 'tally'> & { stake: number }) {
  const words = useWords();
  return (
    <section
      aria-label={words.t('differenzler.settlement')}
      className="rounded-xl bg-paper px-3 pt-3 pb-1 text-ink"
    >
      <h2 className="pb-1 font-semibold">{atStake(words, stake)}</h2>
      <ul>
        {tally.ranking.flat().map((seat) => {
          const { who, amount } = settledWith(
            words,
            table.players[seat] ?? '',
            tally.settlement?.[seat] ?? 0,
          );
          return (
            <li
              key={seat}
              className="flex justify-between gap-3 border-ink/10 border-t py-2 text-lg leading-7"
            >
              <span className="min-w-0 break-words">{who}</span>{' '}
              <span className="shrink-0 font-semibold">{amount}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
