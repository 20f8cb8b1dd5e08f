/**
 * What was asked for when a game was begun, as a short hash of every part: enough to tell whether the same
 * is asked for again, and what is not, without keeping anybody's name.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { sorted } from './caches';
import type { NewGame } from './games';

const LENGTH = 8;

/** The parts that may differ, by where they stand in what is sent. */
function partsOf(asked: NewGame): [string, unknown][] {
  const { table, hands, tourney, evening, after, begunAt, tournament } = asked;
  const { variant, options, players, firstDealer, substitutes } = table;
  const from = hands ? 'record' : 'table';
  const agreed = { variant, options, players, firstDealer, substitutes };
  return [
    ...Object.entries(agreed).map(([part, value]): [string, unknown] => [`${from}.${part}`, value]),
    [['record', 'hands'].join('.'), hands],
    ...Object.entries({ tourney, evening, after, begunAt, ...(tournament && { tournament }) }),
  ];
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('base64url')
    .slice(0, LENGTH);

/** What is kept of it with the game. */
export const markOf = (asked: NewGame): string =>
  partsOf(asked)
    .map(([, value]) => hashOf(value))
    .join('');

/** What is not as it was asked for before, part by part; nothing where nobody knows. */
export const differing = (asked: NewGame, mark: string | null): string[] =>
  mark === null
    ? []
    : partsOf(asked).flatMap(([part, value], i) =>
        mark.slice(i * LENGTH, (i + 1) * LENGTH) === hashOf(value) ? [] : [part],
      );
