/**
 * A game as phones and the server hold it, and the changes that are made to it. Pure: the phone
 * applies a change at once, the server applies the same change to what it has stored, and both get
 * the same game or the same fault.
 *
 * Entries are the truth. Nothing is ever overwritten without a trace: every change leaves a step
 * that knows what was there before and after, so it can be undone, redone and read later.
 */
import {
  type Refusal,
  reseated,
  type Said,
  type Substitute,
  type Tally,
  type Told,
  tally,
  type VariantId,
  variant,
} from '../jass';
import { countedHands, numberAt } from './deal';
import { entriesLike, isStale, partLike, putOn, type TablePart, withEntries } from './table-change';
import { tell } from './tell';

/** What was typed for one hand; its fields depend on the variant and are checked by the engine. */
export type Entry = { readonly [field: string]: unknown };

/** A hand of the game. `by` is the id of the change that wrote it last. */
export type Hand = { readonly id: string; readonly by: string; readonly entry: Entry };

/**
 * What is agreed before the first deal, and can be changed later by a change like any other. `options`
 * holds only what differs from the defaults.
 */
export type Table = {
  readonly variant: VariantId;
  readonly options: { readonly [option: string]: unknown };
  readonly players: readonly string[];
  readonly firstDealer: number;
  /** Who took a seat over during the game, as its record says; left out where nobody did. */
  readonly substitutes?: readonly Substitute[];
  /** What the game is called; left out where nobody named it. No part of its record. */
  readonly name?: string;
};

export const OVERRIDES = ['finished', 'reopened'] as const;
/**
 * `finished`: closed by hand although the rules would let it go on (open end).
 * `reopened`: open for corrections although the rules say that it is over. Otherwise null.
 */
export type Override = (typeof OVERRIDES)[number] | null;

/** What a change did: the hand at `index` was `before` (null: not there) and became `after`. */
type HandStep = {
  readonly id: string;
  readonly kind: 'record' | 'insert' | 'correct' | 'remove';
  readonly handId: string;
  readonly index: number;
  readonly before: Entry | null;
  readonly after: Entry | null;
};
/** What finishing or reopening did to it. */
type OverrideStep = {
  readonly id: string;
  readonly kind: 'finish' | 'reopen';
  readonly before: Override;
  readonly after: Override;
};
/** What changed at the table: of the same parts what stood there and what stands there now. */
type TableStep = {
  readonly id: string;
  readonly kind: 'table';
  readonly before: TablePart;
  readonly after: TablePart;
};
export type Step = HandStep | OverrideStep | TableStep;

export type GameState = {
  readonly id: string;
  readonly table: Table;
  readonly hands: readonly Hand[];
  readonly override: Override;
  /** The steps that undo would take back, the latest at the end. */
  readonly done: readonly Step[];
  /** The steps that redo would take again, the next one at the end. */
  readonly undone: readonly Step[];
  /** How many changes were ever made. */
  readonly revision: number;
};

/**
 * A change as a phone sends it. `id` is made on the phone and makes a repetition harmless; it is
 * also the id of the hand that a `record` or `insert` brings. The other fields say what the phone
 * saw, so that a change made against an older state is refused instead of hitting the wrong hand:
 * `before` is the hand that stood at `index` and moves back, `by` the change that wrote the hand,
 * `target` the step that undo or redo means, `seated` what `seatedBy` said; left out, anything will do.
 */
type HandChange =
  | {
      readonly kind: 'record';
      readonly id: string;
      readonly index: number;
      readonly entry: Entry;
      readonly seated?: string | null | undefined;
    }
  | {
      readonly kind: 'insert';
      readonly id: string;
      readonly index: number;
      readonly before: string;
      readonly entry: Entry;
      readonly seated?: string | null | undefined;
    }
  | {
      readonly kind: 'correct';
      readonly id: string;
      readonly handId: string;
      readonly by: string;
      readonly entry: Entry;
      readonly seated?: string | null | undefined;
    }
  | { readonly kind: 'remove'; readonly id: string; readonly handId: string; readonly by: string };
export type Change =
  | HandChange
  | { readonly kind: 'undo' | 'redo'; readonly id: string; readonly target: string }
  | { readonly kind: 'finish' | 'reopen'; readonly id: string }
  | TableChange;

/**
 * Something else at the table: `before` is what the phone saw there, `after` what is to stand there, in
 * the form of `checkPart`.
 */
type TableChange = {
  readonly kind: 'table';
  readonly id: string;
  readonly before: TablePart;
  readonly after: TablePart;
};

/** A change with what it did; a game's log is a list of these in the order they were made. */
export type LogLine = {
  readonly id: string;
  readonly kind: Change['kind'];
  /** For undo and redo the step of the change that is taken back or made again, as it works now. */
  readonly step: Step;
};

/** Why a change does not fit the game as it is now: another one came first. */
export const CONFLICT_CODES = [
  'hand-taken',
  'hand-changed',
  'table-changed',
  'undo-moved-on',
  'chalk-elsewhere',
  'announced-elsewhere',
  'game-over',
  'game-not-over',
] as const;
export type ConflictCode = (typeof CONFLICT_CODES)[number];
type Conflict = {
  readonly code: ConflictCode;
  readonly hand: number | null;
  readonly path: string;
  readonly message: string;
  /** How to say it in another language; left out by the server, which says it in the reader's. */
  readonly said?: Said;
};
export type Fault = Refusal | Conflict;

/** Is it somebody else's change that stands in the way, rather than the entry itself? */
export const isConflict = (fault: { readonly code: string }): boolean =>
  CONFLICT_CODES.some((code) => code === fault.code);

type Refused = { readonly ok: false; readonly error: Fault };
export type Applied =
  | { readonly ok: true; readonly state: GameState; readonly tally: Tally; readonly line: LogLine }
  | Refused;

/** A game before its first hand. */
export const newGame = (id: string, table: Table): GameState => ({
  id,
  table,
  hands: [],
  override: null,
  done: [],
  undone: [],
  revision: 0,
});

/** The change by which people took their points to other seats last; null where nobody did. */
export const seatedBy = ({ done }: Pick<GameState, 'done'>): string | null =>
  done.findLast((step) => step.kind === 'table' && step.after.seats !== undefined)?.id ?? null;

/** The game as a `jass-record/1`, ready for `tally`. */
export const recordOf = ({
  table: { name: _, ...table },
  hands,
}: Pick<GameState, 'table' | 'hands'>) => ({
  format: 'jass-record/1',
  ...table,
  hands: hands.map((hand) => hand.entry),
});

/** Is the game over, so that no hand comes to it and none goes until it is reopened? */
export const isOver = (override: Override, scored: Pick<Tally, 'status'>): boolean =>
  override === 'finished' || (override !== 'reopened' && scored.status === 'finished');

/**
 * Puts one change on the game and scores the whole of it again. Refused with the engine's refusal
 * where the entry cannot be scored, with a conflict where the game is no longer what the phone saw.
 */
export function applyChange(state: GameState, change: Change): Applied {
  const before = tally(recordOf(state));
  return before.ok ? applyTo({ state, tally: before.value }, change) : before;
}

/** The same for a game that is scored already: a phone has the score on its slate. */
export function applyTo(
  { state, tally: before }: { readonly state: GameState; readonly tally: Tally },
  change: Change,
): Applied {
  const found = stepOf(state, change, before);
  if (!found.ok) return found;
  const line = { id: change.id, kind: change.kind, step: found.step };
  const next = applyLine(state, line);
  const after = tally(recordOf(next));
  if (!after.ok) return after;
  return { ok: true, state: next, tally: after.value, line };
}

/** Puts a line of the log on the game that it was written on, as whoever wrote it did. */
export const applyLine = (state: GameState, { id, kind, step }: LogLine): GameState => ({
  ...take(state, step, id),
  ...stacksAfter(state, kind, step),
  revision: state.revision + 1,
});

/** What undo and redo would take next, from the whole log of a game. */
export const stacksOf = (log: readonly LogLine[]): Pick<GameState, 'done' | 'undone'> =>
  log.reduce<Pick<GameState, 'done' | 'undone'>>(
    (stacks, line) => stacksAfter(stacks, line.kind, line.step),
    { done: [], undone: [] },
  );

function stacksAfter(
  { done, undone }: Pick<GameState, 'done' | 'undone'>,
  kind: Change['kind'],
  step: Step,
): Pick<GameState, 'done' | 'undone'> {
  if (kind === 'undo') return { done: done.slice(0, -1), undone: [...undone, inverse(step)] };
  if (kind === 'redo') return { done: [...done, step], undone: undone.slice(0, -1) };
  return { done: [...done, step], undone: [] };
}

function take(state: GameState, step: Step, by: string): GameState {
  if (step.kind === 'table') {
    const { seats } = step.after;
    const { bySeat } = variant(state.table.variant);
    const hands =
      seats && bySeat
        ? state.hands.map((hand) => ({ ...hand, entry: reseated(hand.entry, bySeat, seats) }))
        : state.hands;
    return {
      ...state,
      table: putOn(state.table, step.after),
      hands: step.after.entries ? withEntries(hands, step.after, by) : hands,
    };
  }
  if (!('handId' in step)) return { ...state, override: step.after };
  const hand = step.after && { id: step.handId, by, entry: step.after };
  return {
    ...state,
    hands: state.hands.toSpliced(step.index, step.before ? 1 : 0, ...(hand ? [hand] : [])),
  };
}

/** The step that takes this one back. */
// Its two sides have the same type; TypeScript loses that when they are swapped.
export const inverse = (step: Step): Step =>
  ({ ...step, before: step.after, after: step.before }) as Step;

const refused = (code: ConflictCode, hand: number | null, told: Told): Refused => ({
  ok: false,
  error: { code, hand, path: '', ...told },
});

type Found = { readonly ok: true; readonly step: Step } | Refused;

/** What the change does to this game, or why it does not fit. */
function stepOf(state: GameState, change: Change, scored: Tally): Found {
  const over = isOver(state.override, scored);
  switch (change.kind) {
    case 'undo':
    case 'redo': {
      const next = (change.kind === 'undo' ? state.done : state.undone).at(-1);
      if (next?.id !== change.target || !next)
        return refused(
          'undo-moved-on',
          null,
          tell(change.kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo', {}),
        );
      return { ok: true, step: change.kind === 'undo' ? inverse(next) : next };
    }
    case 'finish':
    case 'reopen': {
      if (over && change.kind === 'finish')
        return refused('game-over', null, tell('finishedAlready', {}));
      if (!over && change.kind === 'reopen')
        return refused('game-not-over', null, tell('openAlready', {}));
      const { id, kind } = change;
      const byRules = scored.status === 'finished';
      const set: Override = kind === 'finish' ? 'finished' : 'reopened';
      // Where the rules say the same as the override would, the game needs no override.
      const after = byRules === (kind === 'finish') ? null : set;
      return { ok: true, step: { id, kind, before: state.override, after } };
    }
    case 'table': {
      const { id, kind, after } = change;
      const entries = entriesLike(state.hands, after.entries ?? []);
      if (isStale(state.table, change) || !entries)
        return refused('table-changed', null, tell('tableChanged', {}));
      const before = { ...partLike(state.table, after), ...(after.entries && { entries }) };
      return { ok: true, step: { id, kind, before, after } };
    }
    default:
      // A hand that was written wrongly is put right while the game goes on counting.
      if (over && change.kind !== 'correct')
        return refused('game-over', null, tell('reopenFirst', {}));
      // Points that were entered for people who sit elsewhere now.
      if ('seated' in change && change.seated !== undefined && change.seated !== seatedBy(state))
        return refused('table-changed', null, tell('seatsMoved', {}));
      return handStep(state.hands, change, scored);
  }
}

function handStep(hands: readonly Hand[], change: HandChange, scored: Tally): Found {
  const { id, kind } = change;
  if (kind === 'record' || kind === 'insert') {
    const { index, entry } = change;
    const there = hands[index];
    if (kind === 'record' && index !== hands.length)
      return refused(
        'hand-taken',
        index,
        there
          ? meanwhile('handTaken', numberAt(scored, index), there.entry)
          : tell('handNotNext', { hand: numberAt(scored, index), hands: countedHands(scored) }),
      );
    if (kind === 'insert' && there?.id !== change.before)
      return refused('hand-taken', index, tell('handsMoved', { hand: numberAt(scored, index) }));
    return { ok: true, step: { id, kind, handId: id, index, before: null, after: entry } };
  }
  const index = hands.findIndex((hand) => hand.id === change.handId);
  const there = hands[index];
  if (!there) return refused('hand-changed', null, tell('handRemoved', {}));
  if (there.by !== change.by)
    return refused(
      'hand-changed',
      index,
      meanwhile('handCorrected', numberAt(scored, index), there.entry),
    );
  const after = kind === 'correct' ? change.entry : null;
  return {
    ok: true,
    step: { id, kind, handId: there.id, index, before: there.entry, after },
  };
}

/** What became of a hand elsewhere, with its points where it has any. */
const meanwhile = (key: 'handTaken' | 'handCorrected', hand: number, { points }: Entry): Told =>
  Array.isArray(points)
    ? tell(`${key}With`, { hand, points: points.join('–') })
    : tell(key, { hand });
