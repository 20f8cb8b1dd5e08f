/** What a change did at the table, in words: who is called what, which house rules, the name of the game. */
import type { Table } from '../sync/game';
import type { TablePart } from '../sync/table-change';
import { houseRulesInWords } from './options';
import { apart, type Words } from './words';

/** What was changed, of the same parts what stood there and what stands there now. */
type Parts = { readonly before: TablePart; readonly after: TablePart };

/** "Bet is now called Beat; The game is called Final". `table` is the one with the change on it, or before. */
export function tableChangeInWords(words: Words, { before, after }: Parts, table: Table): string {
  const { t } = words;
  return apart(words, [
    ...renamed(words, { before, after }),
    ...(after.name === undefined
      ? []
      : [
          after.name === '' ? t('change.log.unnamed') : t('change.log.named', { name: after.name }),
        ]),
    ...(before.options && after.options
      ? [
          t('change.log.rules', {
            what: rulesInWords(words, { before: before.options, after: after.options }, table),
          }),
        ]
      : []),
  ]);
}

const renamed = ({ t }: Words, { before, after }: Parts): string[] =>
  (after.players ?? []).flatMap((name, seat) => {
    const old = before.players?.[seat];
    return name === null || !old || old === name
      ? []
      : [t('change.log.renamed', { before: old, after: name })];
  });

type Options = Table['options'];

/** The rules that differ: "Target: 1,000; before: 2,500". */
export function rulesInWords(
  words: Words,
  { before, after }: { readonly before: Options; readonly after: Options },
  { variant, players }: Pick<Table, 'variant' | 'players'>,
): string {
  const told = (options: Options) => houseRulesInWords(words, variant, options, { players });
  const [old, now] = [told(before), told(after)];
  const labels = [...new Map([...old, ...now].map(({ option, label }) => [option, label]))];
  const value = (rules: typeof old, option: string) =>
    rules.find((rule) => rule.option === option)?.value ?? '–';
  return apart(
    words,
    labels.flatMap(([option, rule]) => {
      const [before, after] = [value(old, option), value(now, option)];
      return before === after ? [] : [words.t('change.log.rule', { rule, before, after })];
    }),
  );
}
