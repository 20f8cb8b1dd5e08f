/** What people at a table are called where full names have no room. Pure. */
import { givenName, partsOf, shortName } from './names';

/** A slate has room for names of so many letters. */
const MOST = 16;

/**
 * As everybody of these people is called, alone or in "Anna & Beat": by their names as they are, where a
 * slate has room for all of them; else by their first names, with what stands behind the name, an initial or
 * in full where that could be another.
 *
 * @param people names, also several in one
 */
export function callNames(people: readonly string[]): (name: string) => string {
  const all = people.flatMap((one) => one.split(AND));
  if (all.every(({ length }) => length <= MOST)) return (name) => name;
  const call = (name: string) =>
    FORMS.find((form) => all.every((other) => other === name || form(other) !== form(name)))?.(
      name,
    ) || name;
  return (name) => name.split(AND).map(call).join(AND);
}
const AND = ' & ';

/**
 * "Maximilian", "Franz-J.", "Christoph": of a long first name of two parts the second is its initial, or is
 * left out where that is still long. No line breaks at its hyphen.
 */
function first(name: string): string {
  const given = givenName(name).replaceAll('-', HYPHEN);
  const form = [given, withInitial(name)].find(({ length }) => length <= LONG);
  return form ?? given.split(HYPHEN, 1)[0] ?? given;
}
const withInitial = (name: string) =>
  givenName(name)
    .replace(/-(\p{L})\p{L}+$/u, `${HYPHEN}$1.`)
    .replaceAll('-', HYPHEN);
/** Where no line breaks. */
const HYPHEN = '\u2011';
const LONG = 10;

/** From the shortest on. */
const FORMS = [
  first,
  withInitial,
  (name: string) => `${first(name)} ${partsOf(name).behind}`.trimEnd(),
  shortName,
];

type Seated = {
  readonly players: readonly string[];
  readonly substitutes?: readonly { readonly name: string }[] | undefined;
};

/** The table with all at it as they are called; itself where that changes nothing. */
export function withCallNames<Of extends Seated>(table: Of): Of {
  const { players, substitutes } = table;
  const people = [...players, ...(substitutes ?? []).map(({ name }) => name)];
  const call = callNames(people);
  return people.every((name) => call(name) === name)
    ? table
    : {
        ...table,
        players: players.map(call),
        ...(substitutes && {
          substitutes: substitutes.map((one) => ({ ...one, name: call(one.name) })),
        }),
      };
}
