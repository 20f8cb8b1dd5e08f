'use client';
/** Wies from the cards themselves: everybody's melds laid out, and who of them may score. */
import { useMemo, useState } from 'react';
import { CardKeys } from '@/app/ui/card-keys';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { meldName, verdictInWords } from '@/lib/i18n/en/schieber';
import {
  type Card,
  judgeWies,
  type MeldId,
  meldsOf,
  type Seat,
  type Trump,
  variant,
} from '@/lib/jass';
import { sideNames } from '@/lib/sync/deal';
import type { Table } from '@/lib/sync/game';

export default function LayOutWies({
  table,
  trump,
  leads,
  onTake,
  onClose,
}: {
  table: Table;
  trump: Trump;
  /** The seat that leads to the first trick; declarations are heard from there. */
  leads: Seat;
  onTake: (wies: MeldId[][]) => void;
  onClose: () => void;
}) {
  const { players } = table;
  const [deck] = useDeck();
  const [seat, setSeat] = useState<Seat>(leads);
  const [laid, setLaid] = useState<readonly (readonly Card[])[]>(players.map(() => []));
  const melds = useMemo(() => laid.map((cards) => meldsOf(cards, trump)), [laid, trump]);
  const sides = variant(table.variant).sidesOf(players.length, table.options);
  const verdict = judgeWies({ melds, sides, trump, leads });
  const own = laid[seat] ?? [];
  const tap = (card: Card) =>
    setLaid(
      laid.map((cards, i) => {
        if (i !== seat) return cards;
        return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
      }),
    );
  const shown = (melds[seat] ?? []).map(({ id }) => meldName(id)).join(', ');
  return (
    <Sheet title="Wies from the cards" onClose={onClose} full>
      <fieldset>
        <legend className="pb-1.5 text-[0.9375rem]">Tap each player's cards that make wies.</legend>
        <div className="flex gap-1.5">
          {players.map((player, i) => (
            <button
              key={player}
              type="button"
              aria-pressed={i === seat}
              className={`${keyOnSlate} min-h-12 min-w-0 flex-1 px-1 text-[0.9375rem]`}
              onClick={() => setSeat(i)}
            >
              <span className="truncate">{player}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <CardKeys
        trump={trump}
        deck={deck}
        down={own}
        gone={laid.flatMap((cards, i) => (i === seat ? [] : cards))}
        onTap={tap}
      />
      <div aria-live="polite" className="flex min-h-16 flex-col justify-center py-2 leading-snug">
        <p className="text-[0.9375rem] text-chalk-dim">
          {players[seat]}: {shown || 'nothing yet'}
        </p>
        <p>{verdict ? verdictInWords(sideNames(table)[verdict.side] ?? '', verdict) : ''}</p>
      </div>
      <button
        type="button"
        className={`${actionOnSlate} w-full`}
        disabled={!verdict}
        onClick={() => verdict && onTake(verdict.wies)}
      >
        Take {verdict?.points ?? ''} over
      </button>
    </Sheet>
  );
}
