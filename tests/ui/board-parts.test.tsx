/** Parts of the board and of the form of a new game, as they are first drawn. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Keypad } from '../../app/games/[gameId]/entry/keypad';
import NeedLines from '../../app/games/[gameId]/need-lines';
import RefusedChanges from '../../app/games/[gameId]/refused-changes';
import { Figure } from '../../app/games/new/figure';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { tally } from '../../lib/jass';
import { recordOf, type Table } from '../../lib/sync/game';
import type { RefusedChange } from '../../lib/sync/outbox';
import { InWords } from '../helpers/in-words';

const textOf = (node: React.ReactNode): string =>
  renderToStaticMarkup(<InWords>{node}</InWords>)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const times = (text: string, what: string): number => text.split(what).length - 1;

const table: Table = {
  variant: 'schieber',
  options: {},
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
const clubs = { trump: 'clubs', points: [98, 59] };
const hands = [{ id: 'x', by: 'x', entry: clubs }];

function refusedCards(refused: readonly RefusedChange[], writes: boolean): string {
  const scored = tally(recordOf({ table, hands }));
  if (!scored.ok) throw new Error(scored.error.message);
  return textOf(
    <RefusedChanges
      gameId="g"
      game={null}
      refused={refused}
      state={{ table, hands, override: null }}
      tally={scored.value}
      writes={writes}
      onDismiss={() => {}}
      onChange={() => undefined}
    />,
  );
}

const late = (index: number): RefusedChange => ({
  at: index,
  change: {
    kind: 'record',
    id: `late${index}`,
    index,
    entry: { trump: 'clubs', points: [60, 97] },
  },
  code: 'chalk-elsewhere',
  message: 'Beat has the chalk now. Take it to write.',
});

test('what holds for several refused hands is said once, each hand is shown', () => {
  const text = refusedCards([late(0), late(1), late(2)], false);
  expect(times(text, 'somebody else had the chalk')).toBe(1);
  expect(times(text, 'Take the chalk to decide.')).toBe(1);
  expect(times(text, 'Take it to write')).toBe(0);
  expect(times(text, 'Yours:')).toBe(3);
  expect(['Hand 1', 'Hand 2', 'Hand 3'].map((hand) => text.includes(hand))).toEqual([
    true,
    true,
    true,
  ]);
});

test('whoever may write is not told to take the chalk', () => {
  const text = refusedCards([late(0)], true);
  expect(times(text, 'Take the chalk')).toBe(0);
  expect(text).toContain('Mine is right: replace hand 1');
  expect(text).toContain('Enter mine as hand 2');
});

const pad = (writes: boolean) =>
  textOf(<Keypad onDigit={() => {}} onErase={() => {}} onNext={() => {}} writes={writes} />);

test('a pad for one figure has no key that leads to the next', () => {
  expect(pad(true)).not.toContain('Next');
  expect(pad(false)).toContain('Next');
});

test('a figure left open says so once', () => {
  const figure = (
    <Figure
      label="Stake"
      value={null}
      step={1}
      fits={() => true}
      whatFits=""
      onChange={() => {}}
      none="nothing at stake"
    />
  );
  expect(times(textOf(figure), 'nothing at stake')).toBe(1);
});

test('what a side needs under each of the trumps stands in a line of its own', () => {
  const state = { table: { ...table, options: { target: 300 } }, hands };
  const needed = (language: Language) =>
    renderToStaticMarkup(
      <InWords language={language}>
        <NeedLines state={state} look={{ list: '', note: '' }} />
      </InWords>,
    )
      .split('</li>')[0]
      ?.split('<span')
      .slice(1)
      .map((line) =>
        line
          .replace(/^[^>]*>/, '')
          .replaceAll(/<[^>]*>/g, '')
          .replace('&amp;', '&'),
      );
  // 104 are missing of 300: all but the first line are one way each, and nothing of the sentence is lost.
  expect(needed('en')).toEqual([
    'Anna & Carla need 104 points to declare, without wies: ',
    '35 card points in obenabe or undenufe (×3); ',
    '52 card points in clubs or spades (×2); ',
    '104 card points in hearts or diamonds (×1).',
  ]);
  for (const language of LANGUAGES) expect(needed(language)).toHaveLength(4);
});
