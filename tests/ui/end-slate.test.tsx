/** The end of a game on its slate, of every variant, and what a moment is. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import EndSlate from '../../app/games/[gameId]/end/end-slate';
import Finished from '../../app/games/[gameId]/end/finished';
import { momentOf } from '../../app/games/[gameId]/end/moments';
import SlateBack from '../../app/games/[gameId]/end/slate-back';
import TakenBack from '../../app/games/[gameId]/end/taken-back';
import { explained } from '../../app/games/[gameId]/explained';
import { inFigures } from '../../lib/i18n/figures';
import type { Language } from '../../lib/i18n/languages';
import { outcome } from '../../lib/i18n/result';
import { wordsIn } from '../../lib/i18n/words-in';
import { type Tally, tally, totalsOf, VARIANT_IDS, type VariantId, variant } from '../../lib/jass';
import { sideNames } from '../../lib/sync/deal';
import { type Entry, type GameState, newGame, recordOf } from '../../lib/sync/game';
import type { Tourney } from '../../lib/sync/tourney';
import { InWords } from '../helpers/in-words';

type Played = {
  id: VariantId;
  options?: object;
  players?: readonly string[];
  hands: readonly Entry[];
};

function played({ id, options = {}, players = ['Anna', 'Beat', 'Carla', 'Dora'], hands }: Played) {
  const state: GameState = {
    ...newGame('a-game', { variant: id, options: { ...options }, players, firstDealer: 0 }),
    hands: hands.map((entry, i) => ({ id: `hand-${i}`, by: `hand-${i}`, entry })),
  };
  const scored = tally(recordOf(state));
  if (!scored.ok) throw new Error(scored.error.message);
  return { state, tally: scored.value, stands: explained(state) };
}
const exampleOf = (id: VariantId) => played({ id, ...variant(id).example });

const drawn = (node: React.ReactNode, language: Language = 'en') =>
  renderToStaticMarkup(<InWords language={language}>{node}</InWords>);
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('&amp;', '&')
    .replaceAll(/[|\s]+/g, ' ')
    .trim();
const none = () => {};

describe.each(VARIANT_IDS)('%s', (id) => {
  const { state, tally: scored, stands } = exampleOf(id);
  const { table } = state;
  const en = wordsIn('en');
  const names = sideNames(table);
  const html = drawn(
    <EndSlate
      gameId="one"
      table={table}
      tally={scored}
      explained={stands}
      tourney={null}
      isFresh={false}
    />,
  );

  test('says who won, and where every side ended', () => {
    expect(textOf(html)).toContain(outcome(en, names, scored));
    const ends = names.map(
      (name, side) => `${name} ${inFigures(en, variant(id).figure, totalsOf(scored)[side] ?? 0)}`,
    );
    for (const end of ends) expect(html.replaceAll('&amp;', '&')).toContain(end);
    expect(html).toMatch(/role="img" aria-label="[^"]+"/);
    // A line for each side.
    expect(html.match(/class="moment-course"/g)).toHaveLength(names.length);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('moves only where it has just happened', () => {
    expect(html).not.toContain('data-fresh');
    const fresh = drawn(
      <EndSlate
        gameId="one"
        table={table}
        tally={scored}
        explained={stands}
        tourney={null}
        isFresh
      />,
    );
    expect(fresh).toContain('data-fresh');
  });

  test('names the best hand below, one that brought more than nothing where points are good', () => {
    const below = drawn(
      <Finished
        state={state}
        tally={scored}
        explained={stands}
        isUncovered={false}
        isTurned={false}
        onUncover={none}
        onOpen={none}
      />,
    );
    const [, number, who, gain] =
      /Best hand: Hand (\d+), (.+?) with (?:a difference of )?([+−]?[\d,]+)\./.exec(
        textOf(below),
      ) ?? [];
    const best = stands.hands.find((hand) => String(hand.number) === number);
    const side = names.indexOf(who ?? '');
    const all = stands.hands.filter(({ counts }) => counts).flatMap((hand) => hand.gain);
    const wanted = Math[variant(id).better(table.options) === 'most' ? 'max' : 'min'](...all);
    if (number === undefined) {
      // Several are level, and none of them is the winner's.
      expect(all.filter((own) => own === wanted).length).toBeGreaterThan(1);
      return;
    }
    expect(best?.gain[side]).toBe(wanted);
    expect(gain).toBe(inFigures(en, variant(id).figure, wanted));
  });
});

test('whoever was there first has won, and why is said where the others have more', () => {
  const end = (first: number) => {
    const { state, tally, stands } = played({
      id: 'schieber',
      options: { target: 500, win: 'reached' },
      hands: [
        { trump: 'obenabe', points: [80, 77] },
        { trump: 'obenabe', points: [77, 80] },
        { trump: 'hearts', points: [100, 57], first },
      ],
    });
    return textOf(
      drawn(
        <EndSlate
          gameId="one"
          table={state.table}
          tally={tally}
          explained={stands}
          tourney={null}
          isFresh={false}
        />,
      ),
    );
  };
  expect(end(1)).toContain('Beat & Dora win with 528, first to get there');
  expect(end(0)).not.toContain('first to get there');
});

describe('a tourney', () => {
  const hearts = (...points: number[]) => ({ trump: 'hearts', points });
  const game = (id: string, hands: Entry[]) => {
    const { state, tally: scored } = played({ id: 'schieber', options: { target: 100 }, hands });
    const { players } = state.table;
    return { id, players, sides: sideNames(state.table), tally: scored, over: true };
  };
  const games = [
    game('one', [hearts(110, 47), { declared: 0 }]),
    game('two', [hearts(100, 57), { declared: 0 }]),
  ] as const;
  const won: Tourney = { id: 't', length: 2, games };
  const last = played({
    id: 'schieber',
    options: { target: 100 },
    hands: [hearts(100, 57), { declared: 0 }],
  });
  const end = (tourney: Tourney, of: { tally: Tally }, language?: Language) =>
    textOf(
      drawn(
        <EndSlate
          gameId={tourney.games.at(-1)?.id ?? ''}
          table={last.state.table}
          tally={of.tally}
          explained={last.stands}
          tourney={tourney}
          isFresh={false}
        />,
        language,
      ),
    );

  test('won, stands above the game that decided it', () => {
    expect(end(won, last)).toMatch(
      /^Anna & Carla win the tourney, 3:0 Game 2: Anna & Carla win with 100 Game 1 2 Anna & Carla 2 1 3 Beat & Dora – – 0$/,
    );
  });

  test('a game of it tells of Schneider', () => {
    const running = { ...won, length: 5 };
    const [first] = games;
    expect(end(running, first)).toContain('2 tourney points: “Schneider”');
    expect(end(running, first, 'de')).toContain('2 Turnierpunkte: die anderen im Schneider');
    expect(end(running, last)).toMatch(/1 tourney point Game 2 of 5 · 3:0(?!.*Schneider)/);
  });

  test('its back has a row for each game, and sums', () => {
    const html = drawn(<SlateBack tourney={won} gameId="two" onClose={none} />);
    const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => textOf(row));
    expect(rows).toEqual([
      'Game Anna & Carla Beat & Dora',
      '1 110 : 47 2 –',
      '2 100 : 57 1 –',
      'Points 3 0',
    ]);
    expect(textOf(html)).toContain('Anna & Carla win the tourney');
  });
});

describe('a moment', () => {
  const at = (game: ReturnType<typeof played>, hand: number) =>
    momentOf(game.state.table, game.stands, hand);

  test.each<[string, Played, number, ReturnType<typeof momentOf>]>([
    [
      'a match',
      { id: 'schieber', hands: [{ trump: 'clubs', points: [0, 157], match: 1 }] },
      0,
      { kind: 'match', side: 1 },
    ],
    [
      'all the points are none without all the tricks',
      { id: 'schieber', hands: [{ trump: 'clubs', points: [157, 0] }] },
      0,
      null,
    ],
    [
      'all the points of a Molotow, where tricks do not matter',
      { id: 'molotow', hands: [{ points: [157, 0, 0, 0] }] },
      0,
      null,
    ],
    [
      'an ordinary hand',
      { id: 'schieber', hands: [{ trump: 'clubs', points: [98, 59] }] },
      0,
      null,
    ],
    [
      'a match in a table of rows',
      {
        id: 'coiffeur',
        players: ['Anna', 'Beat'],
        hands: [{ side: 1, row: 0, points: 157, match: true }],
      },
      0,
      { kind: 'match', side: 1 },
    ],
    [
      'every trick in a game of sticks',
      {
        id: 'mittlere',
        players: ['Anna', 'Beat', 'Carla'],
        hands: [{ points: [0, 157, 0], noTricks: [0, 2] }],
      },
      0,
      { kind: 'match', side: 1 },
    ],
    ['no hand at all', { id: 'schieber', hands: [] }, 0, null],
  ])('%s', (_, game, hand, expected) => {
    expect(at(played(game), hand)).toEqual(expected);
  });

  test('the last row of a side, and not the one before', () => {
    const rows = variant('coiffeur').rowsOf({}).length;
    const hands = Array.from({ length: rows }, (_, row) => [
      { side: 0, row, points: 100 },
      { side: 1, row, points: 90 },
    ]).flat();
    const game = played({ id: 'coiffeur', players: ['Anna', 'Beat'], hands: hands.slice(0, -1) });
    expect(at(game, 2 * rows - 2)).toEqual({ kind: 'rows', side: 0 });
    expect(at(game, 2 * rows - 4)).toBeNull();
    // One that was corrected when all were written.
    expect(at(game, 0)).toBeNull();
  });
});

test('undo says which hand it took back, and redo which one is back', () => {
  const two = played({
    id: 'mittlere',
    players: ['Anna', 'Beat', 'Carla'],
    hands: [{ points: [60, 57, 40] }],
  });
  const before = played({ id: 'mittlere', players: ['Anna', 'Beat', 'Carla'], hands: [] });
  const step = {
    id: 'hand-0',
    kind: 'record',
    handId: 'hand-0',
    index: 0,
    before: null,
    after: { points: [60, 57, 40] },
  } as const;
  const { table } = two.state;
  const said = (kind: 'undo' | 'redo') =>
    textOf(
      drawn(
        <TakenBack
          taken={{ kind, step, table, before: kind === 'undo' ? two.tally : before.tally }}
          now={kind === 'undo' ? before.tally : two.tally}
          revision={2}
        />,
      ),
    );
  expect(said('undo')).toBe('Hand 1 taken back');
  expect(said('redo')).toBe('Hand 1 is back');
});
