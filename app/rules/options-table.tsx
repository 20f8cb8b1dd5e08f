/** The house options of a variant and how they usually are. */
import { optionInWords } from '@/lib/i18n/options';
import { useWords } from '@/lib/i18n/use-words';
import type { VariantId } from '@/lib/jass';
import { usualOptions } from './cases';
import { cell, InkTable, line, rowHead } from './parts';

/** Not an option of the table but who it is about. */
const WHO = 'soloist';

export function OptionsTable({ id }: { id: VariantId }) {
  const words = useWords();
  const { t } = words;
  const { options, agreed, optional } = usualOptions(id);
  const keys = [...Object.keys(options), ...optional].filter((key) => key !== WHO);
  return (
    <InkTable
      caption={t('rules.agree.caption')}
      head={[t('rules.agree.rule'), t('rules.agree.usual')]}
    >
      <tbody>
        {keys.map((key) => {
          const { label, usual, others } = optionInWords(words, key, options[key]);
          return (
            <tr key={key} id={`option-${key}`} className={line}>
              <th scope="row" className={`${rowHead} w-2/5`}>
                {label}
              </th>
              <td className={cell}>
                {agreed.includes(key)
                  ? t('rules.agree.before')
                  : optional.includes(key)
                    ? t('rules.agree.none')
                    : usual}
                {others.map((other) => (
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
