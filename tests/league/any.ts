/** Any game and any season, for properties: seats of three or four, or two sides of two. */
import fc from 'fast-check';
import type { EveningResults, GameResult } from '../../lib/league/result';
import { dateOf, gameOf, type ShortGame } from './season';

const PLAYERS = ['anna', 'beat', 'carla', 'dora', 'emil', 'fritz'];

const seated = (length: number) =>
  fc.shuffledSubarray(PLAYERS, { minLength: length, maxLength: length });

/** Nets that add up to zero, small ones so that many are level. */
const nets = (length: number) =>
  fc
    .array(fc.integer({ min: -3, max: 3 }), { minLength: length - 1, maxLength: length - 1 })
    .map((all) => [...all, 0 - all.reduce((sum, net) => sum + net, 0)]);

/** A Mittlere or a Molotow. */
const anyStickGame: fc.Arbitrary<ShortGame> = fc
  .constantFrom(3, 4)
  .chain((length) => fc.tuple(seated(length), nets(length)))
  .map(([players, net]) => ({
    variant: players.length === 3 ? 'mittlere' : 'molotow',
    net: Object.fromEntries(players.map((player, seat) => [player, net[seat] ?? 0])),
  }));

const anySchieber: fc.Arbitrary<ShortGame> = fc
  .tuple(seated(4), fc.nat({ max: 3 }), fc.nat({ max: 3 }))
  .map(([[a, b, c, d], one, other]) => ({ points: { [`${a}+${c}`]: one, [`${b}+${d}`]: other } }));

/** One game of either kind. */
export const anyGame: fc.Arbitrary<GameResult> = fc
  .tuple(fc.oneof(anyStickGame, anySchieber), fc.uuid())
  .map(([short, id]) => gameOf(short, id, '2026-01-01T19:00:00Z'));

/** Some evenings of stick games. */
export const anyEvenings: fc.Arbitrary<EveningResults[]> = fc
  .array(fc.array(anyStickGame, { maxLength: 4 }), { maxLength: 5 })
  .map((evenings) =>
    evenings.map((games, index) => ({
      id: `e${index}`,
      date: dateOf(index),
      isFinal: index % 3 === 2,
      attendance: {},
      games: games.map((short, number) =>
        gameOf(short, `e${index}.${number}`, `${dateOf(index)}T19:00:00Z`),
      ),
    })),
  );
