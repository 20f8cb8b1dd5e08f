/** Every text can be read in both themes, and every class names a colour that there is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const css = ['globals.css', ...readdirSync('app/styles').map((name) => `styles/${name}`)]
  .map((name) => readFileSync(`app/${name}`, 'utf8'))
  .join('\n');

type Theme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;

/** The colour tokens that a block of the style sheet sets, as a theme has them. */
function tokensIn(block: string, theme: Theme): Tokens {
  const found = [...block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)];
  return new Map(
    found.map(([, name = '', value = '']) => {
      const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
      return [name, (theme === 'light' ? light : dark) ?? value];
    }),
  );
}
const block = (start: string): string => {
  const from = css.indexOf(start);
  expect(from, start).toBeGreaterThan(0);
  return css.slice(from, css.indexOf('}', from));
};

function luminance(colour: string): number {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const ROOT = block('@theme');

/** What is written on what, each ground with the letters that stand on it. */
const WRITTEN = [
  {
    where: 'pages',
    on: ['paper', 'card', 'paper-dark'],
    in: ['ink', 'ink-dim', 'felt', 'refusal', 'brick'],
  },
  { where: 'pages', on: ['felt', 'felt-dark'], in: ['paper'] },
  { where: 'pages', on: ['highlight'], in: ['ink', 'ink-dim'] },
  { where: 'cards', on: ['face'], in: ['face-ink', 'line'] },
  {
    where: 'cloth',
    on: ['ground', 'slate', 'slate-light', 'slate-dark'],
    in: ['chalk', 'chalk-dim', 'yellow', 'refusal-chalk'],
  },
  { where: 'cloth', on: ['yellow'], in: ['on-yellow'] },
];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const rows = WRITTEN.flatMap((row) =>
    row.on.flatMap((ground) => row.in.map((letters) => ({ ...row, ground, letters }))),
  );
  const tokens = tokensIn(ROOT, theme);
  test.each(rows)('$where: $letters on $ground', ({ ground, letters }) => {
    const of = (name: string) => tokens.get(name) ?? '';
    expect(contrast(of(letters), of(ground))).toBeGreaterThanOrEqual(4.5);
  });
});

// Signs, not letters.
const SUITS = ['suit-red', 'suit-gold', 'suit-green', 'suit-blue'];
const UNDER_SUITS = ['paper', 'card', 'slate', 'slate-light', 'slate-dark', 'face'];
test.each(['light', 'dark'] as const)('suits are seen on every ground: %s', (theme) => {
  const tokens = tokensIn(ROOT, theme);
  const of = (name: string) => tokens.get(name) ?? '';
  for (const suit of SUITS)
    for (const ground of UNDER_SUITS)
      expect(contrast(of(suit), of(ground)), `${suit} on ${ground}`).toBeGreaterThanOrEqual(3);
});

test('slate and cloth are dark in both, and nowhere else', () => {
  const dark = tokensIn(ROOT, 'dark');
  for (const name of ['ground', 'slate', 'slate-light', 'slate-dark', 'chalk', 'yellow'])
    expect(tokensIn(ROOT, 'light').get(name)).toBe(dark.get(name));
  // Paper that lies on the slate takes the slate's colours: no others.
  expect(css.match(/--color-[\w-]+:(?! var)/g)?.length).toBe(dark.size);
});

test('every class names a colour that there is', () => {
  const known = new Set([
    ...tokensIn(ROOT, 'light').keys(),
    'transparent',
    'current',
    'inherit',
    'none',
  ]);
  const colours = new Set(
    'white black gray zinc neutral stone red orange amber lime green emerald teal blue slate chalk felt paper ink yellow refusal line wood brick card ground face highlight on'.split(
      ' ',
    ),
  );
  const unknown = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(path.join('app', file), 'utf8').matchAll(
          /(?<=[\s"'`:])(?:bg|text|border(?:-[trblxy])?|divide|decoration|outline|fill|stroke|from|to|accent|ring|placeholder:text)-([a-z]+)((?:-[a-z]+)*)\b/g,
        ),
      ].flatMap(([whole, first = '', rest = '']) =>
        colours.has(first) && !known.has(first + rest) ? [`${file}: ${whole}`] : [],
      ),
    );
  expect(unknown).toEqual([]);
});
