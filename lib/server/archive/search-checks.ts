/** What a game must be like to be found, where the way to it does not say so already. */
import 'server-only';
import { Prisma } from '../../../generated/prisma/client';
import type { VariantId } from '../../jass';
import type { Tx } from '../store';
import type { Spot } from './game-order';
import { after } from './search-scopes';

/** A word to be found, and whom and what it names in a place. */
export type Term = {
  readonly word: string;
  /** It may be only the beginning of one. */
  readonly isBeginning: boolean;
  /** May it be looked for in the notes? */
  readonly inNotes: boolean;
  readonly players: ReadonlySet<string>;
  readonly evenings: ReadonlySet<string>;
};

/** Every condition that is there must hold. */
export type Checks = {
  readonly variant?: VariantId | undefined;
  readonly over?: boolean | undefined;
  /** The evenings it may belong to. */
  readonly evenings?: ReadonlySet<string> | undefined;
  /** For each list one of these players must sit there. */
  readonly who?: readonly (readonly string[])[] | undefined;
  /** The first two of `who` must sit on one side. */
  readonly isPair?: boolean | undefined;
  /** The first of `who` must have won, or not. */
  readonly won?: boolean | undefined;
  readonly terms?: readonly Term[] | undefined;
};

/** The condition for the word itself; the bounds of a beginning are ones that an index takes. */
export const wordLike = ({ word, isBeginning }: Pick<Term, 'word' | 'isBeginning'>) =>
  isBeginning ? { gte: word, lt: after(word) } : word;

/** Those of the spots whose games are as they must be. Reads by the games' own keys alone. */
export async function passing(tx: Tx, spots: readonly Spot[], checks: Checks): Promise<Spot[]> {
  if (spots.length === 0) return [];
  let left = spots;
  if (checks.variant || checks.over !== undefined || checks.evenings)
    left = await passingGames(tx, left, checks);
  if (checks.who?.length && left.length > 0)
    left = await passingSeats(tx, left, { ...checks, who: checks.who });
  for (const term of checks.terms ?? [])
    if (left.length > 0) left = await passingTerm(tx, left, term);
  return [...left];
}

/** Are there any conditions at all? */
export const isChecking = ({ variant, over, evenings, who, terms }: Checks): boolean =>
  variant !== undefined ||
  over !== undefined ||
  evenings !== undefined ||
  (who?.length ?? 0) > 0 ||
  (terms?.length ?? 0) > 0;

const idsOf = (spots: readonly Spot[]) => spots.map(({ id }) => id);

type GameRow = {
  readonly id: string;
  readonly variant: string;
  readonly over: boolean | number;
  readonly eveningId: string | null;
};

async function passingGames(
  tx: Tx,
  spots: readonly Spot[],
  { variant, over, evenings }: Checks,
): Promise<Spot[]> {
  // By hand, as `recentPlayers`; one database says in numbers whether it is over.
  const found = await tx.$queryRaw<GameRow[]>`
    SELECT "id", "variant", "over", "eveningId" FROM "Game"
    WHERE "id" IN (${Prisma.join(idsOf(spots))})`;
  const rows = found.map((row) => ({ ...row, over: Boolean(row.over) }));
  const fitting = new Set(
    rows
      .filter(
        (row) =>
          (variant === undefined || row.variant === variant) &&
          (over === undefined || row.over === over) &&
          (evenings === undefined || (row.eveningId !== null && evenings.has(row.eveningId))),
      )
      .map(({ id }) => id),
  );
  return spots.filter(({ id }) => fitting.has(id));
}

type SeatRow = { gameId: string; playerId: string; side: number; won: boolean | null };

async function passingSeats(
  tx: Tx,
  spots: readonly Spot[],
  { who, isPair, won }: Checks & { who: readonly (readonly string[])[] },
): Promise<Spot[]> {
  const rows = await tx.seat.findMany({
    where: { gameId: { in: idsOf(spots) } },
    select: { gameId: true, playerId: true, side: true, won: true },
  });
  const seatsOf = new Map<string, SeatRow[]>();
  for (const row of rows) seatsOf.set(row.gameId, [...(seatsOf.get(row.gameId) ?? []), row]);
  const fits = (seats: readonly SeatRow[]) => {
    const meant = who.map((ids) => seats.filter(({ playerId }) => ids.includes(playerId)));
    const [first = [], second = []] = meant;
    if (meant.some((there) => there.length === 0)) return false;
    if (won !== undefined && !first.some((seat) => seat.won === won)) return false;
    return (
      who.length < 2 ||
      first.some((a) =>
        second.some((b) => a.playerId !== b.playerId && (!isPair || a.side === b.side)),
      )
    );
  };
  return spots.filter(({ id }) => fits(seatsOf.get(id) ?? []));
}

async function passingTerm(tx: Tx, spots: readonly Spot[], term: Term): Promise<Spot[]> {
  const { inNotes, players, evenings } = term;
  const among = { in: idsOf(spots) };
  const noted = inNotes
    ? await tx.word.findMany({
        where: { gameId: among, word: wordLike(term) },
        select: { gameId: true },
      })
    : [];
  const fitting = new Set(noted.map(({ gameId }) => gameId));
  if (players.size > 0) {
    // By the games alone: the index of a player's games would read all of them.
    const seats = await tx.seat.findMany({
      where: { gameId: among },
      select: { gameId: true, playerId: true },
    });
    for (const { gameId, playerId } of seats) if (players.has(playerId)) fitting.add(gameId);
  }
  if (evenings.size > 0) {
    const passed = await passingGames(tx, spots, { evenings });
    for (const { id } of passed) fitting.add(id);
  }
  return spots.filter(({ id }) => fitting.has(id));
}
