import 'server-only';
import type { Words } from '../../i18n/words';
import type { Tally } from '../../jass';
import { inPublic } from '../../league/public-names';
import type { Hand, Override, Table } from '../../sync/game';
import type { Tourney } from '../../sync/tourney';
import {
  changeableBy,
  leaguesOf,
  ownedBy,
  publicNamesFor,
  type Viewer,
  visibleTo,
} from '../access';
import {
  countingSeasons,
  isNobody,
  type LogEntry,
  loadGame,
  playedOn,
  readLog,
  seasonsOfEvening,
  tourneyOf,
} from '../games';
import { CachedTally, read } from '../store';

/** All that the page of a game shows. */
export type PlayedGame = {
  readonly id: string;
  readonly table: Table;
  readonly hands: readonly Hand[];
  readonly override: Override;
  readonly tally: Tally;
  readonly over: boolean;
  /** Who sits where: the players' ids, in the order of the table's names; null where a seat has no name. */
  readonly playerIds: readonly (string | null)[];
  /** ISO 8601, UTC. */
  readonly playedAt: string;
  /** The day, where no more than that is known. */
  readonly playedOn: string | null;
  readonly notes: string;
  readonly league: { readonly id: string; readonly name: string } | null;
  readonly evening: {
    readonly id: string;
    readonly date: string;
    readonly name: string;
    /** The one that counts the game. */
    readonly season: { readonly id: string; readonly name: string };
  } | null;
  /** The tourney that it belongs to. */
  readonly tourney: Tourney | null;
  /** Oldest first. */
  readonly log: readonly LogEntry[];
  /** May the viewer write in it? */
  readonly mayWrite: boolean;
  /** Are the pages of its players and of its league open to the viewer, too? Not by a link alone. */
  readonly seesPlayers: boolean;
};

/** The game with all that is known of it, or null where this viewer sees none of that id. */
export function gamePage(
  viewer: Viewer | null,
  id: string,
  words: Words,
): Promise<PlayedGame | null> {
  return read(async (tx) => {
    const stored = await loadGame(tx, visibleTo(viewer), id);
    if (!stored) return null;
    const row = await tx.game.findUniqueOrThrow({
      where: { id },
      select: {
        tally: true,
        over: true,
        createdAt: true,
        playedAt: true,
        notes: true,
        seats: { orderBy: { seat: 'asc' }, select: { playerId: true } },
        league: { select: { id: true, name: true } },
        evening: { select: { id: true, date: true, name: true } },
      },
    });
    const mine = { AND: [{ id }, changeableBy(viewer)] };
    const mayWrite = (await tx.game.findFirst({ where: mine, select: { id: true } })) !== null;
    const known = { OR: [ownedBy(viewer), { league: leaguesOf(viewer, 'reader') }] };
    const seesPlayers =
      (await tx.game.findFirst({ where: { AND: [{ id }, known] }, select: { id: true } })) !== null;
    const { table, hands, override } = stored.state;
    const { over, notes, league, evening } = row;
    const seasons = evening ? await seasonsOfEvening(tx, evening.id) : [];
    const [season] = countingSeasons(seasons, table.variant);
    const page: PlayedGame = {
      id,
      table,
      hands,
      override,
      tally: CachedTally.parse(row.tally),
      over,
      playerIds: row.seats.map(({ playerId }, seat) =>
        isNobody({ name: table.players[seat] ?? '', league }) ? null : playerId,
      ),
      playedAt: row.playedAt.toISOString(),
      playedOn: evening?.date ?? playedOn(row),
      notes,
      league,
      evening:
        evening && season ? { ...evening, season: { id: season.id, name: season.name } } : null,
      tourney: await tourneyOf(tx, viewer, id),
      log: await readLog(tx, viewer, { gameId: id, leagueId: league?.id ?? null, words }),
      mayWrite,
      seesPlayers,
    };
    const leagueId = league?.id ?? null;
    return inPublic(page, await publicNamesFor(tx, viewer, { leagueId, gameId: id }));
  });
}
