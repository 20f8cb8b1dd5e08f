/**
 * The results of a season, player by player: what every game or evening is worth, what stands for
 * evenings missed, and which of the results count. Exact; pure.
 */
import type { VariantId } from '../jass';
import { missedBy, substitutesOf } from './absence';
import { betterFirst, type Exact, exact, times } from './exact';
import {
  type EveningGames,
  gathered,
  type Played,
  rankPointsOfEvening,
  rankPointsOfGame,
  type SharedRankPoints,
  sharedRankPoints,
} from './measure';
import { isLessBetter } from './measures';
import type { Entrant, EveningResults } from './result';
import { isSaid } from './result-paper';
import type { Scheme } from './scheme';
import type { Dropped, Substitute } from './table';

/** A result; `evening` is an index, `raw` is without the factor. A substitute has no games. */
export type Result = {
  readonly evening: number;
  readonly played: readonly Played[];
  readonly raw: Exact;
  readonly value: Exact;
  readonly factor: number;
  readonly substitute?: Substitute;
  /** Only where it does not count. */
  readonly why?: Dropped;
};

/** Results by player, each player's in the order of play. */
export type Results = ReadonlyMap<string, readonly Result[]>;

/** The games that count, evening by evening; only of those whom `isListed` lets through. */
export const gamesByEvening = (
  evenings: readonly EveningResults[],
  { variants, scheme }: { readonly variants: readonly VariantId[]; readonly scheme: Scheme },
  isListed: (player: string) => boolean,
): EveningGames[] =>
  evenings.map(({ games }) => {
    const players = new Map<string, Played[]>();
    for (const game of games) {
      if (!(variants.includes(game.variant) && isSaid(game, scheme))) continue;
      for (const seat of game.seats) {
        if (!isListed(seat.player)) continue;
        const own = players.get(seat.player);
        if (own) own.push({ game, seat });
        else players.set(seat.player, [{ game, seat }]);
      }
    }
    return players;
  });

/** What somebody's games of an evening are worth, before the factor. */
type Worth = Pick<Result, 'played' | 'raw'>;

/** Real results, one for each game or for each evening's games, with the factor of a final. */
export function realResults(
  evenings: readonly EveningResults[],
  scheme: Scheme,
  games: readonly EveningGames[],
): Results {
  const all = new Map<string, Result[]>();
  const share = sharedRankPoints(scheme);
  for (const [evening, players] of games.entries()) {
    const factor = factorOf(evenings[evening], scheme);
    for (const [player, { played, raw }] of worthOf(scheme, share, players)) {
      const own = all.get(player);
      const value = factor === 1 ? raw : times(raw, exact(factor));
      const result = { evening, played, raw, value, factor };
      if (own) own.push(result);
      else all.set(player, [result]);
    }
  }
  return all;
}

const factorOf = (evening: EveningResults | undefined, { finalFactor }: Scheme): number =>
  evening?.isFinal ? finalFactor : 1;

function* worthOf(
  scheme: Scheme,
  share: SharedRankPoints,
  players: EveningGames,
): Generator<[player: string, worth: Worth]> {
  const { measure, per, rankedBy, combine } = scheme;
  if (measure === 'rank-points' && per === 'evening') {
    const points = rankPointsOfEvening(share, rankedBy, players);
    for (const [player, played] of players)
      yield [player, { played, raw: points.get(player) ?? 0 }];
    return;
  }
  for (const [player, all] of players) {
    if (measure !== 'rank-points' && per === 'evening') {
      yield [player, { played: all, raw: gathered(measure, all, combine) }];
      continue;
    }
    for (const one of all) {
      const played = [one];
      const raw =
        measure === 'rank-points'
          ? rankPointsOfGame(share, one)
          : gathered(measure, played, combine);
      yield [player, { played, raw }];
    }
  }
}

/**
 * Real results with what stands for evenings missed in its place, and those marked that do not
 * count. A substitute has the factor of a final like any other result.
 */
export function resultsOf(
  { evenings, scheme }: { evenings: readonly EveningResults[]; scheme: Scheme },
  real: Results,
  entrants: readonly Entrant[],
): Results {
  const substitutes = new Map<string, Result[]>();
  for (const { player, ...missed } of substitutesOf({ evenings, scheme }, real, entrants)) {
    const factor = factorOf(evenings[missed.evening], scheme);
    const value = times(missed.raw, exact(factor));
    const result = { ...missed, played: [], value, factor };
    substitutes.set(player, [...(substitutes.get(player) ?? []), result]);
  }
  const held = new Set([...real.values()].flatMap((own) => own.map(({ evening }) => evening)));
  const belonging = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const players = new Set([...real.keys(), ...substitutes.keys()]);
  return new Map(
    [...players].map((player) => {
      const own = real.get(player) ?? [];
      const missed = substitutes.get(player);
      const all = missed ? [...own, ...missed].sort((a, b) => a.evening - b.evening) : own;
      const entrant = belonging.get(player);
      const gone =
        entrant && countsMissed(scheme) ? missedBy(entrant, evenings, { held, own: all }) : 0;
      return [player, marked(all, scheme, gone)];
    }),
  );
}

/** Whether an evening missed is one of the worst that are dropped. */
const countsMissed = ({ keep, per }: Scheme): boolean =>
  keep.kind === 'drop-worst' && keep.missedFirst && per === 'evening';

/**
 * Results with those marked that do not count. Of equal ones the later is left out. However many
 * are to be dropped, one remains; `gone` of them are not there to be dropped.
 */
function marked(
  results: readonly Result[],
  { keep, measure }: Scheme,
  gone: number,
): readonly Result[] {
  if (keep.kind === 'all') return results;
  const dropped = Math.max(0, keep.count - gone);
  const kept = keep.kind === 'best' ? keep.count : Math.max(1, results.length - dropped);
  if (kept >= results.length) return results;
  const compare = betterFirst(isLessBetter(measure));
  // The sort is stable: of equal ones the earlier stays ahead.
  const out = new Set(results.toSorted((a, b) => compare(a.value, b.value)).slice(kept));
  const why = keep.kind === 'best' ? 'not-among-best' : 'dropped-worst';
  return results.map((result) => (out.has(result) ? { ...result, why } : result));
}
