/** What one evening brought somebody: dropped results struck through, with why. */
import type { Route } from 'next';
import { resultNote, valueInWords } from '@/lib/i18n/standings';
import { useWords } from '@/lib/i18n/use-words';
import type { Measure } from '@/lib/league/measures';
import type { Cell, CountedResult } from '@/lib/league/table';

export function CellOfEvening({
  cell,
  measure,
  decimals,
  about,
  href,
}: {
  cell: Cell;
  measure: Measure;
  decimals?: number | undefined;
  /** Whose cell it is and which evening's, for those who hear it. */
  about: string;
  href: Route;
}) {
  const words = useWords();
  const [first] = cell.results;
  if (!first || cell.value === null)
    return (
      <span className="standings-figure text-ink-dim">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.t('standings.noGame')}</span>
      </span>
    );
  const inside =
    cell.results.length === 1 ? (
      <Result result={first} measure={measure} decimals={decimals} />
    ) : (
      <span className="text-right">
        {valueInWords(words, cell.value, { measure, decimals })}
        <span className="flex justify-end gap-1.5 text-[0.8125rem] text-ink-dim">
          {cell.results.map((result, i) => (
            // Results have no id of their own and keep their place.
            <Result key={i} result={result} measure={measure} />
          ))}
        </span>
      </span>
    );
  if (cell.games.length === 0) return <span className="standings-figure">{inside}</span>;
  return (
    <a href={href} className="standings-figure">
      <span className="sr-only">{about}: </span>
      {inside}
    </a>
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
  return (
    <span title={note ?? undefined}>
      {result.counted ? text : <s className="text-ink-dim">{text}</s>}
      {result.substitute && (
        <span aria-hidden="true" className="align-super text-[0.8125rem]">
          *
        </span>
      )}
      {note && <span className="sr-only"> ({note})</span>}
    </span>
  );
}
