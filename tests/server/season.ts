/** Evenings and short games of a season, for the tests of the server. */
import { nanoid } from 'nanoid';
import type { Viewer } from '../../lib/server/access/access';
import { createGame } from '../../lib/server/games/games';
import { createEvening } from '../../lib/server/leagues/evenings';
import { freshenRatings } from '../../lib/server/leagues/ratings';
import { standingsOf } from '../../lib/server/leagues/standings';
import { read } from '../../lib/server/store/db';
import type { Entry, GameState } from '../../lib/sync/game';
import { play, value } from './table';

/** A hand of Mittlere in which this seat gets two potatoes and the others a stick each. */
export function lost(seat: number): Entry {
  const points = [60, 40];
  return { points: points.toSpliced(seat, 0, 57) };
}

/** Plays a Mittlere of three hands to its end; `losers` are the seats that lose them. */
export async function playMittlere(
  viewer: Viewer,
  {
    evening,
    players = ['Anna', 'Beat', 'Carla'],
    losers,
  }: { evening: string; players?: readonly string[]; losers: readonly [number, number, number] },
): Promise<GameState> {
  const table = { variant: 'mittlere', options: { hands: 3 }, players, firstDealer: 0 } as const;
  const game = value(await createGame(viewer, { id: nanoid(), table, evening }));
  return play(viewer, game, losers.map(lost));
}

/** Another evening of the season; answers its id. */
export async function newEvening(
  viewer: Viewer,
  {
    seasonId,
    date,
    name = '',
    isFinal = false,
  }: { seasonId: string; date: string; name?: string; isFinal?: boolean },
): Promise<string> {
  const id = nanoid();
  value(await createEvening(viewer, { id, seasonId, date, name, isFinal }));
  return id;
}

/** The table as the viewer sees it, by name and in its order: total and one value an evening. */
export async function tableOf(viewer: Viewer | null, seasonId: string) {
  const table = await standingsOf(viewer, { seasonId });
  return table?.standings.rows.map(({ name, total, cells }) => [
    name,
    total,
    cells.map((cell) => cell.value),
  ]);
}

/** Keeps the ratings after every evening of the league, as a look at somebody's way through them does. */
export async function rateAll(leagueId: string): Promise<void> {
  const last = await read((tx) =>
    tx.evening.findFirst({
      where: { leagueId },
      orderBy: { date: 'desc' },
      select: { date: true, createdAt: true, id: true },
    }),
  );
  if (last) await freshenRatings(leagueId, last, 'each');
}
