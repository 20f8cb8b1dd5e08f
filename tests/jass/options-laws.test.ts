/** What every variant says of its options, its ready house rules and its example, held to its schemas. */
import { describe, expect, test } from 'vitest';
import {
  type OptionField,
  parseOptions,
  SOURCE_IDS,
  TRUMPS,
  tally,
  VARIANT_IDS,
  variant,
} from '../../lib/jass';
import { exampleOf } from './corpus';
import { range, record } from './helpers';

/** What a form can make of a field, and what it cannot. */
function valuesOf(field: OptionField): { fit: unknown[]; not: unknown[] } {
  switch (field.kind) {
    case 'figure': {
      const { min, max, multipleOf, without, start } = field;
      // The number of players is another thing at every table: 12 is a multiple of each.
      const step = multipleOf === 'players' ? 12 : multipleOf;
      const least = multipleOf === 'players' ? 12 : min;
      return {
        fit: [
          least,
          start,
          least + step,
          max - (max % step),
          ...(without === 'null' ? [null] : []),
        ],
        not: [
          min - 1,
          max + 1,
          start + 0.5,
          String(min),
          ...(multipleOf !== 'players' && step > 1 ? [min + 1] : []),
          ...(without === 'null' ? [] : [null]),
        ],
      };
    }
    case 'choice':
      return { fit: [...field.values], not: ['nonsense', null, 1] };
    case 'trumps':
      return {
        fit: TRUMPS.map((trump) => ({ [trump]: 7 })),
        not: [{ hearts: 0 }, { hearts: 1.5 }, { stars: 1 }, 3],
      };
    case 'seat':
      return { fit: [0, 1, 2], not: [-1, 9, 'Anna'] };
    case 'text':
      return {
        fit: ['', 'Zuger', 'x'.repeat(field.longest)],
        not: ['x'.repeat(field.longest + 1), 3, null],
      };
    case 'figures': {
      const { names, min, max } = field;
      return {
        fit: names.flatMap((name) => [{ [name]: min }, { [name]: max }]),
        not: [...names.flatMap((name) => [{ [name]: min - 1 }, { [name]: max + 1 }]), { x: min }],
      };
    }
    case 'places': {
      const { min, max } = field;
      return { fit: [[min, max, min], null], not: [[min - 1], [max + 1], 3] };
    }
    case 'rows': {
      const { contracts, most } = field;
      const row = (contract: string) => ({ contract, factor: 1 });
      const many = (count: number) => range(1, count).map(() => row(contracts[0] ?? ''));
      return {
        fit: [
          ...contracts.map((contract) => [row(contract)]),
          [{ name: 'Ours', factor: 2, inverted: true }],
          many(most),
        ],
        not: [
          [],
          many(most + 1),
          [row('nonsense')],
          [{ factor: 1 }],
          [{ ...row('joker'), name: 'x' }],
        ],
      };
    }
  }
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const { optionFields, agreed, presets, example, players, sources } = variant(id);
  const isAccepted = (options: object) => parseOptions(id, { ...agreed, ...options }).ok;

  test('what is agreed before every game stands in no defaults, and makes options with them', () => {
    expect(isAccepted({})).toBe(true);
    for (const name of Object.keys(agreed)) {
      const { [name]: _, ...rest } = agreed;
      expect(parseOptions(id, rest).ok).toBe(false);
    }
  });

  test('every option has a field, and what is usual fits it', () => {
    const usual = parseOptions(id, agreed);
    if (!usual.ok) throw new Error(usual.error.message);
    for (const [name, value] of Object.entries(usual.value)) {
      const field = optionFields[name];
      expect(field, name).toBeDefined();
      if (field?.kind !== 'figure' || value === null) continue;
      expect(value).toBeGreaterThanOrEqual(field.min);
      expect(value).toBeLessThanOrEqual(field.max);
    }
  });

  test.each(Object.entries(optionFields))(
    '%s takes what its field offers, and nothing else',
    (name, field) => {
      const { fit, not } = valuesOf(field);
      for (const value of fit) {
        expect(isAccepted({ [name]: value }), JSON.stringify(value)).toBe(true);
      }
      for (const value of not) {
        expect(isAccepted({ [name]: value }), JSON.stringify(value)).toBe(false);
      }
      const isLeftOut = field.kind === 'figure' && field.without === 'left-out';
      const read = parseOptions(id, agreed);
      if (isLeftOut && read.ok) expect(read.value).not.toHaveProperty(name);
    },
  );

  test('ready house rules have names of their own and can be played', () => {
    expect(new Set(presets.map((preset) => preset.id)).size).toBe(presets.length);
    for (const preset of presets) {
      const counts = preset.players ?? players;
      expect(players).toEqual(expect.arrayContaining([...counts]));
      expect(Object.keys(preset.options).length).toBeGreaterThan(0);
      for (const count of counts) {
        const options = { ...agreed, ...preset.options };
        expect(tally(record(id, [], { options, players: count }))).toMatchObject({ ok: true });
      }
    }
  });

  test('the example can be scored and has hands', () => {
    expect(players).toContain(example.players.length);
    expect(new Set(example.players).size).toBe(example.players.length);
    expect(example.hands.length).toBeGreaterThan(2);
    expect(tally(exampleOf(id))).toMatchObject({ ok: true });
  });

  test('it has sources', () => {
    expect(SOURCE_IDS).toEqual(expect.arrayContaining([...sources]));
    expect(sources.length).toBeGreaterThan(0);
  });
});
