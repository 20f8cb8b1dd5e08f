/** The options of a variant as they usually are, and the scoring lists that come of them. Pure. */
import { FIGURE_OPTIONS, valuesOf } from '@/lib/i18n/options';
import { parseOptions, type VariantId, variant } from '@/lib/jass';
import { EXAMPLES } from './examples';

type Values = Readonly<Record<string, unknown>>;

/**
 * The usual options, complete; where some have to be agreed before a game, those of the example,
 * and `agreed` names them. `optional` are those that a table may leave out.
 */
export function usualOptions(id: VariantId): {
  options: Values;
  agreed: readonly string[];
  optional: readonly string[];
} {
  const { options: chosen } = EXAMPLES[id];
  const standard = parseOptions(id, {});
  const read = standard.ok ? standard : parseOptions(id, chosen);
  if (!read.ok) throw new Error(read.error.message);
  const options: Values = { ...read.value };
  const agreed = standard.ok
    ? []
    : Object.keys(chosen).filter((key) => {
        const without = Object.fromEntries(Object.entries(chosen).filter(([own]) => own !== key));
        return !parseOptions(id, without).ok;
      });
  const optional = FIGURE_OPTIONS.filter(
    (key) => !(key in options) && parseOptions(id, { ...options, [key]: 1 }).ok,
  );
  return { options, agreed, optional };
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
  const { options } = usualOptions(id);
  const idsWith = (changed: Values) =>
    variant(id)
      .rules(changed)
      .map((rule) => rule.id);
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
  const changes = Object.keys(options).flatMap((option) =>
    valuesOf(option)
      .filter((value) => value !== options[option])
      .map((value) => ({ option, value })),
  );
  return [
    list(null, options),
    ...changes
      .map((change) => ({ change, changed: { ...options, [change.option]: change.value } }))
      .filter(({ changed }) => idsWith(changed).join() !== usual.join())
      .map(({ change, changed }) => list(change, changed)),
  ];
}
