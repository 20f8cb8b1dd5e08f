/** What stands on the slate of a picture, by the kind of slate. */

import { linesOf } from '@/app/ui/slate/name';
import { schieberStrokes } from '@/app/ui/slate/schieber-rows';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { inFigures, writtenIn } from '@/lib/i18n/figures';
import { winnersOf } from '@/lib/i18n/game';
import { saidInWords } from '@/lib/i18n/said';
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
};
type PartProps = Room & {
  readonly words: Words;
  readonly game: PicturedGame;
  readonly stands: Explanation;
};
type Part = (props: PartProps) => React.ReactNode;

const PAD = 28;
const YELLOW = '#e9c46a';
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
  const room = Math.max(...rows.map(({ places }) => places.length));
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
            size={Math.min(84, each * 0.6)}
            width={170}
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
          <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
            <Figure
              text={lettered(inFigures(words, 'points', totalsOf(game.tally)[side] ?? 0))}
              size={Math.min(96, each * 0.66)}
              width={240}
            />
            {best.includes(side) && (
              <Fitted drawing={underline()} width={110} height={Math.min(18, each * 0.2)} />
            )}
          </div>
        </Row>
      ))}
    </Rows>
  );
};

/** The rows with what each side wrote in them, its sum below. */
const rows: Part = ({ words, game, stands, width, height, wide, lettered }) => {
  const { table } = game;
  const names = sideNames(table);
  const best = leaders(game);
  const listed = variant(table.variant).rowsOf(table.options);
  // The two painted lines take their part.
  const each = (height - 8) / (listed.length + 2.6);
  const size = Math.min(wide ? 26 : 44, each * 0.66);
  const head = Math.min(width * 0.3, 280);
  const column = (width - 2 * PAD - head) / names.length;
  const cell = (text: React.ReactNode, at: { size: number; height: number }, key: string) => (
    <div
      key={key}
      style={{
        display: 'flex',
        width: column,
        height: at.height,
        alignItems: 'center',
        justifyContent: 'center',
        borderLeft: `3px solid ${LINE}`,
        fontSize: at.size,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </div>
  );
  const line = (
    key: string,
    { at, isThick = false }: { at: number; isThick?: boolean },
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
        ...(isThick && { borderTop: `3px solid ${LINE}` }),
      }}
    >
      <div style={{ display: 'flex', width: head, alignItems: 'center', fontSize: size }}>
        {first}
      </div>
      {own}
    </div>
  );
  const high = { names: each * 1.1, sums: each * 1.5 };
  return (
    <Rows>
      {line(
        'names',
        { at: high.names },
        null,
        names.map((name, side) =>
          cell(
            <Name
              text={name}
              size={Math.min(size, Math.max(size * 0.7, (column * 1.7) / name.length))}
              width={Math.min(column - 16, name.length * LETTER * size)}
              hasWon={winnersIn(game).includes(side)}
            />,
            { size, height: high.names },
            name,
          ),
        ),
      )}
      {listed.map(({ says, contract, factor }, row) =>
        line(
          `${row}`,
          { at: each, isThick: row === 0 },
          <>
            {contract ? (
              <Fitted drawing={contractDrawing(contract)} width={size} height={size} />
            ) : (
              <Name
                text={lettered(saidInWords(words, says))}
                size={size * 0.8}
                width={head - size * 2}
              />
            )}
            <div style={{ display: 'flex', marginLeft: size * 0.4, opacity: 0.8 }}>
              {`×${factor}`}
            </div>
          </>,
          names.map((name, side) => {
            const hand = stands.hands.find(
              (one) => one.cell?.row === row && one.cell.side === side,
            );
            const text = hand?.cell ? lettered(writtenIn(words, hand.cell)) : '';
            return cell(text, { size, height: each }, name);
          }),
        ),
      )}
      {line(
        'sums',
        { at: high.sums, isThick: true },
        null,
        names.map((name, side) => (
          <div
            key={name}
            style={{
              display: 'flex',
              flexDirection: 'column',
              width: column,
              height: high.sums - 3,
              alignItems: 'center',
              justifyContent: 'center',
              borderLeft: `3px solid ${LINE}`,
              fontSize: Math.min(size * 1.2, column * 0.3),
              lineHeight: 1,
            }}
          >
            {lettered(inFigures(words, 'points', totalsOf(game.tally)[side] ?? 0))}
            {best.includes(side) && (
              <Fitted centred drawing={underline()} width={column * 0.6} height={8} />
            )}
          </div>
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
}: {
  text: string;
  size: number;
  width: number;
  hasWon?: boolean;
}) {
  const lines = text.length * LETTER * size > width ? linesOf(text) : [text];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width,
        fontSize: lines.length > 1 ? size * 0.68 : size,
        lineHeight: lines.length > 1 ? 1.1 : 1.4,
        ...(hasWon && { color: YELLOW }),
      }}
    >
      {lines.map((line, i) => (
        <div
          key={i}
          style={{
            display: 'block',
            width,
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

function Figure({ text, size, width }: { text: string; size: number; width: number }) {
  return (
    <div
      style={{
        display: 'flex',
        width,
        justifyContent: 'flex-end',
        fontSize: size,
        lineHeight: 1.1,
      }}
    >
      {text}
    </div>
  );
}

/** A drawing as large as its room lets it be. */
function Fitted({
  drawing,
  width,
  height,
  centred = false,
}: {
  drawing: Drawing;
  width: number;
  height: number;
  centred?: boolean;
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
          width={drawing.width * scale}
          height={drawing.height * scale}
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
