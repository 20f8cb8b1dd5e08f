/** A sheet to write a game on by hand, as its variant is written: one page of A4. */
import { saidInWords } from '@/lib/i18n/said';
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

type SheetFor = {
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
        <table className="kit-rows">
          <thead>
            <tr>
              <th>{t('kit.sheets.row')}</th>
              {sides.map((side, at) => (
                <th key={at} className="kit-first">
                  {called(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(options).map(({ says, factor }, row) => (
              <tr key={row}>
                <th scope="row">
                  {saidInWords(words, says)} ×{factor}
                </th>
                {sides.map((_, at) => (
                  <td key={at} className="kit-first" />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('kit.sheets.total')}</th>
              {sides.map((_, at) => (
                <td key={at} className="kit-first" />
              ))}
            </tr>
          </tfoot>
        </table>
      ) : (
        <Hands
          words={words}
          columns={COLUMNS[slate]}
          sides={sides.map(called)}
          hands={Math.min(hands, HANDS.most)}
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

function Hands({
  words: { t },
  columns,
  sides,
  hands,
}: {
  words: Words;
  columns: (typeof COLUMNS)[SlateKind];
  sides: readonly string[];
  hands: number;
}) {
  const cells = sides.flatMap((_, side) =>
    columns.map((column, at) => ({
      key: `${side} ${column}`,
      column,
      look: at === 0 ? 'kit-first' : undefined,
    })),
  );
  return (
    <table>
      <thead>
        <tr>
          <th rowSpan={columns.length > 1 ? 2 : 1}>{t('kit.sheets.hand')}</th>
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
        {Array.from({ length: hands }, (_, hand) => (
          <tr key={hand}>
            <th scope="row">{hand + 1}</th>
            {cells.map(({ key, look }) => (
              <td key={key} className={look} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('kit.sheets.sum')}</th>
          {cells.map(({ key, look }) => (
            <td key={key} className={look} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
