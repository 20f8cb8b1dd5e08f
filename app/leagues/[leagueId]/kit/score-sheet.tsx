/** A sheet to write a game on by hand, as its variant is written: one page of A4. */
import { saidInWords } from '@/lib/i18n/said';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import { type SlateKind, type VariantId, variant } from '@/lib/jass';
import { agreedPerGame } from '@/lib/sync/house-rules';

/** So many hands have a line where nothing says how many there will be, and so many at the most. */
const HANDS = { usual: 12, most: 24 };

/** What is written of each side in a hand. */
const COLUMNS: Record<SlateKind, readonly ('points' | 'sticks' | 'said' | 'made' | 'off')[]> = {
  sticks: ['points', 'sticks'],
  differences: ['said', 'made', 'off'],
  totals: ['points'],
  strokes: [],
  rows: [],
};

export type SheetFor = {
  readonly variant: VariantId;
  /** The house rules of the season. */
  readonly options: object;
  /** By seat; none where nobody was drawn. */
  readonly players: readonly string[] | null;
  /** What stands above it, such as the table and the round. */
  readonly heads: readonly string[];
};

export function ScoreSheet({
  words,
  sheet: { variant: id, options: house, players, heads },
}: {
  words: Words;
  sheet: SheetFor;
}) {
  const { t } = words;
  const options = { ...agreedPerGame(id), ...house };
  const { slate, sidesOf, rowsOf, gameLength, players: sizes } = variant(id);
  const size = players?.length ?? (sizes.includes(4) ? 4 : (sizes.at(-1) ?? 4));
  const sides = sidesOf(size, options).map((seats) =>
    players ? seats.map((seat) => players[seat] ?? '') : seats.map(() => ''),
  );
  const length = gameLength(options);
  const hands = 'hands' in length ? length.hands : HANDS.usual;
  const target = 'target' in length ? String(length.target) : null;
  const called = (side: readonly string[]) => (side.every(Boolean) ? names(words, [...side]) : '');
  const seats = sides.flat();
  return (
    <article
      className="kit-page kit-sheet flex flex-col gap-[5mm] p-[12mm] text-[4mm]/[1.25]"
      aria-label={[variantName(words, id), ...heads].join(', ')}
    >
      <header className="flex items-baseline justify-between gap-[6mm]">
        <h2 className="font-semibold text-[6.5mm]">{variantName(words, id)}</h2>
        <p>{heads.join(', ')}</p>
      </header>
      {slate === 'strokes' ? (
        <div className="flex min-h-0 flex-1 flex-col gap-[6mm]">
          {sides.map((side, at) => (
            <section
              key={at}
              className="flex min-h-0 flex-1 flex-col border-[0.5mm] border-black px-[6mm] py-[4mm]"
            >
              <h3 className="flex min-h-[6mm] justify-between font-semibold">
                <span>{called(side)}</span>
                {target && <span>{t('kit.sheets.target', { target })}</span>}
              </h3>
              <svg
                viewBox="0 0 300 150"
                aria-hidden="true"
                preserveAspectRatio="none"
                className="min-h-0 flex-1"
              >
                <path
                  d="M20 28H280L20 122H280"
                  fill="none"
                  stroke="#000"
                  strokeWidth="1.2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <p>{t('kit.sheets.strokes')}</p>
            </section>
          ))}
        </div>
      ) : slate === 'rows' ? (
        <Table
          look="kit-rows"
          head={t('kit.sheets.row')}
          sides={sides.map(called)}
          columns={['points']}
          rows={rowsOf(options).map(({ says, factor }) => `${saidInWords(words, says)} ×${factor}`)}
          foot={t('kit.sheets.total')}
        />
      ) : (
        <Table
          head={t('kit.sheets.hand')}
          sides={sides.map(called)}
          columns={COLUMNS[slate]}
          rows={Array.from({ length: Math.min(hands, HANDS.most) }, (_, hand) => String(hand + 1))}
          foot={t('kit.sheets.sum')}
        />
      )}
      <footer className="flex flex-wrap gap-x-[8mm] gap-y-[4mm] text-[3.4mm] *:mt-[9mm] *:min-w-0 *:flex-[1_1_24mm] *:border-black *:border-t-[0.2mm] *:pt-[1mm]">
        <span>{t('kit.sheets.dayAndPlace')}</span>
        {seats.map((name, seat) => (
          <span key={seat}>{name || t('kit.sheets.signature')}</span>
        ))}
      </footer>
    </article>
  );
}

/** A row for each hand, or for each of what is played; the columns of each side are left to be written in. */
function Table({
  look,
  head,
  sides,
  columns,
  rows,
  foot,
}: {
  look?: string;
  head: string;
  sides: readonly string[];
  columns: (typeof COLUMNS)[SlateKind];
  rows: readonly string[];
  foot: string;
}) {
  const { t } = useWords();
  const cells = sides.flatMap((_, side) =>
    columns.map((column, at) => ({
      key: `${side} ${column}`,
      column,
      look: at === 0 ? 'kit-first' : undefined,
    })),
  );
  return (
    <table className={look}>
      <thead>
        <tr>
          <th rowSpan={columns.length > 1 ? 2 : 1}>{head}</th>
          {sides.map((side, at) => (
            <th key={at} colSpan={columns.length} className="kit-first">
              {side}
            </th>
          ))}
        </tr>
        {columns.length > 1 && (
          <tr>
            {cells.map(({ key, column, look }) => (
              <th key={key} className={look}>
                {t(`kit.sheets.${column}`)}
              </th>
            ))}
          </tr>
        )}
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">{row}</th>
            {cells.map(({ key, look }) => (
              <td key={key} className={look} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{foot}</th>
          {cells.map(({ key, look }) => (
            <td key={key} className={look} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
