import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { StartTable } from '../../app/leagues/[leagueId]/evenings/[eveningId]/start-table';
import { awayInWords, wonInShort } from '../../lib/i18n/evening';
import type { Language } from '../../lib/i18n/languages';
import { wordsIn } from '../../lib/i18n/words-in';
import { tally } from '../../lib/jass';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('../../app/games/actions', () => ({ createGame: async () => undefined }));

const words = wordsIn('en');
const NAMES = ['Käthi', 'Hans', 'Marlies'];

/** A Mittlere of one hand in which Hans gets the potatoes. */
function played() {
  const scored = tally({
    format: 'jass-record/1',
    variant: 'mittlere',
    players: NAMES,
    firstDealer: 0,
    hands: [{ points: [60, 57, 40] }],
  });
  if (!scored.ok) throw new Error(scored.error.message);
  return { sides: NAMES, tally: scored.value };
}

test('who won the last game at a table is said in short', () => {
  const { sides, tally } = played();
  expect(wonInShort(words, sides, tally)).toBe('Käthi and Marlies +1');
  // Sides of two are people too.
  const paired = ['Käthi & Hans', 'Vreni & Beat', 'Marlies & Toni'];
  expect(wonInShort(words, paired, tally)).toBe('Käthi, Hans, Marlies and Toni +1');
});

test('who is away is said by name', () => {
  expect(awayInWords(words, [{ name: 'Hans', status: 'excused' }])).toBe('Hans is excused.');
  expect(
    awayInWords(words, [
      { name: 'Hans', status: 'excused' },
      { name: 'Vreni', status: 'absent' },
    ]),
  ).toBe('Hans is excused and Vreni is absent.');
});

const TABLE = {
  name: 'Table 1',
  variant: 'mittlere',
  seats: ['k', 'h', 'm'],
  names: NAMES,
  firstDealer: 1,
  running: null,
  last: null,
} as const;
const keyOf = (
  more: Partial<Parameters<typeof StartTable>[0]['table']>,
  away: string | null = null,
  language: Language = 'en',
) =>
  renderToStaticMarkup(
    <InWords language={language}>
      <StartTable eveningId="e" table={{ ...TABLE, ...more }} index={0} away={away} />
    </InWords>,
  );

test('the key of a table says what it does', () => {
  expect(keyOf({})).toContain('Start: Hans deals');
  expect(keyOf({ last: played() })).toContain('Play again: Hans deals');
  expect(keyOf({ last: played(), running: 'g' })).toMatch(/href="\/games\/g"[^>]*>Open the game/);
});

test('nobody begins at a table while somebody of it is excused', () => {
  const html = keyOf({}, 'Hans is excused.');
  expect(html).toContain('Hans is excused. Change the seat');
  expect(html).toMatch(/<button[^>]* disabled=""/);
  expect(html).not.toContain('Somebody else deals first');
  // A game that runs is led to all the same.
  expect(keyOf({ running: 'g' }, 'Hans is excused.')).toContain('Open the game');
});

test.each([
  ['de', 'Los: Hans gibt', 'Hans ist entschuldigt und Vreni fehlt.'],
  ['fr', 'Commencer : Hans donne', 'Hans s’est excusé(e) et Vreni est absent(e).'],
  ['it', 'Inizia: Hans dà le carte', 'Hans si è scusato/a e Vreni è assente.'],
  ['sv', 'Starta: Hans ger', 'Hans är förhindrad och Vreni är borta.'],
] as const)('in %s', (language, key, away) => {
  expect(keyOf({}, null, language)).toContain(`${key}<span class="sr-only">, Table 1`);
  expect(
    awayInWords(wordsIn(language), [
      { name: 'Hans', status: 'excused' },
      { name: 'Vreni', status: 'absent' },
    ]),
  ).toBe(away);
});
