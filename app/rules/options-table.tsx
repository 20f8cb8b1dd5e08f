/** The house options of a variant and how they usually are, and the ready rules that have a name. */
import { houseRulesInWords, optionInWords, optionLabel, presetName } from '@/lib/i18n/options';
import type { Deck } from '@/lib/i18n/trumps';
import { useWords } from '@/lib/i18n/use-words';
import { apart } from '@/lib/i18n/words';
import { type VariantId, variant } from '@/lib/jass';
import { usualOptions } from './cases';
import { cell, InkTable, line, rowHead } from './parts';

export function OptionsTable({ id, deck }: { id: VariantId; deck: Deck }) {
  const words = useWords();
  const { t } = words;
  const usual = usualOptions(id);
  const { optionFields, agreed } = variant(id);
  return (
    <InkTable
      caption={t('rules.agree.caption')}
      head={[t('rules.agree.rule'), t('rules.agree.usual')]}
    >
      <tbody>
        {Object.keys(optionFields).map((option) => {
          const told = optionInWords(words, id, option, usual[option], { deck });
          return (
            <tr key={option} id={`option-${option}`} className={line}>
              <th scope="row" className={`${rowHead} w-2/5`}>
                {told.label}
              </th>
              <td className={cell}>
                {option in agreed ? t('rules.agree.before') : told.usual}
                {told.others.map((other) => (
                  <span key={other} className="block text-ink-dim">
                    {t('rules.agree.or', { other })}
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </InkTable>
  );
}

/** House rules that have a name, each with what it says otherwise than the usual ones. */
export function ReadyRules({ id, deck }: { id: VariantId; deck: Deck }) {
  const words = useWords();
  const { t } = words;
  const { presets, agreed } = variant(id);
  if (presets.length === 0) return null;
  return (
    <InkTable
      caption={t('rules.ready.caption')}
      head={[t('rules.ready.name'), t('rules.ready.rules')]}
    >
      <tbody>
        {presets.map(({ id: preset, options, players }) => (
          <tr key={preset} id={`rules-${preset}`} className={line}>
            <th scope="row" className={`${rowHead} w-2/5`}>
              {presetName(words, id, preset, deck)}
              {players && (
                <span className="block font-normal text-ink-dim">
                  {players.map((count) => t('new-game.players', { count })).join(', ')}
                </span>
              )}
            </th>
            <td className={cell}>
              {houseRulesInWords(words, id, { ...agreed, ...options }, { deck })
                .filter(({ option }) => option in options)
                .map(({ option, value }) => (
                  <span key={option} className="block">
                    <span className="text-ink-dim">{optionLabel(words, id, option)}:</span> {value}
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </tbody>
    </InkTable>
  );
}

/** Rules in one line: "Needed to win: 1,000; Wies: do not count". */
export const rulesInLine = (
  words: Parameters<typeof apart>[0],
  id: VariantId,
  options: Readonly<Record<string, unknown>>,
  table: Parameters<typeof houseRulesInWords>[3],
): string =>
  apart(
    words,
    houseRulesInWords(words, id, options, table)
      .filter(({ option }) => option in options)
      .map(({ label, value }) => `${label}: ${value}`),
  );
