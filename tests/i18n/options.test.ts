/** Every house option, and every set of house rules with a name, is said in every language. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages';
import {
  contractName,
  houseRulesInWords,
  optionInWords,
  optionLabel,
  optionPart,
  presetName,
  valueInWords,
  whatFits,
} from '../../lib/i18n/options';
import { changedRules } from '../../lib/i18n/table-change';
import { wordsIn } from '../../lib/i18n/words-in';
import { type OptionField, parseOptions, VARIANT_IDS, variant } from '../../lib/jass';

const en = wordsIn('en');

/** The parts of an option's texts, by what the engine says of it. */
function partsOf(field: OptionField): string[] {
  switch (field.kind) {
    case 'choice':
      return field.values.map(String);
    case 'figure':
      return field.without ? ['none'] : [];
    case 'figures':
      return [...field.names];
    case 'places':
      return ['none'];
    default:
      return [];
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsIn(language);

  test.each(VARIANT_IDS)('every option of %s has its label and its choices', (id) => {
    for (const [option, field] of Object.entries(variant(id).optionFields)) {
      expect(optionLabel(words, id, option), option).toMatch(/\S/);
      for (const part of partsOf(field))
        expect(optionPart(words, id, option, part), `${option} ${part}`).toMatch(/\S/);
      if (field.kind === 'rows')
        for (const contract of field.contracts)
          expect(contractName(words, id, { option, contract }), contract).toMatch(/\S/);
    }
  });

  test.each(VARIANT_IDS)('the ready house rules of %s have names of their own', (id) => {
    const { presets, players } = variant(id);
    for (const size of players) {
      const there = presets.filter((preset) => preset.players?.includes(size) ?? true);
      const names = there.map((preset) => presetName(words, id, preset.id));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/\S/);
    }
  });

  test.each(VARIANT_IDS)('the usual rules of %s, and its example’s, are said as a whole', (id) => {
    const { agreed, example } = variant(id);
    for (const options of [agreed, example.options]) {
      const told = houseRulesInWords(words, id, { ...options });
      expect(told.length).toBeGreaterThan(0);
      for (const { label, value } of told) expect(`${label}: ${value}`).toMatch(/^\S.*: \S/);
    }
  });
});

test('every ready set of house rules is one that can be played by', () => {
  for (const id of VARIANT_IDS) {
    const { presets, agreed } = variant(id);
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    for (const preset of presets)
      expect(parseOptions(id, { ...agreed, ...preset.options }), preset.id).toMatchObject({
        ok: true,
      });
  }
});

test('what an option is set to', () => {
  expect(valueInWords(en, 'schieber', 'target', 2500)).toBe('2,500');
  expect(valueInWords(en, 'schieber', 'hands', null)).toBe('until the target is reached');
  expect(valueInWords(en, 'molotow', 'hands', null)).toBe('open end');
  expect(valueInWords(en, 'schieber', 'wies', false)).toBe('do not count');
  expect(
    valueInWords(
      en,
      'schieber',
      'multipliers',
      { hearts: 1, diamonds: 1, clubs: 2, spades: 2, obenabe: 3, undenufe: 3 },
      { deck: 'swiss' },
    ),
  ).toBe(
    'Rosen ×1, Schellen ×1, Eicheln ×2, Schilten ×2, obenabe ×3, undenufe ×3'.replaceAll(
      ' ×',
      '\u00a0×',
    ),
  );
  const single = { hearts: 1, diamonds: 1, clubs: 1, spades: 1, obenabe: 1, undenufe: 1 };
  expect(valueInWords(en, 'schieber', 'multipliers', single)).toBe('all\u00a0×1');
  expect(valueInWords(en, 'two-versus-one', 'soloist', 1, { players: ['Anna', 'Beat'] })).toBe(
    'Beat',
  );
});

test('a house option with what else it can be', () => {
  expect(optionInWords(en, 'schieber', 'wies', true)).toEqual({
    label: 'Wies',
    usual: 'count',
    others: ['do not count'],
  });
  expect(optionInWords(en, 'schieber', 'target', 2500).others).toEqual([]);
});

test('what fits, in a sentence', () => {
  const fits = (id: 'mittlere' | 'differenzler' | 'schieber', option: string, players: number) => {
    const field = variant(id).optionFields[option];
    return field && whatFits(en, field, players);
  };
  expect(fits('mittlere', 'hands', 3)).toBe(
    'A multiple of 3, so that everybody deals equally often: 3, 6, 9 …',
  );
  expect(fits('differenzler', 'hands', 4)).toBe(
    'A multiple of 4, so that everybody deals equally often: 4, 8, 12 …',
  );
  expect(fits('differenzler', 'stake', 4)).toBe('A whole number from 0 to 1,000,000.');
  expect(fits('schieber', 'target', 4)).toBe('A whole number above 0.');
  expect(fits('schieber', 'matchBonus', 4)).toBe('A whole number, 0 or more.');
});

test('of a rule that changes only what is another thing is named', () => {
  const table = { variant: 'schieber', players: ['Anna', 'Beat', 'Carla', 'Dora'] } as const;
  const multipliers = { hearts: 1, diamonds: 1, clubs: 2, spades: 2, obenabe: 3, undenufe: 3 };
  const before = { target: 2500, multipliers };
  expect(
    changedRules(
      en,
      { before, after: { ...before, multipliers: { ...multipliers, hearts: 3 } } },
      table,
    ),
  ).toEqual([
    {
      option: 'multipliers',
      label: optionLabel(en, 'schieber', 'multipliers'),
      before: 'hearts\u00a0×1',
      after: 'hearts\u00a0×3',
    },
  ]);
  expect(changedRules(en, { before, after: before }, table)).toEqual([]);
  expect(changedRules(en, { before, after: { ...before, target: 1000 } }, table)).toMatchObject([
    { option: 'target', before: '2,500', after: '1,000' },
  ]);
  const rows = [
    { contract: 'clubs', factor: 1 },
    { contract: 'hearts', factor: 3 },
  ];
  expect(
    changedRules(
      en,
      { before: { rows }, after: { rows: [rows[0], { contract: 'hearts', factor: 4 }] } },
      { variant: 'coiffeur', players: ['Anna', 'Beat'] },
    ),
  ).toMatchObject([{ before: 'Hearts\u00a0×3', after: 'Hearts\u00a0×4' }]);
});
