'use client';
/**
 * The first step of a game of which something is agreed anew before the first hand, as who plays
 * alone and for how much: nothing is chosen before somebody chooses it.
 */
import { useId, useState } from 'react';
import { EraseIcon } from '@/app/ui/icons';
import { actionOnSlate, keyOnSlate } from '@/app/ui/keys';
import { Sheet } from '@/app/ui/sheet';
import { optionLabel, type Values, whatFits } from '@/lib/i18n/options';
import { isSaid, saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { type VariantId, variant } from '@/lib/jass';
import { fits } from './option-draft';
import { OptionToChoose } from './option-field';

export function Agree({
  variantId: id,
  players,
  busy,
  failure,
  onAgreed,
  onClose,
}: {
  variantId: VariantId;
  players: readonly string[];
  busy: boolean;
  failure: string;
  onAgreed: (options: Values) => void;
  onClose: () => void;
}) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState<Values>({});
  const { agreed, optionFields, example } = variant(id);
  const set = (option: string, value: unknown) => setChosen({ ...chosen, [option]: value });
  const isDone = Object.keys(agreed).every(
    (option) => option in chosen && fits(id, option, chosen[option], players.length),
  );
  const intro = `${id}.agree`;
  return (
    <Sheet title={variantName(words, id)} onClose={onClose} full>
      {isSaid(words, intro) && (
        <p className="text-[0.9375rem] text-chalk-dim leading-snug low:text-[0.875rem] low:leading-tight">
          {saidInWords(words, { key: intro, values: {} })}
        </p>
      )}
      <form
        className="flex flex-col gap-3 pt-2 low:gap-2 low:pt-1 flat:grid flat:grid-cols-2 flat:grid-rows-[auto_auto_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDone) onAgreed(chosen);
        }}
      >
        {Object.keys(agreed).map((option) => {
          const field = optionFields[option];
          if (!field) return null;
          const value = chosen[option];
          const own = { variantId: id, option, value, onChange: (v: unknown) => set(option, v) };
          if (field.kind === 'seat') return <SeatKeys key={option} {...own} players={players} />;
          if (field.kind === 'figure')
            return (
              <FigurePad
                key={option}
                label={optionLabel(words, id, option)}
                value={typeof value === 'number' ? value : null}
                fits={(figure) => fits(id, option, figure, players.length)}
                whatFits={whatFits(words, field, players.length)}
                placeholder={String(example.options[option] ?? '')}
                onChange={own.onChange}
              />
            );
          return <OptionToChoose key={option} {...own} players={players.length} field={field} />;
        })}
        {failure && (
          <p role="alert" className="text-refusal-chalk">
            {failure}
          </p>
        )}
        <button
          type="submit"
          className={`${actionOnSlate} short:min-h-12! flat:self-end`}
          disabled={busy || !isDone}
        >
          {t('new-game.begin')}
        </button>
      </form>
    </Sheet>
  );
}

function SeatKeys({
  variantId,
  option,
  value,
  players,
  onChange,
}: {
  variantId: VariantId;
  option: string;
  value: unknown;
  players: readonly string[];
  onChange: (seat: number) => void;
}) {
  const words = useWords();
  return (
    <fieldset>
      <legend className="pb-1.5 font-semibold">{optionLabel(words, variantId, option)}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {players.map((name, seat) => (
          <button
            key={name}
            type="button"
            aria-pressed={value === seat}
            onClick={() => onChange(seat)}
            className={`${keyOnSlate} min-w-0 px-1! low:min-h-11! max-[22rem]:text-base!`}
          >
            <span className="truncate">{name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const MAX_DIGITS = 5;

function FigurePad({
  label,
  value,
  fits: isFit,
  whatFits: sentence,
  placeholder,
  onChange,
}: {
  label: string;
  value: number | null;
  fits: (value: number) => boolean;
  /** What would fit, in a sentence. */
  whatFits: string;
  /** A figure as one might be. */
  placeholder: string;
  onChange: (value: number | undefined) => void;
}) {
  const { t } = useWords();
  const id = useId();
  const wrong = value !== null && !isFit(value);
  const text = value === null ? '' : String(value);
  const type = (digits: string) =>
    onChange(/^\d+$/.test(digits) ? Number(digits.slice(0, MAX_DIGITS)) : undefined);
  const key = `${keyOnSlate} min-h-14 text-2xl short:min-h-11! low:min-h-10!`;
  return (
    <div className="flex flex-col gap-2 flat:contents">
      <label className="flex items-center gap-3 font-semibold">
        <span className="min-w-0 flex-1 leading-tight">{label}</span>
        <input
          // The keys below are for thumbs; a keyboard types as well.
          inputMode="none"
          value={text}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          placeholder={placeholder}
          onChange={(event) => type(event.target.value)}
          className="h-12 low:h-10 w-28 shrink-0 rounded-lg border border-chalk/30 bg-slate text-center text-2xl tabular-nums placeholder:text-chalk/40"
        />
      </label>
      {wrong && (
        <p id={id} className="text-[0.9375rem] text-refusal-chalk flat:col-start-1">
          {sentence}
        </p>
      )}
      <div className="grid grid-cols-3 gap-1.5 flat:col-start-2 flat:row-span-4 flat:row-start-1">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <button key={digit} type="button" className={key} onClick={() => type(text + digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('board.pad.erase')}
          className={key}
          onClick={() => type(text.slice(0, -1))}
        >
          <EraseIcon />
        </button>
        <button type="button" className={`${key} col-span-2`} onClick={() => type(`${text}0`)}>
          0
        </button>
      </div>
    </div>
  );
}
