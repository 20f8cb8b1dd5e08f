/** What holds for what every variant asks: over its example, the golden records and any drafts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Draft,
  type NextEntry,
  nextEntry,
  OUT,
  type Question,
  tally,
  VARIANT_IDS,
} from '../../lib/jass';
import { wildJson } from '../helpers/nearly';
import { before, exampleOf, recordsOf, type Written } from './corpus';
import { anyDraft, seatList } from './play';

/** How many drafts of each variant; `npm run fuzz` has many more. */
const RUNS = Math.ceil(Number(process.env.FUZZ_RUNS ?? 1500) / 10);
const timeout = 60_000 + RUNS * 20;

const nextOf = (record: Written): NextEntry => {
  const next = nextEntry(record);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
};

const withHand = (record: Written, index: number, hand: unknown) => ({
  ...before(record, index),
  hands: [...record.hands.slice(0, index), hand],
});

/** What somebody would answer to a question who wants this entry; undefined for nothing. */
function answerTo(question: Question, entry: Draft): { field: string; value: unknown } | undefined {
  const { field } = question;
  const own = entry[field];
  switch (question.kind) {
    case 'row':
      return { field, value: { side: entry.side, row: own } };
    case 'trump':
      return entry.turned === undefined
        ? own === undefined
          ? undefined
          : { field, value: own }
        : { field: 'turned', value: entry.turned };
    case 'bid':
      return entry.bid === undefined
        ? { field: 'auction', value: entry.auction }
        : { field: 'bid', value: entry.bid };
    case 'seats': {
      const yes = Array.isArray(own) ? own : [];
      return { field, value: seatList(question, yes) };
    }
    case 'points':
    case 'counts':
    case 'strokes':
      if (own === undefined) return undefined;
      return {
        field,
        value: Array.isArray(own) ? own.map((one: unknown) => one ?? OUT) : [own],
      };
    default:
      return own === undefined ? undefined : { field, value: own };
  }
}

describe.each(VARIANT_IDS)('%s', (id) => {
  const records = recordsOf(id);
  const example = exampleOf(id);

  test('an entry of the example as a draft asks for nothing and comes back', () => {
    for (const [index, hand] of example.hands.entries()) {
      const { questions, entry, refusal } = nextOf(before(example, index)).ask(hand);
      expect(entry).toEqual(hand);
      expect(refusal).toBeNull();
      expect(questions.filter(({ state }) => state === 'due' || state === 'wrong')).toEqual([]);
    }
  });

  test('any entry as a draft asks for nothing and comes back as one that brings the same', () => {
    for (const record of records) {
      for (const [index, hand] of record.hands.entries()) {
        const { questions, entry, refusal } = nextOf(before(record, index)).ask(hand);
        const says = JSON.stringify([before(record, index), hand]);
        expect(refusal, says).toBeNull();
        expect(
          questions.filter(({ state }) => state === 'due' || state === 'wrong'),
          says,
        ).toEqual([]);
        expect(tally(withHand(record, index, entry)), says).toEqual(
          tally(withHand(record, index, hand)),
        );
      }
    }
  });

  test('the entries of the example come about answer by answer', () => {
    for (const [index, hand] of example.hands.entries()) {
      const next = nextOf(before(example, index));
      let draft: Draft = {};
      const answered = new Set<string>();
      for (let step = 0; step < 20; step += 1) {
        const { questions } = next.ask(draft);
        const todo = questions.find(
          (question) => !answered.has(question.field) && answerTo(question, hand) !== undefined,
        );
        if (!todo) break;
        answered.add(todo.field);
        const answer = answerTo(todo, hand);
        if (answer) draft = next.answer(draft, answer.field, answer.value);
      }
      // What nobody asks for has a key of its own: that a side declares between two hands.
      const rest = Object.keys(hand).filter(
        (field) => !next.ask(draft).questions.some((one) => one.field === field),
      );
      if (answered.size === 0)
        for (const field of rest) draft = next.answer(draft, field, hand[field]);
      const { questions, entry } = next.ask(draft);
      expect(questions.filter(({ state }) => state === 'due')).toEqual([]);
      expect(entry).toEqual(hand);
    }
  });

  test(
    'whatever a draft holds, what comes of it can be written or is refused as it would be',
    () => {
      const place = fc.constantFrom(...records).chain((record) =>
        fc.record({
          record: fc.constant(record),
          index: fc.nat(record.hands.length),
          hand: fc.constantFrom({}, ...record.hands),
          changes: fc.dictionary(fc.constantFrom(...fieldsOf(records)), wildJson, { maxKeys: 2 }),
        }),
      );
      fc.assert(
        fc.property(place, ({ record, index, hand, changes }) => {
          const next = nextOf(before(record, index));
          const { entry, refusal } = next.ask({ ...hand, ...changes });
          for (const [field, value] of Object.entries(changes))
            next.ask(next.answer(hand, field, value));
          if (!entry) return;
          const result = tally(withHand(record, index, entry));
          const isElsewhere = !result.ok && result.error.hand !== index;
          if (isElsewhere || (!result.ok && result.error.code === 'game-finished')) return;
          expect(result.ok ? null : result.error).toEqual(refusal);
        }),
        { numRuns: RUNS },
      );
    },
    timeout,
  );

  test(
    'whoever answers what is due, and some of the rest, comes to an entry',
    () => {
      const place = fc
        .constantFrom(...records)
        .chain((record) =>
          fc.record({ record: fc.constant(record), index: fc.nat(record.hands.length) }),
        );
      const reached = new Set<string>();
      fc.assert(
        fc.property(place, fc.infiniteStream(fc.nat(1000)), ({ record, index }, chance) => {
          const isOpen = JSON.stringify(record.hands[index - 1] ?? {}).includes('announced');
          if (isOpen && !JSON.stringify(record.hands[index - 1]).includes('points')) return;
          const told = tally(before(record, index));
          if (told.ok && told.value.status === 'finished') return;
          const next = nextOf(before(record, index));
          const draft = anyDraft(next, (end) => (chance.next().value ?? 0) % end);
          const { entry, refusal, questions } = next.ask(draft);
          expect(questions.filter(({ state }) => state === 'due')).toEqual([]);
          if (!entry) throw new Error(`Nothing comes of ${JSON.stringify(draft)}`);
          reached.add(refusal ? refusal.code : 'written');
          const result = tally(withHand(record, index, entry));
          expect(result.ok ? null : result.error).toEqual(refusal);
        }),
        { numRuns: RUNS },
      );
      expect(reached).toContain('written');
      // What is asked for keeps to the form; only the figures can be such as cannot be.
      for (const code of reached) expect(POSSIBLE).toContain(code);
    },
    timeout,
  );
});

/** What can be wrong although every question is answered: figures, melds of both sides, too early a word. */
const POSSIBLE = [
  'written',
  'points-sum',
  'strokes-sum',
  'points-impossible',
  'counts-impossible',
  'wies-both-sides',
  'declared-too-early',
];

/** The fields that entries have. */
const fieldsOf = (records: readonly Written[]): string[] => [
  ...new Set(records.flatMap(({ hands }) => hands.flatMap((hand) => Object.keys(hand)))),
];
