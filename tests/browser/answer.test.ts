import { describe, expect, test } from 'vitest';
import { judge } from '../../lib/sync/answer';
import { newGame } from '../../lib/sync/game';
import { OPEN } from './table';

const game = newGame('game', OPEN);
const error = (code: string) => ({
  ok: false,
  error: { code, hand: null, path: '', message: 'No.' },
});

describe('what becomes of what a phone sent', () => {
  test.each([
    ['stored', 200, { ok: true, value: game }, 'sent'],
    ['a page instead of JSON', 200, undefined, 'later'],
    ['JSON of somebody else', 200, { hello: 'hotel' }, 'later'],
    ['a value that is no game', 200, { ok: true, value: {} }, 'later'],
    ['a fault of the server', 500, error('internal'), 'later'],
    ['a fault told with another status', 200, error('internal'), 'later'],
    ['a proxy without its server', 502, undefined, 'later'],
    ['too many requests', 429, error('too-many-requests'), 'later'],
    ['a time-out', 408, undefined, 'later'],
    ['a page that is not found', 404, undefined, 'later'],
    ['a game that is not there', 404, error('not-found'), 'held'],
    ['a game of others', 403, error('forbidden'), 'held'],
    ['nobody is signed in', 401, error('token-invalid'), 'held'],
    ['another phone was first', 422, error('hand-taken'), 'refused'],
    ['the chalk is elsewhere', 422, error('chalk-elsewhere'), 'refused'],
    ['an entry that cannot be', 422, error('points-sum'), 'refused'],
    ['input that a newer version does not read', 400, error('input-invalid'), 'refused'],
    ['an id that is taken', 409, error('id-taken'), 'refused'],
  ])('%s', (_, status, body, kind) => {
    expect(judge(status, body).kind).toBe(kind);
  });

  test('the game as it is comes with a refusal', () => {
    expect(judge(422, { ...error('hand-taken'), current: game })).toEqual({
      kind: 'refused',
      code: 'hand-taken',
      message: 'No.',
      current: game,
    });
  });
});
