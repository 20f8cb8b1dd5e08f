/**
 * What a refusal says, beside the English sentence: the key of the sentence and what stands in it, so
 * that it can be said in any language. `lib/sync` and others that refuse say it in the same way.
 */

/** What stands in a sentence: text or a figure as it is, names ("and"), a choice ("or"), or words. */
export type Value = string | number | readonly Value[] | { readonly or: readonly Value[] } | Said;

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
    const text = table[value.key.slice(area.length + 1)] ?? value.key;
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
