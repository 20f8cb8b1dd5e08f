/** What follows from a ranking: what decided, who wins which prize, who draws cards, the till. */
import { describe, expect, test } from 'vitest';
import { type Prize, type RankingLine, ranking, tournamentOf } from '../../lib/tournament';
import {
  cutGroups,
  decisionOf,
  finalists,
  type Ground,
  letterOf,
  levelAtPrizes,
  ranksAmong,
  ranksIn,
  tillOf,
  winnersOf,
} from '../../lib/tournament/honours';
import { matchesWith, personsOf } from '../../lib/tournament/into-season';
import { Setting, USUAL_SETTING } from '../../lib/tournament/kept';
import { read } from './any';
import { after, figures, hall, published, slip } from './day';

/** Rounds of tables of four, one hand of 157 each: the points of the first side. */
type Sat = readonly (readonly [seats: string, points: number, matches?: readonly number[]])[];

const tables = (rounds: readonly Sat[]) =>
  rounds.map((sat) => ({
    tables: sat.map(([seats, points, matches = [0, 0]], at) => ({
      table: at + 1,
      seats: seats.split(''),
      points: [points, 157 - points],
      matches: [...matches],
    })),
    out: [] as string[],
  }));

function groundOf(rounds: readonly Sat[], more: object = {}): Ground {
  const played = tables(rounds);
  const ids = [
    ...new Set(played.flatMap((one) => one.tables.flatMap(({ seats }) => seats))),
  ].sort();
  const lines = ranking(
    read({
      ...{ format: 'jass-tournament/1', name: 'T', kind: 'schieber-single', hands: 1 },
      ...{ matchBonus: 0, drop: 0, bye: null, seed: '', penalties: [], cuts: [], ...more },
      entrants: ids.map((id) => ({ id, name: id })),
      played,
    }),
  );
  return {
    lines,
    rounds: played.map((round) => ({
      tables: round.tables.map(({ seats, points, matches }) => ({
        seats,
        result: { points, matches },
      })),
    })),
    categoryOf: (id) => ('ac'.includes(id) ? 'Women' : ''),
  };
}
const prize = (asked: Partial<Prize>): Prize => ({ for: '', worth: '', ...asked });

// Partners are seats 1 and 3. Totals: a 200, b 114, c 157+..., as the comments beside them say.
const TWO: readonly Sat[] = [
  [['abcd', 100]], // a, c 100; b, d 57
  [['abdc', 60, [1, 0]]], // a, d 60; b, c 97: totals a 160, b 154, c 197, d 117
];

describe('prizes', () => {
  const ground = groundOf(TWO);
  test.each([
    [{ by: 'rank', rank: 1 }, ['c'], null],
    [{ by: 'rank', rank: 2 }, ['a'], null],
    [{ by: 'rank', rank: 9 }, [], null],
    [{ by: 'rank', rank: 1, category: 'Women' }, ['c'], null],
    [{ by: 'rank', rank: 2, category: 'Women' }, ['a'], null],
    [{ by: 'round' }, ['c', 'a'], 100],
    [{ by: 'matches' }, ['a', 'd'], 1],
    [{ by: 'last' }, ['d'], null],
    [{ by: 'last', category: 'Women' }, ['a'], null],
    [{}, [], null],
  ] as const)('%j goes to %j', (asked, entrants, figure) => {
    expect(winnersOf(prize(asked), ground)).toEqual({ entrants, figure });
  });

  test('where the least wins the best round is the least one', () => {
    const least = groundOf(TWO, { better: 'least', bye: 'average' });
    expect(winnersOf(prize({ by: 'round' }), least).figure).toBe(57);
  });

  test('nobody wins before anybody has played', () => {
    expect(winnersOf(prize({ by: 'round' }), { ...ground, lines: [] }).entrants).toEqual([]);
    expect(winnersOf(prize({ by: 'last' }), { ...ground, lines: [] }).entrants).toEqual([]);
  });
});

describe('what decided', () => {
  test('names the round that set two with the same total apart', () => {
    // a: 100 + 50, c: 100 + 107; b: 57 + 107, d: 57 + 50. Then a third round levels totals.
    const { lines } = groundOf([[['abcd', 100]], [['cbad', 90]], [['abdc', 67]]]);
    for (const line of lines) {
      const decided = decisionOf(lines, line);
      expect(decided === null).toBe(line.decidedBy !== 'round');
    }
  });
  test('the second best where the best ones are the same', () => {
    const line = (entrant: string, rank: number, rounds: number[]): RankingLine => ({
      ...{ entrant, rank, rounds, dropped: [], byes: [], penalty: 0 },
      ...{ total: 300, decidedBy: 'round' },
    });
    const [one, other] = [line('a', 1, [120, 110, 70]), line('b', 2, [100, 80, 120])];
    expect(decisionOf([one, other], one)).toEqual({ by: 'round', at: 1, figure: 110 });
    expect(decisionOf([one, other], other)).toEqual({ by: 'round', at: 1, figure: 100 });
  });
  test('names the tie-break, by the nearer one where it stands between two', () => {
    const line = (
      entrant: string,
      matches: number,
      more: Pick<RankingLine, 'rounds' | 'decidedBy'>,
    ): RankingLine => ({
      ...{ entrant, rank: 1, dropped: [], byes: [], penalty: 0, total: 900, matches },
      ...more,
    });
    const lines = [
      line('a', 3, { rounds: [500, 400], decidedBy: 'matches' }),
      line('b', 1, { rounds: [390, 510], decidedBy: 'round' }),
      line('c', 1, { rounds: [400, 500], decidedBy: 'round' }),
    ];
    const order = ['matches', 'rounds'] as const;
    expect(lines.map((one) => decisionOf(lines, one, order))).toEqual([
      { by: 'matches', at: 0, figure: 3 },
      { by: 'round', at: 0, figure: 510 },
      { by: 'round', at: 0, figure: 500 },
    ]);
    const last = lines.slice(1).map((one) => ({ ...one, decidedBy: 'last' as const }));
    expect(last.map((one) => decisionOf(last, one, ['last']))).toEqual([
      { by: 'last', at: 1, figure: 510 },
      { by: 'last', at: 1, figure: 500 },
    ]);
  });
});

describe('cards', () => {
  test('are drawn by all who are level where something is to be won, and by nobody else', () => {
    const one = groundOf([[['abcd', 100]]]); // a and c first, b and d third
    expect(levelAtPrizes(one, [])).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    const cut = groundOf([[['abcd', 100]]], { cuts: [['c', 'a']] });
    expect(levelAtPrizes(cut, [])).toEqual([['b', 'd']]);
    expect(winnersOf(prize({ by: 'rank', rank: 1 }), cut).entrants).toEqual(['c']);
  });
  test('beyond the podium only where there is a prize', () => {
    const many = groundOf([
      [
        ['abcd', 100],
        ['efgh', 90],
      ],
    ]); // 100 100 90 90 67 67 57 57
    expect(levelAtPrizes(many, [])).toHaveLength(2);
    expect(levelAtPrizes(many, [prize({ by: 'rank', rank: 5 })])).toHaveLength(3);
  });
});

test('ranks within a category begin at 1 and leave the same gaps', () => {
  const { lines } = groundOf([[['abcd', 100]]]);
  const some = lines.filter(({ entrant }) => entrant !== 'a');
  expect([...ranksAmong(some)]).toEqual([
    ['c', 1],
    ['b', 2],
    ['d', 2],
  ]);
});

test('the till: what came in, what it buys, what is given out, what is left', () => {
  const prizes = [prize({ rappen: 5000, given: true }), prize({ rappen: 2000 }), prize({})];
  const people = [{ paid: true }, { paid: true }, { paid: false }];
  expect(tillOf(people, { startMoneyRappen: 2500, prizes })).toEqual({
    ...{ paid: 2, taken: 5000, worth: 7000, given: 5000, left: -2000 },
  });
});

test('a setting of before, with prizes of two texts, still reads', () => {
  const prizes = [{ for: '1. Rang', worth: 'Schinken' }];
  expect(Setting.parse({ ...USUAL_SETTING, prizes }).prizes).toEqual(prizes);
});

test('a final takes the first of each, all who share the last place, and nobody twice', () => {
  const view = (names: string) => ({
    ranking: groundOf([[['abcd', 100]]]).lines,
    entrants: [...'abcd'].map((id, at) => ({
      ...{ id, name: names[at] ?? '', club: '', category: '' },
    })),
  });
  const people = finalists([view('ABCD'), view('EFAH')], 1);
  expect(people.map(({ name }) => name)).toEqual(['A', 'C', 'E']);
});

test('letters: of the side where two play together, of the seat where nobody does', () => {
  expect([0, 1, 2, 3].map((seat) => letterOf(seat, false)).join('')).toBe('ABAB');
  expect([0, 1, 2, 3].map((seat) => letterOf(seat, true)).join('')).toBe('ABCD');
});

describe('into a season', () => {
  const lines = groundOf([[['abcd', 100]]]).lines;
  const names: Record<string, string> = { a: 'Aebi Hans', b: 'Beat', c: 'Beat', d: 'Dorra' };
  test('who has the name of a player is that player, once; who may be one is asked about', () => {
    const matches = matchesWith(lines, {
      nameOf: (id) => names[id] ?? id,
      isPair: false,
      players: ['Hans Aebi', 'Beat', 'Dorla Frei'],
    });
    expect(matches.map(({ name, total, known }) => [name, total, known])).toEqual([
      ['Aebi Hans', 100, 'Hans Aebi'],
      ['Beat', 100, 'Beat'],
      ['Beat', 57, null],
      ['Dorra', 57, null],
    ]);
  });
  test.each([
    ['Anna & Beat', ['Anna', 'Beat']],
    ['Anna Frei / Beat Egli', ['Anna Frei', 'Beat Egli']],
    ['Anna und Beat', ['Anna', 'Beat']],
    ['Die Unschlagbaren', ['Die Unschlagbaren']],
  ])('a pair %s is %j', (name, persons) => {
    expect(personsOf(name, true)).toEqual(persons);
    expect(personsOf(name, false)).toEqual([name]);
  });
});

test('of a tournament as it is kept: matches and ranks agree with what the desk typed', () => {
  let kept = published(hall(8));
  kept = after(kept, slip(kept, { table: 1, ...figures(1300, [2, 0]) }));
  kept = after(kept, slip(kept, { table: 2, ...figures(900) }));
  const tournament = tournamentOf(kept);
  if (!tournament.ok) throw new Error(tournament.error.message);
  const lines = ranking(tournament.value);
  const rounds = kept.rounds.map((round) => ({
    tables: round.tables.map(({ seats, slips }) => ({ seats, result: slips[0] ?? null })),
  }));
  const ground = { lines, rounds, categoryOf: () => '' };
  const [first, , third] = kept.rounds[0]?.tables[0]?.seats ?? [];
  const won = winnersOf(prize({ by: 'matches' }), ground);
  expect({ ...won, entrants: [...won.entrants].sort() }).toEqual({
    entrants: [first, third].sort(),
    figure: 2,
  });
  expect([...winnersOf(prize({ by: 'rank', rank: 1 }), ground).entrants].sort()).toEqual(
    [first, third].sort(),
  );
});

test('those whom cards set apart stand together, in the order of their cards', () => {
  const one: readonly Sat[] = [[['abcd', 100]]];
  expect(cutGroups(groundOf(one).lines)).toEqual([]);
  const both = {
    cuts: [
      ['c', 'a'],
      ['b', 'd'],
    ],
  };
  expect(cutGroups(groundOf(one, both).lines)).toEqual([
    ['c', 'a'],
    ['b', 'd'],
  ]);
});

test('a prize is for one rank or for several', () => {
  expect(ranksIn('3')).toEqual([3]);
  expect(ranksIn(' 4 – 7 ')).toEqual([4, 5, 6, 7]);
  expect(ranksIn('4-4')).toEqual([4]);
  for (const none of ['', '0', '7-4', '4-', 'x', '1.5', '1-1000']) expect(ranksIn(none)).toBe(null);
});
