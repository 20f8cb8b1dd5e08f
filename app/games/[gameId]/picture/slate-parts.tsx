/** What stands on the slate of a picture, by the form of the game. */
import { schieberStrokes } from '@/app/ui/slate/schieber-rows';
import { stickRows } from '@/app/ui/slate/stick-rows';
import { net } from '@/lib/i18n/words';
import type { DifferenzlerTally, SchieberTally, SidiTally, StickTally } from '@/lib/jass';
import { variant } from '@/lib/jass';
import type { PicturedGame } from '@/lib/server/games/pictures';
import { sideNames } from '@/lib/sync/deal';
import { type Drawing, LINE, schieberDrawing, stickDrawing, underline } from './marks-svg';

type Room = {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  /** A figure as it is written. */
  readonly figure: (value: number) => string;
};
type Part<T> = (room: Room & { game: PicturedGame; tally: T }) => React.ReactNode;

const PAD = 28;

/** The slate of a game in so much room, in pixels. */
export function SlateParts({ game, ...room }: Room & { game: PicturedGame }) {
  const { tally } = game;
  // The form of a variant says which tally it has; the type of the variant that says so, only this cast.
  switch (variant(game.table.variant).form) {
    case 'sticks':
      return sticks({ ...room, game, tally: tally as StickTally });
    case 'differenzler':
      return differences({ ...room, game, tally: tally as DifferenzlerTally });
    default:
      return points({ ...room, game, tally: tally as SchieberTally | SidiTally });
  }
}

const sticks: Part<StickTally> = ({ game, tally, width, height, wide }) => {
  const rows = stickRows(tally, game.table.players, game.handIds);
  const room = Math.max(...rows.map(({ places }) => places.length));
  const each = height / rows.length;
  const size = Math.min(wide ? 46 : 56, each * 0.4);
  return (
    <Rows>
      {rows.map((row, i) => {
        const marks = stickDrawing(row.places, room);
        const name = <Name text={row.name} size={size} width={wide ? 270 : width - 260} />;
        const figure = <Figure text={net(row.net)} size={Math.min(84, each * 0.6)} width={170} />;
        const space = wide
          ? { width: width - 2 * PAD - 270 - 180, height: each - 16 }
          : { width: width - 2 * PAD - 180, height: each - size * 1.5 - 20 };
        return wide ? (
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

const points: Part<SchieberTally | SidiTally> = ({ game, tally, width, height, wide, figure }) => {
  const names = sideNames(game.table);
  const beside = wide;
  const each = beside ? height : height / names.length;
  const across = beside ? width / names.length : width;
  const size = Math.min(50, each * 0.24, across * 0.11);
  return (
    <Rows beside={beside}>
      {names.map((name, side) => {
        const scores = tally.hands.map(({ score }) => score[side] ?? 0);
        const strokes = schieberStrokes(scores, game.handIds);
        const low = !beside && across / (each - size * 1.6) > 3;
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
              <Name text={name} size={size} width={across - 2 * PAD - size * 3.6} />
              <Figure
                text={figure(tally.totals[side]?.points ?? 0)}
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
                drawing={schieberDrawing(strokes, low)}
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

const differences: Part<DifferenzlerTally> = ({ game, tally, width, height, wide, figure }) => {
  const { players } = game.table;
  const lowest = tally.ranking.length > 1 ? tally.ranking[0] : [];
  const each = height / players.length;
  const size = Math.min(wide ? 52 : 64, each * 0.5);
  return (
    <Rows>
      {players.map((name, seat) => (
        <Row key={name} height={each} first={seat === 0}>
          <Name text={name} size={size} width={width - 2 * PAD - 260} />
          <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
            <Figure
              text={figure(tally.totals[seat]?.difference ?? 0)}
              size={Math.min(96, each * 0.66)}
              width={240}
            />
            {lowest?.includes(seat) && <Fitted drawing={underline()} width={110} height={18} />}
          </div>
        </Row>
      ))}
    </Rows>
  );
};

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

function Name({ text, size, width }: { text: string; size: number; width: number }) {
  return (
    <div
      style={{
        display: 'block',
        width,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        fontSize: size,
        lineHeight: 1.4,
      }}
    >
      {text}
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
