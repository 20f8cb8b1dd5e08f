/** A player's initials in chalk on a piece of slate: drawn by the one brush, leaning as their id says. */
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

/** As shapes to be filled: letters beside each other, a little up or down as the hand went. */
export function monogramPath(name: string, seed: string): string {
  const letters = initialsOf(name);
  const random = randomFrom(`monogram ${seed}`);
  const scale = letters.length > 1 ? 2.05 : 2.6;
  const each = 10 * scale + 5;
  const left = (SIDE - letters.length * each + 5) / 2;
  const lean = (random() - 0.5) * 0.24;
  return letters
    .flatMap((letter, i) => {
      const top = (SIDE - 14 * scale) / 2 + (random() - 0.5) * 5;
      return (LETTERS[letter] ?? OTHER).split('|').map((stroke, n) =>
        chalkLine(
          spotsOf(stroke).map(
            ([x, y]): Spot => [
              left + i * each + x * scale - (y - 7) * scale * lean,
              top + y * scale,
            ],
          ),
          { seed: `${seed} ${i} ${n}`, size: 5.6 },
        ),
      );
    })
    .join('');
}

/** Decoration: the name stands beside it. */
export function Monogram({ name, seed }: { name: string; seed: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      className="size-20 shrink-0 rounded-xl bg-slate fill-chalk md:size-24"
    >
      <path d={monogramPath(name, seed)} />
    </svg>
  );
}
