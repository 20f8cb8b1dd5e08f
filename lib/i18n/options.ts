/**
 * The house options, in the players' words. The engine says of what kind each is; its texts stand
 * under `<variant>.options.<name>`, or under `options.<name>` where several variants have it: `label`,
 * each value of a choice, each name of several figures, and `none` where there need be no figure.
 */
import {
  type OptionField,
  parseOptions,
  type RowContract,
  type Seat,
  TRUMPS,
  type Trump,
  type VariantId,
  variant,
} from '../jass';
import { isSaid, saidInWords } from './said';
import { type Deck, trumpName } from './trumps';
import { apart, type Words } from './words';

/** What an option is set to, by its name. */
export type Values = Readonly<Record<string, unknown>>;

/** A text of an option: the variant's own, or the one that several share. */
export function optionPart(
  words: Words,
  id: VariantId,
  option: string,
  part: string,
  deck?: Deck,
): string {
  const own = `${id}.options.${option}.${part}`;
  const key = isSaid(words, own) ? own : `options.${option}.${part}`;
  return saidInWords(words, { key, values: {} }, deck);
}

/** What an option is called. */
export const optionLabel = (words: Words, id: VariantId, option: string): string =>
  optionPart(words, id, option, 'label');

/** "clubs ×2". */
const timesInWords = (words: Words, trump: Trump, times: number, deck?: Deck): string =>
  words.t('options.multipliers.each', {
    trump: trumpName(words, trump, deck),
    times: String(times),
  });

/** A figure of an object or a list. */
const figureIn = (value: object, name: string | number): number => Number(Reflect.get(value, name));

/** What else a value may need to be said: who sits where, and the cards that are played with. */
type Table = { readonly players?: readonly string[]; readonly deck?: Deck };

/** What an option is set to: "count", "2,500", "open end", "hearts ×1, clubs ×2". */
export function valueInWords(
  words: Words,
  id: VariantId,
  option: string,
  value: unknown,
  { players = [], deck = 'french' }: Table = {},
): string {
  const { format } = words;
  const field = variant(id).optionFields[option];
  if (value === null || value === undefined) return optionPart(words, id, option, 'none');
  if (field?.kind === 'choice') return optionPart(words, id, option, String(value));
  if (typeof value === 'number')
    return field?.kind === 'seat' ? seatName(words, value, players) : format.number(value);
  if (typeof value !== 'object') return String(value);
  const parts = partsInWords(words, id, option, value, deck);
  if (field?.kind === 'trumps') {
    const [first = 1, ...others] = TRUMPS.map((trump) => figureIn(value, trump));
    if (others.every((times) => times === first))
      return words.t('options.multipliers.all', { times: String(first) });
  }
  return field?.kind === 'rows' ? apart(words, parts) : parts.join(', ');
}

/** What an option of several figures is set to, each by itself: "hearts ×1", "clubs ×2". */
function partsInWords(
  words: Words,
  id: VariantId,
  option: string,
  value: object,
  deck: Deck = 'french',
): readonly string[] {
  const field = variant(id).optionFields[option];
  switch (field?.kind) {
    case 'trumps':
      return TRUMPS.map((trump) => timesInWords(words, trump, figureIn(value, trump), deck));
    case 'figures':
      return field.names.map(
        (name) => `${optionPart(words, id, option, name, deck)} ${figureIn(value, name)}`,
      );
    case 'rows':
      return rowsInWords(words, id, { [option]: value }, deck);
    default:
      return Object.values(value).map(String);
  }
}

const seatName = ({ t }: Words, seat: Seat, players: readonly string[]): string =>
  players[seat] || t('board.seat', { seat: String(seat + 1) });

/** The rows of a slate: "Clubs ×1", "Slalom ×7", "Misère ×9". */
const rowsInWords = (
  words: Words,
  id: VariantId,
  options: Values,
  deck?: Deck,
): readonly string[] =>
  variant(id)
    .rowsOf(options)
    .map(({ says, factor }) => `${saidInWords(words, says, deck)}\u00a0×${factor}`);

/** What is played in a row of a slate: "Hearts", "Slalom". */
export function contractName(
  words: Words,
  id: VariantId,
  { option, contract, deck }: { option: string; contract: RowContract; deck?: Deck },
): string {
  const [row] = variant(id).rowsOf({ [option]: [{ contract, factor: 1 }] });
  return row ? saidInWords(words, row.says, deck) : contract;
}

/** A house option: what it is called, what is usual, and what else can be chosen. */
export function optionInWords(
  words: Words,
  id: VariantId,
  option: string,
  usual: unknown,
  table?: Table,
): { label: string; usual: string; others: string[] } {
  const field = variant(id).optionFields[option];
  const others = field ? otherValues(field, usual) : [];
  return {
    label: optionLabel(words, id, option),
    usual:
      field?.kind === 'places' && usual === undefined
        ? usualPlaces(words, field)
        : valueInWords(words, id, option, usual, table),
    others: others.map((value) => valueInWords(words, id, option, value, table)),
  };
}

/** What can be named beside the usual value. */
function otherValues(field: OptionField, usual: unknown): readonly unknown[] {
  if (field.kind === 'choice') return field.values.filter((value) => value !== usual);
  if (field.kind === 'places') return [null];
  return field.kind === 'figure' && field.without && typeof usual === 'number' ? [null] : [];
}

/** "3 players: 150, 100, 70; 4 players: 150, 100, 55, 0". */
const usualPlaces = (words: Words, { usual }: Extract<OptionField, { kind: 'places' }>): string =>
  apart(
    words,
    Object.entries(usual).map(
      ([players, list]) =>
        `${words.t('new-game.players', { count: Number(players) })}: ${list.join(', ')}`,
    ),
  );

/**
 * The options of a table in words, in the order in which they are agreed, those left out that nobody
 * wants; of options that cannot be read, as of an older game, those that are given.
 */
export function houseRulesInWords(
  words: Words,
  id: VariantId,
  options: Values,
  table?: Table,
): {
  readonly option: string;
  readonly label: string;
  readonly value: string;
  /** Of several figures each by itself; of others their value alone. */
  readonly parts: readonly string[];
}[] {
  const read = parseOptions(id, options);
  const all: Values = read.ok ? { ...read.value } : options;
  return Object.keys(variant(id).optionFields).flatMap((option) => {
    const value = all[option];
    if (value === undefined) return [];
    const label = optionLabel(words, id, option);
    const told = valueInWords(words, id, option, value, table);
    const parts =
      typeof value === 'object' && value !== null
        ? partsInWords(words, id, option, value, table?.deck)
        : [told];
    return [{ option, label, value: told, parts }];
  });
}

/** What house rules with a name are called. */
export const presetName = (words: Words, id: VariantId, preset: string, deck?: Deck): string =>
  saidInWords(words, { key: `${id}.presets.${preset}`, values: {} }, deck);

/** Of what a figure must be a multiple, at a table of so many players. */
export const stepsOf = (
  { multipleOf }: Extract<OptionField, { kind: 'figure' }>,
  players: number,
): number => (multipleOf === 'players' ? players : multipleOf);

/** What fits in an option, in a sentence; '' where anything that can be chosen does. */
export function whatFits({ t }: Words, field: OptionField, players: number): string {
  switch (field.kind) {
    case 'figure': {
      const deals = stepsOf(field, players);
      if (deals > 1) {
        const some = [1, 2, 3].map((times) => times * deals).join(', ');
        return t('options.fits.deals', { deals: String(deals), some });
      }
      if (field.max < Number.MAX_SAFE_INTEGER) {
        return t('options.fits.range', { min: field.min, max: field.max });
      }
      if (field.min < 0) return t('options.fits.any');
      return t(field.min > 0 ? 'options.fits.aboveNothing' : 'options.fits.fromNothing');
    }
    case 'figures':
    case 'places':
      return t('options.fits.range', { min: field.min, max: field.max });
    case 'text':
      return t('options.fits.text', { most: String(field.longest) });
    default:
      return '';
  }
}
