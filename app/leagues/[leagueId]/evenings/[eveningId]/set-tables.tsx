'use client';
/** What is played, and the two ways to tables: by draw, or one more from those without. */
import { useState } from 'react';
import { useDrawnAgain } from '@/app/drawn/drawn-again';
import { Refused } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { useWords } from '@/lib/i18n/use-words';
import { variantName, variantWords } from '@/lib/i18n/variants';
import type { Words } from '@/lib/i18n/words';
import { VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { smallKey } from '../../../parts';
import { Check } from '../../seasons/form-parts';
import { drawTables } from '../actions';

export type Sheet = {
  readonly name: string;
  readonly variant: VariantId;
  readonly seats: readonly string[];
};

/** As it is sent. */
export const plain = (sheet: readonly Sheet[]) =>
  sheet.map((table) => ({ ...table, seats: [...table.seats] }));

export function SetTables({
  eveningId,
  counting,
  usual,
  sheet,
  left,
  onAdd,
}: {
  eveningId: string;
  counting: readonly VariantId[];
  usual: readonly VariantId[];
  sheet: readonly Sheet[];
  left: readonly string[];
  onAdd: (table: Sheet) => void;
}) {
  const words = useWords();
  const { t } = words;
  const drawAgain = useDrawnAgain();
  const [chosen, setChosen] = useState(usual);
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSend(drawTables);
  const draw = async () => {
    setAsking(false);
    await send({ eveningId, was: plain(sheet), variants: [...chosen] });
    drawAgain();
  };
  const offered = VARIANT_IDS.toSorted(
    (a, b) => Number(counting.includes(b)) - Number(counting.includes(a)),
  );
  const [first] = chosen;
  const sizes = new Set(chosen.flatMap((id) => variant(id).players));
  const size = first && variant(first).players.findLast((players) => players <= left.length);
  return (
    <div className="flex flex-col gap-3 border-ink/15 border-t pt-3">
      <details>
        <summary className="flex min-h-12 items-center">
          <span>
            {t.rich('evenings.tables.choice', {
              dim: (text) => <span className="text-ink-dim">{text}</span>,
              change: (text) => (
                <span className="text-ink-dim underline underline-offset-4">{text}</span>
              ),
              variants:
                chosen.map((id) => variantName(words, id)).join(', ') ||
                t('evenings.tables.nothingChosen'),
            })}
          </span>
        </summary>
        {offered.map((id) => (
          <Check
            key={id}
            label={t(
              `evenings.tables.${counting.includes(id) ? 'variant' : 'variantNotCounted'}`,
              variantWords(words, id),
            )}
            checked={chosen.includes(id)}
            onChange={(does) =>
              setChosen(does ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </details>
      {!(sizes.has(3) && sizes.has(4)) && (
        <p className="text-[0.9375rem] text-ink-dim">{t('evenings.tables.fewer')}</p>
      )}
      <Refused>{failure?.message}</Refused>
      <div className="flex flex-wrap gap-2">
        {asking ? (
          <>
            <button type="button" className={smallKey} onClick={() => setAsking(false)}>
              {t('evenings.tables.keep')}
            </button>
            <button type="button" className={smallKey} disabled={busy} onClick={draw}>
              {t('evenings.tables.drawAll')}
            </button>
          </>
        ) : (
          <button
            type="button"
            className={`${keyOnPaper} flex-1`}
            disabled={busy || chosen.length === 0}
            onClick={() => (sheet.length > 0 ? setAsking(true) : draw())}
          >
            {t(`evenings.tables.${sheet.length > 0 ? 'drawAgain' : 'draw'}`)}
          </button>
        )}
        {first && size !== undefined && (
          <button
            type="button"
            className={`${keyOnPaper} flex-1`}
            onClick={() =>
              onAdd({ name: freeName(words, sheet), variant: first, seats: left.slice(0, size) })
            }
          >
            {t('evenings.tables.add')}
          </button>
        )}
      </div>
    </div>
  );
}

function freeName({ t }: Words, sheet: readonly Sheet[]): string {
  for (let n = 1; ; n++) {
    const name = t('evenings.tables.newName', { number: String(n) });
    if (!sheet.some((table) => table.name === name)) return name;
  }
}
