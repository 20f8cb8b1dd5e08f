import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  type TableLine,
  TableSlate,
} from '../../app/leagues/[leagueId]/evenings/[eveningId]/table-slate';
import { awayInWords, companyOf, sidesInWords, tableName } from '../../lib/i18n/evening';
import { LANGUAGES, type Language } from '../../lib/i18n/languages';
import { wordsIn } from '../../lib/i18n/words-in';
import { tally } from '../../lib/jass';
import { callNames } from '../../lib/league/call-names';
import { InWords } from '../helpers/in-words';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock('../../app/games/actions', () => ({ createGame: async () => undefined }));

const words = wordsIn('en');
const NAMES = ['Käthi', 'Hans', 'Marlies'];

/** A Mittlere of one hand in which Hans gets the potatoes, of twelve. */
function score(over: boolean): NonNullable<TableLine['score']> {
  const scored = tally({
    format: 'jass-record/1',
    variant: 'mittlere',
    players: NAMES,
    firstDealer: 0,
    hands: [{ points: [60, 57, 40] }],
  });
  if (!scored.ok) throw new Error(scored.error.message);
  return { gameId: 'g', over, sides: NAMES, tally: scored.value, counted: 1, hands: 12 };
}

test('who is away is said by name', () => {
  expect(awayInWords(words, [{ name: 'Hans', as: 'excused' }])).toBe('Hans is excused.');
  expect(
    awayInWords(words, [
      { name: 'Hans', as: 'excused' },
      { name: 'Vreni', as: 'absent' },
    ]),
  ).toBe('Hans is excused and Vreni is absent.');
});

const TABLE = {
  name: 'Table 1',
  variant: 'mittlere',
  seats: ['k', 'h', 'm'],
  round: 1,
  names: NAMES,
  firstDealer: 1,
  score: null,
  isOnPaper: false,
  paperTotals: [],
} as const;
const slateOf = (
  more: Partial<TableLine>,
  {
    away = [],
    language = 'en',
    isLast = true,
    call = (name) => name,
  }: Partial<{
    away: Parameters<typeof TableSlate>[0]['away'];
    language: Language;
    isLast: boolean;
    call: (name: string) => string;
  }> = {},
) =>
  renderToStaticMarkup(
    <InWords language={language}>
      <TableSlate
        eveningId="e"
        table={{ ...TABLE, ...more }}
        index={0}
        isOnlyKind
        isLast={isLast}
        mayWrite
        away={away}
        call={call}
      />
    </InWords>,
  );

test('the slate of a table says how it stands, and has the one key that is due', () => {
  expect(slateOf({})).toContain('not begun');
  expect(slateOf({})).toContain('Start: Hans deals');
  const running = slateOf({ score: score(false) });
  expect(running).toContain('1 of 12 hands');
  expect(running).toMatch(/Käthi<\/span>.*\+1/);
  expect(running).toMatch(/href="\/games\/g"[^>]*>Open/);
  expect(running).not.toContain('<button');
  const over = slateOf({ score: score(true) });
  expect(over).toMatch(/played.*>Look/);
  expect(over).toContain('Play again: Hans deals');
  // Where they sit elsewhere in the next round, they do not play on here.
  expect(slateOf({ score: score(true) }, { isLast: false })).not.toContain('<button');
});

test('a table of which only the totals are known shows them', () => {
  const html = slateOf({ isOnPaper: true, paperTotals: [5, -2, -3] });
  expect(html).toMatch(/totals from paper.*Käthi<\/span>.*\+5.*Hans<\/span>.*−2/s);
});

test('nobody begins at a table while somebody of it is excused', () => {
  const away = [{ name: 'Hans', as: 'excused' as const }];
  const html = slateOf({}, { away });
  expect(html).toContain('Hans is excused. Change the seat');
  expect(html).toMatch(/<button[^>]* disabled=""/);
  // A game that runs is led to all the same.
  expect(slateOf({ score: score(false) }, { away })).toContain('Open');
});

test.each([
  ['de', 'Start: Hans gibt', 'Tisch 1', 'Hans ist entschuldigt und Vreni fehlt.'],
  ['fr', 'Commencer : Hans donne', 'Table 1', 'Hans s’est excusé(e) et Vreni est absent(e).'],
  ['it', 'Inizia: Hans dà le carte', 'Tavolo 1', 'Hans si è scusato/a e Vreni è assente.'],
  ['sv', 'Starta: Hans ger', 'Bord 1', 'Hans är förhindrad och Vreni är borta.'],
] as const)('in %s', (language, key, table, away) => {
  expect(slateOf({}, { language })).toContain(`${key}<span class="sr-only">, ${table}`);
  expect(
    awayInWords(wordsIn(language), [
      { name: 'Hans', as: 'excused' },
      { name: 'Vreni', as: 'absent' },
    ]),
  ).toBe(away);
});

test('a drawn table has its name in the language of whoever reads it', () => {
  for (const drawn of LANGUAGES)
    for (const read of LANGUAGES) {
      const name = wordsIn(drawn).t('server-leagues.tableName', { number: '12' });
      const own = wordsIn(read).t('evenings.tables.newName', { number: '12' });
      expect(tableName(wordsIn(read), name)).toBe(own);
    }
  expect(tableName(words, 'Stammtisch 1')).toBe('Stammtisch 1');
  expect(slateOf({ name: 'Tisch 3' })).toContain('Table 3');
});

test('it is said who plays with whom', () => {
  const table = { variant: 'schieber', names: ['Anna', 'Beat', 'Carla', 'Dora'] } as const;
  expect(sidesInWords('schieber', table.names)).toEqual(['Anna & Carla', 'Beat & Dora']);
  expect(companyOf(table, 'Carla')).toEqual({ partners: ['Anna'], others: ['Beat & Dora'] });
  expect(companyOf({ variant: 'mittlere', names: NAMES }, 'Hans')).toEqual({
    partners: [],
    others: ['Käthi', 'Marlies'],
  });
  // Somebody is missing: nobody knows yet who plays with whom.
  expect(sidesInWords('schieber', ['Anna', 'Beat'])).toEqual(['Anna', 'Beat']);
});

test('long names are called as on a slate, and are heard in full', () => {
  const names = ['Maximilian-Emanuel Zurbriggen', 'Anna-Katharina Frei', 'Beat Kunz'];
  const html = renderToStaticMarkup(
    <InWords language="en">
      <ul>
        <TableSlate
          eveningId="e"
          table={{ ...TABLE, names }}
          index={0}
          isOnlyKind
          isLast={false}
          mayWrite={false}
          away={[]}
          call={callNames(names)}
        />
      </ul>
    </InWords>,
  );
  const shown = [...html.matchAll(/whitespace-pre">([^<]*)</g)].map(([, text]) => text);
  expect(shown).toEqual(['Maximilian', 'Anna\u2011K.', 'Beat']);
  for (const name of names) expect(html).toContain(`<span class="sr-only">${name}</span>`);
});

test('at every table people are called by what is unmistakable at the whole evening', () => {
  const call = callNames(['Käthi Frei', 'Hans Ott', 'Marlies Koch', 'Maximilian Zurbriggen']);
  const html = slateOf({ names: ['Käthi Frei', 'Hans Ott', 'Marlies Koch'] }, { call });
  expect([...html.matchAll(/whitespace-pre">([^<]*)</g)].map(([, text]) => text)).toEqual([
    ...['Käthi', 'Hans', 'Marlies'],
  ]);
  expect(html).toContain('Start: Hans deals');
});
