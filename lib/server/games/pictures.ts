/** A game for those who share it, and for whoever got the link: what its picture shows, no more. */
import 'server-only';
import { LANGUAGE_PARAMETER } from '../../i18n/languages';
import type { Words } from '../../i18n/words';
import type { Tally } from '../../jass';
import { inPublic } from '../../league/public-names';
import type { Hand, Table } from '../../sync/game';
import type { Tourney } from '../../sync/tourney';
import { type Answer, publicNamesFor, type Viewer, visibleTo } from '../access';
import { CachedTally, read, type Tx } from '../store';
import { isVisible } from './denied';
import { loadGame } from './game-store';
import { linkOf, openShareLink } from './share-links';
import { tourneyOf } from './tourneys';

/** What a picture of a slate is drawn from. */
export type PicturedGame = {
  readonly id: string;
  readonly table: Table;
  readonly tally: Tally;
  readonly hands: readonly Hand[];
  readonly over: boolean;
  /** The tourney that it belongs to, for those who may see the game without a link. */
  readonly tourney: Tourney | null;
  /** ISO 8601, UTC. */
  readonly playedAt: string;
};

/**
 * The game of a picture: for those who may see it, and for the bearer of a link to its table. Null
 * where there is none of that id for them.
 */
export function picturedGame(
  viewer: Viewer | null,
  { gameId, token }: { gameId: string; token: string | null },
): Promise<PicturedGame | null> {
  return read(async (tx) => {
    const link = token === null ? null : await linkOf(tx, token);
    return link?.gameId === gameId ? load(tx, gameId) : loadVisible(tx, viewer, gameId);
  });
}

/** The game that a link leads to, for what unfolds from the link. */
export function gameOfLink(token: string): Promise<PicturedGame | null> {
  return read(async (tx) => {
    const link = await linkOf(tx, token);
    return link && load(tx, link.gameId);
  });
}

/**
 * The path under which others can see a game: its own where anybody may see it, else one with a
 * reading link, for those who run it. It names the language of whoever shares it: what unfolds from
 * it is fetched by programs, which have none of their own.
 */
export async function sharedPath(
  viewer: Viewer | null,
  { gameId }: { gameId: string },
  { language }: Pick<Words, 'language'>,
): Promise<Answer<string>> {
  const named = `?${LANGUAGE_PARAMETER}=${language}`;
  if (await read((tx) => isVisible(tx, null, gameId)))
    return { ok: true, value: `/games/${gameId}/record${named}` };
  const opened = await openShareLink(viewer, { gameId, role: 'reader' });
  return opened.ok ? { ok: true, value: `/t/${opened.value.reader}${named}` } : opened;
}

async function loadVisible(tx: Tx, viewer: Viewer | null, gameId: string) {
  const row = await tx.game.findUnique({ where: { id: gameId }, select: { leagueId: true } });
  const game = row && (await load(tx, gameId, visibleTo(viewer)));
  if (!game) return null;
  const tourney = await tourneyOf(tx, viewer, gameId);
  return inPublic({ ...game, tourney }, await publicNamesFor(tx, viewer, { ...row, gameId }));
}

async function load(
  tx: Tx,
  gameId: string,
  among: Parameters<typeof loadGame>[1] = {},
): Promise<PicturedGame | null> {
  const stored = await loadGame(tx, among, gameId);
  if (!stored) return null;
  const row = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: { tally: true, over: true, playedAt: true },
  });
  const { table, hands } = stored.state;
  return {
    id: gameId,
    table,
    tally: CachedTally.parse(row.tally),
    hands,
    over: row.over,
    tourney: null,
    playedAt: row.playedAt.toISOString(),
  };
}
