/** What stands on the slate of a picture, by the kind of slate. */

import { linesOf } from '@/app/ui/slate/name';
import { schieberStrokes } from '@/app/ui/slate/schieber-rows';
import { roomOf } from '@/app/ui/slate/stick-places';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { inFigures, writtenIn } from '@/lib/i18n/figures';
import { winnersOf } from '@/lib/i18n/result';
import { saidInWords } from '@/lib/i18n/said';
import type { Deck } from '@/lib/i18n/trumps';
import type { Words } from '@/lib/i18n/words';
import { type Explanation, type SlateKind, totalsOf, variant } from '@/lib/jass';
import type { PicturedGame } from '@/lib/server/games';
import { sideNames } from '@/lib/sync/deal';
import { explained } from '../explained';
import { leaders } from '../slates/slate';
import {
  contractDrawing,
  type Drawing,
  LINE,
  schieberDrawing,
  stickDrawing,
  underline,
} from './marks-svg';

type Room = {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  /** A text in the letters of the chalk. */
  readonly lettered: (text: string) => string;
  readonly deck: Deck;
};
type PartProps = Room & {
  readonly words: Words;
  readonly game: PicturedGame;
  readonly stands: Explanation;
};
type Part = (props: PartProps) => React.ReactNode;

const PAD = 28;
const YELLOW = '#e9c46a';
const DIM = '#b3b1a9';
const FAINT_LINE = 'rgba(180, 72, 58, 0.4)';
/** About how wide a letter of the chalk is, as a part of its size. */
const LETTER = 0.5;

/** Who has won; nobody while it is played. */
const winnersIn = ({ tally, over }: PicturedGame) => (over ? winnersOf(tally) : []);

/** The slate of a game in so much room, in pixels. */
export const SlateParts = (props: Omit<PartProps, 'stands'>) =>
  PARTS[variant(props.game.table.variant).slate]({ ...props, stands: explained(props.game) });

const sticks: Part = ({ words, game, stands, width, height, wide }) => {
  const { table, hands } = game;
  const winners = winnersIn(game);
  const rows = stickRows(
    stands.hands,
    sideNames(table),
    hands.map(({ id }) => id),
  );
  const room = Math.max(...rows.map(({ places }) => roomOf(places)));
  const each = height / rows.length;
  // More rows than this are too low for marks under the names.
  const isOneLine = wide || rows.length > 5;
  const named = wide ? 270 : isOneLine ? 230 : width - 260;
  const size = Math.min(wide ? 46 : 56, each * 0.4);
  return (
    <Rows>
      {rows.map((row, i) => {
        const marks = stickDrawing(row.places, room);
        const name = (
          <Name text={row.name} size={size} width={named} hasWon={winners.includes(i)} />
        );
        const figure = (
          <Figure
            text={inFigures(words, variant(table.variant).figure, row.net)}
            size={Math.min(84, each * 0.5)}
            width={170}
            isBest={winners.includes(i)}
          />
        );
        const space = isOneLine
          ? { width: width - 2 * PAD - named - 180, height: each - 16 }
          : { width: width - 2 * PAD - 180, height: each - size * 1.5 - 20 };
        return isOneLine ? (
          <Row key={row.name} height={each} first={i === 0}>
            {name}
            <Fitted drawing={marks} {...space} />
            {figure}
          </Row>
        ) : (
          <Row key={row.name} height={each} first={i === 0}>
            <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center' }}>
              {name}
              <Fitted drawing={marks} {...space} />
            </div>
            {figure}
          </Row>
        );
      })}
    </Rows>
  );
};

const strokes: Part = ({ words, game, stands, width, height, wide, lettered }) => {
  const { table, tally, hands } = game;
  const winners = winnersIn(game);
  const names = sideNames(table);
  const handIds = hands.map(({ id }) => id);
  const beside = wide;
  const each = beside ? height : height / names.length;
  const across = beside ? width / names.length : width;
  const size = Math.min(50, each * 0.24, across * 0.11);
  return (
    <Rows beside={beside}>
      {names.map((name, side) => {
        const scores = stands.hands.map(({ gain }) => gain[side] ?? 0);
        return (
          <div
            key={name}
            style={{
              display: 'flex',
              flexDirection: 'column',
              width: across,
              height: each,
              padding: `6px ${PAD}px`,
              ...(side > 0 && {
                [beside ? 'borderLeft' : 'borderTop']: `3px solid ${LINE}`,
              }),
            }}
          >
            <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              <Name
                text={name}
                size={size}
                width={across - 2 * PAD - size * 3.6}
                hasWon={winners.includes(side)}
              />
              <Figure
                text={lettered(inFigures(words, 'points', totalsOf(tally)[side] ?? 0))}
                size={size * 1.35}
                width={size * 3.5}
                isBest={winners.includes(side)}
              />
            </div>
            <div
              style={{
                display: 'flex',
                flexGrow: 1,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <Fitted
                centred
                drawing={schieberDrawing(schieberStrokes(scores, handIds))}
                width={across - 2 * PAD}
                height={each - size * 2.1}
              />
            </div>
          </div>
        );
      })}
    </Rows>
  );
};

/** A row for each side with its total, the best underlined. */
const totals: Part = ({ words, game, width, height, wide, lettered }) => {
  const { table } = game;
  const names = sideNames(table);
  const best = leaders(game);
  const each = height / names.length;
  const size = Math.min(wide ? 52 : 64, each * 0.5);
  return (
    <Rows>
      {names.map((name, side) => (
        <Row key={name} height={each} first={side === 0}>
          <Name
            text={name}
            size={size}
            width={width - 2 * PAD - 260}
            hasWon={winnersIn(game).includes(side)}
          />
          <Figure
            text={lettered(inFigures(words, 'points', totalsOf(game.tally)[side] ?? 0))}
            size={Math.min(96, each * 0.55)}
            width={240}
            isBest={best.includes(side)}
          />
        </Row>
      ))}
    </Rows>
  );
};

/** The rows with what each side wrote in them, what that makes, and the sums below. */
const rows: Part = ({ words, game, stands, width, height, wide, lettered, deck }) => {
  const { table } = game;
  const names = sideNames(table);
  const best = leaders(game);
  const listed = variant(table.variant).rowsOf(table.options);
  // The two painted lines take their part.
  const each = (height - 8) / (listed.length + 2.9);
  const size = Math.min(wide ? 34 : 48, each * 0.72);
  const factor = size * 1.6;
  const head = Math.min(width * 0.36, size * 6 + factor);
  const column = (width - 2 * PAD - head) / names.length;
  const figure = (value: number) => lettered(inFigures(words, 'points', value));
  const line = (
    key: string,
    { at, above }: { at: number; above?: string },
    first: React.ReactNode,
    own: readonly React.ReactNode[],
  ) => (
    <div
      key={key}
      style={{
        display: 'flex',
        height: at,
        margin: `0 ${PAD}px`,
        lineHeight: 1,
        ...(above && { borderTop: above }),
      }}
    >
      <div style={{ display: 'flex', width: head, alignItems: 'center', fontSize: size }}>
        {first}
      </div>
      {own.map((inside, side) => (
        <div
          key={side}
          style={{
            display: 'flex',
            width: column,
            height: at,
            alignItems: 'center',
            justifyContent: 'center',
            borderLeft: `3px solid ${LINE}`,
            overflow: 'hidden',
          }}
        >
          {inside}
        </div>
      ))}
    </div>
  );
  return (
    <Rows>
      {line(
        'names',
        { at: each * 1.2 },
        null,
        names.map((name, side) => (
          <Name
            key={name}
            centred
            text={name}
            size={Math.min(size, Math.max(size * 0.7, (column * 1.7) / name.length))}
            width={column - 12}
            hasWon={winnersIn(game).includes(side)}
          />
        )),
      )}
      {listed.map((row, i) =>
        line(
          `${i}`,
          { at: each, above: i === 0 ? `3px solid ${LINE}` : `1px solid ${FAINT_LINE}` },
          <>
            {row.contract && (
              <div style={{ display: 'flex', marginRight: size * 0.35 }}>
                <Fitted
                  drawing={contractDrawing(row.contract, deck)}
                  width={size * 0.95}
                  height={size * 0.95}
                />
              </div>
            )}
            <Name
              text={lettered(saidInWords(words, row.says, deck))}
              size={size * 0.8}
              width={head - factor - (row.contract ? size * 1.3 : 0)}
            />
            <div
              style={{
                display: 'flex',
                width: factor,
                justifyContent: 'flex-end',
                paddingRight: size * 0.4,
                fontSize: size * 0.8,
                color: DIM,
              }}
            >
              {`×${row.factor}`}
            </div>
          </>,
          names.map((name, side) => {
            const hand = stands.hands.find(({ cell }) => cell?.row === i && cell.side === side);
            if (!hand?.cell) return null;
            const text = lettered(writtenIn(words, hand.cell));
            const makes = figure(hand.gain[side] ?? 0);
            const isRoomy = column > size * 5;
            return (
              <Figure
                key={name}
                centred
                text={text}
                size={size}
                width={column - 6}
                beside={isRoomy && makes !== text && hand.cell.value !== null ? makes : null}
              />
            );
          }),
        ),
      )}
      {line(
        'sums',
        { at: each * 1.7 - 3, above: `3px solid ${LINE}` },
        <div style={{ display: 'flex', fontSize: size * 0.8 }}>
          {lettered(words.t('board.rows.sum'))}
        </div>,
        names.map((name, side) => (
          <Figure
            key={name}
            centred
            text={figure(totalsOf(game.tally)[side] ?? 0)}
            size={Math.min(size * 1.25, column * 0.3)}
            width={column - 6}
            isBest={best.includes(side)}
          />
        )),
      )}
    </Rows>
  );
};

const PARTS = {
  sticks,
  strokes,
  differences: totals,
  rows,
  totals,
} satisfies Readonly<Record<SlateKind, Part>>;

function Rows({ beside = false, children }: { beside?: boolean; children: React.ReactNode }) {
  return (
    <div style={{ display: 'flex', flexGrow: 1, flexDirection: beside ? 'row' : 'column' }}>
      {children}
    </div>
  );
}

function Row({
  height,
  first,
  children,
}: {
  height: number;
  first: boolean;
  children: React.ReactNode;
}) {
  return (
    <div
      style={{
        display: 'flex',
        height,
        alignItems: 'center',
        justifyContent: 'space-between',
        margin: `0 ${PAD}px`,
        ...(!first && { borderTop: `3px solid ${LINE}` }),
      }}
    >
      {children}
    </div>
  );
}

/** In a line, or where it is too long for that in two smaller ones; whoever has won in yellow. */
function Name({
  text,
  size,
  width,
  hasWon = false,
  centred = false,
}: {
  text: string;
  size: number;
  width: number;
  hasWon?: boolean;
  centred?: boolean;
}) {
  const lines = text.length * LETTER * size > width ? inTwo(text) : [text];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width,
        fontSize: lines.length > 1 ? size * 0.75 : size,
        lineHeight: lines.length > 1 ? 1.1 : 1.4,
        alignItems: centred ? 'center' : 'flex-start',
        ...(hasWon && { color: YELLOW }),
      }}
    >
      {lines.map((line, i) => (
        <div
          key={i}
          style={{
            display: 'block',
            maxWidth: width,
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          }}
        >
          {line}
        </div>
      ))}
    </div>
  );
}

/** A name in two lines, the longer of them as short as can be. */
function inTwo(name: string): readonly string[] {
  const parts = linesOf(name);
  const pairs = parts
    .slice(1)
    .map((_, i) => [parts.slice(0, i + 1).join(''), parts.slice(i + 1).join('')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return pairs.toSorted((a, b) => longest(a) - longest(b))[0] ?? parts;
}

/** The best one is underlined twice, as wide as it is. */
function Figure({
  text,
  size,
  width,
  isBest = false,
  centred = false,
  beside,
}: {
  text: string;
  size: number;
  width: number;
  isBest?: boolean;
  centred?: boolean;
  /** In dim small chalk behind it. */
  beside?: string | null;
}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width,
        alignItems: centred ? 'center' : 'flex-end',
        fontSize: size,
        lineHeight: 1.1,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'flex-end', whiteSpace: 'nowrap' }}>
        {text}
        {beside && (
          <div
            style={{ display: 'flex', marginLeft: size * 0.4, fontSize: size * 0.75, color: DIM }}
          >
            {beside}
          </div>
        )}
      </div>
      {isBest && (
        <Fitted
          stretched
          drawing={underline()}
          width={Math.max(1.6, text.length * 0.56) * size}
          height={size * 0.2}
        />
      )}
    </div>
  );
}

/** A drawing as large as its room lets it be. */
function Fitted({
  drawing,
  width,
  height,
  centred = false,
  stretched = false,
}: {
  drawing: Drawing;
  width: number;
  height: number;
  centred?: boolean;
  /** It takes all of its room. */
  stretched?: boolean;
}) {
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const { note } = drawing;
  return (
    <div
      style={{
        display: 'flex',
        width,
        height,
        alignItems: 'center',
        justifyContent: centred ? 'center' : 'flex-start',
      }}
    >
      <div style={{ display: 'flex', position: 'relative' }}>
        <img
          alt=""
          src={drawing.src}
          width={stretched ? width : drawing.width * scale}
          height={stretched ? height : drawing.height * scale}
        />
        {note && (
          <div
            style={{
              position: 'absolute',
              right: (drawing.width - note.x) * scale,
              bottom: (drawing.height - note.y) * scale,
              fontSize: note.size * scale,
              lineHeight: 1,
            }}
          >
            {note.text}
          </div>
        )}
      </div>
    </div>
  );
}
