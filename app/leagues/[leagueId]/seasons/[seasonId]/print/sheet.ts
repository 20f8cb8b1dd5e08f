/** How a table lies on one A4 page, and how large its letters can be. Lengths in millimetres. */
import type { Standings } from '@/lib/league/table';

type Sheet = {
  readonly orientation: 'portrait' | 'landscape';
  /** The size of the letters. */
  readonly letters: number;
  /** The columns of the variants that have room; all or none. */
  readonly columns: Standings['columns'];
};

/** The page within its margins. */
const PAPER = {
  portrait: { width: 190, height: 277 },
  landscape: { width: 277, height: 190 },
} as const;
/** For the name of the league and the season above the table, the legend below. */
const AROUND = 34;

// In letters: what a column, the rank and a row take at least; the heads stand upright.
const COLUMN = 2.9;
const RANK = 2;
const ROW = 1.55;
const HEADS = 6.5;
/** Movement, total, gap, evenings, games, mean, best, worst, won. */
const FIXED_COLUMNS = 9;
const MAX_NAME = 14;

const LARGEST = 4.4;
/** As small as is read from a wall at arm's length. */
const READABLE = 2.6;

/** The sheet for a table: whatever lets the letters be largest. */
export function sheetFor({ rows, evenings, columns }: Standings): Sheet {
  const name = Math.min(Math.max(...rows.map((row) => row.name.length), 4) * 0.55 + 1, MAX_NAME);
  const lay = (orientation: Sheet['orientation'], shown: Standings['columns']): Sheet => {
    const { width, height } = PAPER[orientation];
    const across = RANK + name + (FIXED_COLUMNS + evenings.length + shown.length) * COLUMN;
    const down = HEADS + Math.max(rows.length, 1) * ROW;
    const letters = Math.min(width / across, (height - AROUND) / down, LARGEST);
    return { orientation, letters: Math.floor(letters * 100) / 100, columns: shown };
  };
  const best = (shown: Standings['columns']): Sheet => {
    const [portrait, landscape] = [lay('portrait', shown), lay('landscape', shown)];
    return landscape.letters > portrait.letters ? landscape : portrait;
  };
  const full = best(columns);
  return full.letters < READABLE ? best([]) : full;
}
