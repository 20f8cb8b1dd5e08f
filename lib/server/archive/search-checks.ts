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
  /** The variants that are called so, in any language. */
  readonly variants: ReadonlySet<string>;
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
export async function passing(
  tx: Tx,
  spots: readonly Spot[],
  { variant, over, evenings, who = [], isPair, won, terms = [] }: Checks,
): Promise<Spot[]> {
  const gameIds = spots.map(({ id }) => id);
  if (gameIds.length === 0) return [];
  const isOfGame = variant !== undefined || over !== undefined || evenings !== undefined;
  const games = new Map<string, GameRow>();
  if (isOfGame || terms.some((term) => term.evenings.size + term.variants.size > 0))
    for (const row of await gamesWith(tx, gameIds)) games.set(row.id, row);
  const seats = new Map<string, SeatRow[]>();
  // By the games alone: the index of a player's games would read all of them.
  if (who.length > 0 || terms.some((term) => term.players.size > 0))
    for (const seat of await seatsIn(tx, gameIds))
      seats.set(seat.gameId, [...(seats.get(seat.gameId) ?? []), seat]);
  const noted: ReadonlySet<string>[] = [];
  for (const term of terms) noted.push(await notedIn(tx, gameIds, term));
  return spots.filter(({ id }) => {
    const game = games.get(id);
    const there = seats.get(id) ?? [];
    const isAt = (held: ReadonlySet<string>) => held.has(game?.eveningId ?? '');
    return (
      (variant === undefined || game?.variant === variant) &&
      // One database says in numbers whether it is over.
      (over === undefined || (game !== undefined && Boolean(game.over) === over)) &&
      (evenings === undefined || isAt(evenings)) &&
      areThere(there, { who, isPair, won }) &&
      terms.every(
        (term, i) =>
          noted[i]?.has(id) ||
          isAt(term.evenings) ||
          term.variants.has(game?.variant ?? '') ||
          there.some(({ playerId }) => term.players.has(playerId)),
      )
    );
  });
}

/** Are there any conditions at all? */
export const isChecking = ({ variant, over, evenings, who, terms }: Checks): boolean =>
  variant !== undefined ||
  over !== undefined ||
  evenings !== undefined ||
  (who?.length ?? 0) > 0 ||
  (terms?.length ?? 0) > 0;

type GameRow = {
  readonly id: string;
  readonly variant: string;
  readonly over: boolean | number;
  readonly eveningId: string | null;
};

// By hand, as `recentPlayers`.
const gamesWith = (tx: Tx, ids: readonly string[]): Promise<GameRow[]> => tx.$queryRaw`
  SELECT "id", "variant", "over", "eveningId" FROM "Game" WHERE "id" IN (${Prisma.join([...ids])})`;

/** Who began at a seat, or stood in there: won and lost are games for those who began. */
type SeatRow = {
  readonly gameId: string;
  readonly seat: number;
  readonly playerId: string;
  readonly side: number;
  readonly won: boolean | null;
};

async function seatsIn(tx: Tx, gameIds: string[]): Promise<SeatRow[]> {
  const where = { gameId: { in: gameIds } };
  const select = { gameId: true, seat: true, playerId: true } as const;
  const began = await tx.seat.findMany({ where, select: { ...select, side: true, won: true } });
  const stoodIn = await tx.standIn.findMany({ where, select });
  const sideOf = new Map(began.map(({ gameId, seat, side }) => [`${gameId} ${seat}`, side]));
  return [
    ...began,
    ...stoodIn.map((one) => ({
      ...one,
      side: sideOf.get(`${one.gameId} ${one.seat}`) ?? one.seat,
      won: null,
    })),
  ];
}

/** Does somebody of every list sit there, on one side or with such a result where that is asked? */
function areThere(
  seats: readonly SeatRow[],
  { who = [], isPair, won }: Pick<Checks, 'who' | 'isPair' | 'won'>,
): boolean {
  const meant = who.map((ids) => seats.filter(({ playerId }) => ids.includes(playerId)));
  const [first = [], second = []] = meant;
  if (meant.some((there) => there.length === 0)) return false;
  if (won !== undefined && !first.some((seat) => seat.won === won)) return false;
  return (
    who.length < 2 ||
    first.some((a) =>
      second.some(
        (b) =>
          a.playerId !== b.playerId &&
          // Who stood in for somebody was not on a side with them.
          (!isPair || (a.side === b.side && a.seat !== b.seat)),
      ),
    )
  );
}

/** The games that have a word in their notes. */
async function notedIn(tx: Tx, gameIds: string[], term: Term): Promise<ReadonlySet<string>> {
  if (!term.inNotes) return new Set();
  const rows = await tx.word.findMany({
    where: { gameId: { in: gameIds }, word: wordLike(term) },
    select: { gameId: true },
  });
  return new Set(rows.map(({ gameId }) => gameId));
}
