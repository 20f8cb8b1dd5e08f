/**
 * What a player's games say: how they went, in which variant, with whom and against whom, under
 * which trumps. Counts are whole, means and shares unrounded. Pure.
 */
import { type FigureId, TRUMPS, type Trump, VARIANT_IDS, type VariantId } from '../jass';
import { isLevel, type Played } from './measure';
import type { GameResult, HandFigures, SeatResult } from './result';

/** How one game went. `sides` is how many there were, so that a place says something. */
export type FormGame = {
  readonly game: string;
  /** Only its totals are known. */
  readonly isOnPaper: boolean;
  readonly at: string;
  readonly variant: VariantId;
  readonly won: boolean;
  /** Won together with another side that is level. */
  readonly isLevel: boolean;
  readonly place: number;
  readonly sides: number;
};

/** Games, how many of them the player won, and how many of those together with another side that was level. */
export type Won = { readonly games: number; readonly wins: number; readonly level: number };

/** Games of one variant; what it does not have is left out. */
export type VariantStats = Won & {
  readonly variant: VariantId;
  /** Those written down one by one that the player played: what is counted below is counted in them. */
  readonly hands: number;
  /** Means of a game. */
  readonly meanNet?: number;
  readonly meanPoints?: number;
  readonly meanAgainst?: number;
  /** Means of a hand. */
  readonly meanCardPoints?: number;
  readonly meanDifference?: number;
  readonly tourneyPoints?: number;
  readonly matches?: number;
  readonly hundreds?: number;
  /** Of the hands, 0 to 1. */
  readonly hundredShare?: number;
  readonly exact?: number;
  readonly exactShare?: number;
};

/** Games on one side with somebody else. */
export type Company = Won & { readonly player: string };

/** Games against somebody else: how often the player was ahead by place, behind, and neither. */
export type Against = {
  readonly player: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
};

/** A trump, how often made, and in how many of those hands the own side scored most. */
export type TrumpStats = { readonly trump: Trump; readonly made: number; readonly won: number };

/** A player's games. */
export type PlayerStats = Won & {
  /** The last ten, oldest first. */
  readonly form: readonly FormGame[];
  /** Games won one after the other. */
  readonly longestRun: number;
  /** The last games, so far as all of them were won. */
  readonly currentRun: number;
  readonly byVariant: readonly VariantStats[];
  /** Most games first. */
  readonly partners: readonly Company[];
  readonly opponents: readonly Against[];
  /** With whom most games are won, and against whom the player is ahead most rarely, of three games or more. */
  readonly bestPartner: Company | null;
  readonly nemesis: Against | null;
  /** Those made, most often made first. */
  readonly trumps: readonly TrumpStats[];
  readonly favouriteTrump: Trump | null;
  /** With the highest share of hands won, among those made three times or more. */
  readonly bestTrump: Trump | null;
  readonly matches: number;
  /** Games in which the player stood in for somebody, and the hands played there; none of them is in `games`. */
  readonly stoodIn: { readonly games: number; readonly hands: number };
};

const FORM_GAMES = 10;
const TRIED_TRUMP = 3;

/** What these games say about one player; games without them are passed over. In order of play. */
export function playerStats(player: string, games: readonly GameResult[]): PlayerStats {
  const played = playedBy(player, games);
  const partners = partnersOf(played);
  const opponents = opponentsOf(played);
  const hands = handsBy(player, games);
  const trumps = trumpsOf(hands);
  const tried = trumps.filter(({ made }) => made >= TRIED_TRUMP);
  const byShare = tried.toSorted((a, b) => b.won * a.made - a.won * b.made);
  return {
    ...wonIn(played),
    form: played.slice(-FORM_GAMES).map(formGame),
    longestRun: longestRun(played),
    currentRun: played.length - 1 - played.findLastIndex(({ seat }) => !seat.won),
    byVariant: statsByVariant(player, games),
    partners,
    opponents,
    bestPartner: bestPartnerOf(partners),
    nemesis: nemesisOf(opponents),
    trumps,
    favouriteTrump: trumps[0]?.trump ?? null,
    bestTrump: byShare[0]?.trump ?? null,
    matches: total(hands, ({ matches = 0 }) => matches),
    stoodIn: stoodIn(player, games),
  };
}

/** The games in which somebody sat, each with the own seat. */
export const playedBy = (player: string, games: readonly GameResult[]): Played[] =>
  games.flatMap((game) => {
    const seat = game.seats.find((one) => one.player === player);
    return seat ? [{ game, seat }] : [];
  });

/** The hands that somebody played in these games, from the first one on or standing in. */
const handsBy = (player: string, games: readonly GameResult[]): HandFigures[] =>
  games.flatMap(({ seats }) =>
    seats.flatMap((seat) => [
      ...(seat.player === player ? [seat.own ?? seat] : []),
      ...stoodInAt(player, seat),
    ]),
  );

const stoodInAt = (player: string, { standIns = [], stoodIn: who = [] }: SeatResult) =>
  standIns.filter((_, i) => who[i] === player);

function stoodIn(player: string, games: readonly GameResult[]): PlayerStats['stoodIn'] {
  const there = games.map(({ seats }) => seats.flatMap((seat) => stoodInAt(player, seat)));
  const some = there.filter((hands) => hands.length > 0);
  return { games: some.length, hands: total(some.flat(), ({ hands }) => hands) };
}

/**
 * What games come to for a player variant by variant, in the order in which variants are offered. Games
 * count for those who began, as in every table, and hands for those who played them.
 */
export const statsByVariant = (player: string, games: readonly GameResult[]): VariantStats[] =>
  VARIANT_IDS.flatMap((variant) => {
    const all = games.filter((game) => game.variant === variant);
    const stats = variantStats(variant, player, all);
    return stats.games + stats.hands > 0 ? [stats] : [];
  });

const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

/** How these games went. */
export const wonIn = (played: readonly Played[]): Won => ({
  games: played.length,
  wins: count(played, ({ seat }) => seat.won),
  level: count(played, isLevel),
});

const total = <Of>(all: readonly Of[], of: (one: Of) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

function variantStats(
  variant: VariantId,
  player: string,
  all: readonly GameResult[],
): VariantStats {
  const played = playedBy(player, all);
  const seats = played.map(({ seat }) => seat);
  const byGame = sumsOf<SeatResult, FigureId | 'against' | 'tourneyPoints'>(seats, () => 1);
  const byHand = sumsOf<HandFigures, FigureId>(handsBy(player, all), handsOf);
  const written = all.filter(({ paper }) => paper === undefined);
  const net = byGame('net');
  const points = byGame('points');
  const against = byGame('against');
  const cardPoints = byHand('cardPoints');
  const difference = byHand('difference');
  const tourneyPoints = byGame('tourneyPoints');
  const matches = byHand('matches');
  const hundreds = byHand('hundreds');
  const exact = byHand('exact');
  return {
    variant,
    ...wonIn(played),
    hands: total(handsBy(player, written), handsOf),
    ...(net && { meanNet: net.mean }),
    ...(points && { meanPoints: points.mean }),
    ...(against && { meanAgainst: against.mean }),
    ...(cardPoints && { meanCardPoints: cardPoints.mean }),
    ...(difference && { meanDifference: difference.mean }),
    ...(tourneyPoints && { tourneyPoints: tourneyPoints.sum }),
    ...(matches && { matches: matches.sum }),
    ...(hundreds && { hundreds: hundreds.sum, hundredShare: hundreds.mean }),
    ...(exact && { exact: exact.sum, exactShare: exact.mean }),
  };
}

/**
 * Adds a figure up, and takes its mean over those in which it is said: paper says one figure of a game,
 * and the hands of such a game nothing about the others. Undefined where none says it.
 */
const sumsOf =
  <Of extends { readonly [id in Id]?: number }, Id extends string>(
    all: readonly Of[],
    per: (one: Of) => number,
  ) =>
  (figure: Id): { readonly sum: number; readonly mean: number } | undefined => {
    const said = all.filter((one) => one[figure] !== undefined);
    const sum = total(said, (one) => one[figure] ?? 0);
    return said.length > 0 ? { sum, mean: sum / Math.max(1, total(said, per)) } : undefined;
  };

const handsOf = ({ hands }: HandFigures) => hands;

const formGame = ({ game, seat }: Played): FormGame => ({
  game: game.id,
  isOnPaper: game.paper !== undefined,
  at: game.at,
  variant: game.variant,
  won: seat.won,
  isLevel: isLevel({ game, seat }),
  place: seat.place,
  sides: new Set(game.seats.map(({ side }) => side)).size,
});

function longestRun(played: readonly Played[]): number {
  let run = 0;
  let longest = 0;
  for (const { seat } of played) {
    run = seat.won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Most games first, then most wins. */
function partnersOf(played: readonly Played[]): Company[] {
  const company = [...metBy(played, (own, other) => own.side === other.side)].map(
    ([player, met]) => ({ player, ...wonIn(met) }),
  );
  return company.sort(
    (a, b) => b.games - a.games || b.wins - a.wins || (a.player < b.player ? -1 : 1),
  );
}

/** Most games first, then most often ahead. */
function opponentsOf(played: readonly Played[]): Against[] {
  const against = [...metBy(played, (own, other) => own.side !== other.side)].map(
    ([player, met]) => ({
      player,
      games: met.length,
      ahead: count(met, ({ seat, other }) => seat.place < other.place),
      behind: count(met, ({ seat, other }) => seat.place > other.place),
      level: count(met, ({ seat, other }) => seat.place === other.place),
    }),
  );
  return against.sort(
    (a, b) => b.games - a.games || b.ahead - a.ahead || (a.player < b.player ? -1 : 1),
  );
}

const MET_OFTEN = 3;

/** With whom the greatest share is won; more games go before. Nobody with whom nothing is. */
function bestPartnerOf(partners: readonly Company[]): Company | null {
  const often = partners.filter(({ games, wins }) => games >= MET_OFTEN && wins > 0);
  return often.toSorted((a, b) => b.wins * a.games - a.wins * b.games)[0] ?? null;
}

/** Who is ahead more often than behind, by the greatest share of the games that were decided. */
function nemesisOf(opponents: readonly Against[]): Against | null {
  const often = opponents.filter(
    ({ ahead, behind }) => ahead + behind >= MET_OFTEN && behind > ahead,
  );
  return (
    often.toSorted(
      (a, b) => b.behind * (a.ahead + a.behind) - a.behind * (b.ahead + b.behind),
    )[0] ?? null
  );
}

type Met = Played & { readonly other: SeatResult };

/** The others at the table who are meant, each with both seats in every game of both. */
function metBy(
  played: readonly Played[],
  isMeant: (own: SeatResult, other: SeatResult) => boolean,
): Map<string, Met[]> {
  const met = new Map<string, Met[]>();
  for (const one of played)
    for (const other of one.game.seats)
      if (other.player !== one.seat.player && isMeant(one.seat, other))
        pushTo(met, other.player, { ...one, other });
  return met;
}

function pushTo(met: Map<string, Met[]>, player: string, one: Met): void {
  const known = met.get(player);
  if (known) known.push(one);
  else met.set(player, [one]);
}

/** Most often made first, equal ones in the order of trumps. */
function trumpsOf(hands: readonly HandFigures[]): TrumpStats[] {
  const all = TRUMPS.map((trump) => ({
    trump,
    made: total(hands, ({ trumps }) => trumps?.[trump]?.made ?? 0),
    won: total(hands, ({ trumps }) => trumps?.[trump]?.won ?? 0),
  }));
  return all.filter(({ made }) => made > 0).sort((a, b) => b.made - a.made);
}
