/** What is said about a game as a whole: how far it is, who deals, who won, what was changed. */
import { type GameLength, type Tally, TRUMPS } from '../jass';
import type { Entry, LogLine } from '../sync/game';
import { trumpName } from './trumps';
import { names, net, type Words } from './words';

/** How many people a side's name stands for, as verbs ask: "Anna & Carla" are two. */
export const headcount = (side: string): number => (side.includes(' & ') ? 2 : 1);

/** How far a game is: "Hand 5 of 12", "Hand 5, first to 7", "Hand 5". */
export function progress(
  { t }: Words,
  counted: number,
  length: GameLength,
  tally: Pick<Tally, 'totals'>,
): string {
  const hand = String(counted + 1);
  if (length.kind === 'hands') {
    const hands = String(length.hands);
    return counted < length.hands
      ? t('board.progress.of', { hand, hands })
      : t('board.progress.all', { hands });
  }
  if (length.kind !== 'sticks') return t('board.progress.hand', { hand });
  const isLevel = tally.totals.some((own) => 'sticks' in own && own.sticks >= length.target);
  return isLevel
    ? t('board.progress.level', { hand })
    : t('board.progress.firstTo', { hand, target: String(length.target) });
}

/** How long a game lasts: "12 hands", "first to 7 sticks", "to 2,500 points", "open end". */
export function lengthInWords({ t }: Words, length: GameLength): string {
  switch (length.kind) {
    case 'hands':
      return t('board.length.hands', { hands: length.hands });
    case 'sticks':
      return t('board.length.sticks', { sticks: length.target });
    case 'points':
      return t('board.length.points', { points: length.target });
    case 'race': {
      const [first = 0, second = 0] = length.targets;
      return t('board.length.race', { first, second });
    }
    case 'open':
      return t('board.length.open');
  }
}

/** Whose deal it is: "Beat deals, then Carla". */
export const dealInWords = (
  { t }: Words,
  players: readonly string[],
  dealer: number | null,
): string =>
  dealer === null
    ? ''
    : t('board.deal', {
        dealer: players[dealer] ?? '',
        next: players[(dealer + 1) % players.length] ?? '',
      });

/** A total as it is said: +3 net, 1,250 points, a difference of 87. */
export function total({ format }: Words, own: Tally['totals'][number] | undefined): string {
  if (!own) return '';
  if ('net' in own) return net(own.net);
  return format.number('points' in own ? own.points : own.difference);
}

/**
 * "Anna wins with +5", "Anna and Carla win together with +3". A game finished by hand has no
 * winners by the rules; those who lead win it. Sides of two are named "Anna & Carla".
 */
export function outcome(words: Words, sides: readonly string[], tally: Tally): string {
  const winners = tally.winners.length > 0 ? tally.winners : (tally.ranking[0] ?? []);
  const who = names(
    words,
    winners.map((side) => sides[side] ?? ''),
  );
  const best = total(words, tally.totals[winners[0] ?? 0]);
  return winners.length > 1
    ? words.t('board.wonTogether', { who, total: best })
    : words.t('board.won', { who, n: headcount(who), total: best });
}

/** How long a tourney is. */
export const gamesInWords = ({ t }: Words, length: number | null): string =>
  length === null ? t('board.tourney.open') : t('board.tourney.games', { games: length });

/** Who has the tourney; before the last game because nobody can catch them any more. */
export const tourneyOutcome = (
  words: Words,
  winners: readonly string[],
  isOver: boolean,
): string => {
  const who = names(words, winners);
  const n = winners.length > 1 ? winners.length : headcount(who);
  return words.t(isOver ? 'board.tourney.won' : 'board.tourney.wonAlready', { who, n });
};

/** An entry for the log: its points, and what else was said of the hand. */
function entryInWords(words: Words, entry: Entry | null, players: readonly string[]): string {
  if (!entry) return '';
  const { t } = words;
  const figures = (list: unknown) => (Array.isArray(list) ? list.join('–') : '');
  const seats = (list: unknown) =>
    names(
      words,
      (Array.isArray(list) ? list : [list]).map((seat) => players[Number(seat)] ?? ''),
    );
  const trump = TRUMPS.find((one) => one === entry.trump);
  return [
    figures(entry.points) ||
      (entry.announced ? t('board.log.announced', { figures: figures(entry.announced) }) : ''),
    entry.void === true ? t('board.log.noTrumps') : '',
    trump ? trumpName(words, trump) : '',
    Array.isArray(entry.noTricks) && entry.noTricks.length > 0
      ? t('board.log.noTrick', { names: seats(entry.noTricks) })
      : '',
    entry.cut === undefined ? '' : t('board.log.cut', { name: seats(entry.cut) }),
    entry.match === undefined ? '' : t('board.log.match'),
    entry.declared === undefined ? '' : t('board.log.declared'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A line of a game's log: "Hand 3 corrected from 60–57–40 to 60–47–50". */
export function changeInWords(
  words: Words,
  { kind, step }: LogLine,
  players: readonly string[],
): string {
  const told = (one: LogLine['step']) => stepInWords(words, one, players);
  if (kind === 'redo') return words.t('board.log.redone', { what: told(step) });
  if (kind !== 'undo') return told(step);
  // What was undone is the step the other way round; only its two ends change places.
  const { before, after } = step;
  const back = { ...step, before: after, after: before } as LogLine['step'];
  return words.t('board.log.undone', { what: told(back) });
}

function stepInWords(words: Words, step: LogLine['step'], players: readonly string[]): string {
  const { t } = words;
  if (!('handId' in step)) return t(`board.log.${step.kind}`);
  const hand = String(step.index + 1);
  const before = entryInWords(words, step.before, players);
  const after = entryInWords(words, step.after, players);
  return step.kind === 'correct'
    ? t('board.log.correct', { hand, before, after })
    : t(`board.log.${step.kind}`, { hand, entry: after || before });
}
