/** A game's log in words: what was entered, corrected, taken out, undone. */
import { MELD_IDS, TRUMPS, wiesPoints } from '../jass';
import { bidOf } from '../sync/bid';
import { sideNames } from '../sync/deal';
import type { Entry, LogLine, Table } from '../sync/game';
import { bidInWords } from './sidi';
import { trumpName } from './trumps';
import { names, type Words } from './words';

/** A change and the hand that it is about, by its number; null for one that has none. */
export type Logged = {
  readonly line: Pick<LogLine, 'kind' | 'step'>;
  readonly hand: string | null;
};

/** An entry for the log: its points, and what else was said of the hand. */
function entryInWords(
  words: Words,
  entry: Entry | null,
  { table, index }: { table: Table; index: number },
): string {
  if (!entry) return '';
  const { t } = words;
  const sides = sideNames(table);
  const figures = (list: unknown) => (Array.isArray(list) ? list.join('–') : '');
  const seats = (list: unknown) =>
    names(
      words,
      (Array.isArray(list) ? list : [list]).map((seat) => table.players[Number(seat)] ?? ''),
    );
  const trump = TRUMPS.find((one) => one === entry.trump);
  const side = (value: unknown) => sides[Number(value)] ?? '';
  const bid = bidOf(entry, table, index);
  return [
    figures(entry.points) ||
      (entry.announced ? t('board.log.announced', { figures: figures(entry.announced) }) : ''),
    bid ? t('board.log.bid', { bid: bidInWords(words, bid), side: side(bid.side) }) : '',
    entry.void === true ? t('board.log.noTrumps') : '',
    trump ? trumpName(words, trump) : '',
    entry.pushed === true ? t('board.log.pushed') : '',
    Array.isArray(entry.noTricks) && entry.noTricks.length > 0
      ? t('board.log.noTrick', { names: seats(entry.noTricks) })
      : '',
    entry.cut === undefined ? '' : t('board.log.cut', { name: seats(entry.cut) }),
    entry.match === undefined ? '' : t('board.log.match'),
    ...wiesOf(entry).map((points, of) =>
      points > 0 ? t('board.log.wies', { points: String(points), name: side(of) }) : '',
    ),
    entry.stoeck === undefined ? '' : t('board.log.stoeck', { name: side(entry.stoeck) }),
    entry.declared === undefined ? '' : t('board.log.declared', { name: side(entry.declared) }),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** What each side's melds are worth. */
const wiesOf = ({ wies }: Entry): number[] =>
  (Array.isArray(wies) ? wies : []).map((melds: unknown) =>
    wiesPoints(
      MELD_IDS.flatMap((id) => (Array.isArray(melds) ? melds.filter((one) => one === id) : [])),
    ),
  );

/** A line of a game's log: "Hand 3 corrected: 60–47–50; before: 60–57–40". */
export function changeInWords(
  words: Words,
  { line: { kind, step }, hand }: Logged,
  table: Table,
): string {
  const told = (one: LogLine['step']) => stepInWords(words, { step: one, hand, table });
  if (kind === 'redo') return words.t('board.log.redone', { what: told(step) });
  if (kind !== 'undo') return told(step);
  // What was undone is the step the other way round; only its two ends change places.
  const { before, after } = step;
  const back = { ...step, before: after, after: before } as LogLine['step'];
  return words.t('board.log.undone', { what: told(back) });
}

function stepInWords(
  words: Words,
  { step, hand, table }: { step: LogLine['step']; hand: string | null; table: Table },
): string {
  const { t } = words;
  if (!('handId' in step)) return t(`board.log.${step.kind}`);
  const at = { table, index: step.index };
  const before = entryInWords(words, step.before, at);
  const after = entryInWords(words, step.after, at);
  const entry = after || before;
  if (step.kind === 'correct')
    return hand === null
      ? t('board.log.unnumbered.correct', { before, after })
      : t('board.log.correct', { hand, before, after });
  return hand === null
    ? t(`board.log.unnumbered.${step.kind}`, { entry })
    : t(`board.log.${step.kind}`, { hand, entry });
}
