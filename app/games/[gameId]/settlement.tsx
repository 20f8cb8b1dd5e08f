/** At the end of a game with a stake: who pays and who receives. */
import { atStake, notSettled, settledWith } from '@/lib/i18n/settlement';
import { useWords } from '@/lib/i18n/use-words';
import { settlementOf, type Tally, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';

/** Nothing where nothing is at stake. */
export function Settlement({ table, tally }: { table: Table; tally: Tally }) {
  const words = useWords();
  const { stake } = table.options;
  if (typeof stake !== 'number') return null;
  const settlement = settlementOf(tally);
  const length = variant(table.variant).gameLength(table.options);
  if (!settlement)
    return length.kind === 'hands' && <p className="px-1">{notSettled(words, length.hands)}</p>;
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
            settlement[seat] ?? 0,
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
