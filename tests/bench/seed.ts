/**
 * Fills the database in force with a league whose games are made up and scored by the engine, so that
 * pages can be measured on as many games as wished. Chance is the same in every run. Games have no
 * log: nobody entered them.
 */
import { nanoid } from 'nanoid';
import { tally } from '../../lib/jass';
import { Scheme } from '../../lib/league/scheme';
import { cachesOf } from '../../lib/server/games/caches';
import { write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';
import { newGame, recordOf, type Table } from '../../lib/sync/game';
import { nameKey } from '../../lib/sync/table';
import { chance, share } from './chance';

/** How much of everything; a season has `evenings`, each with as many `gamesPerEvening`. */
export type Size = {
  readonly players: number;
  readonly evenings: number;
  readonly gamesPerEvening: number;
};
/** What was made, for asking about it. */
export type Seeded = {
  readonly leagueId: string;
  readonly seasonId: string;
  readonly eveningIds: readonly string[];
  readonly playerIds: readonly string[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2024, 0, 4, 18);
const TABLES = [
  { variant: 'mittlere', options: { hands: 3 }, seats: 3, hands: 3 },
  { variant: 'molotow', options: { hands: 4 }, seats: 4, hands: 4 },
] as const;
const NOTED = ['a cold evening at the Linde', 'kontermatch', 'played on the terrace'];

/** Makes the league, owned by `userId`, with one season. */
export async function seedLeague(
  userId: string,
  { players, evenings, gamesPerEvening }: Size,
  seed = 1,
): Promise<Seeded> {
  const below = chance(seed);
  const leagueId = nanoid();
  const seasonId = nanoid();
  const createdAt = new Date(FIRST_DAY);
  const day = (evening: number) =>
    new Date(FIRST_DAY + evening * DAY_MS).toISOString().slice(0, 10);
  const roster = Array.from({ length: players }, (_, i) => ({
    id: nanoid(),
    leagueId,
    name: `Player ${i + 1}`,
    key: nameKey(`Player ${i + 1}`),
    createdAt,
  }));
  await write(async (tx) => {
    await tx.league.create({
      data: { id: leagueId, name: `League ${seed}`, isPublic: false, createdAt },
    });
    await tx.membership.create({ data: { leagueId, userId, role: 'owner', createdAt } });
    await tx.player.createMany({ data: roster });
    await tx.season.create({
      data: {
        id: seasonId,
        leagueId,
        name: 'Season',
        startsOn: day(0),
        endsOn: day(evenings),
        variants: TABLES.map(({ variant }) => variant),
        houseRules: {},
        scheme: json(Scheme.parse({})),
        createdAt,
      },
    });
  });
  const eveningIds: string[] = [];
  for (let evening = 0; evening < evenings; evening++) {
    const eveningId = nanoid();
    eveningIds.push(eveningId);
    const games = Array.from({ length: gamesPerEvening }, (_, n) => {
      const { variant, options, seats, hands } = TABLES[below(TABLES.length)] ?? TABLES[0];
      const first = below(players);
      // Neighbours in the roster play together: everybody meets a few others often.
      const seated = Array.from({ length: seats }, (_, i) => roster[(first + i) % players]);
      const table: Table = {
        variant,
        options,
        players: seated.map((player) => player?.name ?? ''),
        firstDealer: 0,
      };
      const state = {
        ...newGame(nanoid(), table),
        hands: Array.from({ length: hands }, (_, i) => ({
          id: `hand-${i}`,
          by: 'seed',
          entry: entry(seats, below),
        })),
      };
      const scored = tally(recordOf(state));
      if (!scored.ok) throw new Error(scored.error.message);
      const playedAt = new Date(FIRST_DAY + evening * DAY_MS + n * 1000);
      return { state, playedAt, seated, caches: cachesOf(state, scored.value), n };
    });
    await write(async (tx) => {
      await tx.evening.create({
        data: {
          id: eveningId,
          leagueId,
          seasonId,
          date: day(evening),
          name: '',
          isFinal: false,
          tables: [],
          createdAt,
        },
      });
      await tx.game.createMany({
        data: games.map(({ state, playedAt, caches, n }) => ({
          id: state.id,
          ownerId: userId,
          leagueId,
          eveningId,
          variant: state.table.variant,
          options: json(state.table.options),
          firstDealer: 0,
          createdAt: playedAt,
          updatedAt: playedAt,
          playedAt,
          notes: n % 10 === 0 ? (NOTED[n % NOTED.length] ?? '') : '',
          ...caches.game,
        })),
      });
      await tx.seat.createMany({
        data: games.flatMap(({ state, playedAt, seated, caches }) =>
          seated.flatMap((player, seat) => {
            const cached = caches.seats[seat];
            if (!player || !cached?.figures) return [];
            const { side, figures } = cached;
            const who = { playerId: player.id, enteredId: player.id };
            return [
              {
                gameId: state.id,
                seat,
                ...who,
                side,
                playedAt,
                won: figures.won,
                figures: json(figures),
              },
            ];
          }),
        ),
      });
      await tx.hand.createMany({
        data: games.flatMap(({ state }) =>
          state.hands.map((hand, index) => ({
            gameId: state.id,
            index,
            id: hand.id,
            by: hand.by,
            entry: json(hand.entry),
          })),
        ),
      });
      await tx.word.createMany({
        data: games.flatMap(({ state, playedAt, n }) =>
          n % 10 === 0
            ? [...new Set((NOTED[n % NOTED.length] ?? '').split(' '))].map((word) => ({
                scope: leagueId,
                word: word.toLowerCase(),
                playedAt,
                gameId: state.id,
              }))
            : [],
        ),
      });
    });
  }
  return { leagueId, seasonId, eveningIds, playerIds: roster.map(({ id }) => id) };
}

/** Points that raise no further question: nobody without any, nobody level. */
function entry(seats: number, below: (end: number) => number) {
  for (;;) {
    const points = share(seats, below);
    const fits = points.every((each) => each > 1) && new Set(points).size === seats;
    if (fits) return { points };
  }
}
