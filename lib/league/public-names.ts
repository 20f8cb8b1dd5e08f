/**
 * What everybody else may read of a league's names: in full, first name and initial, or nothing. Pure.
 */
import { nameKey } from '../sync/table';
import { rootsIn, shortName } from './names';

/** How a name is read by those who do not belong to the league. */
export const NAME_FORMS = ['full', 'short', 'hidden'] as const;
export type NameForm = (typeof NAME_FORMS)[number];
/** What holds where nobody has said anything. */
export const USUAL_FORM: NameForm = 'short';

/** How everybody reads a name of which nothing else is said. */
export const readAs = (name: string, form: NameForm): string =>
  form === 'full' ? name : form === 'short' ? shortName(name) : NOBODY;

/** A name of a league; in the order in which they came to it. */
type Named = {
  readonly id: string;
  readonly name: string;
  readonly mergedIntoId: string | null;
  /** Null for what the league says. */
  readonly publicName: string | null;
};

/** The names of a league as everybody reads them. */
export type PublicNames = {
  /** A name; one that nobody in the league has, as the league says. */
  readonly of: (name: string) => string;
  /** A text, with all names in it. */
  readonly within: (text: string) => string;
};

/** Nomen nescio: whose name nobody is to know. */
const NOBODY = 'N. N.';

/** As it is stored; null where nobody has said. */
export const asNameForm = (said: string | null): NameForm | null =>
  NAME_FORMS.find((form) => form === said) ?? null;

/**
 * The names of a league as everybody reads them; null where all are read in full. No two people are
 * called the same, and a merged name is called like whoever it turned out to be.
 */
export function publicNames(said: string | null, all: readonly Named[]): PublicNames | null {
  const usual = asNameForm(said) ?? USUAL_FORM;
  if (
    usual === 'full' &&
    all.every(({ publicName }) => (asNameForm(publicName) ?? usual) === 'full')
  )
    return null;
  const shown = shownNames(usual, all);
  const byName = new Map(all.map(({ id, name }) => [name, shown.get(id) ?? NOBODY]));
  const told = new Set(shown.values());
  const byKey = new Map([...byName].map(([name, as]) => [nameKey(name), as]));
  let pattern: RegExp | null = null;
  const within = (text: string) => {
    const known = byName.get(text);
    // Ids and codes are one word: names are looked for in what people wrote.
    if (known !== undefined || !/\s/.test(text)) return known ?? text;
    pattern ??= anyOf([...byName].flatMap(([name, as]) => (name === as ? [] : [name])));
    return text.replace(pattern, (name) => byName.get(name) ?? NOBODY);
  };
  const of = (name: string) =>
    byName.get(name) ?? byKey.get(nameKey(name)) ?? (told.has(name) ? name : readAs(name, usual));
  return { of, within };
}

function shownNames(usual: NameForm, all: readonly Named[]): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  const taken = new Set<string>();
  const roots = all.filter(({ mergedIntoId }) => mergedIntoId === null);
  for (const [i, { id, name, publicName }] of roots.entries()) {
    const form = asNameForm(publicName) ?? usual;
    const plain = form === 'hidden' ? `${NOBODY} ${i + 1}` : readAs(name, form);
    let own = plain;
    for (let n = 2; taken.has(nameKey(own)); n++) own = `${plain} ${n}`;
    taken.add(nameKey(own));
    shown.set(id, own);
  }
  const rootOf = rootsIn(all);
  for (const { id } of all) if (!shown.has(id)) shown.set(id, shown.get(rootOf(id)) ?? NOBODY);
  return shown;
}

/** Any of these as words of their own, the longest first; of none, what nothing has. */
const anyOf = (names: readonly string[]): RegExp => {
  const all = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return all.length === 0
    ? /(?!)/
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
};

/** An id, as no name looks. */
const ID = /^[\w-]{21}$/;

/**
 * What was made for a page, a file or a program, as everybody reads it: with these names, and without
 * notes, which are for those who belong to the league. Names in a table of a game are told apart.
 */
export function inPublic<Made>(made: Made, names: PublicNames | null): Made {
  if (!names) return made;
  const inTable = (players: readonly unknown[]) => {
    const taken = new Set<string>();
    return players.map((name) => {
      if (typeof name !== 'string' || ID.test(name)) return walk(name, '');
      const plain = names.of(name);
      let own = plain;
      for (let n = 2; taken.has(own); n++) own = `${plain} ${n}`;
      taken.add(own);
      return own;
    });
  };
  const side = (name: string) => name.split(' & ').map(names.of).join(' & ');
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return key === 'notes' ? '' : names.within(value);
    if (Array.isArray(value)) {
      if (key === 'players') return inTable(value);
      // A side may have somebody whom the league does not know: who stands in.
      if (key === 'sides')
        return value.map((one) => (typeof one === 'string' ? side(one) : walk(one, key)));
      if (key === 'substitutes')
        return value.map((one: { name: string }) => ({ ...one, name: names.of(one.name) }));
      return value.map((one) => walk(one, key));
    }
    if (value instanceof Map) return new Map([...value].map(([k, one]) => [k, walk(one, '')]));
    if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([k, one]) => [k, walk(one, k)]));
  };
  // Every part has the shape that it had.
  return walk(made, '') as Made;
}

const isPlain = (value: object): boolean => {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};
