/** Seats that were never given a name: what they are called is nobody, in whichever language it was said. */
import 'server-only';
import { LANGUAGES } from '../../i18n/languages';
import { seatNamesIn } from '../../i18n/seat-names';
import { wordsIn } from '../../i18n/words-in';
import type { Change, Table } from '../../sync/game';
import { nameKey } from '../../sync/table';

let keys: ReadonlySet<string> | undefined;

/** Is this what a seat without a name is called ("Seat 1", "Wir 2"), and so nobody's name? */
export function isUnnamed(name: string): boolean {
  keys ??= new Set(LANGUAGES.flatMap((one) => seatNamesIn(wordsIn(one))).map(nameKey));
  return keys.has(nameKey(name));
}

/** As `isUnnamed`, of a player: where names are a league's, each is somebody. */
export const isNobody = ({ name, league }: { name: string; league: object | null }): boolean =>
  league === null && isUnnamed(name);

/** Does a change only give names to seats that have none? It is in nobody's way: no chalk is needed for it. */
export const onlyNames = (table: Table, change: Change): boolean =>
  change.kind === 'table' &&
  Object.keys(change.after).join() === 'players' &&
  (change.after.players ?? []).every(
    (name, seat) => name === null || isUnnamed(table.players[seat] ?? ''),
  );
