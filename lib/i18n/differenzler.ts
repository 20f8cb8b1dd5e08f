/** What is said about the hands of a Differenzler: announced, taken, and how far apart they are. */
import type { Seat } from '../jass';
import { names, type Words } from './words';

const ALL = 157;

/** How far the announcements are from all the points: "Together 133, 24 less than 157." */
export function together({ t }: Words, announced: readonly number[]): string {
  const all = announced.reduce((total, own) => total + own, 0);
  const sum = String(all);
  if (all === ALL) return t('differenzler.together.exactly', { sum });
  const off = String(Math.abs(all - ALL));
  return t(all < ALL ? 'differenzler.together.less' : 'differenzler.together.more', { sum, off });
}

/** Who said what: "Anna said 60, Beat 40 and Carla 33." */
function announcedInWords(
  words: Words,
  players: readonly string[],
  announced: readonly number[],
): string {
  const list = players.map((name, seat) =>
    words.t(seat === 0 ? 'differenzler.saidFirst' : 'differenzler.saidNext', {
      name,
      points: String(announced[seat] ?? 0),
    }),
  );
  return words.t('differenzler.said', { list: names(words, list) });
}

/** One player's hand: "Anna said 60 and took 57: 3." */
const taken = ({ t }: Words, name: string, said: number, took: number): string =>
  said === took
    ? t('differenzler.exactly', { name, said: String(said) })
    : t('differenzler.taken', {
        name,
        said: String(said),
        took: String(took),
        off: String(Math.abs(said - took)),
      });

/** A hand in words: what everybody said and took; without points, what they said together. */
export function differenzlerInWords(
  words: Words,
  {
    players,
    announced,
    points,
  }: {
    players: readonly string[];
    announced: readonly number[];
    points: readonly number[] | null;
  },
): string {
  if (!points)
    return `${announcedInWords(words, players, announced)} ${together(words, announced)}`;
  return players
    .map((name, seat) => taken(words, name, announced[seat] ?? 0, points[seat] ?? 0))
    .join(' ');
}

/** An announcement that no hand can bring. */
export const announcedTooMuch = ({ t }: Words, name: string, said: number): string =>
  t('differenzler.tooMuch', { name, said: String(said) });

/** Who announces next, in the order in which they do; the dealer last. */
export function stillToAnnounce(words: Words, waiting: readonly string[]): string {
  const [name = '', ...rest] = waiting;
  return rest.length === 0
    ? words.t('differenzler.onlyOne', { name })
    : words.t('differenzler.nextOnes', { name, names: names(words, rest) });
}

/** Points so far, while some are missing. */
export const pointsSoFar = ({ t }: Words, sum: number): string =>
  sum === 0
    ? t('board.pad.worth')
    : t('board.pad.soFar', { sum: String(sum), left: String(ALL - sum) });

/** Who deals and who announces first, or that the hand is being played. */
export function announcerInWords(
  { t }: Words,
  players: readonly string[],
  dealer: Seat | null,
  isBeingPlayed: boolean,
): string {
  if (dealer === null) return '';
  const name = players[dealer] ?? '';
  return isBeingPlayed
    ? t('differenzler.playing', { dealer: name })
    : t('differenzler.announcer', {
        dealer: name,
        first: players[(dealer + 1) % players.length] ?? '',
      });
}

/** A row of the slate for those who hear it: "Anna: total 12, the lowest, announced 60". */
export function differenceStanding(
  { t }: Words,
  row: { name: string; total: number; isLowest: boolean; announced: number | undefined },
): string {
  const said = {
    name: row.name,
    total: String(row.total),
    isLowest: row.isLowest ? 'yes' : 'no',
  } as const;
  return row.announced === undefined
    ? t('differenzler.standing', said)
    : t('differenzler.standingAnnounced', { ...said, announced: String(row.announced) });
}

/** A cell of the list of hands for those who hear it. */
export function differenceCell(
  { t }: Words,
  cell: {
    announced: number | undefined;
    points: number | undefined;
    difference: number | undefined;
    total: number;
  },
): string {
  const announced = String(cell.announced);
  return cell.difference === undefined
    ? t('differenzler.cellAnnounced', { announced })
    : t('differenzler.cell', {
        announced,
        points: String(cell.points),
        off: String(cell.difference),
        total: String(cell.total),
      });
}

/** Money, from whole Rappen: "CHF 2.35". */
export const money = ({ format }: Words, rappen: number): string =>
  format.number(rappen / 100, { style: 'currency', currency: 'CHF' });

/** What is paid for a point, as the head of the settlement. */
export const atStake = (words: Words, stakeRappen: number): string =>
  words.t('differenzler.stake', {
    stake:
      stakeRappen < 100
        ? words.t('differenzler.rappen', { rappen: stakeRappen })
        : money(words, stakeRappen),
  });

/** Who pays and who receives: "Anna receives" "CHF 2.35". */
export const settledWith = (
  words: Words,
  name: string,
  rappen: number,
): { who: string; amount: string } => {
  const what = rappen > 0 ? 'receives' : rappen < 0 ? 'pays' : 'neither';
  return {
    who: words.t(`differenzler.settled.${what}`, { name }),
    amount: rappen === 0 ? '' : money(words, Math.abs(rappen)),
  };
};

/** A game with a stake that was finished by hand. */
export const notSettled = ({ t }: Words, hands: number): string =>
  t('differenzler.notSettled', { hands: String(hands) });
