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
  const sides = sideNames(table);
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
        <div
          style={{
            display: 'block',
            maxWidth: width - 2 * pad,
            color: '#e9c46a',
            textAlign: 'center',
            fontSize: headlineSize(headline, {
              width: width - 2 * pad,
              lines: wide ? 1 : 2,
              most: wide ? 50 : 68,
            }),
            lineHeight: 1.25,
            lineClamp: wide ? 1 : 2,
          }}
        >
          {headline}
        </div>
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
          game={game}
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

/** As large as the words have room for: in one line where they can be read so, else in as many as there are. */
function headlineSize(
  text: string,
  { width, lines, most }: { width: number; lines: number; most: number },
): number {
  const inOne = width / (text.length * LETTER);
  const inAll = (width * lines * 0.85) / (text.length * LETTER);
  const least = most * 0.75;
  return inOne >= least || lines === 1
    ? Math.max(most / 2, Math.min(most, inOne))
    : Math.max(most / 2, Math.min(least, inAll));
}
