'use client';
/** The calls of an auction so far, a column for each seat, beginning at the dealer's right. */
import { useEffect, useRef } from 'react';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { bidInWords } from '@/lib/i18n/auction';
import { useWords } from '@/lib/i18n/use-words';
import type { Call, Seat } from '@/lib/jass';

/** Further than any auction goes. */
const LATEST = 1e5;
/** Of all names together, in a line on the smallest phone that lies on its side. */
const MOST_LETTERS = 26;

export function CallsTable({
  players,
  first,
  calls,
  isOpen,
}: {
  players: readonly string[];
  /** Who calls first. */
  first: Seat;
  calls: readonly Call[];
  /** Another call is awaited; its place is marked. */
  isOpen: boolean;
}) {
  const { t } = useWords();
  const box = useRef<HTMLElement>(null);
  const seats = players.map((_, i) => (first + i) % players.length);
  const rows = Array.from(
    { length: Math.max(1, Math.ceil((calls.length + (isOpen ? 1 : 0)) / seats.length)) },
    (_, row) => seats.map((_, i) => row * seats.length + i),
  );
  // The latest calls are the ones to be seen.
  useEffect(() => {
    if (calls.length > 0) box.current?.scrollTo(LATEST, LATEST);
  }, [calls.length]);
  return (
    <section
      ref={box}
      aria-label={t('sidi.calls')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too
      tabIndex={0}
      className="calls-so-far"
    >
      <table
        // Long names have no room side by side.
        data-long={players.join('').length > MOST_LETTERS || undefined}
        className="calls-table w-full table-fixed border-separate text-center flat:table-auto"
      >
        <thead>
          <tr className="text-[0.8125rem] text-chalk/85">
            {seats.map((seat) => (
              <th key={seat} scope="col" className="who-calls">
                {players[seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((i) => (
                <td key={i} className="h-7 px-0.5 text-[1.0625rem]">
                  {isOpen && i === calls.length ? (
                    <span aria-hidden="true" className="text-yellow">
                      ?
                    </span>
                  ) : (
                    <CallCell call={calls[i]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CallCell({ call }: { call: Call | undefined }) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  if (call === undefined) return null;
  if (call === 'pass')
    return <span className="text-[0.9375rem] text-chalk-dim">{t('sidi.passed')}</span>;
  if (call === 'bookel')
    return <span className="font-semibold text-[0.9375rem]">{t('sidi.bookel')}</span>;
  return (
    <span className="inline-flex items-center gap-1 align-middle">
      <span className="sr-only">{bidInWords(words, { ...call, doubled: false }, deck)}</span>
      <span aria-hidden="true" className="capitalize">
        {call.points}
      </span>
      <TrumpMark trump={call.trump} deck={deck} size={16} />
    </span>
  );
}
