'use client';
/** The house options of a variant: which there are and which values fit is the engine's to say. */
import { useId } from 'react';
import { DownIcon } from '@/app/ui/icons';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { lengthInWords } from '@/lib/i18n/game';
import { type Choices, choicesOf, optionLabel, stepOf, whatFits } from '@/lib/i18n/options';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { parseOptions, TRUMPS, type Trump, type VariantId, variant } from '@/lib/jass';
import { agreedPerGame } from '@/lib/sync/house-rules';
import { Figure } from './figure';

export type Values = Readonly<Record<string, unknown>>;

/** Options that are left out until a table wants them, with the value they begin with. */
const OPTIONAL: Values = { stake: 10 };

export function HouseOptions({
  variantId,
  players,
  options,
  agreed,
  onChange,
  title,
}: {
  variantId: VariantId;
  /** How many play; left out where a table may be of several sizes. */
  players?: number | undefined;
  options: Values;
  /** Those that are asked elsewhere on the page. */
  agreed: readonly string[];
  onChange: (options: Values) => void;
  title?: string;
}) {
  const words = useWords();
  const { t } = words;
  const group = useId();
  const read = parseOptions(variantId, options);
  const least = agreedPerGame(variantId);
  const standard = parseOptions(variantId, least);
  const shown: Values = read.ok
    ? { ...options, ...read.value }
    : { ...(standard.ok && standard.value), ...options };
  const { players: sizes } = variant(variantId);
  const deals = players ?? (sizes.length === 1 ? (sizes[0] ?? 1) : 1);
  const set = (key: string, value: unknown) => onChange({ ...options, [key]: value });
  const fits = (key: string, value: unknown) =>
    // Each option on its own, so that only the one that is wrong is called so.
    parseOptions(variantId, { ...least, [key]: value }).ok &&
    !(key === 'hands' && typeof value === 'number' && value % deals !== 0);
  const optional = Object.entries(OPTIONAL).filter(([key, value]) => fits(key, value));
  const keys = Object.keys(shown).filter((key) => !agreed.includes(key) && !(key in OPTIONAL));
  return (
    <details className="group rounded-xl border border-ink/15 bg-card">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold text-lg">
        <span className="shrink-0">{title ?? t('new-game.house')}</span>
        <span className="ml-auto text-right font-normal text-[0.9375rem] text-ink-dim leading-snug">
          {read.ok && lengthInWords(words, variant(variantId).gameLength(options))}
        </span>
        <span aria-hidden="true" className="text-ink-dim group-open:rotate-180">
          <DownIcon />
        </span>
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-5">
        {keys.map((key) => {
          const value = shown[key];
          const choices = choicesOf(words, key);
          if (choices)
            return (
              <Choice
                key={key}
                name={`${group}-${key}`}
                words={choices}
                value={value}
                onChoose={(v) => set(key, v)}
              />
            );
          if (typeof value === 'object' && value !== null)
            return (
              <Multipliers
                key={key}
                value={value as Readonly<Record<Trump, number>>}
                onChange={(changed) => set(key, changed)}
              />
            );
          return (
            <Figure
              key={key}
              label={optionLabel(words, key)}
              value={asFigure(value)}
              step={key === 'hands' ? deals : stepAt(value, stepOf(key))}
              fits={(v) => fits(key, v)}
              whatFits={whatFits(words, key, deals)}
              onChange={(v) => set(key, v)}
              none={fits(key, null) ? t('options.openEnd') : undefined}
            />
          );
        })}
        {optional.map(([key, standard]) => (
          <Figure
            key={key}
            label={optionLabel(words, key)}
            value={asFigure(shown[key])}
            step={stepOf(key)}
            fits={(v) => fits(key, v)}
            whatFits={whatFits(words, key, deals)}
            onChange={(v) => {
              const { [key]: _, ...others } = options;
              onChange(v === null ? others : { ...options, [key]: v ?? standard });
            }}
            none={t('new-game.none')}
            start={Number(standard)}
          />
        ))}
      </div>
    </details>
  );
}

/** What a figure is set to: a number, or what was typed instead. */
export const asFigure = (value: unknown): number | string | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

/** A target in the thousands is changed in hundreds. */
const stepAt = (value: unknown, step: number): number =>
  typeof value === 'number' && value >= 500 ? Math.max(step, 50) : step;

function Multipliers({
  value,
  onChange,
}: {
  value: Readonly<Record<Trump, number>>;
  onChange: (value: Readonly<Record<Trump, number>>) => void;
}) {
  const words = useWords();
  const [deck] = useDeck();
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{optionLabel(words, 'multipliers')}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 min-[22.5rem]:grid-cols-3">
        {TRUMPS.map((trump) => (
          <label key={trump} className="flex items-center gap-2">
            <TrumpMark trump={trump} deck={deck} size={24} />
            <span className="sr-only">{trumpName(words, trump, deck)}</span>
            <select
              value={value[trump]}
              onChange={(event) => onChange({ ...value, [trump]: Number(event.target.value) })}
              className="min-h-12 flex-1 rounded-lg border border-ink/30 bg-card px-2"
            >
              {[...new Set([1, 2, 3, 4, 5, 6, 7, value[trump]])].map((times) => (
                <option key={times} value={times}>
                  ×{times}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  name,
  words,
  value,
  onChoose,
}: {
  name: string;
  words: Choices;
  value: unknown;
  onChoose: (value: unknown) => void;
}) {
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{words.label}</legend>
      {words.choices.map((choice) => (
        <label key={choice.label} className="flex min-h-12 items-center gap-3 leading-snug">
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="size-5 shrink-0 accent-felt"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
