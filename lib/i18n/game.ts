/** What is said about a game as a whole: how far it is, who deals, who won. */
import { type GameLength, type Tally, totalsOf, variant } from '../jass';
import { countedHands, NO_NUMBER } from '../sync/deal';
import type { Table } from '../sync/game';
import { type Tourney, tourneyStandings } from '../sync/tourney';
import { inFigures } from './figures';
import { names, type Words } from './words';

/** How many people a side's name stands for, as verbs ask: "Anna & Carla" are two, and so are "They". */
export const headcount = ({ t }: Words, side: string): number =>
  side.includes(' & ') || side === t('board.we') || side === t('board.they') ? 2 : 1;

/**
 * How far a game is: "Hand 5 of 12", "Hand 5, first to 7", "Hand 5 of 12, or first to 2,500", "Hand 5",
 * "Hand 5, until somebody has 200".
 */
export const progress = (
  words: Words,
  { variant: id, options }: Pick<Table, 'variant' | 'options'>,
  tally: Tally,
): string =>
  farInWords(words, {
    counted: countedHands(tally),
    length: variant(id).gameLength(options),
    totals: totalsOf(tally),
  });

/** The hand that comes next as the head of its sheet, where there is no room for what it is played to. */
export function handInHead(
  words: Words,
  table: Pick<Table, 'variant' | 'options'>,
  tally: Tally,
): string {
  const { kind } = variant(table.variant).gameLength(table.options);
  return kind === 'hands' || kind === 'rows'
    ? progress(words, table, tally)
    : handNamed(words, 'title', String(countedHands(tally) + 1));
}

/** The same of so many hands that count, and of the sides' totals in the figure of the variant. */
export function farInWords(
  { t, format }: Words,
  { counted, length, totals }: { counted: number; length: GameLength; totals: readonly number[] },
): string {
  const hand = String(counted + 1);
  const of = (all: number) =>
    counted < all
      ? t('board.progress.of', { hand, hands: String(all) })
      : t('board.progress.all', { hands: String(all) });
  switch (length.kind) {
    case 'hands':
      return of(length.hands);
    case 'rows':
      return of(length.rows * totals.length);
    case 'hands-or-points':
    case 'hands-or-sticks':
      return t('board.progress.ofOrFirstTo', {
        hand,
        hands: String(length.hands),
        target: format.number(length.target),
      });
    case 'points':
      return t('board.progress.firstTo', { hand, target: format.number(length.target) });
    case 'limit':
      return t('board.progress.until', { hand, target: format.number(length.target) });
    case 'hands-or-limit':
      return t('board.progress.ofOrUntil', {
        hand,
        hands: String(length.hands),
        target: format.number(length.target),
      });
    case 'sticks':
      // Several who have enough are level: one who had it alone would have won.
      return totals.some((own) => own >= length.target)
        ? t('board.progress.level', { hand })
        : t('board.progress.firstTo', { hand, target: String(length.target) });
    case 'race':
    case 'open':
      return t('board.progress.hand', { hand });
  }
}

/**
 * What is said of a hand where it stands, and where it is opened, corrected, or another one comes
 * before it.
 *
 * @param label what it is called in the list of hands (`handLabels`)
 */
export const handNamed = (
  { t }: Words,
  what: 'title' | 'open' | 'correct' | 'insert',
  label: string,
): string =>
  label === NO_NUMBER
    ? t(`board.unnumbered.${what}`)
    : t(`board.numbered.${what}`, { hand: label });

/** How long a game lasts: "12 hands", "first to 7 sticks", "to 2,500 points", "10 rows", "open end". */
export function lengthInWords({ t }: Words, length: GameLength): string {
  switch (length.kind) {
    case 'hands':
      return t('board.length.hands', { hands: length.hands });
    case 'sticks':
      return t('board.length.sticks', { sticks: length.target });
    case 'points':
      return t('board.length.points', { points: length.target });
    case 'limit':
      return t('board.length.limit', { points: length.target });
    case 'hands-or-limit':
      return t('board.length.handsOrLimit', { hands: length.hands, points: length.target });
    case 'hands-or-points':
      return t('board.length.handsOrPoints', { hands: length.hands, points: length.target });
    case 'hands-or-sticks':
      return t('board.length.handsOrSticks', { hands: length.hands, sticks: length.target });
    case 'rows':
      return t('board.length.rows', { rows: length.rows });
    case 'race': {
      const [first = 0, second = 0] = length.targets;
      return t('board.length.race', { first, second });
    }
    case 'open':
      return t('board.length.open');
  }
}

/** A side's total as it is said: +3 net, 1,250 points, a difference of 87. */
export const total = (
  words: Words,
  tally: Pick<Tally, 'variant' | 'totals'>,
  side: number,
): string => inFigures(words, variant(tally.variant).figure, totalsOf(tally)[side] ?? 0);

/** Who has won; of a game finished by hand, which has no winners by the rules, those who lead. */
export const winnersOf = ({
  winners,
  ranking,
}: Pick<Tally, 'winners' | 'ranking'>): readonly number[] =>
  winners.length > 0 ? winners : (ranking[0] ?? []);

/**
 * "Anna wins with +5", "Anna and Carla win together with +3". Sides of two are named "Anna & Carla".
 */
export function outcome(words: Words, sides: readonly string[], tally: Tally): string {
  const winners = winnersOf(tally);
  const who = names(
    words,
    winners.map((side) => sides[side] ?? ''),
  );
  const best = total(words, tally, winners[0] ?? 0);
  return winners.length > 1
    ? words.t('board.wonTogether', { who, total: best })
    : words.t('board.won', { who, n: headcount(words, who), total: best });
}

/** How long a tourney is. */
export const gamesInWords = ({ t }: Words, length: number | null): string =>
  length === null ? t('board.tourney.open') : t('board.tourney.games', { games: length });

/** Which game of its tourney it is, and how that stands: "Game 2 of 3 · 1:0". */
export function placeInTourney({ t }: Words, tourney: Tourney, id: string): string {
  const game = String(tourney.games.findIndex((one) => one.id === id) + 1);
  const at =
    tourney.length === null
      ? t('board.tourney.atOpen', { game })
      : t('board.tourney.at', { game, games: String(tourney.length) });
  return `${at} · ${tourneyStandings(tourney).totals.join(':')}`;
}

/** Who has the tourney; before the last game because nobody can catch them any more. */
export const tourneyOutcome = (
  words: Words,
  winners: readonly string[],
  isOver: boolean,
): string => {
  const who = names(words, winners);
  const n = winners.length > 1 ? winners.length : headcount(words, who);
  return words.t(isOver ? 'board.tourney.won' : 'board.tourney.wonAlready', { who, n });
};
