/** Seasons in shorthand: what the golden files say, as the input of a table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type VariantId, variant } from '../../lib/jass';
import type { Entrant, EveningResults, Figures, GameResult } from '../../lib/league/result';
import { Scheme } from '../../lib/league/scheme';
import type { StandingsInput } from '../../lib/league/standings';
import type { Row, Standings } from '../../lib/league/table';

type Score = { readonly [side: string]: number };
type Measured = 'net' | 'difference' | 'points' | 'cardPoints' | 'tourneyPoints';
/**
 * One figure by side, best place to the highest, or to the lowest as the variant has it; a side of two
 * is written `anna+beat`. The figure tells the variant where none is named.
 */
export type ShortGame = { readonly [figure in Measured]?: Score } & {
  readonly variant?: VariantId;
  readonly hands?: number;
};
export type ShortEvening = {
  readonly games: readonly ShortGame[];
  readonly isFinal?: boolean;
  readonly attendance?: EveningResults['attendance'];
};
type ShortEntrant = string | (Pick<Entrant, 'id'> & Partial<Entrant>);
export type ShortSeason = {
  readonly variants?: readonly VariantId[];
  readonly scheme?: object;
  readonly entrants?: readonly ShortEntrant[];
  readonly evenings: readonly ShortEvening[];
  readonly isOver?: boolean;
};

const FIGURES: Record<Measured, VariantId> = {
  net: 'mittlere',
  difference: 'differenzler',
  points: 'schieber',
  tourneyPoints: 'schieber',
  cardPoints: 'mittlere',
};

const capital = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** Evenings are two weeks apart from Thursday, 1 January 2026. */
export const dateOf = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + 14 * index)).toISOString().slice(0, 10);

export function gameOf(short: ShortGame, id: string, at: string): GameResult {
  const [figure, score] = Object.entries(FIGURES).flatMap(([name]) => {
    const found = short[name as Measured];
    return found ? [[name as Measured, found] as const] : [];
  })[0] ?? ['net', {}];
  const sides = Object.entries(score);
  const played = short.variant ?? FIGURES[figure];
  const { better, agreed } = variant(played);
  const sign = better(agreed) === 'least' ? -1 : 1;
  const figuresOf = (own: number): Figures => {
    const place = 1 + sides.filter(([, other]) => sign * other > sign * own).length;
    const others = sides.map(([, other]) => other).filter((other) => other !== own);
    return {
      place,
      won: place === 1,
      hands: short.hands ?? 12,
      [figure]: own,
      ...(figure === 'net' && { sticks: Math.max(own, 0), potatoes: Math.max(-own, 0) }),
      ...(figure === 'points' && { against: Math.max(...others) }),
    };
  };
  return {
    id,
    variant: played,
    at,
    seats: sides.flatMap(([names, own], side) =>
      names.split('+').map((player) => ({ player, side, ...figuresOf(own) })),
    ),
  };
}

export const eveningsOf = (evenings: readonly ShortEvening[]): EveningResults[] =>
  evenings.map(({ games, isFinal = false, attendance = {} }, index) => ({
    id: `e${index + 1}`,
    date: dateOf(index),
    isFinal,
    attendance,
    games: games.map((game, number) =>
      gameOf(game, `e${index + 1}.${number + 1}`, `${dateOf(index)}T19:${10 + number}:00Z`),
    ),
  }));

const entrantOf = (short: ShortEntrant): Entrant => {
  const given = typeof short === 'string' ? { id: short } : short;
  return { name: capital(given.id), joinedOn: null, leftOn: null, ...given };
};

/** The input of a table. Without entrants everybody in the games is one. */
export function seasonOf(short: ShortSeason): StandingsInput {
  const evenings = eveningsOf(short.evenings);
  const games = evenings.flatMap((evening) => evening.games);
  const players = games.flatMap(({ seats }) => seats.map(({ player }) => player));
  return {
    evenings,
    entrants: (short.entrants ?? [...new Set(players)]).map(entrantOf),
    scheme: Scheme.parse(short.scheme ?? {}),
    variants: short.variants ?? [...new Set(games.map(({ variant }) => variant))],
    isOver: short.isOver ?? false,
  };
}

/** A row in shorthand: cells as values, what does not count and what is a substitute by evening. */
const shortRow = (row: Row) => ({
  ...row,
  cells: row.cells.map(({ value }) => value),
  out: Object.fromEntries(
    row.cells.flatMap(({ evening, results }) =>
      results.flatMap(({ why, games }) =>
        why ? [[games.length > 1 ? evening : (games[0] ?? evening), why]] : [],
      ),
    ),
  ),
  substitutes: Object.fromEntries(
    row.cells.flatMap(({ evening, results }) =>
      results.flatMap(({ substitute }) => (substitute ? [[evening, substitute]] : [])),
    ),
  ),
});
export const shortTable = (table: Standings) => ({ ...table, rows: table.rows.map(shortRow) });

/** The lines of a golden file. */
export const golden = <T>(file: string): T[] =>
  readFileSync(join(import.meta.dirname, 'golden', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
