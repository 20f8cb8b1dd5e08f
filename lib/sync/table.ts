import { makeOptions, parseRecord, type Result, refuse, type Told } from '../jass';
import type { Table } from './game';
import { tell } from './tell';

const FORMAT = 'jass-record/1';
/** The longest name of a player, in characters. */
const NAME_LENGTH = 40;

/** Marks that turn the direction of what stands around them, also of what others wrote. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name as it is kept: without blanks around it, one blank between words, in its letters' own direction. */
export const tidyName = (name: string): string =>
  name.normalize('NFC').replaceAll(TURNS, '').replaceAll(/\s+/g, ' ').trim();

/** A name as names are compared: whoever differs only in capitals is the same player. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();

/**
 * What is agreed before the first deal, checked and put in the form in which it is kept: names
 * tidied, options only where they differ from the defaults.
 *
 * Refused with `record-invalid` (path `players.N`) where a name is empty, too long or there twice,
 * else as the engine refuses it.
 */
export function checkTable(table: Table): Result<Table> {
  const players = table.players.map(tidyName);
  for (const [seat, name] of players.entries()) {
    const fault = nameFault(name, players.slice(0, seat));
    if (fault) {
      const path = `players.${seat}`;
      return refuse({ code: 'record-invalid', path, ...fault }, null);
    }
  }
  const record = parseRecord({ format: FORMAT, ...table, players, hands: [] });
  if (!record.ok) return record;
  const { variant, firstDealer, substitutes = [] } = record.value;
  const options = makeOptions(variant, record.value.options);
  const agreed = { variant, options, players, firstDealer };
  return { ok: true, value: substitutes.length > 0 ? { ...agreed, substitutes } : agreed };
}

/** What is wrong with a tidied name beside others, in a sentence. */
export function nameFault(name: string, others: readonly string[]): Told | undefined {
  if (name === '') return tell('nameMissing', {});
  if (name.length > NAME_LENGTH)
    return tell('nameTooLong', { name, length: name.length, most: NAME_LENGTH });
  if (/\p{Cc}/u.test(name)) return tell('nameLetters', {});
  if (others.some((other) => nameKey(other) === nameKey(name))) return tell('nameTwice', { name });
  return undefined;
}
