/**
 * What a refusal says, beside the English sentence: the key of the sentence and what stands in it, so
 * that it can be said in any language. `lib/sync` and others that refuse say it in the same way.
 */

import type { Card } from './cards';
import type { Sum } from './explain';
import type { MeldId, Trump } from './words';

/**
 * What stands in a sentence: text or a figure as it is, names ("and"), a choice ("or"), words, or
 * what is called after the cards that are played with: trumps (with `times`, as the head of a line),
 * a meld, a card; a `day` of the calendar as 2026-11-21; `parts` follow one another, a `sum` is
 * written out.
 */
export type Value =
  | string
  | number
  | readonly Value[]
  | { readonly or: readonly Value[] }
  | { readonly parts: readonly Value[] }
  | { readonly trump: Trump; readonly times?: number }
  | { readonly meld: MeldId }
  | { readonly card: Card }
  | { readonly day: string }
  | { readonly sum: Sum }
  | Said;

/** The key of a text, with its area before it, and what stands in it. */
export type Said = { readonly key: string; readonly values: { readonly [name: string]: Value } };

/** A sentence in English, and how to say it in another language. */
export type Told = { readonly message: string; readonly said: Said };

/** Texts by key; what is to be filled in stands in them as `{name}`, large figures as `{name, number}`. */
type Texts = { readonly [key: string]: string };

type NamesIn<Text> = Text extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `${infer Name}, number` ? Name : Part) | NamesIn<Rest>
  : never;

/** What the text of a key needs. */
type Needs<Text> = { readonly [Name in NamesIn<Text>]: Value };

/** "Anna", "Anna and Beat", "Anna, Beat and Carla". */
const list = (items: readonly string[]): string =>
  items.length < 2
    ? items.join()
    : `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join()}`;

/** Is it a list of which all are meant? */
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** What says the texts of one table, which stand under `area` among the texts of all languages. */
export function teller<const Table extends Texts>(area: string, table: Table) {
  const say = <Key extends keyof Table & string>(key: Key, values: Needs<Table[Key]>): Said => ({
    key: `${area}.${key}`,
    values,
  });
  const inEnglish = (value: Value): string => {
    if (typeof value !== 'object') return String(value);
    if (isList(value)) return list(value.map(inEnglish));
    if ('or' in value) return value.or.map(inEnglish).join(' or ');
    if ('parts' in value) return value.parts.map(inEnglish).join('; ');
    if ('trump' in value) return value.trump;
    if ('meld' in value) return value.meld;
    if ('card' in value) return value.card;
    if ('day' in value) return value.day;
    if ('sum' in value) return String(value.sum.total);
    const text = table[value.key.slice(area.length + 1)];
    // Of another area, what it is about: a row by its trump or by its name.
    if (text === undefined) {
      const [about = value.key.split('.').at(-1) ?? ''] = Object.values(value.values);
      return inEnglish(about);
    }
    return text.replace(/\{(\w+)(, number)?\}/g, (_, name: string, isFigure?: string) => {
      const filling = value.values[name] ?? '';
      return isFigure ? Number(filling).toLocaleString('en-GB') : inEnglish(filling);
    });
  };
  return {
    /** A part of a sentence. */
    say,
    /** A whole sentence. */
    tell: <Key extends keyof Table & string>(key: Key, values: Needs<Table[Key]>): Told => {
      const said = say(key, values);
      return { message: inEnglish(said), said };
    },
  };
}

/** What the rules say beside a refusal, by the key of a text that stands in the reader's language. */
export const say = (key: string, values: Said['values'] = {}): Said => ({ key, values });

/** What the key says that opens the entry of a hand. */
export const enterSaid = (): Said => say('board.keys.enter');

/** Whose deal it is, and whose the next one. */
export const dealSaid = ({
  dealer,
  table: { players },
}: {
  dealer: number;
  table: { players: readonly string[] };
}): Said =>
  say('board.deal', {
    dealer: players[dealer] ?? '',
    next: players[(dealer + 1) % players.length] ?? '',
  });

/**
 * What the sides wrote and of what: "Anna & Carla (98 + 20 stöck) × 2 = 236; Beat & Dora 59 × 2 =
 * 118." Whoever has no sum is left out.
 */
export const sumsSaid = (sides: readonly string[], parts: readonly (Sum | null)[]): Said =>
  say('ask.sides', {
    sides: {
      parts: parts.flatMap((sum, side) =>
        sum ? [say('ask.side', { side: sides[side] ?? '', sum: { sum } })] : [],
      ),
    },
  });

/** Is it what `sumsSaid` says? Whoever draws the sums can leave it out. */
export const isSums = ({ key }: Said): boolean => key === 'ask.sides';

/**
 * The figures of an entry as a log has them: "121–36–0", with some below 0 "12 / −20 / 0"; a dot for
 * none; empty where there are no figures.
 */
export function figuresSaid(figures: unknown): Said[] {
  if (!Array.isArray(figures)) return [];
  const written = figures.map((one) => String(one ?? '·').replace('-', '−'));
  const between = written.some((one) => one.startsWith('−')) ? ' / ' : '–';
  return [say('ask.figures', { figures: written.join(between) })];
}
