/** What a hand of a Coiffeur asks: the row and whose it is, then what was taken. */
import type { Asked, Draft, FiguresQuestion, RowQuestion } from '../../ask';
import type { HandAt } from '../../definition';
import { ALL_POINTS } from '../../points';
import {
  ALL_TRICKS,
  askFigures,
  askRaised,
  askYesNo,
  pointsOf,
  UNSAID,
  wholeIn,
  withAnswer,
} from '../../questions';
import { say } from '../../said';
import { rowCalled } from './explain';
import type { Entry, Options, State } from './index';
import { rowTrumps, slateRows } from './rows';

type At = HandAt<Options, State>;

const NO_TRICK = { yes: say('coiffeur.key.noTrick'), no: say('coiffeur.key.worthless') };

/** A free cell of the table of rows by sides; one that was written meanwhile is asked anew. */
function askCell(draft: Draft, { table, state, sides }: At): RowQuestion {
  const { rows } = table.options;
  const [last, ...others] = state.written.flatMap((written, row) =>
    written.flatMap((own, side) => (own === null ? [{ side, row }] : [])),
  );
  // The last one that is free is meant where nobody says another.
  const { side: usual, row: usualRow } = last && others.length === 0 ? last : {};
  const side = wholeIn(draft.side ?? usual, 0, sides.length - 1);
  const given = wholeIn(draft.row ?? usualRow, 0, rows.length - 1);
  const isFree = side === null || given === null || state.written[given]?.[side] === null;
  const row = isFree ? given : null;
  return {
    kind: 'row',
    field: 'row',
    place: 'before',
    says: say('coiffeur.ask.row'),
    label: say('coiffeur.ask.row'),
    names: sides,
    side,
    row,
    rows: slateRows(rows),
    written: state.written,
    state: side === null || row === null ? 'due' : 'answered',
  };
}

/** What the announcing side took, in an inverted row what the others took. */
function askTaken(
  draft: Draft,
  { side, row }: { side: number; row: number },
  { table, sides }: At,
): FiguresQuestion {
  const { options } = table;
  const played = options.rows[row];
  const trumps = played ? rowTrumps(played) : [];
  const name = sides[side] ?? '';
  const key = played?.inverted ? 'others' : 'points';
  return askFigures(
    { points: [draft.points] },
    {
      field: 'points',
      says: say(`coiffeur.ask.${key}`, { row: rowCalled(row, options), side: name }),
      names: [name],
      min: 0,
      max: ALL_POINTS,
      all: null,
      cards: trumps.length > 0 ? { trumps, isFullPack: true } : null,
    },
  );
}

/** The cell; then the points, a match or none at all, or that the row is scratched. */
export function askRow(draft: Draft, at: At): Asked<Entry> {
  const cell = askCell(draft, at);
  const { side, row } = cell;
  if (side === null || row === null) return { questions: [cell], entry: null };
  const scratched = askYesNo(draft, {
    field: 'scratched',
    says: say('coiffeur.ask.scratched'),
    label: say('coiffeur.key.scratched'),
  });
  if (scratched.value) {
    return { questions: [cell, scratched], entry: { side, row, scratched: true } };
  }
  const figures = askTaken(draft, { side, row }, at);
  const [points] = pointsOf(figures) ?? [];
  const { rows } = at.table.options;
  const isInverted = rows[row]?.inverted ?? false;
  const name = at.sides[side] ?? '';
  const asksMatch = {
    field: 'match',
    says: isInverted
      ? say('coiffeur.ask.matchOthers')
      : say('schieber.ask.matchToo', { who: name }),
    label: say('schieber.key.match'),
  };
  // Who took all the points is asked at once whether that was all the tricks.
  const match =
    points === ALL_POINTS
      ? askRaised(draft, { ...asksMatch, answers: ALL_TRICKS })
      : askYesNo(draft, asksMatch);
  // Where it costs nothing nobody need say it.
  const loss = at.table.options.counterMatch;
  const asksCounter = {
    field: 'counterMatch',
    says: say('coiffeur.ask.counterMatch', { who: name }),
    label: say('coiffeur.key.counterMatch'),
  };
  const counterMatch =
    isInverted || (loss === 0 && draft.counterMatch !== true)
      ? []
      : [
          points === 0 && loss > 0
            ? askRaised(draft, { ...asksCounter, answers: NO_TRICK })
            : askYesNo(draft, asksCounter),
        ];
  const isDue = [match, ...counterMatch].some(({ state }) => state === 'due');
  return {
    questions: [cell, figures, match, ...counterMatch, scratched],
    entry:
      points === undefined || isDue
        ? null
        : {
            side,
            row,
            points,
            ...(match.value && { match: true }),
            ...(counterMatch.some(({ value }) => value) && { counterMatch: true }),
          },
  };
}

const without = (draft: Draft, ...fields: readonly string[]): Draft =>
  fields.reduce((rest, field) => withAnswer(rest, field, undefined), draft);

/** The draft after an answer: a match brings all the points, a counter-match none. */
export function answerRow(draft: Draft, field: string, value: unknown, at: At): Draft {
  switch (field) {
    case 'row': {
      const [side, row] = ['side', 'row'].map((name): unknown =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      );
      const next = withAnswer(withAnswer(draft, 'side', side), 'row', row);
      const isInverted = at.table.options.rows[Number(row)]?.inverted ?? false;
      return isInverted ? without(next, 'counterMatch') : next;
    }
    case 'points': {
      const points: unknown = Array.isArray(value) ? value[0] : value;
      const next = withAnswer(draft, 'points', points);
      const { row, match, counterMatch } = draft;
      const { options } = at.table;
      const losesAny = options.counterMatch > 0 && !options.rows[Number(row)]?.inverted;
      switch (points) {
        case ALL_POINTS:
          return { ...without(next, 'counterMatch'), match: match === true || UNSAID };
        case 0:
          return losesAny
            ? { ...without(next, 'match'), counterMatch: counterMatch === true || UNSAID }
            : without(next, 'match');
        default:
          return without(next, 'match', 'counterMatch');
      }
    }
    case 'match':
      if (value !== true) return withAnswer(draft, 'match', value);
      return { ...without(draft, 'counterMatch'), match: true, points: ALL_POINTS };
    case 'counterMatch':
      if (value !== true) return withAnswer(draft, 'counterMatch', value);
      return { ...without(draft, 'match'), counterMatch: true, points: 0 };
    case 'scratched':
      return value === true
        ? { ...without(draft, 'points', 'match', 'counterMatch'), scratched: true }
        : without(draft, 'scratched');
    default:
      return withAnswer(draft, field, value);
  }
}
