/** Every refusal and every conflict can be told in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tell } from '../../lib/files/fault';
import { MESSAGES as READING } from '../../lib/files/messages';
import { MESSAGES as TEXTS } from '../../lib/i18n/catalogue';
import { faultInWords } from '../../lib/i18n/fault';
import { LANGUAGES } from '../../lib/i18n/languages';
import OF_CARDS from '../../lib/i18n/messages/en/engine.json';
import { wordsIn } from '../../lib/i18n/words-in';
import { MESSAGES, REFUSAL_CODES, type Refusal, type Said, tally, teller } from '../../lib/jass';
import { SCHEME_MESSAGES } from '../../lib/league/messages';
import {
  applyChange,
  type Change,
  CONFLICT_CODES,
  type Fault,
  type GameState,
  newGame,
  type Table,
} from '../../lib/sync/game';
import { MESSAGES as SYNC } from '../../lib/sync/messages';
import { checkTable } from '../../lib/sync/table';
import { MESSAGES as TOURNAMENT } from '../../lib/tournament/messages';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const say = (language: (typeof LANGUAGES)[number], fault: { message: string; said?: Said }) =>
  faultInWords(wordsIn(language), fault);

const golden: Refusal[] = readdirSync('tests/golden')
  .flatMap((file) => readFileSync(`tests/golden/${file}`, 'utf8').split('\n'))
  .filter((line) => line !== '')
  .flatMap((line) => {
    const result = tally(JSON.parse(line).record);
    return result.ok ? [] : [result.error];
  });

test('the golden records are refused for every reason', () => {
  const codes = new Set(golden.map(({ code }) => code));
  expect(REFUSAL_CODES.filter((code) => !codes.has(code))).toEqual([]);
});

test('in English what is said is the message, save where it names cards', () => {
  // A choice of several is a list of its own.
  const plain = (text: string) => text.replaceAll(/,| or\b/g, '');
  const asWritten = golden.filter(({ said }) => !(said.key.slice('engine.'.length) in OF_CARDS));
  expect(asWritten.length).toBeGreaterThan(golden.length / 2);
  for (const refusal of asWritten) expect(plain(say('en', refusal))).toBe(plain(refusal.message));
});

describe.each(OTHERS)('%s', (language) => {
  test('says every golden refusal otherwise than in English, and whole', () => {
    for (const refusal of golden) {
      const said = say(language, refusal);
      expect(said).not.toBe(refusal.message);
      expect(said).not.toMatch(/[{}]|undefined|\b(the|engine)\b/);
    }
  });

  test.each([
    ['engine', MESSAGES],
    ['sync', SYNC],
    ['sync.scheme', SCHEME_MESSAGES],
    ['reading', READING],
    ['tournament', TOURNAMENT],
  ] as const)('every text of %s can be filled in', (area, table) => {
    const { tell: any } = teller(area, table as Readonly<Record<string, string>>);
    for (const [key, text] of Object.entries(table)) {
      const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '');
      const told = any(key, Object.fromEntries(names.map((name, i) => [name, i + 2])));
      expect(say(language, told)).not.toMatch(/[{}]|undefined/);
    }
  });
});

const MITTLERE: Table = {
  variant: 'mittlere',
  options: {},
  players: ['Anna', 'Beat', 'Carla'],
  firstDealer: 0,
};
const done = (state: GameState, change: Change): GameState => {
  const applied = applyChange(state, change);
  if (!applied.ok) throw new Error(applied.error.message);
  return applied.state;
};
const empty = newGame('g', MITTLERE);
const one = done(empty, { kind: 'record', id: 'a', index: 0, entry: { points: [60, 57, 40] } });
const over = done(one, { kind: 'finish', id: 'f' });
const two = { kind: 'record', id: 'b', index: 0, entry: { points: [57, 60, 40] } } as const;

const conflicts: [GameState, Change, string][] = [
  [one, two, 'Spiel 1 wurde inzwischen anderswo eingetragen: 60–57–40.'],
  [one, { ...two, index: 3 }, 'Spiel 4 kann nicht das nächste sein: Die Partie hat 1 Spiel.'],
  [one, { kind: 'remove', id: 'r', handId: 'a', by: 'x' }, 'Spiel 1 wurde inzwischen anderswo'],
  [one, { kind: 'remove', id: 'r', handId: 'x', by: 'x' }, 'Dieses Spiel wurde inzwischen'],
  [one, { kind: 'undo', id: 'u', target: 'x' }, 'Da gibt es nichts mehr rückgängig zu machen.'],
  [over, { ...two, index: 1 }, 'Die Partie ist beendet. Öffne sie wieder'],
  [one, { kind: 'reopen', id: 'o' }, 'Die Partie ist schon offen.'],
  [
    one,
    { kind: 'table', id: 't', before: { name: 'Final' }, after: { name: 'Finale' } },
    'Das wurde inzwischen anderswo geändert.',
  ],
];

test.each(conflicts)('conflict %#', (state, change, german) => {
  const applied = applyChange(state, change);
  if (applied.ok) throw new Error('taken');
  const fault: Fault = applied.error;
  expect(say('de', fault)).toContain(german);
  for (const language of OTHERS) expect(say(language, fault)).not.toBe(fault.message);
});

test('every conflict that is found without a server is there', () => {
  const codes = conflicts.map(([state, change]) => {
    const applied = applyChange(state, change);
    return applied.ok ? null : applied.error.code;
  });
  // What only the server knows it says in the reader's language.
  const known = CONFLICT_CODES.filter((code) => !code.endsWith('-elsewhere'));
  expect([...new Set(codes)].sort()).toEqual([...known].sort());
});

/** The sign between thousands, which not every ICU writes alike. */
const swiss = (text: string) => text.replaceAll(/(?<=\d)'(?=\d)/g, '’');

const german = (record: unknown) => {
  const result = tally(record);
  return result.ok ? '' : say('de', result.error);
};
const record = (variant: string, players: string[], hands: unknown[], options = {}) =>
  german({ format: 'jass-record/1', variant, players, hands, options });
const FOUR = ['Anna', 'Beat', 'Carla', 'Dora'];

test.each([
  [
    record('mittlere', FOUR.slice(0, 3), [{ points: [60, 57, 41] }]),
    'Die Punkte geben zusammen 158; alle Karten zählen 157.',
  ],
  [record('mittlere', FOUR, []), 'mittlere ist für 3 Leute, nicht für 4.'],
  [
    record('molotow', FOUR, [{ points: [36, 36, 36, 49] }]),
    'Anna, Beat und Carla sind gleich und heben ab',
  ],
  [
    record('schieber', FOUR, [{ trump: 'hearts', points: [157, 0], match: 1 }]),
    'Die Partei von Anna und Carla hat 157 Punkte; nach einem Match hat nur die Partei von Beat und Dora welche.',
  ],
  [record('schieber', FOUR, [{ declared: 0 }]), 'zum Bedanken fehlen noch 2’500.'],
  [
    record('schieber', FOUR, [{ trump: 'obenabe', points: [100, 57], stoeck: 0 }]),
    'bei Obenabe gibt es keine',
  ],
  [
    record('mittlere', FOUR.slice(0, 3), [], { tie: 'draw' }),
    'options.tie: erwartet: "third-wins" oder "cut"; da steht: "draw"',
  ],
  [
    record('mittlere', FOUR.slice(0, 3), [{ points: [160, 0] }]),
    'hands.0.points: erwartet: eine Liste von 3 ganzen Zahlen von 0 bis 157; da steht: eine Liste von 2',
  ],
])('%s', (said, expected) => {
  expect(swiss(said)).toContain(expected);
});

test('names at a table', () => {
  const checked = checkTable({ ...MITTLERE, players: ['Anna', 'anna', 'Carla'] });
  if (checked.ok) throw new Error('taken');
  expect(say('fr', checked.error)).toBe('Deux joueurs s’appellent anna. Distinguez-les.');
});

test('a file that cannot be read', () => {
  const fault = tell('tooManyFiles', { most: 100_000 });
  expect(swiss(say('de', fault))).toBe('Die ZIP-Datei enthält mehr als 100’000 Dateien.');
});

test('a word of every area that refuses stands in every language', () => {
  for (const language of LANGUAGES)
    expect(Object.keys(TEXTS[language].engine)).toEqual(Object.keys(MESSAGES));
});

const documentOf = (variant: string, players: string[], hands: unknown[]) => ({
  format: 'jass-record/1',
  variant,
  players,
  hands,
});

const refused = (document: unknown) => {
  const result = tally(document);
  if (result.ok) throw new Error('taken');
  return result;
};

describe('cards in a refusal are called as the ones that are played with', () => {
  const GUGGITALER = [
    { counts: [12, 0, 0] },
    { counts: [3, 3, 3] },
    { counts: [0, 4, 0] },
    { seat: 2 },
    { seat: 0 },
  ];
  const all = { tricks: [6, 6, 0], diamonds: [9, 0, 0], queens: [0, 4, 0], lastTrick: 0 };
  const king = documentOf('guggitaler', FOUR.slice(0, 3), [
    ...GUGGITALER,
    { ...all, kingOfHearts: 2 },
  ]);
  const idle = documentOf('schieber', FOUR, [
    { trump: 'undenufe', points: [98, 59], wies: [['fourA'], []] },
  ]);
  const row = documentOf('coiffeur', FOUR, [
    { row: 0, side: 0, points: 98 },
    { row: 0, side: 0, points: 98 },
  ]);
  test.each([
    ['en', 'french', king, 'Carla took no trick and so cannot have the king of hearts;'],
    ['en', 'swiss', king, 'Carla took no trick and so cannot have the Rosen König;'],
    [
      'de',
      'swiss',
      king,
      'Carla hat keinen Stich gemacht und kann also den Rosenkönig nicht haben;',
    ],
    ['fr', 'swiss', king, 'ne peut donc pas avoir le roi de roses'],
    ['it', 'french', king, 'non può avere il re di cuori;'],
    ['sv', 'french', king, 'inte ha hjärter kung;'],
    ['en', 'swiss', row, 'has written the row Eicheln already;'],
    ['de', 'swiss', row, 'die Zeile Eicheln schon geschrieben;'],
    ['en', 'french', row, 'the row Clubs already;'],
  ] as const)('%s, %s', (language, deck, document, expected) => {
    const { error } = refused(document);
    expect(faultInWords(wordsIn(language), error, deck)).toContain(expected);
    expect(error.message).not.toContain('kingOfHearts');
  });

  test('and melds too', () => {
    const { error } = refused(idle);
    expect(error.said.key).toBe('engine.wiesIdle');
    expect(faultInWords(wordsIn('en'), error, 'swiss')).toContain(
      '“four Aces” does not count with',
    );
    expect(faultInWords(wordsIn('de'), error)).toContain('der Wys «vier Ass» nicht');
  });
});
