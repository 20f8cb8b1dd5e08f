/** What an open board writes by its actions and what is sent to the addresses is the same operation. */
import { nanoid } from 'nanoid';
import { beforeEach, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { memoryLimiter, RULES, setLimiter } from '../../lib/server/access/limits';
import { setTable, takeChalk } from '../../lib/server/games/chalk';
import { findGame } from '../../lib/server/games/games';
import { joinTable } from '../../lib/server/games/participants';
import { type LinkRole, openShareLink } from '../../lib/server/games/share-links';
import { read } from '../../lib/server/store/db';
import type { GameState, Table } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { rowCounts } from '../helpers/fuzz';
import { foundClub, newAccount, WHO } from './club';
import { playMittlere } from './season';
import { entry, handAt, newViewer, play, refusal, startGame, value } from './table';
import { inBothWays, WAYS, type Way } from './ways';

useDatabase();
beforeEach(() => setLimiter(memoryLimiter()));

const record = (index: number, id = nanoid()) =>
  ({ kind: 'record', id, index, entry: entry(index) }) as const;
const codeOf = (answer: Awaited<ReturnType<Way['announce' | 'change']>>) =>
  answer.ok ? 'ok' : answer.error.code;

async function join(owner: Viewer, { id: gameId }: GameState, role: LinkRole, seat: number | null) {
  const who = await newViewer();
  const token = value(await openShareLink(owner, { gameId, role }))[role] ?? '';
  value(await joinTable(who, { token, seat }));
  return who;
}

inBothWays('a change', (way) => {
  test('is made by those who may, of a league and of a table', async () => {
    const club = await foundClub();
    const { id: gameId } = await playMittlere(club.owner, {
      evening: club.eveningId,
      players: ['Anna', 'Beat', 'Carla'],
      losers: [0, 1, 2],
    });
    for (const who of WHO) {
      const change = { kind: 'finish', id: nanoid() };
      const code = codeOf(await way.change(club.as[who], { gameId, change }));
      const may = who === 'scorer' || who === 'owner';
      // Of a game over by the rules, or finished by the scorer, it is the rules that refuse.
      if (may) expect([who, code]).not.toEqual([who, expect.stringMatching(/forbidden|not-found/)]);
      else expect([who, code]).toEqual([who, expect.stringMatching(/^(forbidden|not-found)$/)]);
    }
  });

  test('is not for those who look on', async () => {
    const owner = await newViewer();
    const game = await startGame(owner);
    const reader = await join(owner, game, 'reader', null);
    const answer = await way.change(reader, { gameId: game.id, change: record(0) });
    expect(codeOf(answer)).toBe('forbidden');
    expect((await findGame(owner, game.id))?.revision).toBe(0);
  });

  test('of every kind is made, and answered with the game as it is stored', async () => {
    const owner = await newViewer();
    const game = await startGame(owner);
    const made = async (change: object) => {
      const state = value(
        await way.change(owner, { gameId: game.id, change: { id: nanoid(), ...change } }),
      );
      expect(state).toEqual(await findGame(owner, game.id));
      return state;
    };
    const first = await made(record(0));
    const { id: handId, by } = handAt(first, 0);
    await made({ kind: 'insert', index: 0, before: handId, entry: entry(1) });
    await made({ kind: 'correct', handId, by, entry: entry(2) });
    const corrected = handAt((await findGame(owner, game.id)) ?? first, 1);
    const removed = await made({ kind: 'remove', handId, by: corrected.by });
    expect(removed.hands.map((hand) => hand.entry)).toEqual([entry(1)]);
    const target = removed.done.at(-1)?.id;
    expect((await made({ kind: 'undo', target })).hands).toHaveLength(2);
    expect((await made({ kind: 'redo', target })).hands).toHaveLength(1);
    expect((await made({ kind: 'finish' })).override).toBe('finished');
    expect((await made({ kind: 'reopen' })).override).toBe(null);
  });

  test('entered under another account is kept for whoever entered it', async () => {
    const owner = await newAccount('Anna');
    const game = await startGame(owner);
    const sent = { gameId: game.id, change: record(0), account: 'the mark of another' };
    expect(codeOf(await way.change(owner, sent))).toBe('forbidden');
    expect((await findGame(owner, game.id))?.revision).toBe(0);
  });

  test.each([
    ['nothing', undefined],
    ['a kind that is none', { kind: 'win', id: nanoid() }],
    ['an id that no phone makes', { ...record(0), id: 'short' }],
    ['a hand that is too far', { ...record(0), index: 1000 }],
    ['an entry that is too large', { ...record(0), entry: { points: 'x'.repeat(5000) } }],
    ['an entry that is none', { ...record(0), entry: [1, 2, 3] }],
    ['more than it has', { ...record(0), revision: 3 }],
  ])('that says %s is refused before anybody looks at the game', async (_, change) => {
    const owner = await newViewer();
    const game = await startGame(owner);
    const before = await rowCounts();
    expect(codeOf(await way.change(owner, { gameId: game.id, change }))).toBe('input-invalid');
    expect(await rowCounts()).toEqual(before);
  });

  test.each([[''], ['../../x'], ['x'.repeat(300)], [7], [null], [['a']]])(
    'of a game named %j is refused',
    async (gameId) => {
      const owner = await newViewer();
      const code = codeOf(await way.change(owner, { gameId, change: record(0) }));
      expect(code).toMatch(/^(input-invalid|not-found)$/);
    },
  );

  test('too many in a minute are refused, and nobody becomes a guest by asking', async () => {
    const owner = await newViewer();
    const game = await play(owner, await startGame(owner), []);
    const before = await rowCounts();
    const limiter = memoryLimiter();
    setLimiter(limiter);
    for (const [kind, key] of [
      ['session', owner.userId],
      ['address', 'unknown'],
    ] as const)
      for (let taken = 0; taken < RULES[kind].limit; taken++)
        await limiter.take(`${kind} ${key}`, RULES[kind]);
    for (const who of [owner, null])
      expect(codeOf(await way.change(who, { gameId: game.id, change: record(0) }))).toBe(
        'too-many-requests',
      );
    expect(await rowCounts()).toEqual(before);
  });
});

test('a change sent both ways is made once, and both ways count together', async () => {
  const owner = await newViewer();
  const game = await startGame(owner);
  const change = record(0);
  const ways = WAYS.map(([, way]) => way);
  const limiter = memoryLimiter();
  setLimiter(limiter);
  const answers = await Promise.all(
    [...ways, ...ways].map((way) => way.change(owner, { gameId: game.id, change })),
  );
  const stored = await findGame(owner, game.id);
  for (const answer of answers) expect(value(answer)).toEqual(stored);
  const { limit, remaining } = await limiter.take(`session ${owner.userId}`, RULES.session);
  expect(limit - remaining).toBe(5);
  expect(await read((tx) => tx.change.count({ where: { gameId: game.id } }))).toBe(1);
});

const HIDDEN: Table = {
  variant: 'differenzler',
  options: { announcements: 'hidden' },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};

inBothWays('an announcement', (way) => {
  let owner: Viewer;
  let game: GameState;
  beforeEach(async () => {
    owner = await newViewer();
    game = await startGame(owner, HIDDEN);
    value(await setTable(owner, { gameId: game.id, announceSeparately: true }));
  });
  const announce = (
    who: Viewer | null,
    seat: unknown,
    points: unknown = 40,
    id: unknown = nanoid(),
  ) => way.announce(who, { gameId: game.id, id, hand: 0, seat, points });

  test('is kept until the last is in, which writes the hand, and is made once', async () => {
    const id = nanoid();
    for (const seat of [0, 1, 2]) {
      expect(await announce(owner, seat)).toEqual({ ok: true, value: null });
      expect((await findGame(owner, game.id))?.hands).toEqual([]);
    }
    for (let again = 0; again < 3; again++)
      expect(await announce(owner, 3, 41, id)).toEqual({ ok: true, value: null });
    const stored = await findGame(owner, game.id);
    expect(stored?.hands).toMatchObject([{ id, entry: { announced: [40, 40, 40, 41] } }]);
    expect(refusal(await announce(owner, 0, 50)).code).toBe('hand-taken');
  });

  test('is made at the own seat, and for one without a phone with the chalk', async () => {
    const beat = await join(owner, game, 'writer', 1);
    const reader = await join(owner, game, 'reader', null);
    expect(codeOf(await announce(owner, 1))).toBe('forbidden');
    expect(codeOf(await announce(beat, 1))).toBe('ok');
    value(await takeChalk(owner, { gameId: game.id }));
    expect(codeOf(await announce(beat, 2))).toBe('chalk-elsewhere');
    expect(codeOf(await announce(reader, 2))).toBe('forbidden');
    expect(codeOf(await announce(await newViewer(), 2))).toBe('not-found');
    expect(codeOf(await announce(null, 2))).toBe('not-found');
  });

  test.each([
    ['a seat that is none', 8, 40, nanoid()],
    ['a seat that is empty', 4, 40, nanoid()],
    ['a figure that is none', 0, 'forty', nanoid()],
    ['an id that no phone makes', 0, 40, 'short'],
  ])('of %s is refused', async (_, seat, points, id) => {
    expect(codeOf(await announce(owner, seat, points, id))).toBe('input-invalid');
    expect(await read((tx) => tx.announcement.count({ where: { gameId: game.id } }))).toBe(0);
  });

  test('that no hand can bring is refused by the rules', async () => {
    expect(codeOf(await announce(owner, 0, 158))).not.toMatch(/^(ok|input-invalid|internal)$/);
  });
});
