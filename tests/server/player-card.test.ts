/** Where a player stands now, on their page: as the season's table says, and never an older state of it. */
import { expect, test } from 'vitest';
import { Scheme } from '../../lib/league/scheme';
import { playerNow } from '../../lib/server/archive/player-page';
import { standingsOf } from '../../lib/server/leagues/standings';
import { write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import { useDatabase } from '../helpers/database';
import { foundClub } from './club';
import { newEvening, playMittlere } from './season';

useDatabase();

test('the card follows the table: other people’s games, the scheme, what is hidden', async () => {
  const club = await foundClub();
  const { scorer, seasonId, eveningId } = club;
  const second = await newEvening(scorer, { seasonId, date: '2026-01-22' });
  await playMittlere(scorer, { evening: eveningId, losers: [1, 1, 2] });
  const rows = async () => (await standingsOf(scorer, { seasonId }))?.standings.rows ?? [];
  const beat = (await rows()).find(({ name }) => name === 'Beat')?.id ?? '';
  const card = async (viewer = scorer) =>
    (await playerNow(viewer, { playerId: beat, season: undefined, look: false }))?.standing;
  const inTable = async () => (await rows()).find(({ id }) => id === beat);
  const holds = async () => {
    const row = await inTable();
    expect(await card()).toMatchObject({
      rank: row?.rank,
      total: row?.total,
      evenings: row?.cells.map((cell) => ({ value: cell.value })),
    });
  };
  await holds();
  expect((await card())?.rank).toBe(3);
  // Without Beat, at an evening that was played already and at another one.
  for (const evening of [eveningId, second]) {
    await playMittlere(scorer, {
      evening,
      players: ['Anna', 'Dora', 'Carla'],
      losers: [0, 0, 0],
    });
    await holds();
  }
  const scheme = json({ ...Scheme.parse({}), hideFrom: 2 });
  await write((tx) => tx.season.update({ where: { id: seasonId }, data: { scheme } }));
  await holds();
  expect((await card())?.evenings).toHaveLength(1);
});
