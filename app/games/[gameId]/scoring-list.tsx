import { ruleWords } from '@/lib/i18n/rule-cases';
import { useWords } from '@/lib/i18n/use-words';
import { variant } from '@/lib/jass';
import type { Table } from '@/lib/sync/game';

/**
 * The case that applied to a hand, in the words of the scoring list. Nothing where there is none, and where it
 * is what else remains: what it was is said of the hand itself.
 */
export function AppliedCase({ table, applied }: { table: Table; applied: string | null }) {
  const words = useWords();
  const rules = variant(table.variant).rules(table.options);
  const rule = rules.slice(0, -1).find(({ id }) => id === applied);
  return (
    rule && (
      <p className="pt-2 text-[0.9375rem] text-yellow leading-snug">
        → <Case told={ruleWords(words, table.variant, rule.id, table.options)} />
      </p>
    )
  );
}

/** When a case applies, and what it awards. */
function Case({ told }: { told: ReturnType<typeof ruleWords> }) {
  return useWords().t.rich('board.sheet.case', {
    when: told?.when ?? '',
    award: told?.award ?? '',
    b: (when) => <span className="font-semibold">{when}</span>,
  });
}

/** The scoring list of a game, its cases in their order; nothing where it has none. */
export function ScoringList({
  table,
  applied = null,
}: {
  table: Table;
  /** The case that applied to a hand. */
  applied?: string | null;
}) {
  const words = useWords();
  const { t } = words;
  const rules = variant(table.variant).rules(table.options);
  if (rules.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{t('board.sheet.list')}</h3>
      <ol className="mt-1 mb-2">
        {rules.map(({ id }) => {
          const told = ruleWords(words, table.variant, id, table.options);
          const isApplied = id === applied;
          return (
            <li
              key={id}
              aria-current={isApplied}
              className={`border-chalk/15 border-t py-2 text-[0.9375rem] leading-snug first:border-t-0 ${isApplied ? 'text-yellow' : 'text-chalk/90'}`}
            >
              {isApplied && <span aria-hidden="true">→ </span>}
              <Case told={told} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
