'use client';
/** Who sits where, in the order of play, and who deals first (or makes trumps first). */
import { useId } from 'react';
import { DownIcon, UpIcon } from '@/app/ui/icons';
import { useDeck } from '@/app/ui/use-setting';
import { saidInWords } from '@/lib/i18n/said';
import { seatName } from '@/lib/i18n/seat-names';
import { useWords } from '@/lib/i18n/use-words';

const TEN_OF_HEARTS = { key: 'new-game.tenOfHearts', values: {} };

export function Seats({
  seated,
  called: named,
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
  const unused = names.filter((known) => !seated.includes(known)).slice(0, 12);
  const faultId = useId();
  const called = (seat: number) => seated[seat] || named?.[seat] || seatName(words, seat);
  const arrow =
    'grid size-12 shrink-0 place-items-center rounded-lg disabled:opacity-25 [&[hidden]]:hidden';
  return (
    <>
      <p className="pb-2 text-[0.9375rem] text-ink-dim">
        {t('new-game.order')} {begins === 'trumps' && saidInWords(words, TEN_OF_HEARTS, deck)}
      </p>
      <ol className="flex flex-col gap-2">
        {seated.map((player, seat) => (
          <li key={seat} className="flex flex-wrap items-center gap-1.5">
            <input
              aria-label={t('new-game.nameOf', { seat: String(seat + 1) })}
              value={player}
              readOnly={fixed}
              maxLength={40}
              placeholder={called(seat)}
              autoComplete="off"
              autoCapitalize="words"
              enterKeyHint="next"
              aria-invalid={fault?.seat === seat || undefined}
              aria-describedby={fault?.seat === seat ? faultId : undefined}
              onChange={(event) => onName(seat, event.target.value)}
              className="min-h-13 min-w-0 flex-1 scroll-mb-28 rounded-lg border border-ink/30 bg-card px-3 text-lg placeholder:text-ink-dim aria-invalid:border-2 aria-invalid:border-refusal"
            />
            <label className="flex min-h-13 cursor-pointer items-center gap-1.5 rounded-lg px-1 text-[0.9375rem] text-ink-dim has-checked:font-semibold has-checked:text-felt focus-within-ring">
              <input
                type="radio"
                name="dealer"
                aria-label={t(`new-game.${begins}First`, { name: called(seat) })}
                checked={marked === seat}
                onChange={() => onMark(seat)}
                className="size-5 accent-felt"
              />
              {t(`new-game.${begins}`)}
            </label>
            <button
              type="button"
              hidden={fixed}
              aria-label={t('new-game.moveUp', { name: called(seat) })}
              disabled={seat === 0}
              onClick={() => onSwap(seat, seat - 1)}
              className={arrow}
            >
              <UpIcon />
            </button>
            <button
              type="button"
              hidden={fixed}
              aria-label={t('new-game.moveDown', { name: called(seat) })}
              disabled={seat === seated.length - 1}
              onClick={() => onSwap(seat, seat + 1)}
              className={`${arrow} -ml-1.5`}
            >
              <DownIcon />
            </button>
            {fault?.seat === seat && (
              <p id={faultId} className="basis-full text-[0.9375rem] text-refusal">
                {fault.message}
              </p>
            )}
          </li>
        ))}
      </ol>
      {named && seated.every((player) => player.trim() === '') && (
        <p className="pt-2 text-[0.9375rem] text-ink-dim">{t('new-game.namesLater')}</p>
      )}
      {unused.length > 0 && !fixed && (
        <ul aria-label={t('new-game.known')} className="flex flex-wrap gap-2 pt-3">
          {unused.map((known) => (
            <li key={known}>
              <button
                type="button"
                className="min-h-12 rounded-full border border-ink/25 bg-card px-4"
                onClick={() => {
                  const blank = seated.findIndex((player) => player.trim() === '');
                  if (blank >= 0) onName(blank, known);
                }}
              >
                {known}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
