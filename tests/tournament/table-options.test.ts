/** The house rules by which a table writes its hands. */
import { expect, test } from 'vitest';
import { variant } from '../../lib/jass';
import { tableOptions, USUAL_SETTING } from '../../lib/tournament';

const single = { ...USUAL_SETTING, variant: 'schieber', hands: 8, matchBonus: 50 } as const;

test('a table of sides plays so many hands that add up to the control sum', () => {
  const options = tableOptions(single);
  expect(options).toMatchObject({ hands: 8, matchBonus: 50, wies: false, stoeck: false });
  expect(variant('schieber').handSum(options)).toEqual({ sum: 157, bonus: 50 });
});

test('what was agreed goes before what is ready', () => {
  expect(tableOptions({ ...single, options: { stoeck: true } })).toMatchObject({ stoeck: true });
});

test('alone the rules are those of the variant, for so many hands', () => {
  const each = { ...single, kind: 'each', variant: 'differenzler', hands: 4 } as const;
  expect(tableOptions(each)).toEqual({ hands: 4 });
});

test('where nothing is said of hands, or no variant is played, nothing is made up', () => {
  expect(tableOptions({ ...single, variant: null })).toEqual({});
  const open = { ...single, kind: 'each', variant: 'differenzler', hands: null } as const;
  expect(tableOptions(open)).toEqual({});
});
