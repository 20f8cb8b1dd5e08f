/**
 * Every text that a person reads stands under lib/i18n/messages, where it is translated: none is
 * written into a component or an answer of the server.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../lib/i18n/languages';

type Node = { readonly type: string; readonly [field: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { type?: unknown }).type === 'string';

/** Attributes that are read by nobody, or by machines. */
const UNREAD =
  /^(className|class|id|key|type|name|role|href|src|d|points|viewBox|transform|rel|target|method|action|accept|autoComplete|autoCapitalize|inputMode|enterKeyHint|pattern|lang|dir|media|fill|stroke\w*|text(Anchor|Rendering)|dominantBaseline|preserveAspectRatio|data-.*|aria-(live|current|hidden|haspopup|controls|labelledby|describedby|sort|orientation|relevant|autocomplete))$/;

/** What a text in code may be all the same: the product's name, units, signs. */
const ALLOWED =
  /^(Schiefer|jass-record\/1|OpenAPI|JSON|CSV|NDJSON|ZIP|SVG|PNG|QR|Samsung Internet|[A-Z]|×|kB|MB)$/;

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isText = (text: string) => /\p{L}{2}/u.test(text) && !ALLOWED.test(words(text));
/** "No connection: try again." but neither `input-invalid` nor `grid gap-3`. */
const isSentence = (text: string) => /^\p{Lu}[\p{Ll}’']*,? \p{L}/u.test(words(text));

/** The texts that a file says to people, with the line of each. */
function textsIn(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const found: string[] = [];
  const say = (node: Node, text: string) => {
    const line = source.slice(0, Number(node.start)).split('\n').length;
    found.push(`${path}:${line} ${words(text).slice(0, 60)}`);
  };
  const strings = (node: unknown): Node[] => {
    if (!isNode(node)) return [];
    if (node.type === 'ConditionalExpression')
      return [...strings(node.consequent), ...strings(node.alternate)];
    if (node.type === 'LogicalExpression') return [...strings(node.left), ...strings(node.right)];
    if (node.type === 'JSXExpressionContainer') return strings(node.expression);
    return node.type === 'Literal' || node.type === 'TemplateLiteral' ? [node] : [];
  };
  const textOf = (node: Node): string => {
    if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
    const quasis = Array.isArray(node.quasis) ? node.quasis : [];
    return quasis.map((quasi) => String(quasi?.value?.cooked ?? '')).join('…');
  };
  const visit = (node: Node, inImport = false): void => {
    if (node.type === 'ThrowStatement' || node.type === 'TSLiteralType') return;
    if (node.type === 'JSXText' && isText(String(node.value))) say(node, String(node.value));
    if (node.type === 'JSXAttribute') {
      const name = isNode(node.name) ? String(node.name.name) : '';
      if (!UNREAD.test(name))
        for (const string of strings(node.value))
          if (
            /^(aria-|title|alt|label|placeholder|hint|legend|back)/.test(name) &&
            !/^[/#]|^[a-z-]+$/.test(textOf(string))
          )
            if (isText(textOf(string))) say(string, textOf(string));
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of Array.isArray(node.children) ? node.children : [])
        for (const string of isNode(child) && child.type === 'JSXExpressionContainer'
          ? strings(child)
          : [])
          if (isText(textOf(string))) say(string, textOf(string));
    if ((node.type === 'Literal' || node.type === 'TemplateLiteral') && !inImport)
      if (isSentence(textOf(node)) && !ALLOWED.test(words(textOf(node)))) say(node, textOf(node));
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child))
          visit(
            child,
            /^(Import|Export)\w*Declaration$/.test(node.type) && child.type === 'Literal',
          );
  };
  // What the parser gives is an ESTree; only its shape is looked at.
  visit(parseSync(path, source).program as unknown as Node);
  return [...new Set(found)];
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);

test('texts in code are found', () => {
  expect(textsIn('tests/i18n/said-in-code.fixture.tsx')).toHaveLength(4);
});

describe.each([
  'app',
  'lib/browser',
  'lib/files',
  'lib/i18n',
  'lib/league',
  'lib/server',
  'lib/worker',
])('%s', (folder) => {
  test('says nothing that is not translated', () => {
    // Tables of texts, here and beside what refuses something, are what is translated; examples are data.
    const files = filesIn(folder).filter(
      (path) => !/\/messages[./]|\/contract\/examples\.ts$/.test(path),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(textsIn)).toEqual([]);
  });
});

test('the languages are those that the product promises', () => {
  expect(LANGUAGES).toEqual(['en', 'de', 'fr', 'it', 'sv']);
});
