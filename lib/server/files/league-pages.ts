/** All the games of a league, a season or a person, some at a time, so that any number needs no more memory. */
import 'server-only';
import type { Prisma } from '../../../generated/prisma/client';
import { CountedVariants, countingSeasons } from '../games';
import { inOrder, inSeason, later } from '../leagues';
import { read, type Tx } from '../store';

const PAGE_GAMES = 50;

/** An evening with what downloads say about it. */
export type EveningHead = {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly isFinal: boolean;
  /** Those that count it, first the one in which it was planned. */
  readonly seasons: readonly {
    readonly id: string;
    readonly name: string;
    readonly variants: readonly string[];
  }[];
};

/**
 * The season to which a game of the evening belongs: the first that counts its variant. Null where one is asked for
 * and it belongs to others.
 */
export function seasonAt(
  { seasons }: EveningHead,
  { variant, seasonId }: { variant: string; seasonId: string | undefined },
): string | null {
  const counting = countingSeasons(seasons, variant);
  const found = seasonId === undefined ? counting[0] : counting.find(({ id }) => id === seasonId);
  return found?.name ?? null;
}

const select = { id: true, name: true, variants: true } as const;

/** The evenings of a league, or of one of its seasons, in their order. */
export async function eveningsOf(
  tx: Tx,
  { leagueId, seasonId }: { leagueId: string; seasonId?: string | undefined },
): Promise<EveningHead[]> {
  const rows = await tx.evening.findMany({
    where: seasonId === undefined ? { leagueId } : inSeason({ seasonId, leagueId }),
    orderBy: inOrder,
    select: {
      ...{ id: true, date: true, name: true, isFinal: true, season: { select } },
      shared: { orderBy: { seasonId: 'asc' }, select: { season: { select } } },
    },
  });
  return rows.map(({ season, shared, ...evening }) => ({
    ...evening,
    seasons: [season, ...shared.map((one) => one.season)].map(({ variants, ...one }) => ({
      ...one,
      variants: CountedVariants.parse(variants),
    })),
  }));
}

/**
 * The games of these evenings in the order in which they were played, page by page. Each page is read
 * when the one before has been taken; what is changed meanwhile is on the pages that follow.
 *
 * @param load reads the games that fit, in order; it chooses the columns
 */
export async function* gamePages<Row extends Played>(
  evenings: readonly EveningHead[],
  load: Load<Row>,
): AsyncGenerator<{ readonly evening: EveningHead; readonly games: readonly Row[] }> {
  for (const evening of evenings)
    for await (const games of pagesOf({ eveningId: evening.id }, load)) yield { evening, games };
}

type Played = { readonly id: string; readonly playedAt: Date };
type Load<Row> = (
  tx: Tx,
  page: {
    where: Prisma.GameWhereInput;
    orderBy: Prisma.GameOrderByWithRelationInput[];
    take: number;
  },
) => Promise<Row[]>;

/** The same for the games that fit `where`. */
export async function* pagesOf<Row extends Played>(
  where: Prisma.GameWhereInput,
  load: Load<Row>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const from = last ? later(last) : {};
    const games = await read((tx) =>
      load(tx, {
        where: { AND: [where, from] },
        orderBy: [{ playedAt: 'asc' }, { id: 'asc' }],
        take: PAGE_GAMES,
      }),
    );
    if (games.length > 0) yield games;
    last = games.length === PAGE_GAMES ? games.at(-1) : undefined;
  } while (last);
}
