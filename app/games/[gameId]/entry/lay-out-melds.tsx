'use client';
/** Melds and stöck from the cards themselves: everybody's laid out, and who of them may score. */
import { useMemo, useState } from 'react';
import { CardKeys } from '@/app/ui/card-keys';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet, SheetFoot } from '@/app/ui/sheet';
import { useDeck } from '@/app/ui/use-setting';
import { meldName } from '@/lib/i18n/cards';
import { verdictInWords } from '@/lib/i18n/melds';
import { meldNames } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import {
  type Card,
  hasStoeck,
  idleFour,
  judgeWies,
  type MeldId,
  type MeldsQuestion,
  meldsOf,
  type Seat,
  type Side,
  STOECK,
  wiesPoints,
} from '@/lib/jass';

/** What cards bring that were laid out, as the engine takes it in `laid`. */
type Laid = { wies?: MeldId[][]; stoeck?: Side };

export function LayOutMelds({
  players,
  sides,
  judged,
  laid,
  onLay,
  onTake,
  onClose,
}: {
  players: readonly string[];
  /** What the sides are called. */
  sides: readonly string[];
  judged: NonNullable<MeldsQuestion['judged']>;
  /** The cards by seat. */
  laid: readonly (readonly Card[])[];
  onLay: (laid: readonly (readonly Card[])[]) => void;
  onTake: (laid: Laid) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const { trump, leads } = judged;
  const [seat, setSeat] = useState<Seat>(leads);
  const melds = useMemo(() => laid.map((cards) => meldsOf(cards, trump)), [laid, trump]);
  const verdict = judgeWies({ melds, sides: judged.sides, trump, leads });
  const own = laid[seat] ?? [];
  const holder = judged.stoeck ? laid.findIndex((cards) => hasStoeck(cards, trump)) : -1;
  const stoeck = judged.sides.findIndex((seats) => seats.includes(holder));
  const idsOf = (of: Seat) => (melds[of] ?? []).map(({ id }) => id);
  // Melds of a side that are beaten bring nothing, whatever they are worth.
  const isBeaten = (of: Seat) => verdict && !judged.sides[verdict.side]?.includes(of);
  const worth = (of: Seat) =>
    (isBeaten(of) ? 0 : wiesPoints(idsOf(of))) + (of === holder ? STOECK : 0);
  // Of two sides each brings something: no one figure says it.
  const points =
    verdict && stoeck >= 0 && stoeck !== verdict.side
      ? null
      : (verdict?.points ?? 0) + (holder < 0 ? 0 : STOECK);
  const tap = (card: Card) =>
    onLay(
      laid.map((cards, i) => {
        if (i !== seat) return cards;
        return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
      }),
    );
  const shown = meldNames(words, idsOf(seat), deck);
  const idle = idleFour(own, trump);
  const seen = [
    shown && t('ask.melds.shown', { player: players[seat] ?? '', melds: shown }),
    idle && t('ask.melds.idle', { meld: meldName(words, idle, deck) }),
  ].filter(Boolean);
  const says = [
    verdict && verdictInWords(words, sides[verdict.side] ?? '', { verdict, deck }),
    holder >= 0 && t('ask.melds.stoeck', { player: players[holder] ?? '' }),
  ].filter(Boolean);
  return (
    <Sheet title={t('ask.melds.fromCards')} onClose={onClose} full>
      <fieldset>
        <legend className="sr-only">{t('ask.melds.tapCards')}</legend>
        <div className="flex gap-1 md:gap-1.5">
          {players.map((player, i) => (
            <button
              key={player}
              type="button"
              aria-pressed={i === seat}
              className={`${keyOnSlate} min-h-12! min-w-0 flex-1 flex-col gap-0! px-0.5! text-[0.8125rem] leading-tight tracking-tighter max-[22rem]:px-0! max-[22rem]:tracking-[-0.09em] md:text-[0.9375rem] flat:min-h-11! flat:flex-row flat:gap-2!`}
              onClick={() => setSeat(i)}
            >
              <span className="max-w-full truncate">{player}</span>
              {worth(i) > 0 && (
                <span className="font-hand text-[1.25rem] leading-none">{worth(i)}</span>
              )}
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
      <SheetFoot>
        <div className="flex min-w-0 flex-1 flex-col gap-2 flat:flex-row flat:items-center flat:gap-4">
          <p
            aria-live="polite"
            className="min-h-[3lh] min-w-0 flex-1 content-center text-[0.9375rem] leading-tight max-[26rem]:text-[0.8125rem] flat:min-h-11 flat:text-[0.8125rem]"
          >
            {(seen.length > 0 || says.length === 0) && (
              <span className="text-chalk-dim">
                {seen.length > 0
                  ? seen.join('. ')
                  : own.length > 0
                    ? t('ask.melds.nothing', { player: players[seat] ?? '' })
                    : t('ask.melds.tapCards')}
                {says.length > 0 && '. '}
              </span>
            )}
            {says.join(' ')}
          </p>
          <button
            type="button"
            className={`${actionOnSlate} w-full shrink-0 whitespace-nowrap px-4! flat:w-auto`}
            disabled={says.length === 0}
            onClick={() =>
              onTake({ ...(verdict && { wies: verdict.wies }), ...(stoeck >= 0 && { stoeck }) })
            }
          >
            {points ? t('cards.take', { points: String(points) }) : t('cards.takeNothing')}
          </button>
        </div>
      </SheetFoot>
    </Sheet>
  );
}
