/** The slate of a Differenzler: a row for each player with the announcement and the total. */

import { slateHeight } from '@/app/ui/slate/height';
import { ChalkGrain } from '@/app/ui/slate/marks';
import { Smear } from '@/app/ui/slate/smear';
import { differenceStanding } from '@/lib/i18n/differenzler';
import { useWords } from '@/lib/i18n/use-words';
import type { DifferenzlerTally } from '@/lib/jass';
import type { SlateProps } from '../family';
import { announcedIn, handBeingPlayed } from './draft';

export function DifferenzlerSlate({
  table,
  tally,
  hands,
  handIds,
  freshId,
  proposedId,
  isEntering,
  over,
}: SlateProps<DifferenzlerTally>) {
  const words = useWords();
  const { t } = words;
  const being = handBeingPlayed(hands);
  const announced = being && announcedIn(being.entry);
  const at = (id: string | null) => tally.hands[id === null ? -1 : handIds.indexOf(id)]?.difference;
  const proposed = at(proposedId);
  const written = tally.hands.filter(
    ({ difference }, i) => difference && handIds[i] !== proposedId,
  ).length;
  // Level with everybody else nobody is ahead.
  const lowest = tally.ranking.length > 1 ? tally.ranking[0] : [];
  const four = table.players.length > 3;
  return (
    <div
      className={`wood-frame slate-board relative overflow-hidden ${slateHeight({ isEntering, over }, four ? 'middle' : 'low')}`}
    >
      <ChalkGrain />
      <ul
        aria-label={t('board.slate')}
        className="grid h-full auto-rows-fr grid-cols-[minmax(0,1fr)_auto_minmax(4.5rem,auto)] gap-x-4 px-3 md:gap-x-8"
      >
        {table.players.map((name, seat) => {
          const total = tally.totals[seat]?.difference ?? 0;
          const isLowest = lowest?.includes(seat) ?? false;
          return (
            <li
              key={name}
              className="relative col-span-full grid min-h-0 grid-cols-subgrid items-center overflow-hidden border-line/70 border-t-2 first:border-t-0"
            >
              <span className="sr-only">
                {differenceStanding(words, { name, total, isLowest, announced: announced?.[seat] })}
              </span>
              <span aria-hidden="true" className="min-w-0">
                <span className="block truncate font-hand text-[1.375rem] leading-6 md:text-[2rem] md:leading-9 flat:text-[1.375rem]! flat:leading-6!">
                  {name}
                </span>
                <span className="flex h-5 gap-1.5">
                  {seat === tally.dealer && <Chip>{t('board.deals')}</Chip>}
                  {isLowest && <Chip>{t('differenzler.lowest')}</Chip>}
                </span>
              </span>
              <span aria-hidden="true" className="text-right leading-none">
                {announced && (
                  <>
                    <span className="pr-2 text-[0.8125rem] text-chalk/90">
                      {t('differenzler.says')}
                    </span>
                    <span className="font-hand text-[1.75rem] md:text-[2.5rem] flat:text-[1.75rem]!">
                      {announced[seat]}
                    </span>
                  </>
                )}
              </span>
              <span
                aria-hidden="true"
                className={`relative text-right font-hand text-[2.25rem] leading-none md:text-[3.75rem] flat:text-[2.25rem]! ${proposed ? 'text-chalk-dim' : ''}`}
              >
                <span
                  key={`${freshId} ${total}`}
                  className={`block ${at(freshId) ? 'animate-draw' : ''}`}
                >
                  {proposed && (
                    <span className="pr-2 text-[1.375rem] md:text-[2rem]">+{proposed[seat]}</span>
                  )}
                  {words.format.number(total)}
                </span>
                {isLowest && <Underline />}
              </span>
              <Smear count={written} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Chip({ children }: { children: string }) {
  return (
    <span className="rounded-full border border-chalk/50 px-2 font-sans text-[0.8125rem] text-chalk/90 leading-[1.125rem]">
      {children}
    </span>
  );
}

/** Twice underlined in chalk, as one does with the best. */
function Underline() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 10"
      preserveAspectRatio="none"
      className="absolute right-0 -bottom-1.5 h-2.5 w-14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
    >
      <path d="M2 3.5c18-2 38-1.500 56-2.500M6 8.500c16-1.500 34-1 50-2.500" />
    </svg>
  );
}
