/**
 * The results of a season, player by player: what every game or evening is worth, what stands for
 * evenings missed, and which of the results count. Exact; pure.
 */
import type { VariantId } from '../jass';
import { substitutesOf } from './absence';
import { betterFirst, type Fraction } from './exact';
import {
  type EveningGames,
  gathered,
  isLessBetter,
  type Played,
  rankPointsOfEvening,
  rankPointsOfGame,
} from './measure';
import type { Entrant, EveningResults } from './result';
import type { Scheme } from './scheme';
import type { Dropped, Substitute } from './table';

/** A result; `evening` is an index, `raw` is without the factor. A substitute has no games. */
export type Result = {
  readonly evening: number;
  readonly played: readonly Played[];
  readonly raw: Fraction;
  readonly value: Fraction;
  readonly factor: number;
  readonly substitute?: Substitute;
  /** Only where it does not count. */
  readonly why?: Dropped;
};

/** What a result is worth before the factor. */
type Worth = Pick<Result, 'played' | 'raw' | 'substitute'>;

/** The games that count, evening by evening; only of those whom `isListed` lets through. */
export const gamesByEvening = (
  evenings: readonly EveningResults[],
  variants: readonly VariantId[],
  isListed: (player: string) => boolean,
): EveningGames[] =>
  evenings.map(({ games }) => {
    const players = new Map<string, Played[]>();
    for (const game of games) {
      if (!variants.includes(game.variant)) continue;
      for (const seat of game.seats) {
        if (!isListed(seat.player)) continue;
        const own = players.get(seat.player);
        if (own) own.push({ game, seat });
        else players.set(seat.player, [{ game, seat }]);
      }
    }
    return players;
  });

/**
 * Results by player, each in the order of play, those that do not count marked. In a final the
 * factor multiplies every result, substitutes included.
 */
export function resultsOf(
  { evenings, scheme }: { evenings: readonly EveningResults[]; scheme: Scheme },
  games: readonly EveningGames[],
  entrants: readonly Entrant[],
): Map<string, Result[]> {
  const own = new Map<string, Result[]>();
  const add = (player: string, evening: number, result: Worth) => {
    const factor = evenings[evening]?.isFinal ? scheme.finalFactor : 1;
    const value = factor === 1 ? result.raw : result.raw.mul(factor);
    const results = own.get(player);
    const one: Result = { ...result, evening, value, factor };
    if (results) results.push(one);
    else own.set(player, [one]);
  };
  for (const [evening, players] of games.entries()) {
    for (const [player, result] of valuesOf(scheme, players)) add(player, evening, result);
  }
  for (const { player, ...substitute } of substitutesOf({ evenings, scheme }, own, entrants))
    add(player, substitute.evening, { ...substitute, played: [] });
  for (const [player, results] of own) {
    const inOrder = results.sort((a, b) => a.evening - b.evening);
    own.set(player, marked(inOrder, scheme));
  }
  return own;
}

/** What an evening brought each player: one result for each game, or one for all of them. */
function* valuesOf(
  scheme: Scheme,
  players: EveningGames,
): Generator<[player: string, result: Worth]> {
  const { measure, per } = scheme;
  const places =
    measure === 'rank-points' && per === 'evening' ? rankPointsOfEvening(scheme, players) : null;
  for (const [player, all] of players) {
    for (const played of per === 'game' ? all.map((one) => [one]) : [all]) {
      const raw = places?.get(player) ?? rawOf(scheme, played);
      yield [player, { played, raw }];
    }
  }
}

function rawOf(scheme: Scheme, played: readonly Played[]): Fraction {
  const { measure } = scheme;
  if (measure !== 'rank-points') return gathered(measure, played);
  const [only] = played;
  if (!only || played.length > 1) throw new Error('Only single games bring rank points by place.');
  return rankPointsOfGame(scheme, only);
}

/**
 * Results with those marked that do not count. Of equal ones the later is left out. However many
 * are to be dropped, one remains.
 */
function marked(results: readonly Result[], { keep, measure }: Scheme): Result[] {
  if (keep.kind === 'all') return [...results];
  const kept = keep.kind === 'best' ? keep.count : Math.max(1, results.length - keep.count);
  if (kept >= results.length) return [...results];
  const compare = betterFirst(isLessBetter(measure));
  // The sort is stable: of equal ones the earlier stays ahead.
  const out = new Set(results.toSorted((a, b) => compare(a.value, b.value)).slice(kept));
  const why = keep.kind === 'best' ? 'not-among-best' : 'dropped-worst';
  return results.map((result) => (out.has(result) ? { ...result, why } : result));
}
