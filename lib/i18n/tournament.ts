/** A tournament in words. */
import type { RankingLine } from '../tournament';
import { decisionOf, type TieBreaks } from '../tournament/honours';
import type { Prize } from '../tournament/kept';
import { money } from './settlement';
import { names, type Words } from './words';

/** "Round 2 of 4"; "Round 2" where nobody has said how many there are. */
export const roundName = ({ t }: Words, round: number, rounds: number | null): string =>
  rounds === null
    ? t('tournaments.round', { round: String(round) })
    : t('tournaments.roundOf', { round: String(round), rounds: String(rounds) });

/** What decided a place: "Total", "2nd best round, 990", "3 matches", "Round 4, 990", "Drawn cards", "Level". */
export function decidedInWords(
  { t, format }: Words,
  all: readonly RankingLine[],
  line: RankingLine,
  tieBreaks: TieBreaks,
): string {
  const { by, at, figure } = decisionOf(all, line, tieBreaks) ?? {};
  if (by === undefined || at === undefined || typeof figure !== 'number')
    return t(`tournament-ranking.by.${line.decidedBy}`);
  if (by === 'matches') return t('tournament-ranking.by.matchesOf', { matches: figure });
  const points = format.number(figure);
  return by === 'last'
    ? t('tournament-ranking.by.lastOf', { round: String(at + 1), points })
    : t('tournament-ranking.by.nth', { nth: at + 1, points });
}

/** What penalties did to a total: "−100"; "+100" where the least wins. */
export const penaltyInWords = (
  { format }: Words,
  { rounds, dropped, total, penalty }: RankingLine,
) => {
  const kept = rounds.reduce<number>(
    (sum, points, at) => sum + (dropped.includes(at) ? 0 : (points ?? 0)),
    0,
  );
  return `${total < kept ? '−' : '+'}${format.number(penalty)}`;
};

/** What a prize is for: its own words, else how it is won: "1st place, Women". */
export function prizeFor({ t }: Words, { for: own, by, rank = 1, category = '' }: Prize): string {
  const rule =
    by === undefined
      ? ''
      : by === 'rank'
        ? t('tournament-prizes.by.rank', { rank })
        : t(`tournament-prizes.by.${by}`);
  const what = own || rule;
  return [what, !own.includes(category) && category].filter(Boolean).join(', ');
}

/** What it is worth: its words, what it costs, or both: "Ham, CHF 40.00". */
export const prizeWorth = (words: Words, { worth, rappen = 0 }: Prize): string =>
  [worth, rappen > 0 && money(words, rappen)].filter(Boolean).join(', ');

/** Who has won something: "Anna", "Anna and Beat". */
export const wonBy = (
  words: Words,
  entrants: readonly string[],
  nameOf: (id: string) => string,
): string => names(words, entrants.map(nameOf));
