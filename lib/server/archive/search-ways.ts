/** Which index leads to the games asked for in a place, and what must be looked up beside it. */
import 'server-only';
import { DAY_MS } from '../../league/days';
import type { Tx } from '../store';
import {
  gamesListed,
  gamesOf,
  gamesWith,
  inScope,
  type Scope,
  type Span,
  type Spot,
  type Way,
} from './game-order';
import type { GameFilter } from './history';
import { type Checks, type Term, wordLike } from './search-checks';
import type { Place } from './search-scopes';

/** Lists of at most so many games are put in order here instead of being met along the way. */
const FEW = 2000;

/** The ways that lead to the games asked for, and what is left to be checked on them. */
export async function waysThrough(
  tx: Tx,
  { scope, who }: Place,
  { filter, terms }: { filter: GameFilter; terms: readonly Term[] },
): Promise<{ ways: Way[]; checks: Checks }> {
  const { variant, seasonId, eveningId, isPair, order = 'newest' } = filter;
  const season = seasonId === undefined ? null : await eveningsOf(tx, seasonId);
  if (season?.ids.size === 0) return { ways: [], checks: {} };
  const along = { order, span: spanOf(filter, season) };
  const over = filter.result === undefined ? undefined : filter.result !== 'running';
  const won = who.length > 0 ? wonBy(filter.result) : undefined;
  const checks: Checks = {
    variant,
    evenings: season?.ids,
    who,
    isPair,
    won,
    terms,
    // Only a game that is over is won or lost.
    over: won === undefined ? over : undefined,
  };
  if (eveningId !== undefined) return { ways: [gamesOf({ eveningId }, along)], checks };
  const withWord = await fewWithWords(tx, scope, terms);
  if (withWord) {
    const { term, spots } = withWord;
    return {
      ways: [
        gamesListed(spots, along),
        ...[...term.players].map((id) => gamesWith(id, along)),
        ...[...term.evenings].map((eveningId) => gamesOf({ eveningId }, along)),
      ],
      checks: { ...checks, terms: terms.filter((one) => one !== term) },
    };
  }
  if (over === false) {
    const running = await fewRunning(tx, scope);
    if (running) return { ways: [gamesListed(running, along)], checks };
  }
  if (who.length > 0) {
    const rarest = await rarestOf(tx, who);
    const isFirst = rarest === who[0];
    // One alone needs no second look, nor does the result that the index knows.
    const rest = who.length > 1 || (won !== undefined && !isFirst) ? who : undefined;
    return {
      ways: rarest.map((id) => gamesWith(id, { ...along, won: isFirst ? won : undefined })),
      checks: { ...checks, who: rest },
    };
  }
  const isIndexed = variant !== undefined && 'leagueId' in scope;
  return {
    ways: [gamesOf({ ...inScope(scope), ...(isIndexed && { variant }) }, along)],
    checks: { ...checks, variant: isIndexed ? undefined : variant },
  };
}

export const wonBy = (result: GameFilter['result']): boolean | undefined =>
  result === 'won' ? true : result === 'lost' ? false : undefined;

type Evenings = { readonly ids: ReadonlySet<string>; readonly span: Span };

/** A season's evenings, and the time in which their games can have been played. */
async function eveningsOf(tx: Tx, seasonId: string): Promise<Evenings> {
  const of = { where: { seasonId } };
  const evening = { select: { id: true, date: true } };
  const shared = await tx.sharedEvening.findMany({ ...of, select: { evening } });
  const rows = [
    ...(await tx.evening.findMany({ ...of, ...evening })),
    ...shared.map((one) => one.evening),
  ];
  const days = rows.map(({ date }) => startOf(date) ?? 0);
  return {
    ids: new Set(rows.map(({ id }) => id)),
    // An evening goes on after midnight, and it is night somewhere else.
    span: { from: Math.min(...days) - DAY_MS, to: Math.max(...days) + 2 * DAY_MS },
  };
}

/** When a day begins, UTC; null for what is no day. */
function startOf(day: string | undefined): number | null {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(ms) ? ms : null;
}

function spanOf({ from, to }: GameFilter, season: Evenings | null): Span {
  const ending = startOf(to);
  const starts = [startOf(from), season?.span.from].flatMap((at) => at ?? []);
  const stops = [ending === null ? null : ending + DAY_MS - 1, season?.span.to].flatMap(
    (at) => at ?? [],
  );
  return {
    from: starts.length > 0 ? Math.max(...starts) : null,
    to: stops.length > 0 ? Math.min(...stops) : null,
  };
}

/** So many names may a word have that leads to its games: each is a way of its own. */
const MOST_NAMED = 20;

/** The notes that the rarest of the words leads to; null where all of them are in many, or name many. */
async function fewWithWords(
  tx: Tx,
  scope: Scope,
  terms: readonly Term[],
): Promise<{ term: Term; spots: Spot[] } | null> {
  let fewest: { term: Term; spots: Spot[]; weight: number } | null = null;
  for (const term of terms) {
    // What is played leads to half of all games.
    if (term.variants.size > 0 || term.players.size + term.evenings.size > MOST_NAMED) continue;
    const rows = !term.inNotes
      ? []
      : await tx.word.findMany({
          where: {
            scope: 'leagueId' in scope ? scope.leagueId : scope.ownerId,
            word: wordLike(term),
          },
          // Said because Prisma would sort by the whole key otherwise; this is how the index goes.
          orderBy: [{ word: 'asc' }, { gameId: 'asc' }],
          take: FEW + 1,
          select: { gameId: true, playedAt: true },
        });
    const spots = new Map(
      rows.map(({ gameId, playedAt }) => [gameId, { at: playedAt.getTime(), id: gameId }]),
    );
    // Whoever plays has many games, an evening some, a note is one.
    const weight = rows.length + 200 * term.players.size + 30 * term.evenings.size;
    if (rows.length <= FEW && weight < (fewest?.weight ?? Number.POSITIVE_INFINITY))
      fewest = { term, spots: [...spots.values()], weight };
  }
  return fewest;
}

/** The running games of a scope; null where they are many. */
async function fewRunning(tx: Tx, scope: Scope): Promise<Spot[] | null> {
  const rows = await tx.game.findMany({
    where: { ...inScope(scope), over: false },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: FEW + 1,
    select: { id: true, playedAt: true },
  });
  return rows.length > FEW
    ? null
    : rows.map(({ id, playedAt }) => ({ at: playedAt.getTime(), id }));
}

/** One of them who has few games, so that the others are looked up there; else the first. */
async function rarestOf(tx: Tx, who: readonly (readonly string[])[]): Promise<readonly string[]> {
  const [first = []] = who;
  if (who.length > 1) for (const ids of who) if (await hasFew(tx, ids)) return ids;
  return first;
}

async function hasFew(tx: Tx, playerIds: readonly string[]): Promise<boolean> {
  for (const playerId of playerIds) {
    const beyond = await tx.seat.findMany({
      where: { playerId },
      orderBy: [{ playedAt: 'desc' }, { gameId: 'desc' }],
      skip: FEW,
      take: 1,
      select: { gameId: true },
    });
    if (beyond.length > 0) return false;
  }
  return true;
}
