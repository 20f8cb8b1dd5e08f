/** Every kind of slate draws the example of every variant that has it, in full and as a strip. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { explained } from '../../app/games/[gameId]/explained';
import HandSheet from '../../app/games/[gameId]/hand-sheet';
import { HandsList } from '../../app/games/[gameId]/hands-list';
import { LastHand } from '../../app/games/[gameId]/last-hand';
import { SlateOnPage } from '../../app/games/[gameId]/record/slate';
import type { SlateProps } from '../../app/games/[gameId]/slates/slate';
import { Strip } from '../../app/games/[gameId]/slates/strip';
import TotalsSlate from '../../app/games/[gameId]/slates/totals';
import { ContractMark } from '../../app/ui/contract-mark';
import { boardAreas } from '../../lib/i18n/board-areas';
import { catalogue } from '../../lib/i18n/catalogue';
import { added, inFigures } from '../../lib/i18n/figures';
import { wordsIn } from '../../lib/i18n/words-in';
import {
  CONTRACTS,
  nextEntry,
  SLATE_KINDS,
  tally,
  totalsOf,
  VARIANT_IDS,
  type VariantId,
  variant,
} from '../../lib/jass';
import { sideNames } from '../../lib/sync/deal';
import { type GameState, recordOf } from '../../lib/sync/game';
import { InWords } from '../helpers/in-words';

const en = wordsIn('en');

/** The example of a variant as a game. */
function exampleOf(id: VariantId) {
  const { options, players, hands } = variant(id).example;
  const state: Pick<GameState, 'table' | 'hands'> = {
    table: { variant: id, options, players, firstDealer: 0 },
    hands: hands.map((entry, i) => ({ id: `hand-${i}`, by: '', entry })),
  };
  const scored = tally(recordOf(state));
  if (!scored.ok) throw new Error(scored.error.message);
  return { state, tally: scored.value, stands: explained(state) };
}

const drawn = (node: React.ReactNode) => renderToStaticMarkup(<InWords>{node}</InWords>);
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

test('every kind of slate is that of some variant', () => {
  expect(new Set(VARIANT_IDS.map((id) => variant(id).slate))).toEqual(new Set(SLATE_KINDS));
});

describe.each(VARIANT_IDS)('%s', (id) => {
  const { state, tally: scored, stands } = exampleOf(id);
  const { table, hands } = state;
  const names = sideNames(table);
  const totals = totalsOf(scored).map((total) => inFigures(en, variant(id).figure, total));

  test('its slate has every side with its total', () => {
    const html = drawn(<SlateOnPage game={state} tally={scored} explained={stands} />);
    const text = textOf(html);
    for (const name of names) expect(text).toContain(name);
    for (const total of totals) expect(text).toContain(total);
    expect(html).toContain('aria-label="Slate"');
  });

  test('the strip has a line for every side, with what the last hand would bring', () => {
    const last = hands.at(-1)?.id ?? null;
    const props: SlateProps & { room: number } = {
      table,
      tally: scored,
      explained: stands,
      handIds: hands.map((hand) => hand.id),
      freshId: null,
      proposedId: last,
      dealer: null,
      over: false,
      room: 120,
    };
    const html = drawn(<Strip {...props} />);
    const lines = [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) => textOf(line).trim());
    expect(lines).toHaveLength(names.length);
    const hand = stands.hands.at(-1);
    for (const [side, line] of lines.entries()) {
      expect(line.startsWith(names[side] ?? '')).toBe(true);
      expect(line.endsWith(totals[side] ?? '')).toBe(true);
      // Beside a total stands what it was, never what is added: the two would read as one figure.
      if (hand?.isOpen) expect(line).toContain(`says ${hand.announced?.[side]}`);
      else expect(line).not.toMatch(/\d[+−\s]+\d[\d,]*$/);
    }
  });

  test('the list says what each hand brought, with the totals in a row of their own', () => {
    const html = drawn(
      <HandsList
        state={state}
        began={state.table}
        tally={scored}
        explained={stands}
        mayWrite
        onOpen={() => {}}
      />,
    );
    const rows = [...html.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row);
    // The head, the totals, and the hands, the latest first.
    expect(rows).toHaveLength(2 + hands.length);
    const cells = (row = '') =>
      [...row.matchAll(/<td.*?<\/td>/g)].map(([cell]) => textOf(cell).trim());
    expect(cells(rows[1])).toEqual(totals);
    for (const [i, hand] of stands.hands.entries()) {
      const own = cells(rows[rows.length - 1 - i]);
      if (hand.isOpen) {
        // What everybody announced, in their columns.
        expect(own).toEqual(hand.announced?.map(String));
        continue;
      }
      if (!hand.counts) {
        expect(own).toHaveLength(1);
        continue;
      }
      expect(own).toHaveLength(names.length);
      for (const [side, gain] of hand.gain.entries()) {
        const isIdle = hand.cell !== null && hand.cell.side !== side;
        const isOut = hand.cell === null && hand.points?.[side] === null;
        if (isIdle) expect(own[side]).toBe('');
        else if (isOut) expect(own[side]).toBe('–');
        else if (variant(id).figure !== 'net')
          expect(own[side]).toContain(inFigures(en, variant(id).figure, gain));
        else expect(own[side]).toMatch(gain > 0 ? /stick/ : gain < 0 ? /potato/ : /^0$|stick/);
      }
    }
  });

  test('what is said on its board is given to the browser', () => {
    const given = new Set<string>(boardAreas(id));
    const known = new Set<string>(Object.keys(catalogue('en')));
    for (const area of given) expect(known).toContain(area);
    const keys: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, own] of Object.entries(value)) {
        if (name === 'key' && typeof own === 'string') keys.push(own);
        else collect(own);
      }
    };
    collect(stands);
    for (const [i, { entry }] of hands.entries()) {
      const next = nextEntry(recordOf({ table, hands: hands.slice(0, i) }));
      if (!next.ok) throw new Error(next.error.message);
      collect(next.value.ask({}));
      collect(next.value.ask(entry));
    }
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(given).toContain(key.split('.')[0]);
  });
});

describe('a hand that is opened', () => {
  const opened = (id: VariantId, index: number) => {
    const { state, stands } = exampleOf(id);
    const hand = stands.hands[index];
    if (!hand) throw new Error('No such hand.');
    const nothing = () => {};
    return textOf(
      drawn(
        <HandSheet
          table={state.table}
          hand={hand}
          over={false}
          writes
          onClose={nothing}
          onCorrect={nothing}
          onInsert={nothing}
          onRemove={nothing}
        />,
      ),
    );
  };

  test('says why, of what each score is made, who dealt and who made trumps', () => {
    const text = opened('schieber', 0);
    expect(text).toContain('Clubs ×2, pushed.');
    expect(text).toMatch(/Anna & Carla 336 \(98 \+ 50 wies \+ 20 stöck\) × 2 = 336 4 in a row: 50/);
    expect(text).toMatch(/Beat & Dora 118 59 × 2 = 118/);
    // Once: the sentence does not say the sums of the table beneath it.
    expect(text.split('59 × 2 = 118')).toHaveLength(2);
    // Beat sits at the dealer's right and pushed to Dora.
    expect(text).toContain('Anna dealt. Dora made trump.');
  });

  test('names the melds that were taken off, and those that were caught', () => {
    expect(opened('molotow-wies', 1)).toContain('Anna 69 28 − 20 wies = 8 3 in a row: −20');
    expect(opened('molotow-wies', 2)).toContain('four queens: 100');
  });

  test('has the scoring list with its case marked', () => {
    const text = opened('mittlere', 1);
    expect(text).toContain('→ Otherwise');
    // The points, what they brought, and the total after it.
    expect(text).toMatch(/Beat 57 2 potatoes −1/);
  });

  test('of a Differenzler has what was said and taken', () => {
    expect(opened('differenzler', 0)).toMatch(/Anna 60 → 57 3 3/);
  });
});

describe('a table of rows', () => {
  test('has a row for each that is played, with what each side wrote', () => {
    const { state, tally: scored, stands } = exampleOf('coiffeur');
    const table = drawn(<SlateOnPage game={state} tally={scored} explained={stands} />);
    const rows = variant('coiffeur').rowsOf(state.table.options);
    const body = /<tbody>(.*)<\/tbody>/.exec(table)?.[1] ?? '';
    const lines = body.split('</tr>').slice(0, -1).map(textOf);
    expect(lines).toHaveLength(rows.length);
    for (const { cell } of stands.hands) {
      if (!cell) throw new Error('A hand without a cell.');
      expect(lines[cell.row]).toContain(String(cell.value ?? '—').replace('-', '−'));
    }
    for (const [row, { factor }] of rows.entries()) expect(lines[row]).toContain(`×${factor}`);
  });

  test('every contract has a drawing of its own', () => {
    const shapes = CONTRACTS.map((contract) => drawn(<ContractMark contract={contract} />));
    expect(new Set(shapes).size).toBe(CONTRACTS.length);
    for (const shape of shapes) expect(shape).toMatch(/ d="M/);
  });
});

describe('of a hand of which parts are missing', () => {
  const { state, tally: scored, stands } = exampleOf('guggitaler');
  const props: SlateProps = {
    table: state.table,
    tally: scored,
    explained: stands,
    handIds: state.hands.map(({ id }) => id),
    freshId: null,
    proposedId: null,
    dealer: null,
    over: false,
    room: 'page',
    soFar: [-10, 0, -30, -5],
  };
  const totals = totalsOf(scored);
  const after = totals.map((total, side) => (total ?? 0) + (props.soFar?.[side] ?? 0));

  test('the slate shows what it brings so far, and nobody as the best', () => {
    const html = drawn(<TotalsSlate {...props} />);
    const lines = [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) => textOf(line));
    for (const [side, line] of lines.entries()) {
      expect(line).toContain(inFigures(en, 'points', after[side] ?? 0));
      expect(line).toContain(added(en, props.soFar?.[side] ?? 0));
      expect(line).not.toContain('highest');
    }
    expect(textOf(drawn(<TotalsSlate {...props} soFar={null} />))).toContain('highest');
  });

  test('the strip shows the total before and after it', () => {
    const html = drawn(<Strip {...props} room={120} />);
    const lines = [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) => textOf(line));
    expect(lines[0]).toContain(`${inFigures(en, 'points', totals[0] ?? 0)} →`);
    expect(lines[1]).not.toContain('→');
    for (const [side, line] of lines.entries())
      expect(line.trim().endsWith(inFigures(en, 'points', after[side] ?? 0))).toBe(true);
  });
});

test('Plus-Minus has no potatoes, and so its totals have no sign', () => {
  const { state, tally: scored, stands } = exampleOf('plus-minus');
  const text = textOf(drawn(<SlateOnPage game={state} tally={scored} explained={stands} />));
  expect(text).toContain('Anna: 3 sticks');
  expect(text).not.toMatch(/[+−]\d|potato|net/);
});

test('what was only announced has no why yet', () => {
  const { stands } = exampleOf('differenzler');
  const [hand] = stands.hands;
  if (!hand) throw new Error('An example without hands.');
  const said = (isOpen: boolean) =>
    textOf(drawn(<LastHand hand={{ ...hand, isOpen }} onWhy={() => {}} />));
  expect(said(false)).toContain('Why?');
  expect(said(true)).not.toContain('Why?');
});
