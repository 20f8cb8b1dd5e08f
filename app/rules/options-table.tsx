/** The house options of a variant and how they usually are. */
import { AGREED, optionInWords } from '@/lib/i18n/en/rules';
import type { VariantId } from '@/lib/jass';
import { usualOptions } from './cases';
import { cell, InkTable, line, rowHead } from './parts';

/** Not an option of the table but who it is about. */
const WHO = 'soloist';

export function OptionsTable({ id }: { id: VariantId }) {
  const { options, agreed, optional } = usualOptions(id);
  const keys = [...Object.keys(options), ...optional].filter((key) => key !== WHO);
  return (
    <InkTable caption="What a table may agree on" head={['House rule', 'Usual, or otherwise']}>
      <tbody>
        {keys.map((key) => {
          const { label, usual, others } = optionInWords(key, options[key]);
          return (
            <tr key={key} id={`option-${key}`} className={line}>
              <th scope="row" className={`${rowHead} w-2/5`}>
                {label}
              </th>
              <td className={cell}>
                {agreed.includes(key)
                  ? AGREED.before
                  : optional.includes(key)
                    ? AGREED.none
                    : usual}
                {others.map((other) => (
                  <span key={other} className="block text-ink-dim">
                    or: {other}
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
