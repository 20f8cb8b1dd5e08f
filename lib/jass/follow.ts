/**
 * A game followed hand by hand, for who explains it and for who asks about the next hand. Everything
 * that a definition need not say itself follows from the fold: numbers, dealers, gains and totals.
 */
import type { Asking, Draft } from './ask';
import type { Definition, HandAt, Table } from './definition';
import type { Explanation, HandExplanation } from './explain';
import { sideLabels } from './names';
import { ok, type Refusal, type Result, refuse } from './refusal';
import type { Said } from './said';
import type { Side, VariantId } from './words';

/** A definition, as those see it who follow a game. */
export type Def<Options, Entry extends Draft, State, Hand> = Definition<
  VariantId,
  Options,
  Entry,
  State,
  Hand,
  // What a game comes to is of no concern here, save who has won it.
  { readonly winners: readonly Side[] }
>;

type At<Options, State> = HandAt<Options, State>;

const handAt = <Options, Entry extends Draft, State, Hand>(
  def: Def<Options, Entry, State, Hand>,
  table: Table<Options>,
  now: { state: State; index: number; counted: number },
): At<Options, State> => {
  const dealer = (table.firstDealer + now.counted) % table.players.length;
  const { players, options } = table;
  return {
    table,
    ...now,
    dealer,
    maker: def.maker({ table, counted: now.counted, dealer }),
    sides: sideLabels(def.sides(options, players.length), players),
  };
};

/** The game before its next hand, and what every hand before it was. */
export function followed<Options, Entry extends Draft, State, Hand>(
  def: Def<Options, Entry, State, Hand>,
  table: Table<Options> & { readonly hands: readonly Entry[] },
): Result<{ at: At<Options, State>; hands: HandExplanation[] }> {
  let at = handAt(def, table, { state: def.start(table), index: 0, counted: 0 });
  const hands: HandExplanation[] = [];
  for (const [index, entry] of table.hands.entries()) {
    const isLast = index === table.hands.length - 1;
    const fault = def.fault(entry, { table, state: at.state, isLast });
    if (fault) return refuse(fault, index);
    const { hand, state } = def.play(entry, at.state, table);
    const counts = def.counts(hand);
    const before = def.totals(at.state);
    const totals = def.totals(state);
    hands.push({
      dealer: at.dealer,
      maker: at.maker,
      trump: null,
      turned: null,
      announced: null,
      cell: null,
      parts: totals.map(() => null),
      ...def.explain(entry, hand, { ...at, after: state }),
      counts: counts === true,
      number: counts === false ? null : at.counted + 1,
      isOpen: counts === 'open',
      gain: totals.map((total, side) => total - (before[side] ?? 0)),
      totals,
    });
    const counted = at.counted + (counts === true ? 1 : 0);
    at = handAt(def, table, { state, index: index + 1, counted });
  }
  return ok({ at, hands });
}

/** What the rules know of a game beside its tally. */
export function explainGame<Options, Entry extends Draft, State, Hand>(
  def: Def<Options, Entry, State, Hand>,
  table: Table<Options> & { readonly hands: readonly Entry[] },
): Result<Explanation> {
  const game = followed(def, table);
  if (!game.ok) return game;
  const { at, hands } = game.value;
  const isOver = def.isFinished(at.state, table);
  const { dealer, maker, counted } = at;
  return ok({
    hands,
    outlook: def.outlook(at),
    next: isOver ? null : { number: counted + 1, dealer, maker, says: def.nextSays(at) },
  });
}

/** What the hand after those of the record asks. */
export function nextEntryOf<Options, Entry extends Draft, State, Hand>(
  def: Def<Options, Entry, State, Hand>,
  table: Table<Options> & { readonly hands: readonly Entry[] },
): Result<{
  ask: (draft: Draft) => Asking;
  answer: (draft: Draft, field: string, value: unknown) => Draft;
}> {
  const game = followed(def, table);
  if (!game.ok) return game;
  const { at } = game.value;
  const ask = (draft: Draft): Asking => {
    const { questions, entry, stands = [], soFar = null, ...asked } = def.ask(draft, at);
    const fault = entry ? def.fault(entry, { table, state: at.state, isLast: true }) : asked.fault;
    const refused = fault ? refuse(fault, at.index).error : null;
    return {
      questions: refused ? questions.map((one) => marked(one, refused)) : questions,
      entry,
      refusal: refused,
      stands,
      soFar,
      says: def.keySays(draft, at),
    };
  };
  return ok({ ask, answer: (draft, field, value) => def.answer(draft, field, value, at) });
}

/** The question that a refusal is about is answered wrongly. */
const marked = <Q extends Asking['questions'][number]>(question: Q, { path }: Refusal): Q =>
  question.field === path.split('.')[0] && question.state === 'answered'
    ? { ...question, state: 'wrong' }
    : question;

/** What was written in an entry, a few words each. */
export const entrySaysOf = <Options, Entry extends Draft, State, Hand>(
  def: Def<Options, Entry, State, Hand>,
  table: Table<Options>,
  { entry, index }: { entry: Entry; index: number },
): readonly Said[] => {
  const { state: _, ...at } = handAt(def, table, {
    state: def.start(table),
    index,
    counted: index,
  });
  return def.entrySays(entry, at);
};
