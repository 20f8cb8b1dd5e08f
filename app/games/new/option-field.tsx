'use client';
/** A house option to choose: what draws it goes by its kind. */
import { type ComponentType, useId } from 'react';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import { optionLabel, optionPart, stepsOf, whatFits } from '@/lib/i18n/options';
import { trumpName } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { type OptionField, TRUMPS, type VariantId } from '@/lib/jass';
import { Figure, labelLook } from './figure';
import { fits } from './option-draft';
import { RowsField } from './rows-field';

type Kind = OptionField['kind'];

/** What is drawn of an option; `value` is undefined where it is left out. */
export type FieldProps<K extends Kind = Kind> = {
  variantId: VariantId;
  players: number;
  option: string;
  field: Extract<OptionField, { kind: K }>;
  value: unknown;
  /** `undefined` leaves it out. */
  onChange: (value: unknown) => void;
  /** What it is called stands over it already; only those who hear the page are told. */
  isNamed?: boolean;
};

const box =
  'min-h-11 rounded-lg border border-ink/30 bg-card px-3 text-lg aria-invalid:border-2 aria-invalid:border-refusal';

function useLabel({ variantId, option }: Pick<FieldProps, 'variantId' | 'option'>) {
  return optionLabel(useWords(), variantId, option);
}

/** What a figure is set to: a number, or what was typed instead; null where there is none. */
const asFigure = (value: unknown): number | string | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

/** A figure of an object or a list. */
const figureAt = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function FigureField(props: FieldProps<'figure'>) {
  const { variantId, players, option, field, value, onChange } = props;
  const words = useWords();
  const { without } = field;
  return (
    <Figure
      label={useLabel(props)}
      isNamed={props.isNamed}
      value={asFigure(value)}
      step={Math.max(field.step, stepsOf(field, players))}
      fits={(figure) => fits(variantId, option, figure, players)}
      whatFits={whatFits(words, field, players)}
      onChange={(figure) =>
        onChange(figure === null && without === 'left-out' ? undefined : figure)
      }
      none={without ? optionPart(words, variantId, option, 'none') : undefined}
      start={field.start}
    />
  );
}

function ChoiceField(props: FieldProps<'choice'>) {
  const { variantId, option, field, value, onChange } = props;
  const words = useWords();
  const name = useId();
  return (
    <fieldset>
      <legend className={labelLook(props)}>{useLabel(props)}</legend>
      {field.values.map((one) => (
        <label key={String(one)} className="flex min-h-12 items-center gap-3 leading-snug">
          <input
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
            className="size-5 shrink-0 accent-felt"
          />
          {optionPart(words, variantId, option, String(one))}
        </label>
      ))}
    </fieldset>
  );
}

function TrumpsField(props: FieldProps<'trumps'>) {
  const { value, onChange } = props;
  const words = useWords();
  const [deck] = useDeck();
  return (
    <fieldset>
      <legend className={labelLook(props)}>{useLabel(props)}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 min-[22.5rem]:grid-cols-3">
        {TRUMPS.map((trump) => {
          const times = Number(figureAt(value, trump));
          return (
            <label key={trump} className="flex items-center gap-2">
              <TrumpMark trump={trump} deck={deck} size={24} />
              <span className="sr-only">{trumpName(words, trump, deck)}</span>
              <select
                value={times}
                onChange={(event) =>
                  onChange({ ...Object(value), [trump]: Number(event.target.value) })
                }
                className="min-h-12 min-w-0 flex-1 rounded-lg border border-ink/30 bg-card px-2"
              >
                {[...new Set([1, 2, 3, 4, 5, 6, 7, times])].map((one) => (
                  <option key={one} value={one}>
                    ×{one}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function SeatField(props: FieldProps<'seat'>) {
  const { t } = useWords();
  const { players, value, onChange } = props;
  return (
    <label className="flex flex-col">
      <span className={labelLook(props)}>{useLabel(props)}</span>
      <select
        value={Number(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className={box}
      >
        {Array.from({ length: players }, (_, seat) => (
          <option key={seat} value={seat}>
            {t('board.seat', { seat: String(seat + 1) })}
          </option>
        ))}
      </select>
    </label>
  );
}

function TextField(props: FieldProps<'text'>) {
  const { field, value, onChange } = props;
  return (
    <label className="flex flex-col">
      <span className={labelLook(props)}>{useLabel(props)}</span>
      <input
        value={typeof value === 'string' ? value : ''}
        maxLength={field.longest}
        autoComplete="off"
        onChange={(event) =>
          onChange(event.target.value.trim() === '' ? undefined : event.target.value)
        }
        className={box}
      />
    </label>
  );
}

/** A small figure that is typed, with its name before it. */
function SmallFigure({
  label,
  value,
  isFit,
  onChange,
}: {
  label: string;
  value: unknown;
  isFit: boolean;
  onChange: (value: number | string) => void;
}) {
  return (
    <label className="flex min-h-13 items-center justify-between gap-3 border-ink/10 border-b">
      {label}
      <input
        inputMode="numeric"
        value={String(asFigure(value) ?? '')}
        maxLength={4}
        aria-invalid={!isFit || undefined}
        onChange={(event) => {
          const typed = event.target.value.trim();
          onChange(/^\d+$/.test(typed) ? Number(typed) : typed);
        }}
        className={`${box} w-20 shrink-0 px-1 text-center tabular-nums`}
      />
    </label>
  );
}

const isWithin = ({ min, max }: { min: number; max: number }, value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

/** What would fit, where something does not. */
function Fits({ isFit, children }: { isFit: boolean; children: string }) {
  return !isFit && <p className="pt-1 text-[0.9375rem] text-refusal">{children}</p>;
}

function FiguresField(props: FieldProps<'figures'>) {
  const { variantId, players, option, field, value, onChange } = props;
  const words = useWords();
  const [deck] = useDeck();
  return (
    <fieldset>
      <legend className={labelLook(props)}>{useLabel(props)}</legend>
      {field.names.map((name) => (
        <SmallFigure
          key={name}
          label={optionPart(words, variantId, option, name, deck)}
          value={figureAt(value, name)}
          isFit={isWithin(field, figureAt(value, name))}
          onChange={(figure) => onChange({ ...Object(value), [name]: figure })}
        />
      ))}
      <Fits isFit={field.names.every((name) => isWithin(field, figureAt(value, name)))}>
        {whatFits(words, field, players)}
      </Fits>
    </fieldset>
  );
}

function PlacesField(props: FieldProps<'places'>) {
  const { variantId, players, option, field, value, onChange } = props;
  const words = useWords();
  const { t } = words;
  const usual = field.usual[players] ?? [];
  const list: readonly unknown[] = Array.isArray(value) ? value : usual;
  return (
    <fieldset>
      <legend className={labelLook(props)}>{useLabel(props)}</legend>
      {value !== null &&
        list.map((figure, place) => (
          <SmallFigure
            key={place}
            label={t('options.places.each', { place: String(place + 1) })}
            value={figure}
            isFit={isWithin(field, figure)}
            onChange={(changed) => onChange(list.with(place, changed))}
          />
        ))}
      <label className="flex min-h-12 items-center gap-2">
        <input
          type="checkbox"
          checked={value === null}
          onChange={(event) => onChange(event.target.checked ? null : undefined)}
          className="size-5 accent-felt"
        />
        {optionPart(words, variantId, option, 'none')}
      </label>
      <Fits isFit={value === null || list.every((figure) => isWithin(field, figure))}>
        {whatFits(words, field, players)}
      </Fits>
    </fieldset>
  );
}

const FIELDS = {
  figure: FigureField,
  choice: ChoiceField,
  trumps: TrumpsField,
  seat: SeatField,
  text: TextField,
  figures: FiguresField,
  places: PlacesField,
  rows: RowsField,
} as const satisfies { readonly [K in Kind]: ComponentType<FieldProps<K>> };

export function OptionToChoose(props: FieldProps) {
  // The one of its own kind, which a table by kind cannot say.
  const Field = FIELDS[props.field.kind] as ComponentType<FieldProps>;
  return <Field {...props} />;
}
