/** What one evening brought somebody: dropped results struck through, with why. */
import { figureInWords, resultNote } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { Cell, CountedResult } from '@/lib/league/table';
import type { Column } from '@/lib/league/view';

/** How the figures of a column are written. */
type Written = Pick<Column, 'isSigned' | 'decimals'>;

/** `none`: there are no games behind it that it could lead to. */
export function CellOfEvening({ cell, column }: { cell: Cell; column: Written }) {
  const words = useWords();
  const { results, value } = cell;
  if (results.length === 0 || value === null)
    return (
      <td className="none absent">
        <span className="sr-only">{words.t('standings.noGame')}</span>
      </td>
    );
  const shown = results.map((result, i) => (
    // Results have no id of their own and keep their place.
    <Result key={i} result={result} column={column} />
  ));
  const several = shown.map((result) => <span key={result.key}>{result}</span>);
  return (
    <td
      className={
        cell.games.length > 0 ? undefined : results.some(isOnPaper) ? 'none paper' : 'none'
      }
    >
      {results.length === 1 ? (
        shown
      ) : (
        <>
          {figureInWords(words, value, column)}
          <small className="flex justify-end gap-1.5">{several}</small>
        </>
      )}
    </td>
  );
}

const isOnPaper = ({ paper }: CountedResult): boolean => paper !== undefined;

function Result({ result, column }: { result: CountedResult; column: Written }) {
  const words = useWords();
  const text = figureInWords(words, result.value, column);
  const note = resultNote(words, result);
  if (note === null) return text;
  return (
    <>
      {result.counted ? text : <s>{text}</s>}
      {result.substitute && <sup aria-hidden="true">*</sup>}
      <span className="sr-only"> ({note})</span>
    </>
  );
}
