import { expect, test } from 'vitest';
import { SLATE_KINDS, VARIANT_IDS, variant } from '@/lib/jass';
import { BOARDS } from '../bench/board-bytes.mjs';

test('a board of every kind of slate is weighed', () => {
  const kinds = VARIANT_IDS.filter((id) => id in BOARDS).map((id) => variant(id).slate);
  expect([...new Set(kinds)].sort()).toEqual([...SLATE_KINDS].sort());
});
