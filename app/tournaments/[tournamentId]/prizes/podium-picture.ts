import 'client-only';

/** What stands on the picture, in words. */
export type Pictured = {
  readonly title: string;
  readonly about: string;
  readonly lines: readonly {
    readonly rank: string;
    readonly name: string;
    readonly total: string;
  }[];
};

/** Its size, as messages show pictures best. */
export const PICTURE = { width: 1080, height: 1350 } as const;

const COLOURS = {
  ...{ felt: '#24493a', wood: '#8b5e3c', slate: '#23282b', line: '#b4483a' },
  ...{ chalk: '#f3efe4', dim: '#b3b1a9', yellow: '#e9c46a' },
} as const;
const EDGE = { felt: 56, wood: 22, inside: 72 } as const;
/** More lines than these do not fit. */
const MOST = 6;

/** Draws the first places on a slate, as a PNG. */
export async function drawPodium({ title, about, lines }: Pictured): Promise<Blob> {
  const { width, height } = PICTURE;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw on.');
  const look = getComputedStyle(document.documentElement);
  const [hand, text] = ['--font-hand', '--font-sans'].map(
    (name) => look.getPropertyValue(name) || 'sans-serif',
  );
  await document.fonts.load(`96px ${hand}`).catch(() => undefined);

  const { felt, wood, slate, line, chalk, dim, yellow } = COLOURS;
  pen.fillStyle = felt;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = wood;
  box(pen, EDGE.felt, 28);
  pen.fillStyle = slate;
  box(pen, EDGE.felt + EDGE.wood, 10);

  const left = EDGE.felt + EDGE.wood + EDGE.inside;
  const right = width - left;
  /** Writes on one line, smaller where it is too long, and says how wide it is. */
  const write = (
    what: string,
    at: { x: number; y: number; size: number; room: number; font: string; colour: string },
    align: CanvasTextAlign = 'left',
  ): number => {
    pen.textAlign = align;
    pen.fillStyle = at.colour;
    pen.font = `${at.size}px ${at.font}`;
    const size = Math.min(at.size, (at.size * at.room) / Math.max(1, pen.measureText(what).width));
    pen.font = `${size}px ${at.font}`;
    pen.fillText(what, at.x, at.y);
    return pen.measureText(what).width;
  };
  const room = right - left;
  write(title, { x: left, y: 260, size: 104, room, font: hand ?? '', colour: chalk });
  write(about, { x: left, y: 330, size: 40, room, font: text ?? '', colour: dim });
  pen.fillStyle = line;
  pen.fillRect(left, 378, room, 5);

  const shown = lines.slice(0, MOST);
  const step = Math.min(250, 830 / Math.max(1, shown.length));
  for (const [at, { rank, name, total }] of shown.entries()) {
    const y = 378 + step * (at + 0.72);
    const size = Math.min(at === 0 ? 100 : 78, step * 0.5);
    const colour = at === 0 ? yellow : chalk;
    const figure = { x: right, y, size: size * 0.7, room: 240, font: text ?? '', colour };
    const wide = write(total, figure, 'right');
    write(rank, { x: left, y, size, room: 110, font: hand ?? '', colour });
    const rest = room - wide - 120 - 30;
    write(name, { x: left + 120, y, size, room: rest, font: hand ?? '', colour });
  }
  write(
    'Schiefer',
    { x: right, y: height - 118, size: 34, room, font: text ?? '', colour: dim },
    'right',
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture was not made.');
  return blob;
}

function box(pen: CanvasRenderingContext2D, edge: number, round: number): void {
  pen.beginPath();
  pen.roundRect(edge, edge, PICTURE.width - 2 * edge, PICTURE.height - 2 * edge, round);
  pen.fill();
}
