/**
 * What belongs to a player or a league alone: initials in chalk on a piece of slate, told from others with the
 * same initials by the shape of the slate and the line beside the letters. By shapes, never by colour.
 */
import { partsOf } from '@/lib/league/names';
import { randomFrom } from './chalk';
import { chalkLine } from './chalk-lines';

type Spot = readonly [x: number, y: number];

/** Capitals as a hand draws them: each stroke from place to place, in a field of 10 by 14. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '0,14 5,0 10,14|2.2,9 7.8,9',
  B: '1,0 1,14|1,0 6,0 8,2 8,5 6,7 1,7|6,7 9,9 9,12 6,14 1,14',
  C: '9,2 6,0 3,0 0,4 0,10 3,14 6,14 9,12',
  D: '1,0 1,14|1,0 5,0 9,3 9,11 5,14 1,14',
  E: '9,0 1,0 1,14 9,14|1,7 7,7',
  F: '9,0 1,0 1,14|1,7 7,7',
  G: '9,2 6,0 3,0 0,4 0,10 3,14 6,14 9,12 9,8 5.5,8',
  H: '1,0 1,14|9,0 9,14|1,7 9,7',
  I: '5,0 5,14',
  J: '7,0 7,11 5,14 2,14 1,12',
  K: '1,0 1,14|9,0 1,8|4,6 9,14',
  L: '1,0 1,14 9,14',
  M: '0,14 1,0 5,8 9,0 10,14',
  N: '1,14 1,0 9,14 9,0',
  O: '5,0 2,1 0,5 0,9 2,13 5,14 8,13 10,9 10,5 8,1 5,0',
  P: '1,14 1,0 6,0 8.5,2 8.5,5 6,7.5 1,7.5',
  Q: '5,0 2,1 0,5 0,9 2,13 5,14 8,13 10,9 10,5 8,1 5,0|6,10 10,15',
  R: '1,14 1,0 6,0 8.5,2 8.5,5 6,7.5 1,7.5|5,7.5 9,14',
  S: '9,2 6,0 3,0 1,2 1,5 4,7 7,8 9,10 8,13 5,14 2,14 0,12',
  T: '0,0 10,0|5,0 5,14',
  U: '1,0 1,10 3,13.5 7,13.5 9,10 9,0',
  V: '0,0 5,14 10,0',
  W: '0,0 2.5,14 5,5 7.5,14 10,0',
  X: '1,0 9,14|9,0 1,14',
  Y: '0,0 5,7 10,0|5,7 5,14',
  Z: '1,0 9,0 1,14 9,14',
};
/** What is no letter of ours is a potato. */
const OTHER = LETTERS.O ?? '';

const spotsOf = (stroke: string): Spot[] =>
  stroke.split(' ').map((spot) => {
    const [x = 0, y = 0] = spot.split(',').map(Number);
    return [x, y];
  });

/** "Ruedi Amstutz" as RA, "Bäsi" as B. */
export function initialsOf(name: string): readonly string[] {
  const { given, family } = partsOf(name);
  return [given, family.split(' ').at(-1) ?? ''].flatMap((part) => {
    const [first] = part.normalize('NFD').toUpperCase().replaceAll('Ø', 'O').replaceAll('Ł', 'L');
    return first === undefined ? [] : [first];
  });
}

const SIDE = 64;

/** The pieces of slate, in a field of 64 by 64. */
const PIECES = [
  'M10 2H54Q62 2 62 10V54Q62 62 54 62H10Q2 62 2 54V10Q2 2 10 2Z',
  'M32 1A31 31 0 1 1 31.9 1Z',
  'M19 1H45L63 19V45L45 63H19L1 45V19Z',
  'M4 2H60V36Q60 54 32 63Q4 54 4 36Z',
  'M32 0L61 16V48L32 64L3 48V16Z',
  'M2 2H46L62 18V62H2Z',
] as const;
/** What is drawn beside the letters, as the letters are. */
const BESIDE = [
  '',
  '18,53.5 46,53.5',
  '18,10.5 46,10.5',
  '20,53.5 25,53.5|29.5,53.5 34.5,53.5|39,53.5 44,53.5',
  '20,52 26,55 32,52 38,55 44,52',
] as const;

type Drawn = { readonly piece: string; readonly strokes: readonly (readonly Spot[])[] };

/** A mark as strokes from place to place, on its piece of slate. */
function markOf(name: string, seed: string): Drawn {
  const letters = initialsOf(name);
  const random = randomFrom(`mark ${seed}`);
  const pick = <T,>(of: readonly [T, ...T[]]): T => of[Math.floor(random() * of.length)] ?? of[0];
  const piece = pick(PIECES);
  const beside = pick(BESIDE);
  const scale = letters.length > 1 ? 1.75 : 2.2;
  const each = 10 * scale + 5;
  const left = (SIDE - letters.length * each + 5) / 2;
  const lean = (random() - 0.5) * 0.24;
  const written = letters.flatMap((letter, i) => {
    const top = (SIDE - 14 * scale) / 2 + (random() - 0.5) * 4;
    return (LETTERS[letter] ?? OTHER)
      .split('|')
      .map((stroke) =>
        spotsOf(stroke).map(
          ([x, y]): Spot => [left + i * each + x * scale - (y - 7) * scale * lean, top + y * scale],
        ),
      );
  });
  return {
    piece,
    strokes: [...written, ...(beside ? beside.split('|').map(spotsOf) : [])],
  };
}

const lineOf = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/**
 * Decoration: the name stands beside it. Large ones are drawn with the brush of the slates; small ones, of
 * which there are many, in plain lines.
 */
export function Mark({
  name,
  seed,
  size = 'small',
  framed = false,
  className = '',
}: {
  name: string;
  seed: string;
  size?: 'small' | 'large';
  /** In wood, as leagues are. */
  framed?: boolean;
  className?: string;
}) {
  const { piece, strokes } = markOf(name, seed);
  const wood = framed ? 'stroke-[#855736] stroke-4' : '';
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${SIDE + 2} ${SIDE + 2}`}
      className={`shrink-0 ${size === 'large' ? 'size-20 md:size-24' : 'size-7'} ${className}`}
    >
      <path d={piece} className={`fill-slate ${wood}`} />
      {size === 'large' ? (
        <path
          d={strokes
            .map((spots, i) => chalkLine(spots, { seed: `${seed} ${i}`, size: 5 }))
            .join('')}
          className="fill-chalk"
        />
      ) : (
        <path
          d={strokes.map(lineOf).join('')}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-chalk"
        />
      )}
    </svg>
  );
}
