import { makeOptions, parseRecord, type Result, refuse, type Told } from '../jass';
import type { Table } from './game';
import { tell } from './tell';

const FORMAT = 'jass-record/1';
/** The longest name of a player, and of a game, in characters. */
export const NAME_LENGTH = 40;
export const GAME_NAME_LENGTH = 60;

/** Signs that are made of several, the first group, and what else cannot be seen or turns its neighbours. */
const UNSEEN =
  /(\p{ExtPict}(?:\ufe0f|\p{EMod})?(?:\u200d\p{ExtPict}(?:\ufe0f|\p{EMod})?)*|[\d#*]\ufe0f\u20e3)|[\p{DI}\p{Cf}]/gu;
/** Blanks; the two that Unicode counts among the signs too. */
const BLANKS = /[\s\u2800\u{1d159}]+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name as it is kept: without blanks around it, one blank between words, in its letters' own
 * direction, without what cannot be seen; empty where nothing can.
 */
export function tidyName(name: string): string {
  const tidy = name.normalize('NFC').replaceAll(UNSEEN, '$1').replaceAll(BLANKS, ' ').trim();
  return SEEN.test(tidy) || !canBeKept(tidy) ? tidy : '';
}

/** Has a text none of the letters that no name may have: those that steer a machine, and halves of some? */
export const canBeKept = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/**
 * A name as names are compared: whoever differs only in capitals is the same player, and so is a sign
 * that is drawn as a letter or as a picture.
 */
export const nameKey = (name: string): string =>
  tidyName(name).replaceAll('\ufe0f', '').toLowerCase();

/**
 * What is agreed before the first deal, checked and put in the form in which it is kept: names
 * tidied, options only where they differ from the defaults.
 *
 * Refused with `record-invalid` (path `players.N`, `name`) where a name is empty, too long or there
 * twice, else as the engine refuses it.
 */
export function checkTable({ name: called = '', ...table }: Table): Result<Table> {
  const players = table.players.map(tidyName);
  for (const [seat, name] of players.entries()) {
    const fault = nameFault(name, players.slice(0, seat));
    if (fault) return refuse({ code: 'record-invalid', path: `players.${seat}`, ...fault }, null);
  }
  const name = tidyName(called);
  const misnamed = name !== '' && nameFault(name, [], GAME_NAME_LENGTH);
  if (misnamed) return refuse({ code: 'record-invalid', path: 'name', ...misnamed }, null);
  const record = parseRecord({ format: FORMAT, ...table, players, hands: [] });
  if (!record.ok) return record;
  const { variant, firstDealer, substitutes = [] } = record.value;
  const options = makeOptions(variant, record.value.options);
  const agreed = { variant, options, players, firstDealer };
  return {
    ok: true,
    value: {
      ...agreed,
      ...(substitutes.length > 0 && { substitutes }),
      ...(name !== '' && { name }),
    },
  };
}

/** What is wrong with a tidied name beside others, in a sentence. */
export function nameFault(
  name: string,
  others: readonly string[],
  most = NAME_LENGTH,
): Told | undefined {
  if (name === '') return tell('nameMissing', {});
  if (name.length > most) return tell('nameTooLong', { name, length: name.length, most });
  if (!canBeKept(name)) return tell('nameLetters', {});
  if (others.some((other) => nameKey(other) === nameKey(name))) return tell('nameTwice', { name });
  return undefined;
}
