/** Hands and whole games as chance has them, made by answering what the engine asks. */
import {
  CARDS,
  type Draft,
  type NextEntry,
  nextEntry,
  OUT,
  type Question,
  TRUMPS,
  tally,
} from '../../lib/jass';
import type { Written } from './corpus';

/** A whole number from 0, below what is asked for. */
export type Chance = (end: number) => number;

/** By seat what is answered, null for who is not asked. */
export const seatList = (
  { choices }: Extract<Question, { kind: 'seats' }>,
  yes: readonly unknown[],
): (boolean | null)[] => {
  const list: (boolean | null)[] = [];
  for (const { value } of choices) {
    while (list.length < value) list.push(null);
    list[value] = yes.includes(value);
  }
  return list;
};

/** Some answer to a question, by chance. */
function anyAnswer(question: Question, below: Chance): { field: string; value: unknown } {
  const { field } = question;
  const among = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  switch (question.kind) {
    case 'points':
    case 'counts':
    case 'strokes': {
      const { names, min, max, all, mayBeOut } = question;
      if (all === null || min < 0) {
        const one = () => min + below(max - min + 1);
        // Somebody takes part.
        const some = names.map((_, index) =>
          mayBeOut && index > 0 && below(4) === 0 ? OUT : one(),
        );
        if (all === null) return { field, value: some };
        const sum = some.reduce<number>((total, own) => total + (own === OUT ? 0 : Number(own)), 0);
        const first = Number(some[0]) + all - sum;
        // What does not fit is left as it is, and refused.
        const fits = first >= min && first <= max;
        return { field, value: fits ? [first, ...some.slice(1)] : some };
      }
      // Nothing but what adds up: the first few, and the last takes the rest.
      let left = all;
      return {
        field,
        value: names.map((_, index) => {
          const own = index === names.length - 1 ? left : below(Math.min(left, max) + 1);
          left -= own;
          return own;
        }),
      };
    }
    case 'trump':
      return question.turned && below(2) === 0
        ? { field: 'turned', value: among(CARDS) }
        : { field, value: among(TRUMPS) };
    case 'side':
      return { field, value: among(question.choices)?.value };
    case 'seats':
      return {
        field,
        value: seatList(
          question,
          question.choices.filter(() => below(2) === 0).map(({ value }) => value),
        ),
      };
    case 'melds':
      return {
        field,
        value: question.names.map(() => (below(3) === 0 ? [among(question.choices)] : [])),
      };
    case 'bid':
      return question.state === 'due' && question.short?.points
        ? { field: 'played', value: true }
        : { field: 'bid', value: { side: below(2), points: 80, trump: among(TRUMPS) } };
    case 'row': {
      const free = question.written.flatMap((sides, row) =>
        sides.flatMap((own, side) => (own === null ? [{ side, row }] : [])),
      );
      return { field, value: among(free) };
    }
    case 'order':
      return {
        field,
        value: question.names
          .map((_, seat) => ({ seat, at: below(1000) }))
          .sort((a, b) => a.at - b.at)
          .map(({ seat }) => seat),
      };
    case 'yesNo':
      return { field, value: below(2) === 0 };
  }
}

/** What comes of answering what is due, and first a few of the questions that nobody need answer. */
export function anyDraft(next: NextEntry, below: Chance): Draft {
  let draft: Draft = {};
  for (let step = 0; step < 25; step += 1) {
    const { questions } = next.ask(draft);
    const due = questions.find(({ state }) => state === 'due');
    const open = questions.filter(({ state }) => state === 'open');
    const question = due ?? (step < 8 ? open[below(open.length || 1)] : undefined);
    if (!question) break;
    const { field, value } = anyAnswer(question, below);
    draft = next.answer(draft, field, value);
  }
  return draft;
}

/** A game from here to its end, or so many hands more; what cannot be written is tried again. */
export function played(record: Written, most: number, below: Chance): Written {
  let game = record;
  for (let hand = 0; hand < most; hand += 1) {
    const told = tally(game);
    const next = nextEntry(game);
    if (!told.ok || !next.ok || told.value.status === 'finished') return game;
    const { entry, refusal } = next.value.ask(anyDraft(next.value, below));
    if (entry && !refusal) game = { ...game, hands: [...game.hands, entry] };
  }
  return game;
}
