/** The marks of one side on a slate as small as a stamp, as paths. */
import type { FigureKind, SchieberSlate, SlateKind } from '@/lib/jass';

export type MiniMarks = {
  /** What is painted on the slate. */
  readonly painted: string;
  /** What is written on it, and with how thick a chalk. */
  readonly marks: string;
  readonly thick: number;
};

type Room = { readonly width: number; readonly height: number };

/** More marks than this are not counted at a glance: a figure says more. */
const MOST = 12;

/**
 * What stands for a total in so much room, in px: sticks or potatoes, strokes on a Z; null where figures
 * are written, and where marks would be too many.
 */
export function miniMarks({
  slate,
  figure,
  total,
  strokes,
  ...room
}: Room & {
  readonly slate: SlateKind;
  readonly figure: FigureKind;
  readonly total: number;
  /** The strokes of the side, where it has some. */
  readonly strokes?: SchieberSlate | undefined;
}): MiniMarks | null {
  if (strokes && total >= 0) return onZ(strokes, room);
  if (slate !== 'sticks' || total === 0 || Math.abs(total) > MOST) return null;
  return { painted: '', marks: net(total, room), thick: 1.6 };
}

/** A number with at most one place. */
const tidy = (value: number): number => Math.round(value * 10) / 10;

/** Sticks, or rings for what is below 0; fives stand apart. */
function net(total: number, { width, height }: Room): string {
  const count = Math.abs(total);
  const places = count + Math.floor((count - 1) / 5) * 0.6;
  const pitch = Math.min(7, width / places);
  const radius = Math.min(pitch * 0.4, height * 0.3);
  return Array.from({ length: count }, (_, i) => {
    const x = tidy((i + Math.floor(i / 5) * 0.6 + 0.5) * pitch);
    if (total < 0) {
      const [left, top, wide] = [tidy(x - radius), tidy(height / 2), tidy(2 * radius)];
      return `M${left} ${top}a${tidy(radius)} ${tidy(radius)} 0 1 0 ${wide} 0a${tidy(radius)} ${tidy(radius)} 0 1 0 ${-wide} 0`;
    }
    // None as straight as the one before.
    const lean = [1.4, 0.8, 1.7, 1.1, 0.6][i % 5] ?? 1;
    return `M${tidy(x + lean / 2)} ${tidy(height * 0.18)}l${-lean} ${tidy(height * 0.64)}`;
  }).join('');
}

/** Hundreds on the upper bar of the Z, fifties on its diagonal, twenties on the lower bar. */
function onZ({ hundreds, fifties, twenties }: SchieberSlate, { width, height }: Room): MiniMarks {
  const [top, bottom] = [tidy(height * 0.24), tidy(height * 0.76)];
  const long = height * 0.2;
  // What stands there from many hands may be many: then closer.
  const upright = (count: number, y: number) => {
    const pitch = Math.min(4, width / (count + 0.2 * count + 1));
    return Array.from({ length: count }, (_, i) => {
      const x = tidy((i + Math.floor(i / 5) * 0.8 + 0.6) * pitch);
      return `M${x} ${tidy(y - long)}v${tidy(2 * long)}`;
    }).join('');
  };
  // Down the diagonal, from its upper end.
  const step = Math.min(0.14, 0.6 / Math.max(1, fifties));
  const crosses = Array.from({ length: fifties }, (_, i) => {
    const at = 0.2 + i * step;
    const [x, y] = [width * (1 - at), top + (bottom - top) * at];
    return `M${tidy(x - 2)} ${tidy(y - 2)}l4 4M${tidy(x + 2)} ${tidy(y - 2)}l-4 4`;
  }).join('');
  return {
    painted: `M0 ${top}H${width}L0 ${bottom}H${width}`,
    marks: upright(hundreds, top) + crosses + upright(twenties, bottom),
    thick: 1.2,
  };
}
