/** The scoring list of a stick game as the engine has it, and what house options make of it. */

import { listUnder } from '@/lib/i18n/en/rules';
import { ruleWords } from '@/lib/i18n/en/stick-rules';
import type { VariantId } from '@/lib/jass';
import { type CaseList, scoringLists } from './cases';
import { cell, InkTable, line, rowHead } from './parts';

export function StickTables({ id }: { id: VariantId }) {
  return scoringLists(id).map((list) => (
    <InkTable
      key={list.change?.option ?? ''}
      caption={
        list.change
          ? `With the house rule “${listUnder(list.change.option, list.change.value)}”`
          : 'The scoring list: the first case that fits counts'
      }
      head={['Case', 'When', 'What it brings']}
    >
      <Cases id={id} list={list} />
    </InkTable>
  ));
}

function Cases({ id, list }: { id: VariantId; list: CaseList }) {
  return (
    <tbody>
      {list.cases.map(({ ruleId, anchor }, i) => {
        const words = ruleWords(id, ruleId, list.options);
        return (
          <tr key={ruleId} id={anchor} className={line}>
            <td className={`${cell} text-ink-dim`}>{i + 1}</td>
            <th scope="row" className={`${rowHead} w-[46%]`}>
              {words?.when}
            </th>
            <td className={cell}>{words?.award}</td>
          </tr>
        );
      })}
    </tbody>
  );
}
