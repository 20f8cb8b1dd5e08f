/** What is said about a game as a whole: how far it is, and what its hands are called. */
import { type GameLength, type Tally, totalsOf, variant } from '../jass';
import { countedHands, NO_NUMBER } from '../sync/deal';
import type { Table } from '../sync/game';
import { type Tourney, tourneyStandings } from '../sync/tourney';
import type { Words } from './words';

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

/** Which game of its tourney it is, and how that stands: "Game 2 of 3 · 1:0". */
export function placeInTourney({ t }: Words, tourney: Tourney, id: string): string {
  const game = String(tourney.games.findIndex((one) => one.id === id) + 1);
  const at =
    tourney.length === null
      ? t('board.tourney.atOpen', { game })
      : t('board.tourney.at', { game, games: String(tourney.length) });
  return `${at} · ${tourneyStandings(tourney).totals.join(':')}`;
}
