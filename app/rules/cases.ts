/** What stands in the tables of a page of rules, from the variant's own description. Pure. */
import {
  explain,
  FORMAT,
  type HandExplanation,
  type MeldId,
  nextEntry,
  parseOptions,
  type Question,
  type Said,
  type Tally,
  TRUMPS,
  type Trump,
  tally,
  type VariantId,
  variant,
} from '@/lib/jass';

type Values = Readonly<Record<string, unknown>>;

/** The usual options, complete; what is agreed before every game is as a form would begin. */
export function usualOptions(id: VariantId): Values {
  const read = parseOptions(id, variant(id).agreed);
  if (!read.ok) throw new Error(read.error.message);
  return { ...read.value };
}

export type CaseList = {
  /** The house option that makes this list; null for the usual one. */
  readonly change: { readonly option: string; readonly value: unknown } | null;
  readonly options: Values;
  /** The cases in order, each with its place on the page. */
  readonly cases: readonly { readonly ruleId: string; readonly anchor: string }[];
};

/** The usual scoring list and every list that one house option makes of it; none where there is none. */
export function scoringLists(id: VariantId): CaseList[] {
  const options = usualOptions(id);
  const { optionFields, rules } = variant(id);
  const idsWith = (changed: Values) => rules(changed).map((rule) => rule.id);
  const usual = idsWith(options);
  if (usual.length === 0) return [];
  const taken = new Set<string>();
  const list = (change: CaseList['change'], changed: Values): CaseList => ({
    change,
    options: changed,
    cases: idsWith(changed).map((ruleId) => {
      const anchor = taken.has(ruleId) ? `${change?.option}-${ruleId}` : ruleId;
      taken.add(ruleId);
      return { ruleId, anchor };
    }),
  });
  const changes = Object.entries(optionFields).flatMap(([option, field]) =>
    field.kind === 'choice'
      ? field.values
          .filter((value) => value !== options[option])
          .map((value) => ({ option, value }))
      : [],
  );
  return [
    list(null, options),
    ...changes
      .map((change) => ({ change, changed: { ...options, [change.option]: change.value } }))
      .filter(({ changed }) => idsWith(changed).join() !== usual.join())
      .map(({ change, changed }) => list(change, changed)),
  ];
}

/** The record of a variant's example, as far as so many of its hands. */
export const exampleRecord = (id: VariantId, hands: number = variant(id).example.hands.length) => {
  const { options, players, hands: all } = variant(id).example;
  return { format: FORMAT, variant: id, options, players, hands: all.slice(0, hands) };
};

/** The example, scored and explained. One that cannot be scored is a bug, and no page is built. */
export function example(id: VariantId): { end: Tally; hands: readonly HandExplanation[] } {
  const [end, told] = [tally(exampleRecord(id)), explain(exampleRecord(id))];
  if (!end.ok) throw new Error(end.error.message);
  if (!told.ok) throw new Error(told.error.message);
  return { end: end.value, hands: told.value.hands };
}

/** What melds are worth where a hand asks for them. */
export type MeldTable = {
  /** What is asked. */
  readonly label: Said;
  /** What is trumps where they are worth this; empty where trumps make no difference. */
  readonly trumps: readonly Trump[];
  /** Melds worth the same together, the least first. */
  readonly worth: readonly { readonly points: number; readonly melds: readonly MeldId[] }[];
};

type Melds = Extract<Question, { kind: 'melds' }>;

function byWorth({ choices, worth }: Melds): MeldTable['worth'] {
  const figures = [...new Set(choices.map((id) => worth[id] ?? 0))].sort((a, b) => a - b);
  return figures.map((points) => ({
    points,
    melds: choices.filter((id) => worth[id] === points),
  }));
}

/** What is asked about melds in a hand of the example, under each of the trumps it could be played. */
function asked(id: VariantId, index: number): Melds[] {
  const draft = variant(id).example.hands[index] ?? {};
  const next = nextEntry(exampleRecord(id, index));
  if (!next.ok) throw new Error(next.error.message);
  const { ask, answer } = next.value;
  const isMelds = (question: Question) => question.kind === 'melds';
  const hasTrumps = ask(draft).questions.some(({ kind }) => kind === 'trump');
  const drafts = hasTrumps ? TRUMPS.map((trump) => answer(draft, 'trump', trump)) : [draft];
  return drafts.flatMap((one) => ask(one).questions.filter(isMelds));
}

/** What melds are worth, as the questions of the example have it; none where there are none. */
export function meldTables(id: VariantId): MeldTable[] {
  const found = new Map<string, MeldTable>();
  const { hands } = variant(id).example;
  for (const one of hands.flatMap((_, index) => asked(id, index))) {
    const key = JSON.stringify([one.label, one.worth]);
    const known = found.get(key) ?? { label: one.label, trumps: [], worth: byWorth(one) };
    const trump = one.judged?.trump;
    const trumps = trump ? [...new Set([...known.trumps, trump])] : [];
    found.set(key, { ...known, trumps });
  }
  return [...found.values()];
}
