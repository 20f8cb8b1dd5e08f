/** How a hand is scored, in tables: the scoring list, what trumps multiply by, what melds are worth. */
import { TrumpMark } from '@/app/ui/trump-mark';
import { ruleWords } from '@/lib/i18n/rule-cases';
import { inBothDecks, listUnder, meldsInWords } from '@/lib/i18n/rules';
import { saidInWords } from '@/lib/i18n/said';
import type { Deck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { TRUMPS, type VariantId, variant } from '@/lib/jass';
import { type CaseList, meldTables, scoringLists, usualOptions } from './cases';
import { cell, figure, InkTable, line, rowHead } from './parts';

export function ScoringTables({ id, deck }: { id: VariantId; deck: Deck }) {
  return (
    <>
      <Lists id={id} />
      <Multipliers id={id} />
      <Melds id={id} deck={deck} />
    </>
  );
}

function Lists({ id }: { id: VariantId }) {
  const words = useWords();
  const { t } = words;
  return scoringLists(id).map((list) => (
    <InkTable
      key={list.change?.option ?? ''}
      caption={list.change ? listUnder(words, id, list.change) : t('rules.list.caption')}
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

/** What trumps multiply by, for every option that says so. */
function Multipliers({ id }: { id: VariantId }) {
  const words = useWords();
  const { t } = words;
  const usual = usualOptions(id);
  const tables = Object.entries(variant(id).optionFields).filter(
    ([, { kind }]) => kind === 'trumps',
  );
  return tables.map(([option]) => (
    <InkTable
      key={option}
      caption={t('rules.trumps.caption')}
      head={[t('rules.trumps.trump'), t('rules.trumps.times')]}
      figures={1}
    >
      <tbody>
        {TRUMPS.map((trump) => (
          <tr key={trump} id={trump} className={line}>
            <th scope="row" className={rowHead}>
              <span className="flex items-center gap-2">
                <TrumpMark trump={trump} deck="french" size={20} />
                {inBothDecks(words, trump)}
              </span>
            </th>
            <td className={figure}>× {String(Reflect.get(Object(usual[option]), trump))}</td>
          </tr>
        ))}
      </tbody>
    </InkTable>
  ));
}

function Melds({ id, deck }: { id: VariantId; deck: Deck }) {
  const words = useWords();
  const { t, format } = words;
  const tables = meldTables(id);
  return tables.map(({ label, trumps, worth }, i) => {
    // The first says what they are worth; another one, with which trumps it is otherwise.
    const isFirst = tables.findIndex((other) => other.label.key === label.key) === i;
    const melds = saidInWords(words, label, deck);
    const under = trumps.map((trump) => inBothDecks(words, trump));
    return (
      <InkTable
        key={`${label.key} ${trumps.join()}`}
        caption={
          isFirst
            ? t('rules.melds.caption', { melds })
            : t('rules.melds.under', {
                melds,
                trumps: format.list(under, { type: 'disjunction' }),
              })
        }
        head={[t('rules.melds.what'), t('rules.melds.points')]}
        figures={1}
      >
        <tbody>
          {worth.map(({ points, melds }) => (
            <tr key={points} className={line}>
              <th scope="row" className={rowHead}>
                {meldsInWords(words, melds, deck)}
              </th>
              <td className={figure}>{points}</td>
            </tr>
          ))}
        </tbody>
      </InkTable>
    );
  });
}
