/** The picture of a slate, made on the server: the same chalk as on the board, and who won. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { placeInTourney } from '@/lib/i18n/game';
import { outcome } from '@/lib/i18n/result';
import { ownNames } from '@/lib/i18n/seat-names';
import type { Deck } from '@/lib/i18n/trumps';
import { gameName } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { withCallNames } from '@/lib/league/call-names';
import { CLOTH } from '@/lib/phone/settings';
import type { PicturedGame } from '@/lib/server/games';
import { countedHands, seatedAt, sideNames } from '@/lib/sync/deal';
import { inChalk } from './chalk-letters';
import { CHALK } from './marks-svg';
import { SHAPES, type Shape } from './shapes';
import { SlateParts } from './slate-parts';

/**
 * The chalk of the board, and the letters of other languages as its package has them; each path in one piece,
 * so that the bundler sees which files are meant.
 */
const FONTS = {
  latin: () => readFile(path.join(process.cwd(), 'lib/files/chalk.woff')),
  'latin-ext': () =>
    readFile(
      path.join(
        process.cwd(),
        'node_modules/@fontsource/kalam/files/kalam-latin-ext-400-normal.woff',
      ),
    ),
} as const;
/** Read once. Two files of one face: where the first has no letter, the second is asked. */
let fonts: Promise<{ name: string; data: Buffer; weight: 400; style: 'normal' }[]> | undefined;
const chalk = () => {
  fonts ??= Promise.all(
    (['latin', 'latin-ext'] as const).map(async (subset) => ({
      name: subset,
      data: await FONTS[subset](),
      weight: 400 as const,
      style: 'normal' as const,
    })),
  );
  return fonts;
};

/** Names as the picture writes them. */
function lettered(words: Words, game: PicturedGame): PicturedGame {
  // The slate of now, with those at it who sit there now.
  const { substitutes: _, ...table } = seatedAt(game.table, game.hands.length);
  const players = ownNames(words, table.players).map((name, seat) =>
    inChalk(name, words.t('phone.share.seat', { seat: String(seat + 1) })),
  );
  return { ...game, table: { ...table, players } };
}

/** The chalk has no narrow space, as large figures have it in some languages. */
const spaced = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** Draws the game; nothing is fetched from anywhere. */
export async function drawPicture(
  words: Words,
  {
    game: given,
    shape,
    deck = 'french',
  }: { game: PicturedGame; shape: Shape; deck?: Deck | undefined },
): Promise<Response> {
  const game = lettered(words, given);
  const { width, height } = SHAPES[shape];
  const wide = shape === 'link';
  const { table, tally, over, tourney } = game;
  // No line breaks within the name of one person.
  const sides = sideNames(table).map((name) => name.replaceAll(/(?<! &) (?!& )/g, '\u00a0'));
  const headline = spaced(
    over && tally.hands.length > 0 ? outcome(words, sides, tally) : sides.join(', '),
  );
  const pad = wide ? 28 : 44;
  const frame = wide ? 14 : 20;
  const [head, foot] = wide ? [84, 48] : [190, 76];
  const caption = words.t('phone.share.hands', {
    variant: gameName(words, table),
    hands: countedHands(tally),
  });
  const day = words.format.dateTime(new Date(game.playedAt), { dateStyle: 'long' });
  return new ImageResponse(
    <div
      style={{
        width,
        height,
        display: 'flex',
        flexDirection: 'column',
        padding: `0 ${pad}px`,
        background: CLOTH,
        color: CHALK,
        fontFamily: 'latin, latin-ext',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          height: head,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Headline text={headline} width={width - 2 * pad} {...(wide ? LINK : UPRIGHT)} />
        {tourney && !wide && (
          <span style={{ fontSize: 38 }}>{placeInTourney(words, tourney, game.id)}</span>
        )}
      </div>
      <div
        style={{
          display: 'flex',
          height: height - head - foot,
          borderWidth: frame,
          borderStyle: 'solid',
          borderColor: '#9a6a45 #855736 #734a2d #8f6240',
          borderRadius: 14,
          background: 'linear-gradient(100deg, #2a3033, #23282b 45%, #272d30 80%, #212629)',
        }}
      >
        <SlateParts
          words={words}
          // The full names stand over it; the hyphen of its own that a call name has, the chalk has not.
          game={{ ...game, table: withHyphens(withCallNames(table)) }}
          width={width - 2 * pad - 2 * frame}
          height={height - head - foot - 2 * frame}
          wide={wide}
          deck={deck}
          lettered={(text) => inChalk(spaced(text), '·')}
        />
      </div>
      <div
        style={{
          display: 'flex',
          height: foot,
          alignItems: 'center',
          justifyContent: 'space-between',
          fontSize: wide ? 25 : 34,
        }}
      >
        <span>{`${caption} · ${day}`}</span>
        <span style={{ color: '#e9c46a' }}>Schiefer</span>
      </div>
    </div>,
    {
      width,
      height,
      fonts: await chalk(),
      headers: {
        'Cache-Control': 'private, no-cache',
        'Content-Disposition': 'inline; filename="schiefer.png"',
      },
    },
  );
}

/** About how wide a letter of the chalk is, as a part of its size. */
const LETTER = 0.5;

/** In how many lines the words over the slate stand at most, and how large. */
const LINK = { lines: 1, most: 50 } as const;
const UPRIGHT = { lines: 2, most: 68 } as const;

/** Who has won, as large as there is room: in one line where that can be read, else in as many as there are. */
function Headline({
  text,
  width,
  lines,
  most,
}: {
  text: string;
  width: number;
  lines: number;
  most: number;
}) {
  const parts = text.split(' ');
  const least = most / 2;
  let size: number = most;
  while (size > least && linesOf(parts, width / (size * LETTER)) > (size > most * 0.75 ? 1 : lines))
    size -= 1;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: size * 0.25,
        maxWidth: width,
        maxHeight: lines * size * 1.25,
        overflow: 'hidden',
        color: '#e9c46a',
        fontSize: size,
        lineHeight: 1.25,
      }}
    >
      {parts.map((part, i) => (
        <span key={i} style={{ whiteSpace: 'nowrap' }}>
          {part}
        </span>
      ))}
    </div>
  );
}

/** How many lines of so many letters these words fill, each whole. */
function linesOf(parts: readonly string[], most: number): number {
  let [lines, left] = [1, most];
  for (const { length } of parts) {
    if (length > left && left < most) [lines, left] = [lines + 1, most];
    left -= length + 1;
  }
  return lines;
}

const withHyphens = (table: PicturedGame['table']) => ({
  ...table,
  players: table.players.map((name) => name.replaceAll('\u2011', '-')),
});
