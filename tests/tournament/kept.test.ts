/** A tournament as it is kept, and the changes on it: laws, and one case for each change and refusal. */
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { describe, expect, test } from 'vitest';
import {
  applyTournament,
  documentOf,
  isOpen,
  type Kept,
  KeptState,
  keptOf,
  parseTournament,
  ranking,
  resultOf,
  statusOf,
  tournamentOf,
  tournamentView,
} from '../../lib/tournament';
import {
  after,
  drawing,
  figures,
  hall,
  onlooker,
  published,
  refusal,
  type Sent,
  slip,
} from './day';

const id = () => nanoid();
const first = (kept: Kept, table = 1) => {
  const own = kept.rounds.at(-1)?.tables[table - 1];
  if (!own) throw new Error('no such table');
  return own;
};
const seen = (kept: Kept) => {
  const round = kept.rounds.length - 1;
  return { round, draw: kept.rounds[round]?.draw ?? '' };
};
/** Everybody's results of the latest round. */
const allSlips = (kept: Kept, points: readonly number[], desk = 'A') =>
  (kept.rounds.at(-1)?.tables ?? []).map(({ table }, at) =>
    slip(kept, { table, desk, ...figures(points[at % points.length] ?? 900) }),
  );
const ranked = (kept: Kept) => {
  const tournament = tournamentOf(kept);
  if (!tournament.ok) throw new Error(tournament.error.message);
  return ranking(tournament.value);
};

describe('laws', () => {
  const points = fc.array(fc.integer({ min: 0, max: 1884 }), { minLength: 5, maxLength: 5 });

  test('slips of different tables may come in any order', () => {
    const start = published(hall(20));
    fc.assert(
      fc.property(points, fc.infiniteStream(fc.nat()), (all, chance) => {
        const slips = allSlips(start, all);
        const other = slips
          .map((one) => ({ one, at: chance.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const [kept, mixed] = [after(start, ...slips), after(start, ...other)];
        expect(mixed.rounds).toEqual(kept.rounds);
        expect(ranked(mixed)).toEqual(ranked(kept));
      }),
      { numRuns: 50 },
    );
  });

  test('a change that came already is nothing, whenever it comes again', () => {
    const start = published(hall(20));
    fc.assert(
      fc.property(points, fc.array(fc.nat(9), { maxLength: 20 }), (all, again) => {
        const desks = [...allSlips(start, all), ...allSlips(start, all, 'B')];
        const kept = after(start, ...desks);
        const twice = again.reduce(
          (state, at) => after(state, desks[at] ?? slip(kept, never)),
          kept,
        );
        expect(twice).toEqual(kept);
      }),
      { numRuns: 50 },
    );
  });
  const never = { table: 1, ...figures(900) };

  test('two desks that knew nothing of each other end where they would have in turn', () => {
    const start = published(hall(20));
    fc.assert(
      fc.property(points, points, (one, other) => {
        const [a, b] = [allSlips(start, one, 'A'), allSlips(start, other, 'B')];
        const [kept, turned] = [after(start, ...a, ...b), after(start, ...b, ...a)];
        for (const table of [1, 2, 3, 4, 5]) {
          const [mine, its] = [first(kept, table), first(turned, table)];
          expect(mine.slips.length).toBe(2);
          expect(resultOf(its)?.points).toEqual(resultOf(mine)?.points);
          expect(isOpen(its)).toBe(isOpen(mine));
          expect(isOpen(mine)).toBe(mine.slips[0]?.points[0] !== mine.slips[1]?.points[0]);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('what is exported ranks as what is kept, and comes back the same', () => {
    fc.assert(
      fc.property(
        fc.array(points, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 18, max: 22 }),
        (rounds, people) => {
          const kept = rounds.reduce(
            (state, all) => {
              const open = published(state);
              return after(open, ...allSlips(open, all).slice(1));
            },
            hall(people, { drop: 1 }),
          );
          const text = JSON.stringify(documentOf(kept));
          const read = parseTournament(JSON.parse(text));
          if (!read.ok) throw new Error(read.error.message);
          expect(ranking(read.value)).toEqual(ranked(kept));
          const back = keptOf(read.value);
          expect(ranked(back)).toEqual(ranked(kept));
          expect(parseTournament(documentOf(back))).toEqual(read);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('what is stored reads as it was', () => {
    const kept = published(hall(20));
    const { changes: _, ...state } = after(kept, ...allSlips(kept, [900]));
    expect(KeptState.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  test('taking a change back leaves what was there before', () => {
    const start = published(hall(20));
    const some = fc.constantFrom<(kept: Kept) => Sent>(
      (kept) => slip(kept, { table: 2, ...figures(1000) }),
      () => ({ kind: 'mark', id: id(), entrants: ['p1', 'p2'], set: { paid: true } }),
      () => ({ kind: 'entrant', id: id(), entrant: 'p3', set: { name: 'Zita', number: 77 } }),
      () => ({ kind: 'register', id: id(), entrants: [{ id: id(), name: 'Spät' }] }),
      () => ({ kind: 'penalty', id: id(), entrant: 'p4', round: 0, points: 50, reason: 'x' }),
      () => ({ kind: 'cut', id: id(), group: ['p1', 'p2'] }),
      () => ({ kind: 'set-up', id: id(), set: { name: 'Neu', minutes: 50 } }),
      (kept) => ({ kind: 'take-back', id: id(), ...seen(kept), reason: '' }),
    );
    fc.assert(
      fc.property(some, (make) => {
        const change = make(start);
        const done = after(start, change);
        const { changes: _, ...back } = after(done, { kind: 'undo', id: id(), target: change.id });
        const { changes: __, ...before } = start;
        expect(back).toEqual(before);
      }),
    );
  });
});

describe('entrants', () => {
  test('have numbers in turn, and one that is taken is refused', () => {
    const kept = after(hall(3), {
      kind: 'register',
      id: id(),
      entrants: [
        { id: 'x', name: 'Dora', number: 9 },
        { id: 'y', name: 'Emil' },
      ],
    });
    expect(kept.entrants.map(({ number }) => number)).toEqual([1, 2, 3, 9, 10]);
    const again = { id: 'z', name: 'Fritz', number: 9 };
    expect(refusal(kept, { kind: 'register', id: id(), entrants: [again] })).toMatchObject({
      code: 'tournament-invalid',
      message: 'Number 9 is Dora.',
    });
    expect(
      refusal(kept, { kind: 'entrant', id: id(), entrant: 'y', set: { number: 9 } }).message,
    ).toBe('Number 9 is Dora.');
  });

  test('are two thousand at the most', () => {
    const more = Array.from({ length: 1998 }, (_, at) => ({ id: `m${at}`, name: `M ${at}` }));
    const kept = after(hall(2), { kind: 'register', id: id(), entrants: more });
    const one = { kind: 'register', id: id(), entrants: [{ id: 'x', name: 'X' }] };
    expect(refusal(kept, one).message).toBe('There are 2,000 entrants at the most.');
  });

  test('wait where the places are taken, and play when they are let in', () => {
    const kept = hall(5, { places: 4 });
    expect(kept.entrants.map(({ waiting }) => waiting)).toEqual([false, false, false, false, true]);
    expect(drawing(kept).tables.flat().toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    const let5in = after(kept, {
      kind: 'mark',
      id: id(),
      entrants: ['p5'],
      set: { waiting: false },
    });
    expect(drawing(let5in).out).toHaveLength(1);
  });

  test('who leaves is out of the next draw, and back when it was a mistake', () => {
    const kept = published(hall(9));
    const gone = after(kept, { kind: 'mark', id: id(), entrants: ['p1'], set: { left: true } });
    expect(gone.entrants[0]).toMatchObject({ left: 1, present: true });
    expect(drawing(gone)).toMatchObject({ round: 1, out: [] });
    const back = after(gone, { kind: 'mark', id: id(), entrants: ['p1'], set: { left: false } });
    expect(drawing(back).out).toHaveLength(1);
  });

  test('who has a place stays', () => {
    const kept = published(hall(8));
    expect(refusal(kept, { kind: 'remove', id: id(), entrant: 'p1' }).code).toBe(
      'tournament-invalid',
    );
    expect(after(hall(8), { kind: 'remove', id: id(), entrant: 'p1' }).entrants).toHaveLength(7);
  });

  test('two doors that mark different things of one agree', () => {
    const kept = hall(4);
    const paid = { kind: 'mark', id: id(), entrants: ['p1'], set: { paid: true } } as const;
    const away = { kind: 'mark', id: id(), entrants: ['p1'], set: { present: false } } as const;
    const both = { paid: true, present: false };
    expect(after(kept, paid, away).entrants[0]).toMatchObject(both);
    expect(after(kept, away, paid).entrants[0]).toMatchObject(both);
  });
});

describe('rounds', () => {
  test('are drawn, published, begun, over; and drawn anew only before they are published', () => {
    const start = hall(8);
    const one = drawing(start);
    const kept = after(start, one, drawing(start));
    expect(kept.rounds).toHaveLength(1);
    expect(refusal(kept, { kind: 'publish', id: id(), round: 0, draw: one.id })).toMatchObject({
      code: 'round-moved',
      round: 0,
    });
    expect(tournamentOf(kept)).toMatchObject({ ok: true, value: { played: [] } });
    const open = after(kept, { kind: 'publish', id: id(), ...seen(kept) });
    expect(refusal(open, { ...one, id: id() }).code).toBe('round-moved');
    const at = '2026-12-05T13:00:00.000Z';
    const begun = after(open, { kind: 'begin', id: id(), ...seen(open), at, minutes: 60 });
    expect(begun.rounds[0]).toMatchObject({ status: 'begun', begunAt: at, minutes: 60 });
    const over = after(begun, ...allSlips(begun, [900]));
    expect([begun, over].map(({ rounds: [round] }) => round && statusOf(round))).toEqual([
      'begun',
      'over',
    ]);
  });

  test('are changed by hand until they begin', () => {
    const start = hall(9);
    const kept = after(start, drawing(start));
    const [out = ''] = kept.rounds[0]?.out ?? [];
    const [seated = ''] = first(kept).seats;
    const swapped = after(kept, { kind: 'swap', id: id(), ...seen(kept), one: seated, other: out });
    expect(swapped.rounds[0]?.out).toEqual([seated]);
    expect(first(swapped).seats[0]).toBe(out);
    const at = '2026-12-05T13:00:00.000Z';
    const begun = after(
      swapped,
      { kind: 'publish', id: id(), ...seen(swapped) },
      { kind: 'begin', id: id(), ...seen(swapped), at, minutes: null },
    );
    const swap = { kind: 'swap', id: id(), ...seen(begun), one: seated, other: out } as const;
    expect(refusal(begun, swap).code).toBe('round-moved');
  });

  test('take those in who come late, by hand', () => {
    const start = hall(8);
    const kept = after(start, drawing(start), {
      kind: 'register',
      id: id(),
      entrants: [{ id: 'late', name: 'Spät', present: true }],
    });
    const [seated = ''] = first(kept).seats;
    const swap = { kind: 'swap', id: id(), ...seen(kept), one: 'late', other: seated } as const;
    expect(after(kept, swap).rounds[0]?.out).toEqual([seated]);
  });

  test('are refused where the draw is none', () => {
    const start = hall(8);
    const drawn = drawing(start);
    const twice = [...drawn.tables, [...(drawn.tables[0] ?? [])]];
    for (const [change, said] of [
      [{ ...drawn, tables: twice }, /sits in round 1 twice/],
      [{ ...drawn, tables: [['p1', 'p2', 'p3']] }, /there are 4 at a table/],
      [{ ...drawn, tables: [['p1', 'p2', 'p3', 'nobody']] }, /not among the entrants/],
      [{ ...drawn, round: 2 }, /no round 3/],
    ] as const)
      expect(
        refusal(start, { ...change, tables: change.tables.map((seats) => [...seats]) }).message,
      ).toMatch(said);
  });

  test('are taken back from the last one on, results and all', () => {
    const one = published(hall(8));
    const two = published(after(one, ...allSlips(one, [900])));
    const back = {
      kind: 'take-back',
      id: id(),
      round: 0,
      draw: one.rounds[0]?.draw ?? '',
      reason: '',
    } as const;
    expect(refusal(two, back).message).toMatch(/not the last one/);
    const kept = after(two, { ...back, round: 1, draw: two.rounds[1]?.draw ?? '' });
    expect(kept.rounds).toHaveLength(1);
    // A slip of it that was on its way belongs to nobody any more.
    const late = { ...slip(two, { table: 1, ...figures(900) }) };
    expect(refusal(published(kept), late)).toMatchObject({ code: 'round-moved', round: 1 });
  });
});

describe('results', () => {
  const start = published(hall(8));
  const nine = figures(900);

  test('must add up', () => {
    const wrong = { table: 1, points: [900, 900], matches: [0, 0] };
    expect(refusal(start, slip(start, wrong))).toEqual({
      code: 'control-sum',
      round: 0,
      table: 1,
      message: 'Table 1 has 1,800 points; 12 hands and 0 for matches come to 1,884.',
    });
    expect(refusal(start, slip(start, { table: 9, ...nine })).message).toMatch(/no table 9/);
    const unpublished = after(hall(8), drawing(hall(8)));
    expect(refusal(unpublished, slip(unpublished, { table: 1, ...nine })).message).toMatch(
      /not published/,
    );
  });

  test('of two desks that differ are both shown, until one of them is put right', () => {
    const kept = after(
      start,
      slip(start, { table: 1, desk: 'A', ...nine }),
      slip(start, { table: 1, desk: 'B', ...figures(990) }),
    );
    expect(first(kept).slips.map(({ desk, points: [own] }) => [desk, own])).toEqual([
      ['A', 900],
      ['B', 990],
    ]);
    expect(resultOf(first(kept))).toBeNull();
    expect(isOpen(first(kept))).toBe(true);
    const right = after(kept, slip(kept, { table: 1, desk: 'B', ...nine }));
    expect(resultOf(first(right))).toMatchObject({ from: 'slip', points: nine.points });
    const again = slip(right, { table: 1, desk: 'B', ...figures(990) });
    expect(refusal(right, again)).toMatchObject({ code: 'table-settled', table: 1 });
  });

  test('are corrected with a reason by who has seen them, and keep what was before', () => {
    const kept = after(start, slip(start, { table: 1, ...nine }));
    const by = id();
    const right = figures(1000, [1, 0]);
    const change = {
      kind: 'correct',
      ...seen(kept),
      table: 1,
      ...right,
      reason: 'misread',
    } as const;
    expect(refusal(kept, { ...change, id: by, was: figures(901) }).code).toBe('table-settled');
    const corrected = after(kept, { ...change, id: by, was: nine });
    expect(resultOf(first(corrected))).toEqual({ ...right, from: 'correction' });
    expect(first(corrected).corrections).toEqual([
      { by, before: nine, after: right, reason: 'misread' },
    ]);
    // A slip that comes late is kept beside it and changes nothing.
    const late = after(corrected, slip(corrected, { table: 1, desk: 'B', ...nine }));
    expect(resultOf(first(late))).toEqual({ ...right, from: 'correction' });
    expect(first(late).slips).toHaveLength(2);
  });

  test('of the table’s phone stand, and change with its game as a correction', () => {
    const game = id();
    const bring = (brought: typeof nine) =>
      ({ kind: 'result', id: id(), ...seen(start), table: 1, game, ...brought }) as const;
    const kept = after(
      start,
      { kind: 'game', id: id(), ...seen(start), table: 1, game },
      bring(nine),
    );
    expect(first(kept)).toMatchObject({ game, corrections: [] });
    expect(resultOf(first(kept))).toMatchObject({ from: 'phone', points: nine.points });
    const other = figures(950);
    const corrected = after(kept, bring(other));
    expect(resultOf(first(corrected))).toMatchObject({ from: 'phone', points: other.points });
    expect(first(corrected).corrections).toMatchObject([
      { before: nine, after: other, reason: '' },
    ]);
    const typed = after(corrected, slip(corrected, { table: 1, ...nine }));
    expect(isOpen(first(typed))).toBe(true);
  });

  test('are by house rules that the variant has', () => {
    const set = { variant: 'schieber', options: { hands: 12, nonsense: 1 } };
    expect(refusal(start, { kind: 'set-up', id: id(), set }).message).toMatch(/nonsense/);
    const right = { variant: 'schieber', options: { hands: 12 } };
    expect(after(start, { kind: 'set-up', id: id(), set: right }).setting).toMatchObject(right);
    const none = { variant: null, options: { nonsense: 1 } };
    expect(after(start, { kind: 'set-up', id: id(), set: none }).setting.options).toEqual({});
  });

  test('hold a setting that would not fit them', () => {
    const kept = after(start, slip(start, { table: 1, ...nine }));
    expect(refusal(kept, { kind: 'set-up', id: id(), set: { hands: 8 } })).toMatchObject({
      code: 'control-sum',
      table: 1,
    });
    expect(after(kept, { kind: 'set-up', id: id(), set: { drop: 1 } }).setting).toMatchObject({
      drop: 1,
      hands: 12,
    });
  });
});

test('penalties count and are lifted', () => {
  const kept = published(hall(8));
  const penalty = {
    kind: 'penalty',
    id: id(),
    entrant: 'p1',
    round: 0,
    points: 50,
    reason: 'late',
  } as const;
  const done = after(kept, penalty);
  expect(ranked(done).find(({ entrant }) => entrant === 'p1')?.penalty).toBe(50);
  const lifted = after(done, { kind: 'lift', id: id(), penalty: penalty.id });
  expect(lifted.penalties).toEqual([]);
  expect(refusal(lifted, { kind: 'lift', id: id(), penalty: penalty.id }).message).toMatch(
    /not there/,
  );
  expect(refusal(kept, { ...penalty, entrant: 'nobody' }).message).toMatch(/not among/);
});

test('what names nobody, or would make nobody of who has a place, is refused', () => {
  const kept = published(hall(8));
  const later = { kind: 'penalty', id: id(), entrant: 'nobody', round: 3, points: 5, reason: '' };
  expect(refusal(kept, later).message).toMatch(/not among/);
  const wait = { kind: 'mark', id: id(), entrants: ['p1'], set: { waiting: true } };
  expect(refusal(kept, wait).message).toMatch(/not among/);
  const other = { kind: 'cut', id: id(), group: ['p1', 'nobody'] };
  expect(refusal(kept, other).message).toMatch(/not among/);
});

test('of the same people the last cut counts', () => {
  const cut = (...group: string[]) => ({ kind: 'cut', id: id(), group }) as const;
  const kept = after(hall(4), cut('p1', 'p2'), cut('p3', 'p4'), cut('p2', 'p1'));
  expect(kept.cuts.map(({ group }) => group)).toEqual([
    ['p2', 'p1'],
    ['p3', 'p4'],
  ]);
});

test('ends when every table has its result, and then nobody draws any more', () => {
  const kept = published(hall(8));
  const finish = { kind: 'finish', id: id() } as const;
  expect(refusal(kept, finish)).toMatchObject({
    round: 0,
    message: 'Round 1 is not over: 2 tables have no result.',
  });
  const ready = after(kept, ...allSlips(kept, [900]));
  const over = after(ready, finish);
  expect(over.over).toBe(true);
  expect(refusal(over, drawing(over)).code).toBe('tournament-over');
  expect(after(over, { kind: 'undo', id: id(), target: finish.id }).over).toBe(false);
});

test('is not taken back past what came after it in the same place', () => {
  const kept = published(hall(8));
  const [one, other] = [
    slip(kept, { table: 1, ...figures(900) }),
    slip(kept, { table: 1, desk: 'B', ...figures(900) }),
  ];
  const both = after(kept, one, other, slip(kept, { table: 2, ...figures(800) }));
  const undo = (target: string) => ({ kind: 'undo', id: id(), target }) as const;
  expect(refusal(both, undo(one.id)).code).toBe('undo-moved-on');
  const back = after(both, undo(other.id), undo(one.id));
  expect(first(back).slips).toEqual([]);
  expect(first(back, 2).slips).toHaveLength(1);
  expect(refusal(back, undo(one.id)).code).toBe('undo-moved-on');
});

describe('a desk that sees its own slip wrong', () => {
  const start = published(hall(8));
  const typed = after(start, slip(start, { table: 1, ...figures(900) }));
  const right = (kept: Kept, was = 900, desk = 'A') => ({
    ...slip(kept, { table: 1, desk, ...figures(950) }),
    was: figures(was),
  });

  test('puts it right by itself, and what stood there is kept', () => {
    const fixed = after(typed, right(typed));
    expect(resultOf(first(fixed))).toMatchObject({ points: [950, 934], from: 'slip' });
    expect(first(fixed).corrections).toMatchObject([
      { before: figures(900), after: figures(950), reason: '', desk: 'A' },
    ]);
    const again = { ...right(fixed, 950), ...figures(960) };
    expect(first(after(fixed, again)).corrections).toHaveLength(2);
  });

  test('and where another desk had said the same, somebody has to look', () => {
    const both = after(typed, slip(typed, { table: 1, desk: 'B', ...figures(900) }));
    const fixed = after(both, right(both));
    expect([isOpen(first(fixed)), resultOf(first(fixed))]).toEqual([true, null]);
    const alike = after(fixed, { ...right(fixed, 900, 'B'), id: id() });
    expect(first(alike).corrections.map(({ desk }) => desk)).toEqual(['A', 'B']);
    expect(resultOf(first(alike))).toMatchObject({ points: [950, 934] });
  });

  test('only having seen it, in the last round, and while nobody has decided', () => {
    const other = slip(typed, { table: 1, ...figures(950) });
    expect(refusal(typed, other).code).toBe('table-settled');
    expect(refusal(typed, right(typed, 901)).code).toBe('table-settled');
    // Another desk of another name has no slip there to put right: its own is a second one.
    expect(isOpen(first(after(typed, right(typed, 900, 'B'))))).toBe(true);
    const done = after(typed, slip(typed, { table: 2, ...figures(800) }));
    const next = published(done);
    expect(refusal(next, { ...right(done), ...seen(done) }).code).toBe('table-settled');
    const at = { ...seen(typed), table: 1 };
    const decided = { kind: 'correct', id: id(), ...at, was: figures(900), ...figures(990) };
    const fixed = after(typed, { ...decided, reason: 'read wrong' });
    expect(refusal(fixed, right(fixed)).code).toBe('table-settled');
  });
});

describe('a reveal', () => {
  const start = published(hall(8, { hiddenFrom: 0, rounds: 1 }));
  const played = after(start, ...allSlips(start, [1000, 1300]));
  const reveal = (shown: number) => ({ kind: 'reveal', id: id(), to: { from: 3, shown } });
  const told = (kept: Kept) => {
    const { changes: _, ...state } = kept;
    return tournamentView(state, onlooker);
  };

  test('tells place by place, the last first, and nothing of the others', () => {
    const places = ranked(played).filter(({ rank }) => rank <= 3);
    expect(told(played).reveal).toBeNull();
    for (let shown = 0; shown <= places.length; shown++) {
      const view = told(after(played, reveal(shown)));
      expect(view.reveal).toEqual({
        places: places.length,
        lines: places
          .slice(places.length - shown)
          .map(({ entrant, rank, total }) => ({ entrant, rank, total })),
      });
      // Nothing else tells it.
      expect(view.ranking?.every(({ total }) => total === 0)).toBe(true);
      expect(view.rounds.flatMap(({ tables }) => tables.map(({ result }) => result))).toEqual([
        null,
        null,
      ]);
    }
  });

  test('goes one place back by undo, and ends', () => {
    const [one, two] = [reveal(1), reveal(2)];
    const kept = after(played, one, two);
    const back = after(kept, { kind: 'undo', id: id(), target: two.id });
    expect(told(back).reveal?.lines).toHaveLength(1);
    const over = after(kept, { kind: 'finish', id: id() });
    expect(told(after(over, { kind: 'reveal', id: id(), to: null })).reveal).toBeNull();
  });

  test('a tournament that was stored before there was one is read', () => {
    const { changes: _, reveal: __, ...stored } = played;
    expect(KeptState.parse(stored).reveal).toBeNull();
  });
});

test('takes a slip of four hundred people about as fast as one of forty', () => {
  /** How long a slip takes, in ms. */
  const each = (people: number) => {
    const kept = published(hall(people));
    const slips = allSlips(kept, [900]);
    const times = Math.ceil(400 / people);
    const begun = performance.now();
    for (let n = 0; n < times; n += 1) after(kept, ...slips);
    return (performance.now() - begun) / (slips.length * times);
  };
  each(40);
  expect(each(400) / each(40)).toBeLessThan(50);
  const big = published(hall(400));
  const slips = allSlips(big, [900]);
  expect(applyTournament(big, slips[0] ?? slip(big, { table: 1, ...figures(1) })).ok).toBe(true);
});
