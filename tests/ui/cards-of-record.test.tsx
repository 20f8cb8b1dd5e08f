/** A game to read has its cards called and drawn as this phone or its table has them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ChangesList } from '../../app/games/[gameId]/changes-list';
import { explained } from '../../app/games/[gameId]/explained';
import { Hands } from '../../app/games/[gameId]/record/hands';
import { SlateOnPage } from '../../app/games/[gameId]/record/slate';
import { tally, type VariantId, variant } from '../../lib/jass';
import { type Entry, type GameState, recordOf } from '../../lib/sync/game';
import { InWords } from '../helpers/in-words';

vi.mock('../../app/ui/use-setting', async (real) => ({
  ...(await real<object>()),
  useDeck: () => ['swiss', () => {}],
}));

const FRENCH = /clubs|spades|hearts|diamonds/i;

function exampleOf(id: VariantId, hands: readonly Entry[] = variant(id).example.hands) {
  const { options, players } = variant(id).example;
  const state: Pick<GameState, 'table' | 'hands'> = {
    table: { variant: id, options, players, firstDealer: 0 },
    hands: hands.map((entry, i) => ({ id: `hand-${i}`, by: '', entry })),
  };
  const scored = tally(recordOf(state));
  if (!scored.ok) throw new Error(scored.error.message);
  return { state, tally: scored.value, stands: explained(state) };
}

const textOf = (node: React.ReactNode) =>
  renderToStaticMarkup(<InWords>{node}</InWords>).replaceAll(/<[^>]*>/g, ' ');

test('the rows of a Coiffeur', () => {
  const { state, tally: scored, stands } = exampleOf('coiffeur');
  const slate = textOf(<SlateOnPage game={state} tally={scored} explained={stands} />);
  for (const suit of ['Eicheln', 'Schellen', 'Rosen', 'Schilten']) expect(slate).toContain(suit);
  expect(slate).not.toMatch(FRENCH);
});

test('what happened in each hand', () => {
  const { state, stands } = exampleOf('schieber', [{ trump: 'hearts', points: [98, 59] }]);
  const hands = textOf(<Hands game={state} explained={stands} />);
  expect(hands).toContain('Rosen');
  expect(hands).not.toMatch(FRENCH);
});

test('the hands of a Differenzler stand in columns, without a sentence', () => {
  const hands = [{ announced: [40, 60, 30], points: [16, 60, 81] }];
  const { state, stands } = exampleOf('differenzler', hands);
  const text = textOf(<Hands game={state} explained={stands} />).replaceAll(/\s+/g, ' ');
  expect(text).toContain('24 40 → 16');
  expect(text).toContain('0 60 → 60');
  expect(text).not.toMatch(/said|took/);
});

test('who wrote what', () => {
  const { state } = exampleOf('schieber', []);
  const step = {
    id: 'a',
    kind: 'record',
    handId: 'a',
    index: 0,
    before: null,
    after: { trump: 'clubs', points: [98, 59] },
  } as const;
  const line = { id: 'a', kind: 'record', step, who: 'Anna', at: '2026-11-21T19:30:00Z' } as const;
  const log = textOf(<ChangesList table={state.table} log={[line]} />);
  expect(log).toContain('Eicheln');
  expect(log).not.toMatch(FRENCH);
});
