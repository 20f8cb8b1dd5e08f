/** What a change did at the table, in words: who is called what, which house rules, the name of the game. */
import type { Substitute, Tally } from '../jass';
import { numberAt } from '../sync/deal';
import type { Table } from '../sync/game';
import type { TablePart } from '../sync/table-change';
import { houseRulesInWords } from './options';
import { apart, names, type Words } from './words';

/** What was changed, of the same parts what stood there and what stands there now. */
type Parts = { readonly before: TablePart; readonly after: TablePart };

/** "Bet is now called Beat; The game is called Final". `table` is the one with the change on it, or before. */
export function tableChangeInWords(words: Words, { before, after }: Parts, table: Table): string {
  const { t } = words;
  const moved = (after.seats ?? []).flatMap((from, seat) =>
    from === seat ? [] : (table.players[seat] ?? []),
  );
  return apart(words, [
    ...(moved.length > 0 ? [t('change.log.moved', { who: names(words, moved) })] : []),
    ...renamed(words, { before, after }),
    ...(after.name === undefined
      ? []
      : [
          after.name === '' ? t('change.log.unnamed') : t('change.log.named', { name: after.name }),
        ]),
    ...substituted(words, { before, after }, table),
    ...(before.options && after.options
      ? [
          t('change.log.rules', {
            what: rulesInWords(words, { before: before.options, after: after.options }, table),
          }),
        ]
      : []),
    ...(after.entries?.length ? [t('change.log.completed', { hands: after.entries.length })] : []),
  ]);
}

/** Who plays for whom now, and who does no more. Hands are counted from 1 here, void ones too. */
function substituted({ t }: Words, { before, after }: Parts, { players }: Table): string[] {
  const [old, now] = [before.substitutes ?? [], after.substitutes ?? []];
  const isIn = (list: readonly Substitute[], one: Substitute) =>
    list.some(
      ({ seat, from, name }) => seat === one.seat && from === one.from && name === one.name,
    );
  const values = ({ seat, from, name }: Substitute) => ({
    name,
    player: players[seat] ?? '',
    hand: String(from + 1),
  });
  return [
    ...old.filter((one) => !isIn(now, one)).map((one) => t('change.log.noSubstitute', values(one))),
    ...now.filter((one) => !isIn(old, one)).map((one) => t('change.log.substitute', values(one))),
  ];
}

/** "Erika for Beat, from hand 5 on". */
export const substituteInWords = (
  { t }: Words,
  { seat, from, name }: Substitute,
  { table: { players }, tally }: { readonly table: Table; readonly tally: Tally },
): string =>
  t('change.substitute.stands', {
    name,
    player: players[seat] ?? '',
    hand: String(numberAt(tally, from)),
  });

/** Two who have each other's name now, before those who have another one. */
function renamed({ t }: Words, { before, after }: Parts): string[] {
  const [old, now] = [before.players ?? [], after.players ?? []];
  const swapped = now.flatMap((name, seat) => {
    const other = name === null ? -1 : old.indexOf(name);
    return other > seat && now[other] === old[seat] ? [[seat, other] as const] : [];
  });
  const isSwapped = (seat: number) => swapped.some((pair) => pair.some((one) => one === seat));
  return [
    ...swapped.map(([one, other]) =>
      t('change.log.swapped', { one: old[one] ?? '', other: old[other] ?? '' }),
    ),
    ...now.flatMap((name, seat) => {
      const was = old[seat];
      return name === null || !was || was === name || isSwapped(seat)
        ? []
        : [t('change.log.renamed', { before: was, after: name })];
    }),
  ];
}

type Options = Table['options'];

/** A rule that differs: what it is called, and of what it says what is another thing, before and after. */
export type ChangedRule = {
  readonly option: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** The rules that differ, in the order in which they are agreed; those that one of them leaves out too. */
export function changedRules(
  words: Words,
  { before, after }: { readonly before: Options; readonly after: Options },
  { variant, players }: Pick<Table, 'variant' | 'players'>,
): ChangedRule[] {
  const told = (options: Options) =>
    houseRulesInWords(words, variant, options, { players }).map(
      (rule) => [rule.option, rule] as const,
    );
  const [old, now] = [new Map(told(before)), new Map(told(after))];
  return [...new Map([...old, ...now])].flatMap(([option, { label }]) => {
    const [was, is] = [old.get(option), now.get(option)];
    if (was?.value === is?.value) return [];
    // Of several figures those alone that are others now.
    const isAlike = was && is && was.parts.length === is.parts.length;
    const other = (own: typeof was, than: typeof was) =>
      isAlike && own
        ? own.parts.filter((part, i) => part !== than?.parts[i]).join(', ')
        : (own?.value ?? '–');
    return [{ option, label, before: other(was, is), after: other(is, was) }];
  });
}

/** The same in a sentence: "Target: 1,000; before: 2,500". */
const rulesInWords = (
  words: Words,
  parts: Parameters<typeof changedRules>[1],
  table: Parameters<typeof changedRules>[2],
): string =>
  apart(
    words,
    changedRules(words, parts, table).map(({ label, before, after }) =>
      words.t('change.log.rule', { rule: label, before, after }),
    ),
  );
