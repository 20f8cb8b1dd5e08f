/** How long a game or a tourney is. */
import type { GameLength } from '../jass';
import type { Words } from './words';

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

/** How long a tourney is. */
export const gamesInWords = ({ t }: Words, length: number | null): string =>
  length === null ? t('board.tourney.open') : t('board.tourney.games', { games: length });
