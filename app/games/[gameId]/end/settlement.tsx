/** At the end of a game with a stake: who pays and who receives. */
import { atStake, notSettled, settledWith } from '@/lib/i18n/settlement';
import { useWords } from '@/lib/i18n/use-words';
import { settlementOf, type Tally, variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';

/** Nothing where nothing is at stake. */
export function Settlement({
  table,
  tally,
  currency,
}: {
  table: Table;
  tally: Tally;
  /** Of the league that the game belongs to; Swiss francs where left out. */
  currency: string | undefined;
}) {
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
      className="rounded-xl bg-chalk/10 px-3 pt-2 pb-1"
    >
      <h2 className="pb-1 text-[0.9375rem] text-chalk/90">{atStake(words, stake, currency)}</h2>
      <ul>
        {tally.ranking.flat().map((seat) => {
          const { who, amount } = settledWith(
            words,
            table.players[seat] ?? '',
            settlement[seat] ?? 0,
            currency,
          );
          return (
            <li
              key={seat}
              className="flex justify-between gap-3 border-chalk/15 border-t py-1 text-[0.9375rem] leading-6 flat:py-0"
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
