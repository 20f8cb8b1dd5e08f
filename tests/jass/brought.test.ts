/** The registry as a browser has it: empty, until a variant is brought. */
import { expect, test } from 'vitest';
import { variants as all } from '../../lib/jass/variants';
import { bring, keep, variants } from '../../lib/jass/variants/brought';
import { VARIANT_IDS, type VariantId } from '../../lib/jass/words';

test('a variant is there once it was brought, and is the one of the registry', async () => {
  for (const id of VARIANT_IDS) {
    expect(() => variants[id]).toThrow(`${id} was not brought`);
    await bring(id);
    expect(variants[id]).toBe(all[id]);
    // Nothing is fetched twice, and nobody waits for what is there.
    expect(bring(id)).toBeUndefined();
  }
});

test('what this build does not know is not brought', () => {
  expect(bring('toString' as VariantId)).toBeUndefined();
});

test('those that came with a page are there', () => {
  keep(all);
  for (const id of VARIANT_IDS) expect(variants[id]).toBe(all[id]);
});
