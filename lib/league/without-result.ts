/** Who was at an evening without a result that a season's table takes in. Pure. */
import type { EveningResults } from './result';
import { isSaid } from './result-paper';
import { type StandingsInput, shownOf } from './standings';

/** Why: what paper has of them does not say what counts, or there is nothing of theirs that counts. */
export type Without = 'paper' | 'nothing';

/** By evening and player; of the evenings that the table takes in. */
export type WithoutResult = Readonly<Record<string, Readonly<Record<string, Without>>>>;

export const withoutResult = (input: Omit<StandingsInput, 'entrants'>): WithoutResult =>
  Object.fromEntries(
    shownOf(input).evenings.map((evening) => [evening.id, ofEvening(evening, input)]),
  );

function ofEvening(
  { games, attendance }: EveningResults,
  { scheme, variants }: Pick<StandingsInput, 'scheme' | 'variants'>,
): Record<string, Without> {
  const there = new Map<string, Without>();
  for (const [player, status] of Object.entries(attendance))
    if (status === 'present' || status === 'left') there.set(player, 'nothing');
  const counts = ({ variant }: (typeof games)[number]) => variants.includes(variant);
  for (const game of games)
    for (const { player } of game.seats)
      if (there.get(player) !== 'paper')
        there.set(player, counts(game) && game.paper !== undefined ? 'paper' : 'nothing');
  for (const game of games)
    if (counts(game) && isSaid(game, scheme))
      for (const { player } of game.seats) there.delete(player);
  return Object.fromEntries(there);
}
