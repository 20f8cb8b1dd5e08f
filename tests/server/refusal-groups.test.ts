import { expect, test } from 'vitest';
import { refusalGroups } from '../../lib/files/refusal-groups';
import { wordsIn } from '../../lib/i18n/words-in';
import { placesInWords } from '../../lib/i18n/work';

const en = wordsIn('en');

const refused = (file: string, line: number | null, more: object = {}) => ({
  ...{ file, line, hand: null, code: 'points-sum', message: 'The points add up to 160.' },
  ...more,
});

test('equal reasons are told once, with where they stand', () => {
  const groups = refusalGroups([
    ...[3, 7, 9].map((line) => refused('a.ndjson', line, { hand: 1 })),
    refused('a.ndjson', 8, { hand: 0 }),
    refused('b.ndjson', 3, { hand: 1 }),
    ...['x.json', 'y.json'].map((file) => refused(file, null)),
    refused('all.json', null, { game: 4 }),
    ...Array.from({ length: 50 }, (_, i) => refused('c.ndjson', i + 1, { code: 'not-json' })),
  ]);
  expect(groups.map((group) => placesInWords(en, group))).toEqual([
    'a.ndjson, lines 3, 7, 9, hand 2',
    'a.ndjson, line 8, hand 1',
    'b.ndjson, line 3, hand 2',
    'x.json, y.json',
    'all.json, game 4',
    'c.ndjson, lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 38 more',
  ]);
});
