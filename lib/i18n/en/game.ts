/** What is said about a game as a whole: how far it is, who deals, who won, what was changed. */
import type { GameLength, Refusal, Tally } from '../../jass';
import type { Entry, LogLine } from '../../sync/game';
import { names, net, plural } from './figures';

/** How far a game is: "Hand 5 of 12", "Hand 5, first to 7", "Hand 5". */
export function progress(
  counted: number,
  length: GameLength,
  tally: Pick<Tally, 'totals'>,
): string {
  if (length.kind === 'hands')
    return counted < length.hands
      ? `Hand ${counted + 1} of ${length.hands}`
      : `All ${length.hands} hands are in`;
  const isLevel =
    length.kind === 'sticks' &&
    tally.totals.some((own) => 'sticks' in own && own.sticks >= length.target);
  if (isLevel) return `Hand ${counted + 1}, level: play goes on`;
  if (length.kind === 'sticks') return `Hand ${counted + 1}, first to ${length.target}`;
  return `Hand ${counted + 1}`;
}

/** How long a game lasts: "12 hands", "first to 7 sticks", "to 2500 points", "open end". */
export function lengthInWords(length: GameLength): string {
  switch (length.kind) {
    case 'hands':
      return plural(length.hands, 'hand', 'hands');
    case 'sticks':
      return `first to ${length.target} sticks`;
    case 'points':
      return `to ${length.target} points`;
    case 'race':
      return `${length.targets.join(' against ')} points`;
    case 'open':
      return 'open end';
  }
}

/** Whose deal it is: "Beat deals, then Carla". */
export const dealInWords = (players: readonly string[], dealer: number | null): string =>
  dealer === null ? '' : `${players[dealer]} deals, then ${players[(dealer + 1) % players.length]}`;

/** Why an entry does not fit because of a hand that comes after it. */
export const cannotPlace = (refusal: Refusal): string =>
  refusal.code === 'game-finished'
    ? `With this the game would be over before hand ${(refusal.hand ?? 0) + 1}. Take out the hands that come after the end first.`
    : `With this hand ${(refusal.hand ?? 0) + 1} cannot be scored any more: ${refusal.message}`;

/** A total as it is said: +3 net, 1250 points, a difference of 87. */
export const total = (own: Tally['totals'][number] | undefined): string => {
  if (!own) return '';
  if ('net' in own) return net(own.net);
  return String('points' in own ? own.points : own.difference);
};

/**
 * "Anna wins with +5", "Anna and Carla win together with +3". A game finished by hand has no
 * winners by the rules; those who lead win it. Sides of two are named "Anna & Carla".
 */
export function outcome(sides: readonly string[], tally: Tally): string {
  const winners = tally.winners.length > 0 ? tally.winners : (tally.ranking[0] ?? []);
  const who = names(winners.map((side) => sides[side] ?? ''));
  const best = total(tally.totals[winners[0] ?? 0]);
  if (winners.length > 1) return `${who} win together with ${best}`;
  return `${who} ${who.includes(' & ') ? 'win' : 'wins'} with ${best}`;
}

/** The way from a game to the evening of a league that it belongs to. */
export const TO_EVENING = 'Back to the evening';

/** How long a tourney is. */
export const gamesInWords = (length: number | null): string =>
  length === null ? 'A tourney with an open end.' : `A tourney of ${length} games.`;

/** Who has the tourney; before the last game because nobody can catch them any more. */
export const tourneyOutcome = (who: string, isOver: boolean): string =>
  `${who} ${/ & | and /.test(who) ? 'win' : 'wins'} the tourney${isOver ? '' : ' already'}`;

/** An entry for the log: its points, and what else was said of the hand. */
function entryInWords(entry: Entry | null, players: readonly string[]): string {
  if (!entry) return '';
  const figures = (list: unknown) => (Array.isArray(list) ? list.join('–') : '');
  const seats = (list: unknown) =>
    names((Array.isArray(list) ? list : [list]).map((seat) => players[Number(seat)] ?? ''));
  return [
    figures(entry.points) || (entry.announced ? `announced ${figures(entry.announced)}` : ''),
    entry.void === true ? 'no trumps' : '',
    typeof entry.trump === 'string' ? entry.trump : '',
    Array.isArray(entry.noTricks) && entry.noTricks.length > 0
      ? `${seats(entry.noTricks)} no trick`
      : '',
    entry.cut === undefined ? '' : `the cut on ${seats(entry.cut)}`,
    entry.match === undefined ? '' : 'match',
    entry.declared === undefined ? '' : 'declared',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** A line of a game's log: "Hand 3 corrected from 60–57–40 to 60–47–50". */
export function changeInWords({ kind, step }: LogLine, players: readonly string[]): string {
  if (kind === 'redo') return `Redone: ${stepInWords(step, players)}`;
  if (kind !== 'undo') return stepInWords(step, players);
  // What was undone is the step the other way round.
  const { before, after } = step;
  return `Undone: ${stepInWords({ ...step, before: after, after: before } as LogLine['step'], players)}`;
}

const DONE = { record: 'entered', insert: 'inserted', remove: 'taken out' } as const;

function stepInWords(step: LogLine['step'], players: readonly string[]): string {
  if (!('handId' in step)) return `Game ${step.kind === 'finish' ? 'finished' : 'reopened'}`;
  const hand = `Hand ${step.index + 1}`;
  const before = entryInWords(step.before, players);
  const after = entryInWords(step.after, players);
  if (step.kind === 'correct') return `${hand} corrected from ${before} to ${after}`;
  return `${hand} ${DONE[step.kind]}: ${after || before}`;
}
