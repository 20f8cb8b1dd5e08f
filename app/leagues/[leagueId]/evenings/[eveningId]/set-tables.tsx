'use client';
/** What is played, in how many rounds, and the two ways to tables: by draw, or one more from those without. */
import { useEffect, useState } from 'react';
import { Check } from '@/app/ui/check';
import { Fold } from '@/app/ui/fold';
import { inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName, variantWords } from '@/lib/i18n/variants';
import { names, type Words } from '@/lib/i18n/words';
import { VARIANT_IDS, variant } from '@/lib/jass';
import { leftOver } from '@/lib/league/left-over';
import type { EveningPage } from '@/lib/server/leagues';
import { smallKey } from '../../../parts';
import { SureKey } from '../../../sure-key';
import { drawTables } from '../actions';

export type Sheet = EveningPage['sheet'][number];

/** As it is sent. */
export const plain = (sheet: readonly Sheet[]) =>
  sheet.map((table) => ({ ...table, seats: [...table.seats] }));

export function SetTables({
  fold,
  eveningId,
  counting,
  usual,
  sheet,
  begun,
  round,
  left,
  present,
  onDrawn,
  onAdd,
}: {
  /** What opens and closes all of this. */
  fold: React.Ref<HTMLDetailsElement>;
  eveningId: string;
  /** The rounds in which somebody plays or has played. */
  begun: ReadonlySet<number>;
  /** The round that a table is added to, and who has none in it. */
  round: number;
  left: readonly string[];
  /** So many are there. */
  present: number;
  /** Drawn, or refused: then others have changed the sheet. */
  onDrawn: (isDrawn: boolean) => void;
  onAdd: (table: Sheet) => void;
} & Pick<EveningPage, 'counting' | 'usual' | 'sheet'>) {
  const words = useWords();
  const { t } = words;
  const [chosen, setChosen] = useState(usual);
  const ahead = new Set(sheet.flatMap((table) => (begun.has(table.round) ? [] : [table.round])));
  const [count, setCount] = useState<number | null>(null);
  const rounds = count ?? Math.max(1, ahead.size);
  const { send, busy, failure, setFailure } = useSend(drawTables);
  // What was said of so many holds no longer for others.
  useEffect(() => setFailure(null), [present]);
  const given = { eveningId, was: plain(sheet), variants: [...chosen], rounds };
  const drawn = (isDrawn = true) => {
    setCount(null);
    onDrawn(isDrawn);
  };
  const draw = async () => drawn((await send(given)) !== undefined);
  const offered = VARIANT_IDS.toSorted(
    (a, b) => Number(counting.includes(b)) - Number(counting.includes(a)),
  );
  const [first] = chosen;
  const sizes = new Set(chosen.flatMap((id) => variant(id).players));
  // A game that counts for each of both sizes.
  const canMix = [3, 4].every((players) =>
    counting.some((id) => variant(id).players.includes(players)),
  );
  const least = Math.min(...chosen.flatMap((id) => variant(id).players));
  const size = first && variant(first).players.findLast((players) => players <= left.length);
  return (
    <Fold
      ref={fold}
      open={sheet.length === 0}
      title={t('evenings.tables.drawing')}
      look="font-semibold"
      className="border-ink/15 border-t print:hidden"
    >
      <div className="flex max-w-xl flex-col gap-3 pb-3">
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
        {canMix && leftOver(present, [...sizes]) > leftOver(present, [3, 4]) && (
          <p className="text-[0.9375rem] text-ink-dim">{t('evenings.tables.fewer')}</p>
        )}
        <label className="flex min-h-12 items-center gap-3">
          {t('evenings.tables.rounds')}
          <select
            value={rounds}
            onChange={(event) => setCount(Number(event.target.value))}
            className={`${inputOnPaper} w-auto!`}
          >
            {Array.from({ length: MOST_ROUNDS }, (_, i) => (
              <option key={i} value={i + 1}>
                {i + 1}
              </option>
            ))}
          </select>
        </label>
        {begun.size > 0 && (
          <p className="text-[0.9375rem] text-ink-dim">{t('evenings.tables.stay')}</p>
        )}
        <Refused>{failure?.message}</Refused>
        <div className="flex flex-wrap items-start gap-2">
          {ahead.size > 0 ? (
            <SureKey
              label={t('evenings.tables.drawAgain', { rounds })}
              sure={t('evenings.tables.replace', {
                count: ahead.size,
                rounds: names(words, [...ahead].sort((a, b) => a - b).map(String)),
              })}
              keep={t('evenings.tables.keep')}
              action={drawTables}
              given={given}
              onDone={() => drawn()}
            />
          ) : (
            <button
              type="button"
              // The one key of the page once enough are there for a table.
              className={`${present >= least ? actionOnPaper : keyOnPaper} w-full whitespace-nowrap`}
              disabled={busy || chosen.length === 0}
              onClick={draw}
            >
              {t('evenings.tables.draw', { rounds })}
            </button>
          )}
          {first && size !== undefined && (
            <button
              type="button"
              className={smallKey}
              onClick={() =>
                onAdd({
                  name: freeName(
                    words,
                    sheet.filter((table) => table.round === round),
                  ),
                  variant: first,
                  seats: left.slice(0, size),
                  round,
                })
              }
            >
              {t('evenings.tables.add')}
            </button>
          )}
        </div>
      </div>
    </Fold>
  );
}

/** More than a night has. */
const MOST_ROUNDS = 12;

function freeName(words: Words, sheet: readonly Sheet[]): string {
  for (let n = 1; ; n++) {
    const name = words.t('evenings.tables.newName', { number: String(n) });
    if (!sheet.some((table) => tableName(words, table.name) === name)) return name;
  }
}
