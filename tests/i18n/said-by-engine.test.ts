/** Whatever the engine says, it says by a key of the texts and with exactly what the text asks for. */
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../lib/i18n/catalogue';
import { LANGUAGES } from '../../lib/i18n/languages';
import { saidInWords } from '../../lib/i18n/said';
import { wordsIn } from '../../lib/i18n/words-in';
import {
  type Draft,
  explain,
  nextEntry,
  type Said,
  TERM_KINDS,
  VARIANT_IDS,
  variant,
} from '../../lib/jass';
import { needs } from '../../lib/jass/need';
import { before, recordsOf, type Written } from '../jass/corpus';
import { gamesOf } from '../jass/short-games';
import { argumentsOf, flat } from './asked';

const english = new Map(flat(MESSAGES.en));

/** Everything that is said within something. */
function saidIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(saidIn);
  const isSaid =
    'key' in value && typeof value.key === 'string' && 'values' in value && value.values !== null;
  // A key with values is how the engine says something.
  return isSaid ? [value as Said, ...inner] : inner;
}

/** What it says of a record: of every hand, before every hand, and of what the hand asks. */
function saidOf(record: Written): Said[] {
  const { entrySays, rowsOf } = variant(record.variant);
  return [
    ...saidIn(rowsOf(record.options)),
    ...[...record.hands, undefined].flatMap((hand, index) => {
      const so = before(record, index);
      const told = explain(so);
      const next = nextEntry(so);
      if (!told.ok || !next.ok) throw new Error(JSON.stringify(so));
      const drafts: Draft[] = [{}, ...(hand ? [hand, ...partsOf(hand)] : [])];
      return [
        ...saidIn(told.value),
        ...drafts.flatMap((draft) => {
          const { questions, says } = next.value.ask(draft);
          return saidIn([questions, says]);
        }),
        ...(hand ? entrySays(so, hand, index) : []),
      ];
    }),
  ];
}

/** What it says before every hand of games that end soon. */
const neededIn = (games: readonly Written[]): Said[] =>
  games.flatMap((game) => game.hands.flatMap((_, index) => saidIn(needs(before(game, index)))));

/** An entry with a field left out, each in its turn. */
const partsOf = (hand: Draft): Draft[] =>
  Object.keys(hand).map((field) => {
    const { [field]: _, ...rest } = hand;
    return rest;
  });

/** What is wrong with something said, for people who mend it. */
function faultOf({ key, values }: Said): string[] {
  const text = english.get(key);
  if (text === undefined) return [`${key}: there is no such text`];
  // Which cards are played with is given to every text.
  const asked = argumentsOf(text).filter((name) => name !== 'deck');
  const given = Object.keys(values).sort();
  return asked.join() === given.join() ? [] : [`${key}: asks for ${asked}, is given ${given}`];
}

const once = (all: readonly string[]) => [...new Set(all)].sort();

describe.each(VARIANT_IDS)('%s', (id) => {
  const said = [
    ...new Map(
      [...recordsOf(id).flatMap(saidOf), ...neededIn([...recordsOf(id), ...gamesOf(id, 6)])].map(
        (one) => [JSON.stringify(one), one],
      ),
    ).values(),
  ];

  test('says what there is a text for, with what it asks for', () => {
    expect(said.length).toBeGreaterThan(20);
    expect(once(said.flatMap(faultOf))).toEqual([]);
  });

  test.each(LANGUAGES)('can be said in %s, with both kinds of cards', (language) => {
    const words = wordsIn(language);
    for (const deck of ['french', 'swiss'] as const) {
      for (const one of said) {
        const text = saidInWords(words, one, deck);
        expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
        expect(text.trim()).not.toBe('');
      }
    }
  });

  test('has a name, and a name for each of its ready house rules', () => {
    const { presets } = variant(id);
    const keys = ['name', 'players', 'line', ...presets.map((preset) => `presets.${preset.id}`)];
    expect(keys.filter((key) => !english.has(`${id}.${key}`))).toEqual([]);
  });
});

test('every term of a sum has a text', () => {
  const without = TERM_KINDS.filter((kind) => !english.has(`sum.${kind}`));
  expect(without).toEqual([]);
  for (const kind of TERM_KINDS) {
    const asked = argumentsOf(english.get(`sum.${kind}`) ?? '');
    expect(['value', 'count', 'deck']).toEqual(expect.arrayContaining(asked));
  }
});

test.each(VARIANT_IDS)('every row that a slate of %s can have is called something', (id) => {
  for (const field of Object.values(variant(id).optionFields)) {
    if (field.kind !== 'rows') continue;
    const rows = [...field.contracts.map((contract) => ({ contract, factor: 1 })), OWN];
    const said = [rows.slice(0, field.most)].flatMap((some) =>
      saidIn(variant(id).rowsOf({ rows: some })),
    );
    expect(said.length).toBe(rows.length);
    expect(said.flatMap(faultOf)).toEqual([]);
  }
});

const OWN = { name: 'Ours', factor: 2 };
