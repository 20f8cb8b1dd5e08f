/** The shared picture: a PNG of the right size for every variant, in every language, drawn from nothing but what is here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inChalk } from '../../app/games/[gameId]/picture/chalk-letters';
import { drawPicture } from '../../app/games/[gameId]/picture/draw';
import { CHALK, contractDrawing } from '../../app/games/[gameId]/picture/marks-svg';
import { SHAPES, type Shape } from '../../app/games/[gameId]/picture/shapes';
import { LANGUAGES } from '../../lib/i18n/languages';
import type { Deck } from '../../lib/i18n/trumps';
import { wordsIn } from '../../lib/i18n/words-in';
import {
  parseOptions,
  type RowContract,
  tally,
  VARIANT_IDS,
  type VariantId,
  variant as variantOf,
} from '../../lib/jass';
import type { PicturedGame } from '../../lib/server/games/pictures';

function game(
  variant: VariantId,
  players: readonly string[],
  hands: readonly object[],
  options: object = {},
): PicturedGame {
  const read = parseOptions(variant, options);
  if (!read.ok) throw new Error(read.error.message);
  const table = { variant, options: read.value, players, firstDealer: 0 };
  const scored = tally({ format: 'jass-record/1', ...table, hands });
  if (!scored.ok) throw new Error(scored.error.message);
  return {
    id: 'g',
    table,
    tally: scored.value,
    hands: hands.map((entry, i) => ({ id: `hand${i}`, by: '', entry: { ...entry } })),
    over: true,
    tourney: null,
    playedAt: '2026-11-21T20:15:00.000Z',
  };
}

const mittlere = (players: readonly string[]) =>
  game('mittlere', players, [
    { points: [121, 36, 0], noTricks: [2] },
    { points: [60, 57, 40] },
    { points: [38, 81, 38] },
    { points: [30, 44, 83] },
    { points: [95, 12, 50] },
    { points: [90, 17, 50] },
  ]);

const exampleOf = (id: VariantId) => {
  const { options, players, hands } = variantOf(id).example;
  return game(id, players, hands, options);
};

/** Width and height as the head of a PNG has them. */
async function read(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const keep = (name: string, bytes: Buffer) => {
  mkdirSync('test-results/pictures', { recursive: true });
  writeFileSync(`test-results/pictures/${name}.png`, bytes);
};

afterEach(() => vi.restoreAllMocks());

describe.each(Object.keys(SHAPES) as Shape[])('as a %s', (shape) => {
  test.each(VARIANT_IDS)('%s', async (name) => {
    const played = exampleOf(name);
    const { bytes, ...size } = await read(
      await drawPicture(wordsIn('en'), { game: played, shape }),
    );
    expect(size).toEqual(SHAPES[shape]);
    keep(`${name}-${shape}`, bytes);
  });

  test('long names, and letters that no chalk has, without asking anybody for a font', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network here.'));
    const players = [
      'Annemarie-Elisabeth von Wattenwyl-Zurbriggen <b>',
      'Žofia Ștefănescu 🎉',
      '김민준',
    ];
    const { bytes, ...size } = await read(
      await drawPicture(wordsIn('de'), { game: mittlere(players), shape }),
    );
    expect(size).toEqual(SHAPES[shape]);
    expect(asked).not.toHaveBeenCalled();
    keep(`names-${shape}`, bytes);
  });
});

test.each(LANGUAGES)('in %s', async (language) => {
  const { bytes } = await read(
    await drawPicture(wordsIn(language), { game: exampleOf('schieber'), shape: 'link' }),
  );
  expect(bytes.length).toBeGreaterThan(10_000);
  keep(`language-${language}`, bytes);
});

test.each([
  ['Anna', 'Anna'],
  ['Zoë Müller-Gögel', 'Zoë Müller-Gögel'],
  ['Ștefan', 'Stefan'],
  ['Anna 🎉', 'Anna'],
  ['김민준', 'Player 2'],
  ['  ', 'Player 2'],
  ['—', '—'],
])('%s is chalked as %s', (name, chalked) => {
  expect(inChalk(name, 'Player 2')).toBe(chalked);
});

test('a suit has its colour, and what is no suit is chalk', () => {
  const inside = (of: RowContract, deck: Deck) =>
    atob(contractDrawing(of, deck).src.replace(/^.*,/, ''));
  expect(inside('hearts', 'french')).toContain('#e0503f');
  expect(inside('clubs', 'french')).toContain(CHALK);
  expect(inside('spades', 'swiss')).toContain('#4f8fd0');
  expect(inside('obenabe', 'swiss')).toContain(CHALK);
});

test('a slate of rows for sides without names, in Swiss-German cards', async () => {
  const { hands, options } = variantOf('coiffeur').example;
  const played = game('coiffeur', ['Wir', 'Sie', 'Wir', 'Sie'], hands, options);
  const { bytes } = await read(
    await drawPicture(wordsIn('de'), { game: played, shape: 'message', deck: 'swiss' }),
  );
  keep('rows-swiss', bytes);
});
