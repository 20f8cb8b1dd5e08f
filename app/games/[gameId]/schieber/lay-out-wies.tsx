'use client';
/** Wies from the cards themselves: everybody's melds laid out, and who of them may score. */
import { useMemo, useState } from 'react';
import { CardKeys } from '@/app/ui/card-keys';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { meldNames, verdictInWords } from '@/lib/i18n/schieber';
import { useWords } from '@/lib/i18n/use-words';
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
  const words = useWords();
  const { t } = words;
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
  const shown = meldNames(
    words,
    (melds[seat] ?? []).map(({ id }) => id),
  );
  return (
    <Sheet title={t('schieber.wies.fromCards')} onClose={onClose} full>
      <fieldset>
        <legend className="pb-1.5 text-[0.9375rem]">{t('schieber.wies.tapCards')}</legend>
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
          {shown
            ? t('schieber.wies.shown', { player: players[seat] ?? '', melds: shown })
            : t('schieber.wies.nothing', { player: players[seat] ?? '' })}
        </p>
        <p>{verdict ? verdictInWords(words, sideNames(table)[verdict.side] ?? '', verdict) : ''}</p>
      </div>
      <button
        type="button"
        className={`${actionOnSlate} w-full`}
        disabled={!verdict}
        onClick={() => verdict && onTake(verdict.wies)}
      >
        {verdict ? t('cards.take', { points: String(verdict.points) }) : t('cards.takeNothing')}
      </button>
    </Sheet>
  );
}
