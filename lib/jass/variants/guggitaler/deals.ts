/** The deals of a Guggitaler: which there are, and what is written down for each. */

import type { Table } from '../../definition';
import { type Fault, faultAt } from '../../refusal';
import { fields, listsThat, numberList, phrase, type Schema, seat, seatList } from '../../schema';
import type { Seat } from '../../words';
import * as z from '../../zod';

/** What is to be avoided and can be had several times. */
export const COUNTED = ['tricks', 'diamonds', 'queens'] as const;
/** What only one seat can have. */
export const SINGLE = ['kingOfHearts', 'lastTrick'] as const;
/** What brings minus points. */
export const THINGS = [...COUNTED, ...SINGLE] as const;
/** One of them. */
export type Thing = (typeof THINGS)[number];

/** The deals in their order: one for each thing, one for all of them, and Domino. */
export const KINDS = [...THINGS, 'all', 'domino'] as const;
/** What a deal is about. */
export type Kind = (typeof KINDS)[number];

const CARDS = 36;

/** How many of it there are. */
export const howMany = (thing: (typeof COUNTED)[number], players: number): number =>
  thing === 'tricks' ? CARDS / players : { diamonds: 9, queens: 4 }[thing];

/** By what the deals of a game differ from those of another. */
export type DealOptions = { rounds: number; prizes?: readonly number[] | null | undefined };

const WITHOUT_DOMINO: readonly Kind[] = KINDS.filter((kind) => kind !== 'domino');
/** The deals of one round. */
const kindsOf = ({ prizes }: DealOptions): readonly Kind[] =>
  prizes === null ? WITHOUT_DOMINO : KINDS;

/** How many deals there are in a game. */
export const dealsOf = (options: DealOptions): number => kindsOf(options).length * options.rounds;

/** What the deal of this number, from 0, is about; undefined after the last one. */
export function kindOf(index: number, options: DealOptions): Kind | undefined {
  const kinds = kindsOf(options);
  return index < dealsOf(options) ? kinds[index % kinds.length] : undefined;
}

/** Every seat once, the first to finish first. */
const seatOrder = (players: number) =>
  listsThat(
    seatList(players),
    (seats) => seats.length === players,
    phrase('everySeat', { count: players }),
  );

const formsOf = (players: number) => {
  const counts = (thing: (typeof COUNTED)[number]) =>
    numberList(players, 0, howMany(thing, players));
  const one = seat(players);
  const each = {
    tricks: fields({ counts: counts('tricks') }),
    diamonds: fields({ counts: counts('diamonds') }),
    queens: fields({ counts: counts('queens') }),
    kingOfHearts: fields({ seat: one }),
    lastTrick: fields({ seat: one }),
    all: fields({
      tricks: counts('tricks'),
      diamonds: counts('diamonds'),
      queens: counts('queens'),
      kingOfHearts: one,
      lastTrick: one,
    }),
    domino: fields({ order: seatOrder(players) }),
  };
  const any = z.union([each.tricks, each.kingOfHearts, each.all, each.domino]);
  return { each: each satisfies Record<Kind, unknown>, any };
};
const FORMS = { 3: formsOf(3), 4: formsOf(4) };
const formsFor = (players: number) => (players === 3 ? FORMS[3] : FORMS[4]);

/** What is written down for a deal; by seat, save where one seat is named. */
export type Entry = z.infer<ReturnType<typeof formsOf>['any']>;

/**
 * The schema of the entry at an index: as its deal asks for it. What comes after the last deal has no
 * deal that it could not be of; that it comes too late is found later.
 */
export function entrySchema(
  { players, options }: Table<DealOptions>,
  index: number,
): Schema<Entry> {
  const { each, any } = formsFor(players.length);
  const kind = kindOf(index, options);
  return kind ? each[kind] : any;
}

/** Of everything that is counted there is so much; what is not known yet, and null, may be anything. */
export function countsFault(
  amounts: { readonly [thing in Thing]?: readonly (number | null)[] },
  { players, isAll }: { players: number; isAll: boolean },
): Fault | undefined {
  for (const thing of COUNTED) {
    const counts = amounts[thing];
    if (!counts || counts.includes(null)) continue;
    const sum = counts.reduce<number>((total, own) => total + (own ?? 0), 0);
    const all = howMany(thing, players);
    const path = isAll ? thing : 'counts';
    if (sum !== all) return faultAt('counts-sum', path, 'countsSum', { what: thing, sum, all });
  }
  return undefined;
}

/** Without a trick nobody has anything else; what is not known yet, and null, may be anything. */
export function noTrickFault(
  amounts: { readonly [thing in Thing]?: readonly (number | null)[] },
  players: readonly string[],
): Fault | undefined {
  for (const thing of THINGS) {
    const seat = amounts[thing]?.findIndex(
      (own, seat) => own !== null && own > 0 && amounts.tricks?.[seat] === 0,
    );
    if (seat === undefined || seat < 0) continue;
    const who = players[seat] ?? '';
    if (thing === 'kingOfHearts') {
      return faultAt('counts-impossible', thing, 'noTrickNoKing', { who });
    }
    if (thing === 'lastTrick') {
      return faultAt('counts-impossible', thing, 'noTrickNotLast', { who });
    }
    return faultAt('counts-impossible', thing, 'noTrickTaken', { who, what: thing });
  }
  return undefined;
}

/** One for this seat, none for the others. */
export function alone(own: Seat, players: number): number[] {
  const counts = Array<number>(players).fill(0);
  counts[own] = 1;
  return counts;
}

/** How many of each thing every seat has after a deal; nothing after Domino. */
export function amountsOf(
  entry: Entry,
  { kind, players }: { kind: Kind | undefined; players: number },
): { [thing in Thing]?: readonly number[] } {
  if ('order' in entry || kind === undefined) return {};
  if ('counts' in entry) return { [kind]: entry.counts };
  if ('seat' in entry) return { [kind]: alone(entry.seat, players) };
  const { kingOfHearts, lastTrick } = entry;
  return {
    ...entry,
    kingOfHearts: alone(kingOfHearts, players),
    lastTrick: alone(lastTrick, players),
  };
}
