/**
 * The draw of a round from those who are present. As few as possible sit out, and nobody a second time
 * before everybody else has once; then, in this order of weight: nobody has the same partner twice, nobody
 * meets the same people twice, clubs are kept apart, and neighbours in the ranking sit together. The same
 * seed, round, results and people present give the same draw. Source: tournament.md, The draw. Pure.
 */
import { chance, shuffled } from '../league/chance';
import { type Judged, refused, seatingOf, type Tournament } from './document';
import { ranking } from './ranking';
import { type Meetings, type Problem, type Solution, search } from './search';

/** A round as it is drawn. */
export type DrawnRound = {
  /** Its index. */
  readonly round: number;
  /** Entrants in seat order, by table; where neighbours sit together, the best first. */
  readonly tables: readonly (readonly string[])[];
  readonly out: readonly string[];
  readonly again: Again;
};

/** How many pairs meet again, since it could not be helped. */
export type Again = {
  /** Partners who were partners. */
  readonly partners: number;
  /** Opponents who were opponents. */
  readonly opponents: number;
  /** Pairs that meet, one way or the other, although they have met. */
  readonly met: number;
};

/** Rounds that are left are planned together as long as that makes no more seats than these. */
const SEATS_PLANNED = 320;
/** How many plans are tried, and how many swaps each, at the most. */
const PLANS = 6;
const MOVES = 60_000;
const MOVES_OF_A_SEAT = 1000;

/** The next round of a tournament, or why there is none. */
export function draw(tournament: Tournament): Judged<DrawnRound> {
  const { entrants, played, rounds, seed } = tournament;
  const round = played.length;
  if (rounds !== undefined && round >= rounds) return refused('noRoundLeft', { rounds }, { round });
  const random = chance(`${seed}/${round}`);
  const isRanked = tournament.order === 'ranked' && round > 0;
  const ids = inOrder(tournament, isRanked);
  const seating = seatingOf(tournament);
  const sizes = tableSizes(ids.length, seating.sizes);
  if (sizes.length === 0) {
    const least = Math.min(...seating.sizes);
    return refused('tooFew', { present: ids.length, least }, { round });
  }
  const before = historyOf(tournament, ids);
  const problem: Omit<Problem, 'seated'> = {
    people: ids.length,
    sizes,
    hasPartners: hasPartners(tournament),
    before,
    clubs: tournament.keepClubsApart ? clubsOf(entrants, ids) : null,
    isRanked,
  };
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const left = isRanked ? 1 : (rounds ?? round + 1) - round;
  const ahead = Math.max(1, Math.min(left, Math.floor(SEATS_PLANNED / seats)));
  const moves = Math.max(MOVES, MOVES_OF_A_SEAT * seats);
  let best: (Solution & { readonly out: readonly number[] }) | undefined;
  for (let plan = 0; plan < (ahead > 1 ? PLANS : 1) && best?.cost !== 0; plan++) {
    const sitting = seatedIn({ out: before.out, seats, ahead, random });
    const seated = sitting.map(({ seated }) =>
      isRanked ? seated.toSorted((one, other) => one - other) : seated,
    );
    const found = search({ ...problem, seated }, moves, random);
    if (!best || found.cost < best.cost) best = { ...found, out: sitting[0]?.out ?? [] };
  }
  const { tables = [], out = [] } = best ?? {};
  const idOf = (index: number) => ids[index] ?? '';
  return {
    ok: true,
    value: {
      round,
      tables: tables.map((table) => table.map(idOf)),
      out: out.map(idOf),
      again: metAgain(tables, problem.hasPartners, before),
    },
  };
}

/** Those who are present, in the order of the entrants, or of the ranking. */
function inOrder(tournament: Tournament, isRanked: boolean): string[] {
  const all = isRanked
    ? ranking(tournament).map(({ entrant }) => entrant)
    : tournament.entrants.map(({ id }) => id);
  const here = new Set(tournament.present ?? all);
  return all.filter((id) => here.has(id));
}

/**
 * The tables for so many entrants: as few as possible are left over, and as many tables as possible are
 * large. Sizes are given largest first.
 */
function tableSizes(people: number, [large = 0, small]: readonly number[]): number[] {
  const most = Math.floor(people / large);
  const ways = Array.from({ length: most + 1 }, (_, fewer) => {
    const left = people - (most - fewer) * large;
    const smalls = small === undefined ? 0 : Math.floor(left / small);
    return { large: most - fewer, smalls, over: left - smalls * (small ?? 0) };
  });
  const best = Math.min(...ways.map(({ over }) => over));
  const way = ways.find(({ over }) => over === best);
  return [...Array(way?.large ?? 0).fill(large), ...Array(way?.smalls ?? 0).fill(small)];
}

/** Do seats 1 and 3, and 2 and 4, of a table have their points together? */
const hasPartners = ({ kind }: Tournament): boolean => kind === 'schieber-single';

/** Everybody at a table with everybody else, each pair once. */
export function* pairsOf<T>(seats: readonly T[], areSides: boolean) {
  for (const [i, one] of seats.entries())
    for (const [j, other] of seats.entries())
      if (i < j) yield { one, other, arePartners: areSides && j - i === 2 };
}

/** Who of these met how often, and who sat out how often. */
type History = Meetings & { readonly opponents: Uint8Array; readonly out: readonly number[] };

function historyOf(tournament: Tournament, ids: readonly string[]): History {
  const index = new Map(ids.map((id, at) => [id, at]));
  const empty = () => new Uint8Array(ids.length ** 2);
  const [partners, opponents, met] = [empty(), empty(), empty()];
  const sat = new Map<string, number>();
  for (const { tables, out } of tournament.played) {
    for (const id of out) sat.set(id, (sat.get(id) ?? 0) + 1);
    for (const { seats } of tables)
      for (const { one, other, arePartners } of pairsOf(seats, hasPartners(tournament))) {
        const [a, b] = [index.get(one), index.get(other)];
        if (a === undefined || b === undefined) continue;
        for (const at of [a * ids.length + b, b * ids.length + a])
          for (const list of [met, arePartners ? partners : opponents])
            list[at] = (list[at] ?? 0) + 1;
      }
  }
  return { partners, opponents, met, out: ids.map((id) => sat.get(id) ?? 0) };
}

/** Everybody's club as a number, the same for the same one whatever its capitals; 0 for none. */
function clubsOf(entrants: Tournament['entrants'], ids: readonly string[]): number[] {
  const clubs = new Map(entrants.map(({ id, club = '' }) => [id, club.trim().toLowerCase()]));
  const names = ['', ...new Set(clubs.values())];
  return ids.map((id) => Math.max(0, names.lastIndexOf(clubs.get(id) ?? '')));
}

/** Who sits and who sits out in each of the next rounds: nobody out again before all the others were. */
function seatedIn({
  out: before,
  seats,
  ahead,
  random,
}: {
  out: readonly number[];
  seats: number;
  ahead: number;
  random: () => number;
}) {
  const sat = [...before];
  return Array.from({ length: ahead }, () => {
    const queue = shuffled([...sat.keys()], random).toSorted(
      // Whoever sat out most comes first to a seat.
      (one, other) => (sat[other] ?? 0) - (sat[one] ?? 0),
    );
    const out = queue.slice(seats);
    for (const one of out) sat[one] = (sat[one] ?? 0) + 1;
    return { seated: shuffled(queue.slice(0, seats), random), out };
  });
}

function metAgain(
  tables: readonly (readonly number[])[],
  areSides: boolean,
  { partners, opponents, met, out: { length: people } }: History,
): Again {
  const again = { partners: 0, opponents: 0, met: 0 };
  for (const table of tables)
    for (const { one, other, arePartners } of pairsOf(table, areSides)) {
      const at = one * people + other;
      if (met[at]) again.met += 1;
      if (arePartners && partners[at]) again.partners += 1;
      if (!arePartners && opponents[at]) again.opponents += 1;
    }
  return again;
}
