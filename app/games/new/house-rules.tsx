'use client';
/**
 * The house rules of a table: ready ones by name, the table's own, and every option by itself, a line with
 * what it is set to that opens to what it may be.
 */
import { useEffect, useId, useState } from 'react';
import { DownIcon } from '@/app/ui/icons';
import { keyOnPaper } from '@/app/ui/keys';
import { TrumpMark } from '@/app/ui/trump-mark';
import { useDeck } from '@/app/ui/use-setting';
import {
  keepOwnRules,
  lastRules,
  type NamedRules,
  ownRules,
  RULES_NAME_LENGTH,
} from '@/lib/browser/house-rules';
import { lengthInWords } from '@/lib/i18n/length';
import { optionLabel, presetName, type Values, valueInWords } from '@/lib/i18n/options';
import { useWords } from '@/lib/i18n/use-words';
import { parseOptions, TRUMPS, type VariantId, variant } from '@/lib/jass';
import {
  fitting,
  isSame,
  type Shown,
  settled,
  shownOptions,
  sizeOf,
  withOption,
} from './option-draft';
import { OptionToChoose } from './option-field';
import { gamesOf } from './which-game';

/** What this phone keeps of a variant; nothing until it has been looked up. */
function useKept(id: VariantId) {
  const [kept, setKept] = useState<{ own: readonly NamedRules[]; last: Values | undefined }>({
    own: [],
    last: undefined,
  });
  useEffect(() => setKept({ own: ownRules(id), last: lastRules(id) }), [id]);
  const keep = (own: readonly NamedRules[]) => {
    keepOwnRules(id, own);
    setKept({ ...kept, own: ownRules(id) });
  };
  return { ...kept, keep };
}

export function HouseRules({
  variantId: id,
  players,
  options,
  onChange,
  title,
  before,
  without,
  withoutGames = false,
}: {
  variantId: VariantId;
  /** How many play; left out where a table may be of several sizes. */
  players?: number | undefined;
  options: Values;
  onChange: (options: Values) => void;
  title?: string;
  /** What the game is played by so far: then every option is in view, and those that differ are marked. */
  before?: Values;
  /** Options that are said elsewhere; then there are no ready sets of them all either. */
  without?: readonly string[];
  /** Which game it is stands elsewhere. */
  withoutGames?: boolean;
}) {
  const words = useWords();
  const { t } = words;
  const heading = useId();
  const [deck] = useDeck();
  const { own, last, keep } = useKept(id);
  const size = sizeOf(id, players);
  const { agreed, presets, gameLength } = variant(id);
  const isAgreed = Object.keys(agreed).length > 0;
  const read = parseOptions(id, { ...agreed, ...options });
  const ready = [
    { key: 'usual', name: t('new-game.rules.usual'), options: {} },
    ...presets
      .filter((preset) => !players || (preset.players?.includes(players) ?? true))
      .map((preset) => ({
        key: `preset ${preset.id}`,
        name: presetName(words, id, preset.id, deck),
        options: preset.options,
      })),
    ...own.map((rules) => ({ ...rules, key: `own ${rules.name}` })),
  ];
  const isLastReady = !last || before || ready.some((one) => isSame(id, one.options, last));
  const sets = isLastReady
    ? ready
    : [...ready, { key: 'last', name: t('new-game.rules.last'), options: last }];
  const chosen = sets.find((one) => isSame(id, one.options, options));
  const named = own.find(({ name }) => chosen?.key === `own ${name}`);
  const marked = before && new Map(shownOptions(id, before).map((one) => [one.option, one.value]));
  const isOther = ({ option, value }: Shown) =>
    marked !== undefined && JSON.stringify(marked.get(option)) !== JSON.stringify(value);
  const listed = sets.filter(
    ({ key }) => !withoutGames || !gamesOf(id).some((game) => key === `preset ${game.id}`),
  );
  const readySets = listed.length > 1 && !without && (
    <div className="flex flex-wrap gap-1.5 pt-2">
      {listed.map((one) => (
        <button
          key={one.key}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChange(fitting(id, one.options, size))}
          className="min-h-12 rounded-lg border border-ink/25 bg-card px-3 text-left text-base leading-tight choosable"
        >
          {one.name}
        </button>
      ))}
    </div>
  );
  const each = (
    <div className="divide-y divide-ink/10">
      {shownOptions(id, options)
        .filter(({ option }) => !without?.includes(option))
        .map((shown) => (
          <details key={shown.option} data-rule className="group/rule">
            <summary className="flex min-h-12 items-center justify-between gap-4 py-1.5 leading-snug">
              <span className="min-w-0 group-open/rule:font-semibold">
                {optionLabel(words, id, shown.option)}
              </span>
              <span
                className={`flex min-w-0 max-w-[60%] items-center gap-1.5 ${isOther(shown) ? 'font-semibold text-felt' : 'text-ink-dim'}`}
              >
                <SetTo variantId={id} size={size} {...shown} />
                <span aria-hidden="true" className="shrink-0 group-open/rule:rotate-180">
                  <DownIcon />
                </span>
              </span>
            </summary>
            <div className="pt-1 pb-5">
              <OptionToChoose
                variantId={id}
                players={size}
                isNamed
                {...shown}
                onChange={(value) =>
                  onChange(withOption(id, options, { option: shown.option, value }))
                }
              />
            </div>
          </details>
        ))}
      <Keep
        key={named?.name ?? ''}
        named={named}
        // What is usual or ready need not be kept.
        canKeep={read.ok && !without && (chosen === undefined || chosen.key === 'last')}
        onKeep={(name) => {
          const rules = { name, options: settled(id, options) ?? {} };
          keep(named ? own.map((one) => (one === named ? rules : one)) : [...own, rules]);
        }}
        onRemove={() => keep(own.filter((one) => one !== named))}
      />
    </div>
  );
  if (before)
    return (
      <>
        {readySets}
        <div className="pt-2">{each}</div>
      </>
    );
  return (
    <section
      aria-labelledby={heading}
      className="rounded-xl border border-ink/15 bg-card px-4 py-3"
    >
      <h2 id={heading} className="flex items-baseline justify-between gap-3 font-semibold text-lg">
        <span className="shrink-0">{title ?? t('new-game.house')}</span>
        <span className="text-right font-normal text-[0.9375rem] text-ink-dim leading-snug">
          {/* Where something is agreed before every game, its length is too. */}
          {read.ok && !isAgreed && !without && lengthInWords(words, gameLength(read.value))}
        </span>
      </h2>
      {readySets}
      <details className="group -mx-4 -mb-3 mt-1">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 text-ink-dim">
          {t('new-game.rules.each')}
          <span aria-hidden="true" className="group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <div className="px-4 pb-4">{each}</div>
      </details>
    </section>
  );
}

/** What an option is set to, in a line; suits and their like as signs. */
function SetTo({
  variantId: id,
  size,
  option,
  field,
  value,
}: Shown & { variantId: VariantId; size: number }) {
  const words = useWords();
  const [deck] = useDeck();
  const clipped = 'min-w-0 text-right line-clamp-2 wrap-anywhere';
  if (field.kind === 'rows')
    return Array.isArray(value) ? words.t('board.length.rows', { rows: value.length }) : null;
  if (field.kind === 'trumps' && typeof value === 'object' && value !== null) {
    const times = TRUMPS.map((trump) => Number(Reflect.get(value, trump)));
    if (new Set(times).size > 1)
      return (
        <span className="flex min-w-0 flex-wrap justify-end gap-x-2 tabular-nums">
          {TRUMPS.map((trump, i) => (
            <span key={trump} className="flex items-center gap-0.5">
              <TrumpMark trump={trump} deck={deck} size={18} />×{times[i]}
            </span>
          ))}
        </span>
      );
  }
  if (value === undefined)
    return field.kind === 'places' ? (
      <span className={clipped}>{field.usual[size]?.join(', ')}</span>
    ) : (
      field.kind === 'figure' && (
        <span className={clipped}>{valueInWords(words, id, option, null)}</span>
      )
    );
  return <span className={clipped}>{valueInWords(words, id, option, value, { deck })}</span>;
}

/** Keeps house rules under a name, gives them another one, or forgets them. */
function Keep({
  named,
  canKeep,
  onKeep,
  onRemove,
}: {
  /** The rules of the table that are chosen now. */
  named: NamedRules | undefined;
  canKeep: boolean;
  onKeep: (name: string) => void;
  onRemove: () => void;
}) {
  const { t } = useWords();
  const [name, setName] = useState(named?.name ?? '');
  if (!named && !canKeep) return null;
  const tidy = name.trim();
  return (
    <div className="flex flex-wrap items-end gap-2 pt-4">
      <label className="flex min-w-0 flex-1 flex-col gap-1 font-semibold">
        {named ? t('new-game.rules.name') : t('new-game.rules.keepAs')}
        <input
          value={name}
          maxLength={RULES_NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className="min-h-12 w-full min-w-40 rounded-lg border border-ink/30 bg-card px-3 font-normal text-lg"
        />
      </label>
      <button
        type="button"
        disabled={tidy === '' || tidy === named?.name}
        onClick={() => onKeep(tidy)}
        className={`${keyOnPaper} min-h-12! text-base`}
      >
        {named ? t('new-game.rules.rename') : t('new-game.rules.keep')}
      </button>
      {named && (
        <button
          type="button"
          onClick={onRemove}
          className={`${keyOnPaper} min-h-12! text-base text-refusal`}
        >
          {t('new-game.rules.remove')}
        </button>
      )}
    </div>
  );
}
