/** A worked example: hand by hand what was written, why, and where everybody then stood. */

import { settledWith } from '@/lib/i18n/differenzler';
import { outcome, total } from '@/lib/i18n/game';
import { standAfter, written } from '@/lib/i18n/rules';
import { useWords } from '@/lib/i18n/use-words';
import type { Words } from '@/lib/i18n/words';
import { type Form, type Tally, tally, type VariantId, variant } from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import { inWords as differenzlerWords } from '../games/[gameId]/differenzler/hand-cells';
import type { HandProps } from '../games/[gameId]/family';
import { inWords as schieberWords } from '../games/[gameId]/schieber/in-words';
import { inWords as sidiWords } from '../games/[gameId]/sidi/in-words';
import { sticksInWords } from '../games/[gameId]/sticks/hand-cells';
import { EXAMPLES, exampleRecord } from './examples';

// Each is given the tallies of its own family, which the type of the table cannot say.
const IN_WORDS = {
  sticks: sticksInWords,
  differenzler: differenzlerWords,
  schieber: schieberWords,
  sidi: sidiWords,
} as unknown as Readonly<Record<Form, (words: Words, hand: HandProps<Tally>) => string>>;

/** The example as far as so many hands. One that cannot be scored is a bug, and no page is built. */
function scored(id: VariantId, hands: number): Tally {
  const result = tally(exampleRecord(id, hands));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export function Example({ id }: { id: VariantId }) {
  const words = useWords();
  const { t } = words;
  const { hands, players, options } = EXAMPLES[id];
  const table = { variant: id, options, players, firstDealer: 0 };
  const sides = sideNames(table);
  const after = hands.map((_, i) => scored(id, i + 1));
  const end = scored(id, hands.length);
  return (
    <>
      <ol className="flex flex-col">
        {hands.map((hand, i) => {
          const now = after[i] ?? end;
          const entry = { ...hand };
          return (
            <li
              key={i}
              className="border-ink/15 border-t py-2 leading-snug print:break-inside-avoid"
            >
              <span className="font-semibold">
                {t('rules.handNumber', { number: String(i + 1) })}
                {'points' in hand && hand.points && ` · ${written(hand.points)}`}
              </span>
              <span className="block">
                {IN_WORDS[variant(id).form](words, { table, entry, tally: now, index: i })}
              </span>
              <span className="block text-[0.9375rem] text-ink-dim">
                {standAfter(
                  sides.map((name, side) => ({ name, total: total(words, now.totals[side]) })),
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {end.status === 'finished' && <p className="font-semibold">{outcome(words, sides, end)}.</p>}
      <Afterwards end={end} sides={sides} players={players} />
    </>
  );
}

/** What is paid or counted once the game is over. */
function Afterwards({
  end,
  sides,
  players,
}: {
  end: Tally;
  sides: readonly string[];
  players: readonly string[];
}) {
  const words = useWords();
  if ('settlement' in end && end.settlement)
    return (
      <ul>
        {end.settlement.map((rappen, seat) => {
          const { who, amount } = settledWith(words, players[seat] ?? '', rappen);
          return (
            <li key={who}>
              {who} {amount}
            </li>
          );
        })}
      </ul>
    );
  if (!('tourneyPoints' in end) || !end.tourneyPoints) return null;
  // By side, and by seat where not all of a side get the same.
  const names = end.tourneyPoints.length === sides.length ? sides : players;
  return (
    <p>
      {`${end.tourneyPoints
        .map((points, i) => words.t('rules.tourney', { who: names[i] ?? '', points }))
        .join(', ')}.`}
    </p>
  );
}
