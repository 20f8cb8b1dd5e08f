/** Tournaments on the server: stored, changed and read by what somebody is to them. */
import { nanoid } from 'nanoid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { openTournamentStream } from '../../lib/server/live/evening-streams';
import { read } from '../../lib/server/store/db';
import {
  cannotFound,
  changeTournamentLinks,
  deleteTournament,
  drawRound,
  exportTournament,
  foundTournament,
  listTournaments,
  publishTournament,
  readTournament,
  tournamentOfLink,
} from '../../lib/server/tournaments';
import { parseTournament, ranking, resultOf, TOURNAMENT_ROLES } from '../../lib/tournament';
import { useDatabase } from '../helpers/database';
import { figures } from '../tournament/day';
import { type Club, foundClub } from './club';
import { follower, newViewer, refusal, value } from './table';
import { found, linksFor, origin, send, wholeOf } from './tournament';

useDatabase();
let me: Viewer;
beforeAll(async () => {
  me = await newViewer();
});

/** Draws and publishes the next round. */
async function publish(tournamentId: string, round: number): Promise<string> {
  const draw = nanoid();
  value(await drawRound(me, { tournamentId, id: draw, round }));
  value(await send(me, tournamentId, { kind: 'publish', id: nanoid(), round, draw }));
  return draw;
}
const slip = (
  draw: string,
  table: number,
  { round = 0, desk = 'A', points = 900, id = nanoid() },
) => ({ kind: 'slip', id, round, draw, table, desk, ...figures(points) }) as const;

describe('founding', () => {
  test('is done once, under an id that nobody else takes', async () => {
    const id = nanoid();
    const given = {
      id,
      setting: { name: 'Chlausjass', kind: 'each', variant: 'differenzler' },
    } as const;
    for (const _ of [1, 2]) expect(value(await foundTournament(me, given))).toEqual({ id });
    expect(refusal(await foundTournament(await newViewer(), given)).code).toBe('id-taken');
    expect(await listTournaments(me)).toMatchObject([{ id, name: 'Chlausjass' }]);
    expect(await listTournaments(null)).toEqual([]);
    const wrong = { id: nanoid(), setting: { kind: 'each', variant: 'schieber' } } as const;
    expect(refusal(await foundTournament(me, wrong)).code).toBe('tournament-invalid');
  });

  test('takes a document, and gives it back the same', async () => {
    const id = await found(me, { people: 9 });
    const draw = await publish(id, 0);
    value(await send(me, id, slip(draw, 1, {})));
    const document = value(await exportTournament(me, { tournamentId: id }));
    const copy = nanoid();
    value(await foundTournament(me, { id: copy, document: JSON.parse(JSON.stringify(document)) }));
    expect(value(await exportTournament(me, { tournamentId: copy }))).toEqual({
      ...document,
      better: 'most',
      bye: null,
    });
    const [one, other] = [id, copy].map(async (tournamentId) =>
      value(await readTournament(me, { tournamentId })),
    );
    expect((await other)?.ranking).toEqual((await one)?.ranking);
  });
});

describe('changes', () => {
  test('are made once however often they are sent, and stand in the log', async () => {
    const id = await found(me, { people: 8 });
    const draw = await publish(id, 0);
    const change = slip(draw, 1, {});
    const revisions = [];
    for (const _ of [1, 2, 3]) revisions.push(value(await send(me, id, change)).revision);
    expect(new Set(revisions).size).toBe(1);
    const again = await Promise.all([1, 2, 3].map(() => send(me, id, change)));
    expect(again.map((one) => value(one).revision)).toEqual(revisions);
    const log = await read((tx) =>
      tx.tournamentChange.findMany({ where: { tournamentId: id }, orderBy: { seq: 'asc' } }),
    );
    expect(
      log.map(({ seq, kind, role, userId }) => [seq, kind, role, userId === me.userId]),
    ).toEqual([
      [0, 'register', 'director', true],
      [1, 'draw', 'director', true],
      [2, 'publish', 'director', true],
      [3, 'slip', 'director', true],
    ]);
  });

  test('that do not fit are refused with code, place and figures, and nothing is stored', async () => {
    const id = await found(me, { people: 8 });
    const draw = await publish(id, 0);
    const wrong = { ...slip(draw, 2, {}), points: [1, 2] };
    const { current: _, ...answer } = { current: null, ...(await send(me, id, wrong)) };
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'control-sum', path: 'rounds.0.tables.2' },
    });
    expect((await wholeOf(me, id)).rounds[0]?.tables[1]?.slips).toEqual([]);
    expect(refusal(await send(me, id, slip(nanoid(), 1, {}))).code).toBe('round-moved');
    expect(refusal(await send(me, nanoid(), slip(draw, 1, {}))).code).toBe('not-found');
  });

  test('of several desks at once all arrive', async () => {
    const id = await found(me, { people: 40 });
    const draw = await publish(id, 0);
    const desks = ['A', 'B', 'C'].flatMap((desk) =>
      Array.from({ length: 10 }, (_, at) => slip(draw, at + 1, { desk })),
    );
    for (const answer of await Promise.all(desks.map((one) => send(me, id, one)))) value(answer);
    const [round] = (await wholeOf(me, id)).rounds;
    expect(round?.tables.map(({ slips }) => slips.length)).toEqual(Array(10).fill(3));
  });

  test('are told to who looks on, and to nobody else', async () => {
    const id = await found(me, { people: 8 });
    const [link] = await linksFor(me, id, 'public');
    const { signal } = new AbortController();
    const asked = { tournamentId: id, signal };
    expect(await openTournamentStream(follower(null), asked)).toBeNull();
    const stream = await openTournamentStream(follower(null), { ...asked, link });
    const reader = stream?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe(': here\n\n');
    value(await send(me, id, { kind: 'set-up', id: nanoid(), set: { drop: 1 } }));
    expect(await next()).toContain('event: changed');
    // A link that is taken back ends what it let in.
    value(
      await changeTournamentLinks(me, { tournamentId: id, do: 'revoke', role: 'public', origin }),
    );
    let ended = false;
    while (!ended) ended = (await reader?.read())?.done ?? true;
  });
});

/** One change of every kind, at table 1 of round 0. */
const everyKind = (draw: string) => {
  const at = { round: 0, draw, table: 1 };
  const id = () => nanoid();
  return {
    'set-up': { kind: 'set-up', id: id(), set: { drop: 1 } },
    register: { kind: 'register', id: id(), entrants: [{ id: id(), name: 'Spät' }] },
    'register who has paid': {
      ...{ kind: 'register', id: id() },
      entrants: [{ id: id(), name: 'Spät', paid: true }],
    },
    entrant: { kind: 'entrant', id: id(), entrant: 'p1', set: { name: 'Neu' } },
    mark: { kind: 'mark', id: id(), entrants: ['p1'], set: { paid: true } },
    draw: {
      kind: 'draw',
      id: id(),
      round: 1,
      seed: '',
      tables: [['p1', 'p2', 'p3', 'p4']],
      out: [],
    },
    swap: { kind: 'swap', id: id(), round: 0, draw, one: 'p1', other: 'p2' },
    begin: {
      ...{ kind: 'begin', id: id(), round: 0, draw, at: '2026-12-05T13:00:00.000Z' },
      minutes: null,
    },
    slip: slip(draw, 1, {}),
    result: { kind: 'result', id: id(), ...at, game: null, ...figures(900) },
    'result of another table': {
      ...{ kind: 'result', id: id(), ...at, table: 2, game: null },
      ...figures(900),
    },
    'result of a game': { kind: 'result', id: id(), ...at, game: id(), ...figures(900) },
    game: { kind: 'game', id: id(), ...at, game: id() },
    correct: { kind: 'correct', id: id(), ...at, was: null, ...figures(901), reason: 'x' },
    penalty: { kind: 'penalty', id: id(), entrant: 'p1', round: 0, points: 5, reason: '' },
    cut: { kind: 'cut', id: id(), group: ['p1', 'p2'] },
    'take-back': { kind: 'take-back', id: id(), round: 0, draw, reason: '' },
    finish: { kind: 'finish', id: id() },
    reveal: { kind: 'reveal', id: id(), to: { from: 3, shown: 1 } },
    remove: { kind: 'remove', id: id(), entrant: 'p1' },
    lift: { kind: 'lift', id: id(), penalty: 'x' },
    undo: { kind: 'undo', id: id(), target: id() },
    publish: { kind: 'publish', id: id(), round: 0, draw },
  } as const;
};
type Asked = keyof ReturnType<typeof everyKind>;
const ONLY: Readonly<Record<(typeof TOURNAMENT_ROLES)[number], readonly Asked[] | 'all'>> = {
  director: 'all',
  desk: ['slip'],
  table: ['result'],
  entrant: ['register'],
  public: [],
};
/** Brought by the server alone. */
const NOBODY: readonly Asked[] = ['game', 'result of a game'];

describe('who may what', () => {
  test.each(TOURNAMENT_ROLES)('by the link of %s', async (role) => {
    const id = await found(me, { people: 8, setting: { signUp: true } });
    const draw = await publish(id, 0);
    const [link] = await linksFor(me, id, role, role === 'table' ? 0 : undefined);
    const own = ONLY[role];
    for (const [kind, change] of Object.entries(everyKind(draw))) {
      const asked = Object.keys(everyKind(draw)).find((one): one is Asked => one === kind);
      if (!asked) throw new Error(kind);
      const may = !NOBODY.includes(asked) && (own === 'all' || own.includes(asked));
      const answer = await send(null, id, change, link);
      const isBarred = !answer.ok && /^(forbidden|not-found)$/.test(answer.error.code);
      expect([kind, !isBarred]).toEqual([kind, may]);
      expect(refusal(await send(null, id, change)).code).toBe('not-found');
    }
    for (const answer of [
      await deleteTournament(null, { tournamentId: id }),
      await changeTournamentLinks(null, { tournamentId: id, do: 'list', role, origin }),
      await publishTournament(null, { tournamentId: id, isPublic: true, publicNames: null }),
    ])
      expect(refusal(answer).code).toBe('not-found');
  });

  test('nobody registers by the link where that is not open', async () => {
    const id = await found(me, { people: 8 });
    const [link] = await linksFor(me, id, 'entrant');
    const change = everyKind(nanoid()).register;
    expect(refusal(await send(null, id, change, link)).code).toBe('forbidden');
  });

  test('a desk takes back what a desk has typed, and nothing else', async () => {
    const id = await found(me, { people: 8 });
    const draw = await publish(id, 0);
    const [link] = await linksFor(me, id, 'desk');
    const typed = slip(draw, 1, {});
    value(await send(null, id, typed, link));
    value(await send(null, id, { kind: 'undo', id: nanoid(), target: typed.id }, link));
    expect((await wholeOf(me, id)).rounds[0]?.tables[0]?.slips).toEqual([]);
    const penalty = {
      kind: 'penalty',
      id: nanoid(),
      entrant: 'p1',
      round: 0,
      points: 5,
      reason: '',
    };
    value(await send(me, id, penalty));
    const back = { kind: 'undo', id: nanoid(), target: penalty.id };
    expect(refusal(await send(null, id, back, link)).code).toBe('forbidden');
  });

  test('whoever has entered somebody can sign them off before the first round, and nobody else', async () => {
    const id = await found(me, { people: 8, setting: { signUp: true } });
    const [link] = await linksFor(me, id, 'entrant');
    const enter = async () => {
      const entrant = nanoid();
      const entrants = [{ id: entrant, name: 'Spät' }];
      value(await send(null, id, { kind: 'register', id: nanoid(), entrants }, link));
      return entrant;
    };
    const remove = (entrant: string) =>
      send(null, id, { kind: 'remove', id: nanoid(), entrant }, link);
    const [one, other] = [await enter(), await enter()];
    const seen = value(await readTournament(null, { tournamentId: id, link })).entrants;
    expect(seen.map((entrant) => entrant.id)).toContain(one.slice(0, 8));
    expect(JSON.stringify(seen)).not.toContain(one);
    expect(refusal(await remove(one.slice(0, 8))).code).toBe('forbidden');
    expect(refusal(await remove('p1')).code).toBe('forbidden');
    value(await remove(one));
    expect((await wholeOf(me, id)).entrants).toHaveLength(9);
    await publish(id, 0);
    expect(refusal(await remove(other)).code).toBe('forbidden');
  });

  test('a link is for its own tournament, and for nothing when it is taken back', async () => {
    const [id, other] = [await found(me, { people: 8 }), await found(me, { people: 8 })];
    const [link = ''] = await linksFor(me, id, 'director');
    expect(await tournamentOfLink(link)).toBe(id);
    expect(refusal(await readTournament(null, { tournamentId: other, link })).code).toBe(
      'not-found',
    );
    value(await readTournament(null, { tournamentId: id, link }));
    const [renewed = ''] = value(
      await changeTournamentLinks(me, { tournamentId: id, do: 'renew', role: 'director', origin }),
    ).links.map(({ url }) => url.split('/').at(-1) ?? '');
    expect(await tournamentOfLink(link)).toBeNull();
    expect(refusal(await readTournament(null, { tournamentId: id, link })).code).toBe('not-found');
    value(await readTournament(null, { tournamentId: id, link: renewed }));
    const forged = renewed.replace(/.(?=...$)/, (one) => (one === 'A' ? 'B' : 'A'));
    expect(refusal(await readTournament(null, { tournamentId: id, link: forged })).code).toBe(
      'not-found',
    );
  });

  test('in a league: who writes there directs it, who belongs to it reads it', async () => {
    const club: Club = await foundClub();
    const { owner, leagueId, as } = club;
    const id = nanoid();
    value(await foundTournament(owner, { id, leagueId }));
    const change = () => ({ kind: 'set-up', id: nanoid(), set: { drop: 1 } }) as const;
    for (const who of ['scorer', 'owner'] as const) {
      value(await send(as[who], id, change()));
      expect((await listTournaments(as[who], { leagueId })).map((one) => one.id)).toEqual([id]);
    }
    for (const who of ['reader', 'member'] as const) {
      expect(refusal(await send(as[who], id, change())).code).toBe('forbidden');
      expect(value(await readTournament(as[who], { tournamentId: id })).role).toBe('public');
    }
    for (const who of ['stranger', 'nobody'] as const)
      expect(refusal(await readTournament(as[who], { tournamentId: id })).code).toBe('not-found');
    const others = { id: nanoid(), leagueId };
    expect(refusal(await foundTournament(as.reader ?? me, others)).code).toBe('not-found');
    // Known before somebody without a session becomes a guest.
    expect(await cannotFound(others, null)).toMatchObject({ ok: false });
    expect(await cannotFound(others, owner)).toBeNull();
  });
});

describe('reading', () => {
  test('a table sees itself, an entrant what is published, a director everything', async () => {
    const id = await found(me, { people: 8, setting: { hiddenFrom: 1 } });
    const draw = await publish(id, 0);
    const [table, other] = await linksFor(me, id, 'table', 0);
    for (const number of [1, 2]) value(await send(me, id, slip(draw, number, {})));
    const second = await publish(id, 1);
    value(await send(me, id, slip(second, 1, { round: 1 })));
    value(
      await drawRound(me, { tournamentId: id, id: nanoid(), round: 2 }).catch(() => expect.fail()),
    );
    const seen = async (link?: string) =>
      value(await readTournament(null, { tournamentId: id, link }));
    const mine = await seen(table);
    expect(mine.rounds.map(({ tables }) => tables.map((one) => one.table))).toEqual([[1], []]);
    expect(mine.entrants).toHaveLength(4);
    expect(mine.controlSum).toBe(1884);
    expect([mine.ranking, mine.whole, mine.at]).toEqual([null, null, { round: 0, table: 1 }]);
    expect((await seen(other)).at).toEqual({ round: 0, table: 2 });
    const [entrant] = await linksFor(me, id, 'entrant');
    const phone = await seen(entrant);
    expect(phone.rounds).toHaveLength(2);
    expect(phone.rankedRounds).toBe(1);
    expect(phone.rounds.map(({ tables }) => tables.map(({ result }) => result !== null))).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(phone.ranking?.every(({ rounds }) => rounds.length === 1)).toBe(true);
    expect(phone.whole).toBeNull();
    const all = value(await readTournament(me, { tournamentId: id }));
    expect([all.rankedRounds, all.whole?.rounds.length]).toEqual([3, 3]);
  });

  test('strangers read a public one with the names that it says', async () => {
    const id = await found(me, { people: 4 });
    const as = async (
      publicNames: 'full' | 'short' | 'hidden' | null,
      viewer: Viewer | null = null,
    ) => {
      value(await publishTournament(me, { tournamentId: id, isPublic: true, publicNames }));
      const { entrants } = value(await readTournament(viewer, { tournamentId: id }));
      return entrants[0]?.name;
    };
    expect([await as(null), await as('full'), await as('hidden')]).toEqual([
      'Vreni M.',
      'Vreni Muster1',
      'N. N. 1',
    ]);
    expect(await as('hidden', me)).toBe('Vreni Muster1');
    const [link] = await linksFor(me, id, 'entrant');
    expect(value(await readTournament(null, { tournamentId: id, link })).entrants[0]?.name).toBe(
      'Vreni Muster1',
    );
    const text = JSON.stringify(value(await readTournament(null, { tournamentId: id })));
    expect(text).not.toContain('Muster');
  });
});

test('is deleted with its log and links, by who runs it', async () => {
  const id = await found(me, { people: 4 });
  const [link] = await linksFor(me, id, 'director');
  expect(refusal(await deleteTournament(await newViewer(), { tournamentId: id })).code).toBe(
    'not-found',
  );
  expect((await tryDelete(link)).code).toBe('forbidden');
  value(await deleteTournament(me, { tournamentId: id }));
  expect(refusal(await readTournament(me, { tournamentId: id })).code).toBe('not-found');
  const where = { tournamentId: id };
  const left = await read(async (tx) => [
    await tx.tournamentChange.count({ where }),
    await tx.tournamentLink.count({ where }),
  ]);
  expect(left).toEqual([0, 0]);

  /** Whoever directs it by a link makes no links. */
  async function tryDelete(token: string | undefined) {
    return refusal(
      await send(
        null,
        id,
        { kind: 'game', id: nanoid(), round: 0, draw: nanoid(), table: 1, game: nanoid() } as never,
        token,
      ),
    );
  }
});

test('a day: four hundred people, four rounds, three desks at once, answers lost', async () => {
  const tournamentId = await found(me, { people: 400, setting: { drop: 1 } });
  const desks = (await linksFor(me, tournamentId, 'desk')).flatMap((link) =>
    ['A', 'B', 'C'].map((desk) => ({ desk, link })),
  );
  expect(desks).toHaveLength(3);
  /** Points by entrant and round, kept apart from what is tested. */
  const points = new Map<string, number[]>();
  /** How long a slip took in each round, in ms. */
  const took: number[] = [];
  for (const round of [0, 1, 2, 3]) {
    const draw = await publish(tournamentId, round);
    const { tables = [] } = (await wholeOf(me, tournamentId)).rounds[round] ?? {};
    expect(tables).toHaveLength(100);
    const right = (table: number) => (round * 331 + table * 37) % 1885;
    let sent = 0;
    const begun = performance.now();
    await Promise.all(
      desks.map(async ({ desk, link }, at) => {
        for (const { table } of tables) {
          // Every table at one desk, every fourth at a second one, which does not see the first.
          if (table % 3 !== at && (table % 4 > 0 || (table + 1) % 3 !== at)) continue;
          const change = slip(draw, table, { round, desk, points: right(table) });
          // Every fifth answer is lost, and what was sent comes again.
          for (const _ of table % 5 === 0 ? [1, 2] : [1]) {
            value(await send(null, tournamentId, change, link));
            sent += 1;
          }
        }
      }),
    );
    took.push((performance.now() - begun) / sent);
    for (const { table, seats } of tables)
      for (const [seat, entrant] of seats.entries()) {
        const own = seat % 2 === 0 ? right(table) : 12 * 157 - right(table);
        points.set(entrant, [...(points.get(entrant) ?? []), own]);
      }
    const after = (await wholeOf(me, tournamentId)).rounds[round]?.tables ?? [];
    expect(after.every((own) => resultOf(own)?.points[0] === right(own.table))).toBe(true);
    expect(after.reduce((sum, { slips }) => sum + slips.length, 0)).toBe(125);
  }
  const [first = 0, , , last = 0] = took;
  expect(last / first, 'a slip of the last round costs what one of the first does').toBeLessThan(5);
  value(await send(me, tournamentId, { kind: 'finish', id: nanoid() }));
  const { ranking: told } = value(await readTournament(me, { tournamentId }));
  const document = parseTournament(value(await exportTournament(me, { tournamentId })));
  if (!document.ok) throw new Error(document.error.message);
  expect(told).toEqual(ranking(document.value));
  const best = (all: readonly number[]) =>
    all.reduce((sum, one) => sum + one, 0) - Math.min(...all);
  expect(points.size).toBe(400);
  for (const { entrant, total } of told ?? []) expect(total).toBe(best(points.get(entrant) ?? []));
  const totals = (told ?? []).map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
}, 120_000);
