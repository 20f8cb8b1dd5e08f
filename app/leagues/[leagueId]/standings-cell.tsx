/** What one evening brought somebody: dropped results struck through, with why. */
import { resultNote, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { Measure } from '@/lib/league/measures';
import type { Cell, CountedResult } from '@/lib/league/table';

/** `none`: there are no games behind it that it could lead to. */
export function CellOfEvening({
  cell,
  measure,
  decimals,
}: {
  cell: Cell;
  measure: Measure;
  decimals?: number | undefined;
}) {
  const words = useWords();
  const [first] = cell.results;
  if (!first || cell.value === null)
    return (
      <td className="none text-ink-dim">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.t('standings.noGame')}</span>
      </td>
    );
  return (
    <td className={cell.games.length === 0 ? 'none' : undefined}>
      {cell.results.length === 1 ? (
        <Result result={first} measure={measure} decimals={decimals} />
      ) : (
        <>
          {valueInWords(words, cell.value, { measure, decimals })}
          <span className="flex justify-end gap-1.5 text-[0.8125rem] text-ink-dim">
            {cell.results.map((result, i) => (
              // Results have no id of their own and keep their place.
              <Result key={i} result={result} measure={measure} />
            ))}
          </span>
        </>
      )}
    </td>
  );
}

function Result({
  result,
  measure,
  decimals,
}: {
  result: CountedResult;
  measure: Measure;
  decimals?: number | undefined;
}) {
  const words = useWords();
  const text = valueInWords(words, result.value, { measure, decimals });
  const note = resultNote(words, result);
  if (note === null) return <span>{text}</span>;
  return (
    <span title={note}>
      {result.counted ? text : <s className="text-ink-dim">{text}</s>}
      {result.substitute && (
        <span aria-hidden="true" className="align-super text-[0.8125rem]">
          *
        </span>
      )}
      <span className="sr-only"> ({note})</span>
    </span>
  );
}
