'use client';
/** Who sits where round the felt, in the order of play, and who deals first (or makes trumps first). */
import { useId, useRef, useState } from 'react';
import { Felt, GripSign } from '@/app/ui/felt/felt';
import { fittingNames, KnownNames } from '@/app/ui/known-names';
import { prefersStill } from '@/app/ui/prefers-still';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { seatName } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';

const TEN_OF_HEARTS = { key: 'new-game.tenOfHearts', values: {} };

/** Enter in a name goes on to the next one, and from the last to the key that begins, which it does not tap. */
function toNextName(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const names = [...(form?.querySelectorAll<HTMLInputElement>('input[enterkeyhint=next]') ?? [])];
  const next = names[names.indexOf(event.currentTarget) + 1];
  (next ?? form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
}

export function Seats({
  seated,
  called: given,
  sides,
  marked,
  begins,
  names,
  fixed = false,
  fault,
  onName,
  onMark,
  onSwap,
}: {
  /** The names by seat, '' where there is none yet. */
  seated: readonly string[];
  /** What those without a name are called meanwhile; null where everybody needs one. */
  called: readonly string[] | null;
  /** The seats of each side; none where that is not known yet. */
  sides: readonly (readonly number[])[];
  /** The seat that deals first, or makes trumps first. */
  marked: number;
  /** What the marked seat does first. */
  begins: 'deals' | 'trumps';
  /** Names used before. */
  names: readonly string[];
  /** Everybody stays where he is: only who begins is asked. */
  fixed?: boolean;
  /** What is wrong with the name at a seat. */
  fault?: { readonly seat: number; readonly message: string } | undefined;
  onName: (seat: number, name: string) => void;
  onMark: (seat: number) => void;
  onSwap: (seat: number, other: number) => void;
}) {
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const [said, setSaid] = useState('');
  /** The seat that was typed at last: a known name goes there. */
  const [typed, setTyped] = useState<number | null>(null);
  const begun = typed === null ? '' : (seated[typed] ?? '');
  const fitting = fittingNames({ names, taken: seated }, begun);
  const offers = useRef<HTMLUListElement>(null);
  const faultId = useId();
  const called = (seat: number) => seated[seat] || given?.[seat] || seatName(words, seat);
  const isBlank = (seat: number) => seated[seat]?.trim() === '';
  const seatAt = (name: string) => {
    const blank = seated.findIndex((_, seat) => isBlank(seat));
    // Where it was begun, or else all have a name, it takes the place of what was typed last.
    const isMeant = fitting.includes(name) || (typed !== null && isBlank(typed));
    const to = isMeant || blank < 0 ? typed : blank;
    if (to === null || to >= seated.length) return;
    onName(to, name);
    setSaid(t('new-game.sits', { name, seat: String(to + 1) }));
  };
  return (
    <>
      <Felt
        count={seated.length}
        sides={sides}
        isFixed={fixed}
        said={said}
        chip={{
          at: marked,
          says: (seat) => t(`new-game.${begins}First`, { name: called(seat) }),
          onMove: onMark,
        }}
        steps
        onPair={(seat, other) => {
          onSwap(seat, other);
          setSaid(t('new-game.swapped', { one: called(seat), other: called(other) }));
          return true;
        }}
      >
        {(seat, handle) => (
          <span className="flex items-center">
            {!fixed && (
              <button
                type="button"
                aria-label={t('new-game.move', { name: called(seat) })}
                className="-outline-offset-3 grid h-12 w-8 shrink-0 max-[26rem]:w-6 cursor-grab touch-none place-items-center rounded-l-xl text-ink-dim aria-pressed:bg-felt aria-pressed:text-paper"
                {...handle}
              >
                <GripSign />
              </button>
            )}
            <span className={`seat-field ${fixed ? 'pl-3' : 'pl-0.5 max-[22rem]:pl-0'}`}>
              <input
                aria-label={t('new-game.nameOf', { seat: String(seat + 1) })}
                value={seated[seat] ?? ''}
                readOnly={fixed}
                maxLength={40}
                placeholder={called(seat)}
                autoComplete="off"
                autoCapitalize="words"
                enterKeyHint="next"
                aria-invalid={fault?.seat === seat || undefined}
                aria-describedby={fault?.seat === seat ? faultId : undefined}
                onFocus={() => setTyped(seat)}
                // Whether another name was meant is asked under the table, clear of the bar.
                onBlur={() => {
                  const asked = offers.current?.querySelectorAll(`[data-seat="${seat}"]`);
                  [...(asked ?? [])].at(-1)?.scrollIntoView({
                    block: 'nearest',
                    behavior: prefersStill() ? 'auto' : 'smooth',
                  });
                }}
                onKeyDown={toNextName}
                onChange={(event) => onName(seat, event.target.value)}
              />
              <span aria-hidden="true">{seated[seat]}</span>
            </span>
          </span>
        )}
      </Felt>
      {fault && (
        <p id={faultId} className="pt-2 text-[0.9375rem] text-refusal">
          {fault.message}
        </p>
      )}
      {!fixed && (
        <KnownNames
          ref={offers}
          typed={seated}
          fitting={fitting}
          names={names}
          taken={seated}
          look="flex-wrap pt-2"
          onMeant={onName}
          onName={seatAt}
        />
      )}
      <p className="pt-2 text-[0.9375rem] leading-snug">
        <span className="font-semibold">
          {t(`new-game.${begins}First`, { name: called(marked) })}.
        </span>{' '}
        {sides.some((seats) => seats.length > 1) && (
          // To be seen by the lines between them.
          <span className="sr-only">
            {t('new-game.partners', {
              sides: sides.map((seats) => seats.map(called).join(' & ')).join(' – '),
            })}
          </span>
        )}
        <span className="text-ink-dim">
          {begins === 'trumps' && saidInWords(words, TEN_OF_HEARTS, deck)}{' '}
          {t(fixed ? 'new-game.order' : 'new-game.round')}{' '}
          {given && seated.every((player) => player.trim() === '') && t('new-game.namesLater')}
        </span>
      </p>
    </>
  );
}
