import type { Form } from '@/lib/jass';
import type { Family } from './family';
import { SticksEntry } from './sticks/entry';
import { SticksHandCells, sticksInWords } from './sticks/hand-cells';
import { SticksSlate } from './sticks/slate';

/** The boards, by the family of entry form that a variant names. */
export const FAMILIES = {
  sticks: {
    Slate: SticksSlate,
    Entry: SticksEntry,
    HandCells: SticksHandCells,
    inWords: sticksInWords,
  },
} satisfies Record<Form, Family>;
