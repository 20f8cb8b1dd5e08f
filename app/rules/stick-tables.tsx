/** The scoring list of a stick game as the engine has it, and what house options make of it. */
import { ruleWords } from '@/lib/i18n/rule-cases';
import { listUnder } from '@/lib/i18n/rules';
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import { type CaseList, scoringLists } from './cases';
import { cell, InkTable, line, rowHead } from './parts';

export function StickTables({ id }: { id: VariantId }) {
  const words = useWords();
  const { t } = words;
  return scoringLists(id).map((list) => (
    <InkTable
      key={list.change?.option ?? ''}
      caption={
        list.change
          ? listUnder(words, list.change.option, list.change.value)
          : t('rules.list.caption')
      }
      head={[t('rules.list.case'), t('rules.list.when'), t('rules.list.award')]}
    >
      <Cases id={id} list={list} />
    </InkTable>
  ));
}

function Cases({ id, list }: { id: VariantId; list: CaseList }) {
  const words = useWords();
  return (
    <tbody>
      {list.cases.map(({ ruleId, anchor }, i) => {
        const told = ruleWords(words, id, ruleId, list.options);
        return (
          <tr key={ruleId} id={anchor} className={line}>
            <td className={`${cell} text-ink-dim`}>{i + 1}</td>
            <th scope="row" className={`${rowHead} w-[46%]`}>
              {told?.when}
            </th>
            <td className={cell}>{told?.award}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
