/**
 * A variant is one folder: outside of it nothing names one, works out what its rules say, or tells
 * its hands apart by their shape. What draws or says them is keyed by kind of slate and of question.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { ALL_POINTS, VARIANT_IDS } from '../../lib/jass';

type Node = { readonly type: string; readonly [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Where a variant may be named, with the reason. */
const NAMING: Readonly<Record<string, string>> = {
  'lib/jass/words.ts': 'the ids of all variants, as records write them',
  'lib/jass/definition.ts': 'a source that is called as a variant is',
  'lib/i18n/rules.ts': 'the same',
  'lib/jass/schieber-family.ts': 'an area of texts that is called as a variant is',
  'app/ui/variant-mark.tsx': 'a drawing for each',
  'lib/i18n/board-areas.ts': 'areas of texts, likewise',
  'app/start/example.ts': 'the game that a first visitor goes on with',
  'lib/league/trial.ts': 'what a league to try plays',
  'app/api/v1/contract/examples.ts': 'one game as it goes over the wire',
  'app/api/v1/contract/shared.ts': 'the example of an id',
  'lib/tournament/ready.ts': 'tournaments as they are often played',
  'lib/server/account/guessed.ts': 'words that are no good passwords here',
};

/** What tells values in a sentence apart, which are no hands. */
const SAYING = 'lib/i18n/said.ts';

/** What entries and hands have: whether one has it is for the engine to tell. */
const FIELDS = new Set([
  ...['announced', 'auction', 'bid', 'caught', 'caughtStoeck', 'counterMatch', 'counts', 'cut'],
  ...['declared', 'difference', 'doubled', 'held', 'made', 'match', 'multiplier', 'net'],
  ...['noTricks', 'order', 'points', 'potatoes', 'pushed', 'rule', 'score', 'scratched'],
  ...['settled', 'settlement', 'sticks', 'stoeck', 'strokes', 'tourneyPoints', 'trump', 'tricks'],
  ...['turned', 'void', 'wies'],
]);

const IDS: ReadonlySet<unknown> = new Set(VARIANT_IDS);

/** Every node of a file, each with what it stands in. */
function* nodesIn(node: Node, parent: Node | null = null): Generator<[Node, Node | null]> {
  yield [node, parent];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesIn(child, node);
}

/** What in a file only the folder of a variant may say, by line. */
function amiss(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  return [...nodesIn(program as unknown as Node)].flatMap(([node, parent]) => {
    const what = named(node, parent) ?? worked(node) ?? guessed(node);
    if (what === null || (what.startsWith('names') && path in NAMING)) return [];
    if (what.startsWith('guesses') && path === SAYING) return [];
    return [`${path}:${source.slice(0, Number(node.start)).split('\n').length} ${what}`];
  });
}

function named(node: Node, parent: Node | null): string | null {
  if (node.type === 'Literal' && IDS.has(node.value)) return `names ${node.value}`;
  const isKey = node.type === 'Identifier' && parent?.type === 'Property' && parent.key === node;
  return isKey && IDS.has(node.name) ? `names ${node.name}` : null;
}

const worked = (node: Node): string | null =>
  node.type === 'Literal' && (node.value === ALL_POINTS || node.value === ALL_POINTS + 100)
    ? `works with ${node.value}`
    : null;

function guessed({ type, operator, left }: Node): string | null {
  if (type !== 'BinaryExpression' || operator !== 'in' || !isNode(left)) return null;
  return FIELDS.has(String(left.value)) ? `guesses by '${left.value}'` : null;
}

const sources = ['app', 'lib'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file}`)
    .filter((file) => /\.(ts|tsx)$/.test(file) && !file.startsWith('lib/jass/variants/')),
);
/** The engine's other files know hands and points, but no variant. */
const isEngine = (path: string) => path.startsWith('lib/jass/');

test('what it looks for is found where it stands', () => {
  const text = `
    const TABLE = { schieber: 1, 'plus-minus': 2 };
    if (id === 'mittlere' && 'sticks' in hand) left = 157 - sum;
    t('schieber.ask.match');
  `;
  expect(amiss('some.ts', text)).toEqual([
    'some.ts:2 names schieber',
    'some.ts:2 names plus-minus',
    'some.ts:3 names mittlere',
    "some.ts:3 guesses by 'sticks'",
    'some.ts:3 works with 157',
  ]);
  expect(sources.length).toBeGreaterThan(500);
});

test('nothing outside the folder of a variant says what it alone knows', () => {
  const found = sources.flatMap((path) => {
    const own = amiss(path, readFileSync(path, 'utf8'));
    return isEngine(path) ? own.filter((one) => one.includes(' names ')) : own;
  });
  expect(found).toEqual([]);
});

test('every place that may name a variant does', () => {
  for (const path of Object.keys(NAMING)) {
    const text = readFileSync(path, 'utf8');
    expect(
      VARIANT_IDS.some((id) => text.includes(id)),
      path,
    ).toBe(true);
  }
});
