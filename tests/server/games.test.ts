import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { searchGames } from '../../lib/server/archive/history';
import { takeChalk } from '../../lib/server/games/chalk';
import { recentPlayers, recentVariants } from '../../lib/server/games/game-lines';
import { listChanges } from '../../lib/server/games/game-log';
import { createGame, deleteGame, findGame } from '../../lib/server/games/games';
import { read, write } from '../../lib/server/store/db';
import type { GameState } from '../../lib/sync/game';
import { useDatabase } from '../helpers/database';
import { EN } from '../helpers/english';
import {
  ENTRIES,
  entries,
  entry,
  handAt,
  MITTLERE,
  move,
  newViewer,
  OPEN_MOLOTOW,
  play,
  refusal,
  startGame,
  value,
} from './table';
import { inBothWays } from './ways';

useDatabase();
let owner: Viewer;
let stranger: Viewer;
beforeAll(async () => {
  owner = await newViewer();
  stranger = await newViewer();
});

const changeRows = (gameId: string) => read((tx) => tx.change.count({ where: { gameId } }));
const cache = (id: string) =>
  read((tx) => tx.game.findUnique({ where: { id }, select: { over: true, tally: true } }));

test('the log says who wrote by the seat that they took', async () => {
  const [host, beat, passer] = [await newViewer(), await newViewer(), await newViewer()];
  const game = await play(host, await startGame(host), [entry(0)]);
  await write((tx) =>
    tx.participant.createMany({
      data: [
        { userId: beat.userId, seat: 1 },
        { userId: passer.userId, seat: null },
      ].map((one) => ({ ...one, gameId: game.id, role: 'writer', createdAt: new Date() })),
    }),
  );
  for (const [index, viewer] of [beat, passer].entries()) {
    value(await takeChalk(viewer, { gameId: game.id }));
    value(await move(viewer, game.id, { kind: 'record', index: index + 1, entry: entry(0) }));
  }
  const whoTo = async (viewer: Viewer) =>
    (await listChanges(viewer, game.id, EN))?.map(({ who }) => who);
  expect(await whoTo(host)).toEqual(['you', 'Beat', 'someone']);
  expect(await whoTo(beat)).toEqual(['someone', 'you', 'someone']);
});

inBothWays('who may do what', () => {
  let game: GameState;
  beforeAll(async () => {
    game = await play(owner, await startGame(owner), [entry(0)]);
  });
  const others = [
    { who: 'a stranger', as: () => stranger },
    { who: 'nobody', as: () => null },
    { who: 'somebody deleted', as: () => ({ userId: 'gone' }) },
  ];

  describe.each(others)('$who', ({ as }) => {
    test('sees no game of another', async () => {
      expect(await findGame(as(), game.id)).toBeNull();
      expect(await listChanges(as(), game.id, EN)).toBeNull();
      expect((await searchGames(as(), {})).games).toEqual([]);
      expect(await recentPlayers(as())).toEqual([]);
      expect(await recentVariants(as())).toEqual([]);
    });

    test('cannot tell a game of another from none', async () => {
      const hand = handAt(game, 0);
      const moves = [
        { kind: 'record', index: 1, entry: entry(1) },
        { kind: 'insert', index: 0, before: hand.id, entry: entry(1) },
        { kind: 'correct', handId: hand.id, by: hand.by, entry: entry(1) },
        { kind: 'remove', handId: hand.id, by: hand.by },
        { kind: 'undo', target: hand.id },
        { kind: 'redo', target: hand.id },
        { kind: 'finish' },
        { kind: 'reopen' },
      ] as const;
      for (const made of moves)
        expect(await move(as(), game.id, made), made.kind).toEqual(
          await move(as(), nanoid(), made),
        );
      // The id of a change that is in the log must not give the game away either.
      const repeated = await move(as(), game.id, moves[0], hand.id);
      expect(refusal(repeated)).toMatchObject({ code: 'not-found', current: undefined });
      expect(await deleteGame(as(), game.id)).toEqual(await deleteGame(as(), nanoid()));
      expect(await findGame(owner, game.id)).toEqual(game);
    });
  });

  test('an id that is taken says nothing about the game that has it', async () => {
    const answer = await createGame(stranger, { id: game.id, table: MITTLERE });
    expect(refusal(answer)).toMatchObject({ code: 'id-taken', current: undefined });
    expect(JSON.stringify(answer)).not.toContain(owner.userId);
  });

  test('answers carry no rows', async () => {
    expect(JSON.stringify(await findGame(owner, game.id))).not.toContain(owner.userId);
    expect(JSON.stringify(await searchGames(owner, {}))).not.toContain(owner.userId);
    expect(JSON.stringify(await listChanges(owner, game.id, EN))).not.toContain(owner.userId);
  });
});

describe('a new game', () => {
  test('is kept with tidy names and only the options that differ', async () => {
    const table = {
      ...MITTLERE,
      players: [' Anna ', 'Beat  Blum', 'Carla'],
      options: { hands: 12, tie: 'cut' },
    };
    const id = nanoid();
    const state = value(await createGame(owner, { id, table }));
    expect(state.table.players).toEqual(['Anna', 'Beat Blum', 'Carla']);
    expect(state.table.options).toEqual({ tie: 'cut' });
    expect(await findGame(owner, id)).toEqual(state);
  });

  test('asked for again is the game as it is by now', async () => {
    const played = await play(owner, await startGame(owner), [entry(0)]);
    const again = await createGame(owner, { id: played.id, table: MITTLERE });
    expect(value(again)).toEqual(played);
  });

  test('asked for twice at once is one game', async () => {
    const id = nanoid();
    const both = await Promise.all([1, 2].map(() => createGame(owner, { id, table: MITTLERE })));
    expect(both.map((answer) => answer.ok)).toEqual([true, true]);
  });

  test('that cannot be played is refused and not kept', async () => {
    const id = nanoid();
    const table = { ...MITTLERE, players: ['Anna', 'Beat'] };
    expect(refusal(await createGame(owner, { id, table })).code).toBe('players-count');
    expect(await findGame(owner, id)).toBeNull();
  });
});

inBothWays('two phones', () => {
  test('enter the same hand: one wins, the other sees what is there', async () => {
    const game = await startGame(owner);
    const answers = await Promise.all(
      [0, 1].map((n) => move(owner, game.id, { kind: 'record', index: 0, entry: entry(n) })),
    );
    const won = answers.filter((answer) => answer.ok);
    expect(won).toHaveLength(1);
    const lost = answers.find((answer) => !answer.ok);
    if (!lost) throw new Error('both won');
    expect(refusal(lost)).toMatchObject({ code: 'hand-taken', hand: 0 });
    expect(refusal(lost).current).toEqual(await findGame(owner, game.id));
    expect(await changeRows(game.id)).toBe(1);
  });

  test('send the same change: it is made once', async () => {
    const game = await startGame(owner);
    const id = nanoid();
    const record = { kind: 'record', index: 0, entry: entry(0) } as const;
    const answers = await Promise.all([1, 2, 3].map(() => move(owner, game.id, record, id)));
    for (const answer of answers) expect(entries(value(answer))).toEqual([entry(0)]);
    await play(owner, value(await move(owner, game.id, record, id)), [entry(1)]);
    // Long after, the late repetition answers the game as it is by then.
    const late = value(await move(owner, game.id, record, id));
    expect(entries(late)).toEqual([entry(0), entry(1)]);
    expect(await changeRows(game.id)).toBe(2);
  });

  test('undo the same hand: it is taken back once', async () => {
    const game = await play(owner, await startGame(owner), [entry(0), entry(1)]);
    const target = handAt(game, 1).id;
    const answers = await Promise.all(
      [1, 2].map(() => move(owner, game.id, { kind: 'undo', target })),
    );
    expect(answers.map((answer) => answer.ok).sort()).toEqual([false, true]);
    expect(entries((await findGame(owner, game.id)) ?? undefined)).toEqual([entry(0)]);
  });

  test('correct the same hand: the second sees the first', async () => {
    const game = await play(owner, await startGame(owner), [entry(0)]);
    const { id: handId, by } = handAt(game, 0);
    const correct = (n: number) =>
      move(owner, game.id, { kind: 'correct', handId, by, entry: entry(n) });
    value(await correct(1));
    const second = refusal(await correct(2));
    expect(second).toMatchObject({ code: 'hand-changed', hand: 0 });
    expect(entries(second.current)).toEqual([entry(1)]);
  });

  test('use one id for hands of two games', async () => {
    const [one, two] = [await startGame(owner), await startGame(stranger)];
    const id = nanoid();
    const record = { kind: 'record', index: 0, entry: entry(0) } as const;
    value(await move(owner, one.id, record, id));
    value(await move(stranger, two.id, record, id));
  });
});

inBothWays('a change in the middle', () => {
  const start = async () => play(owner, await startGame(owner), [0, 1, 2].map(entry));

  test('insert moves the later hands on', async () => {
    const game = await start();
    const before = handAt(game, 1).id;
    const state = value(
      await move(owner, game.id, { kind: 'insert', index: 1, before, entry: entry(3) }),
    );
    expect(entries(state)).toEqual([0, 3, 1, 2].map(entry));
    expect(await findGame(owner, game.id)).toEqual(state);
  });

  test('remove moves the later hands up', async () => {
    const game = await start();
    const { id: handId, by } = handAt(game, 0);
    const state = value(await move(owner, game.id, { kind: 'remove', handId, by }));
    expect(entries(state)).toEqual([1, 2].map(entry));
    expect(await findGame(owner, game.id)).toEqual(state);
  });

  test('correct scores the whole game again', async () => {
    const game = await start();
    const { id: handId, by } = handAt(game, 1);
    const made = { kind: 'correct', handId, by, entry: entry(3) } as const;
    const state = value(await move(owner, game.id, made));
    expect(entries(state)).toEqual([0, 3, 2].map(entry));
    expect(await findGame(owner, game.id)).toEqual(state);
    const rules = [{ rule: 'middle' }, { rule: 'no-tricks' }, { rule: 'hundred' }];
    expect(await cache(game.id)).toMatchObject({ tally: { hands: rules } });
  });

  test('that cannot be scored leaves everything as it was', async () => {
    const game = await start();
    const { id: handId, by } = handAt(game, 1);
    const wrong = { points: [80, 50, 28] };
    const made = { kind: 'correct', handId, by, entry: wrong } as const;
    const refused = refusal(await move(owner, game.id, made));
    expect(refused).toMatchObject({ code: 'points-sum', hand: 1, current: game });
    expect(await findGame(owner, game.id)).toEqual(game);
    expect(await changeRows(game.id)).toBe(3);
  });
});

inBothWays('the end', () => {
  test('of a full Mittlere: over by the rules, corrected, reopened, finished', async () => {
    const twelve = Array.from({ length: 12 }, (_, n) => entry(n));
    const full = await play(owner, await startGame(owner), twelve);
    expect(await cache(full.id)).toMatchObject({ over: true, tally: { status: 'finished' } });
    const { id: handId, by } = handAt(full, 0);
    const correct = { kind: 'correct', handId, by, entry: entry(1) } as const;
    const corrected = value(await move(owner, full.id, correct));
    expect(corrected).toMatchObject({ override: null, hands: { length: 12 } });
    expect(corrected.hands[0]?.entry).toEqual(entry(1));
    expect(await cache(full.id)).toMatchObject({ over: true, tally: { status: 'finished' } });
    const out = { kind: 'remove', handId, by: handAt(corrected, 0).by } as const;
    expect(refusal(await move(owner, full.id, out)).code).toBe('game-over');
    expect(refusal(await move(owner, full.id, { kind: 'finish' })).code).toBe('game-over');
    const open = value(await move(owner, full.id, { kind: 'reopen' }));
    expect(open.override).toBe('reopened');
    expect(await cache(full.id)).toMatchObject({ over: false });
    const thirteenth = { kind: 'record', index: 12, entry: entry(0) } as const;
    expect(refusal(await move(owner, full.id, thirteenth)).code).toBe('game-finished');
    const again = { ...out, kind: 'correct', entry: entry(2) } as const;
    value(await move(owner, full.id, again));
    const closed = value(await move(owner, full.id, { kind: 'finish' }));
    expect(closed.override).toBeNull();
    expect(await cache(full.id)).toMatchObject({ over: true });
  });

  test('of an open Molotow: finished by hand, reopened, played on', async () => {
    const hand = { points: [60, 50, 40, 7] };
    const game = await play(owner, await startGame(owner, OPEN_MOLOTOW), [hand, hand]);
    expect(refusal(await move(owner, game.id, { kind: 'reopen' })).code).toBe('game-not-over');
    const over = value(await move(owner, game.id, { kind: 'finish' }));
    expect(over.override).toBe('finished');
    expect(await cache(game.id)).toMatchObject({ over: true, tally: { status: 'playing' } });
    const third = { kind: 'record', index: 2, entry: hand } as const;
    expect(refusal(await move(owner, game.id, third)).code).toBe('game-over');
    expect(value(await move(owner, game.id, { kind: 'reopen' })).override).toBeNull();
    expect(value(await move(owner, game.id, third)).hands).toHaveLength(3);
  });

  test('deleted, nothing of it is left', async () => {
    const game = await play(owner, await startGame(owner), [entry(0)]);
    expect(await deleteGame(owner, game.id)).toEqual({ ok: true, value: null });
    expect(await findGame(owner, game.id)).toBeNull();
    expect(await changeRows(game.id)).toBe(0);
    expect(await read((tx) => tx.hand.count({ where: { gameId: game.id } }))).toBe(0);
    expect(refusal(await deleteGame(owner, game.id)).code).toBe('not-found');
  });
});

test('the log tells who, when, and what stood there before and after', async () => {
  const began = Date.now();
  const game = await play(owner, await startGame(owner), [entry(0)]);
  const { id: handId, by } = handAt(game, 0);
  const correction = nanoid();
  value(await move(owner, game.id, { kind: 'correct', handId, by, entry: entry(1) }, correction));
  value(await move(owner, game.id, { kind: 'undo', target: correction }));
  value(await move(owner, game.id, { kind: 'finish' }));
  const log = (await listChanges(owner, game.id, EN)) ?? [];
  const [before, after] = ENTRIES;
  expect(
    log.map(({ kind, step, who }) => ({ kind, before: step.before, after: step.after, who })),
  ).toEqual([
    { kind: 'record', before: null, after: before, who: 'you' },
    { kind: 'correct', before, after, who: 'you' },
    { kind: 'undo', before: after, after: before, who: 'you' },
    { kind: 'finish', before: null, after: 'finished', who: 'you' },
  ]);
  for (const { at } of log) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(began);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  }
});
