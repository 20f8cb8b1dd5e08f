/** What a deal of a Guggitaler asks: what is counted in it, who has the one thing, or the order. */
import type { Asked, Draft, FiguresQuestion, SideQuestion } from '../../ask';
import { askFigures, askOrder, askSide, pointsOf } from '../../questions';
import { say } from '../../said';
import {
  alone,
  type COUNTED,
  countsFault,
  type DealOptions,
  type Entry,
  howMany,
  kindOf,
  noTrickFault,
  type SINGLE,
  THINGS,
} from './deals';
import type { DealAt, Worths } from './explain';

/** How many of it everybody has. */
const askCounts = (
  draft: Draft,
  { field, thing }: { field: string; thing: (typeof COUNTED)[number] },
  players: readonly string[],
): FiguresQuestion =>
  askFigures(draft, {
    kind: 'counts',
    field,
    says: say(`guggitaler.ask.${thing}`),
    label: say(`guggitaler.deals.${thing}`),
    names: players,
    min: 0,
    max: howMany(thing, players.length),
    all: howMany(thing, players.length),
  });

/** Who has it. */
const askWho = (
  draft: Draft,
  { field, thing }: { field: string; thing: (typeof SINGLE)[number] },
  players: readonly string[],
): SideQuestion =>
  askSide(draft, {
    field,
    place: 'main',
    says: say(`guggitaler.ask.${thing}`),
    label: say(`guggitaler.deals.${thing}`),
    names: players,
  });

/** Everything together. */
function askAll(
  draft: Draft,
  { players, options: { values } }: DealAt<DealOptions & Pick<Worths, 'values'>>['table'],
): Asked<Entry> {
  const counted = (thing: (typeof COUNTED)[number]) =>
    askCounts(draft, { field: thing, thing }, players);
  const single = (thing: (typeof SINGLE)[number]) =>
    askWho(draft, { field: thing, thing }, players);
  const asked = [counted('tricks'), counted('diamonds'), counted('queens')] as const;
  const [king, last] = [single('kingOfHearts'), single('lastTrick')];
  const [tricks, diamonds, queens] = [pointsOf(asked[0]), pointsOf(asked[1]), pointsOf(asked[2])];
  const isCounted = tricks && diamonds && queens;
  const isWhole = isCounted && king.value !== null && last.value !== null;
  const whose = ({ value }: SideQuestion) => (value === null ? [] : alone(value, players.length));
  const soFar = {
    tricks: asked[0].values,
    diamonds: asked[1].values,
    queens: asked[2].values,
    kingOfHearts: whose(king),
    lastTrick: whose(last),
  };
  const brings = players.map((_, seat) =>
    THINGS.reduce((sum, thing) => sum - (soFar[thing][seat] ?? 0) * values[thing], 0),
  );
  return {
    ...(!isWhole && brings.some((own) => own < 0) && { soFar: brings }),
    // Told with the first that does not fit, not after the last.
    fault:
      countsFault(soFar, { players: players.length, isAll: true }) ?? noTrickFault(soFar, players),
    questions: [...asked, king, last],
    entry: isWhole
      ? { tricks, diamonds, queens, kingOfHearts: king.value, lastTrick: last.value }
      : null,
  };
}

/** What the next deal asks, where Domino brings `prizes` by place; nothing after the last one. */
export function askDeal(
  draft: Draft,
  { counted, table }: DealAt<DealOptions & Pick<Worths, 'values'>>,
  prizes: readonly number[],
): Asked<Entry> {
  const { players, options } = table;
  const kind = kindOf(counted, options);
  switch (kind) {
    case undefined:
      return { questions: [], entry: null };
    case 'all':
      return askAll(draft, table);
    case 'domino': {
      const says = say('guggitaler.ask.order');
      const order = askOrder(draft, { field: 'order', says, names: players, worth: prizes });
      const isWhole = order.state === 'answered';
      return { questions: [order], entry: isWhole ? { order: order.value } : null };
    }
    case 'kingOfHearts':
    case 'lastTrick': {
      const who = askWho(draft, { field: 'seat', thing: kind }, players);
      return { questions: [who], entry: who.value === null ? null : { seat: who.value } };
    }
    default: {
      const figures = askCounts(draft, { field: 'counts', thing: kind }, players);
      const counts = pointsOf(figures);
      return { questions: [figures], entry: counts && { counts } };
    }
  }
}
