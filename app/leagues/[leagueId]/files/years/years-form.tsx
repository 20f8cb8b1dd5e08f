'use client';
/**
 * A sheet of people by evenings, read here: what it seems to say is shown, every line of it can be
 * meant otherwise, and it is sent once nothing in it is open.
 */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FileField } from '@/app/ui/file-field';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper } from '@/app/ui/keys';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { DecimalSign } from '@/lib/files/csv';
import { FileFault } from '@/lib/files/fault';
import { type Grid, gridFromFile, gridFromText } from '@/lib/files/read-sheet';
import { type Layout, layoutOf, type ReadTotals, totalsIn } from '@/lib/files/totals-sheet';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { VariantId } from '@/lib/jass';
import { isLessBetter, type Measure } from '@/lib/league/measures';
import { nameKey } from '@/lib/sync/table';
import { smallKey } from '../../../parts';
import { HandsField } from '../../hands-field';
import { importTotals } from '../actions';

type Season = {
  readonly id: string;
  readonly name: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly variants: readonly VariantId[];
  /** What its table counts, and what else could be on the sheet. */
  readonly measure: Measure;
  readonly measures: readonly { readonly id: Measure; readonly name: string }[];
};
type Player = { readonly id: string; readonly name: string; readonly also: readonly string[] };
type Props = {
  readonly leagueId: string;
  readonly seasons: readonly Season[];
  readonly players: readonly Player[];
  readonly decimal: DecimalSign;
};

const FAULTS_SHOWN = 30;

export function YearsForm({ leagueId, seasons, players, decimal }: Props) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const [seasonId, setSeasonId] = useState(seasons[0]?.id);
  const season = seasons.find(({ id }) => id === seasonId);
  const [variantAsked, setVariant] = useState<VariantId>();
  const [measureAsked, setMeasure] = useState<Measure>();
  const [hands, setHands] = useState('');
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [grid, setGrid] = useState<Grid | null>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [said, setSaid] = useState('');
  // Names that the league does not know: an id, or new, or new and gone since, or left out.
  const [meant, setMeant] = useState<ReadonlyMap<string, string>>(new Map());
  const { send, busy, failure, setFailure } = useSend(importTotals);
  if (!season) return null;
  const span = { from: season.startsOn, to: season.endsOn };
  const variant = season.variants.find((id) => id === variantAsked) ?? season.variants[0];
  const measure = season.measures.find(({ id }) => id === measureAsked)?.id ?? season.measure;
  const needsHands = isLessBetter(measure);
  const all = grid && layout && totalsIn(grid, layout, { span, decimal });
  const known = new Map(
    players.flatMap(({ id, name, also }) => [name, ...also].map((one) => [nameKey(one), id])),
  );
  const unknown = all ? all.names.filter((name) => !known.has(nameKey(name))) : [];
  const read = all && without(all, (name) => meant.get(name) === OUT);
  const open = unknown.filter((name) => !meant.get(name));

  const look = async (from: () => Promise<Grid>, of = span) => {
    setFailure(null);
    setSaid('');
    try {
      const found = await from();
      setGrid(found);
      const seems = layoutOf(found, of);
      setLayout(seems);
      if (!seems) setSaid(t('paper.years.noDays'));
    } catch (error) {
      setLayout(null);
      setSaid(t(error instanceof FileFault ? 'paper.years.noSheet' : 'ui.fileLost'));
    }
  };
  const lookAgain = (next: Season) => {
    setSeasonId(next.id);
    if (grid) look(async () => grid, { from: next.startsOn, to: next.endsOn });
  };

  const bring = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!read || !variant) return setSaid(t('paper.years.nothing'));
    const sent = await send(
      importOf(read, { meant, known, leagueId, season, variant, measure, hands }),
    );
    if (!sent) return;
    const { evenings, totals, players: fresh } = sent.value;
    setSaid(t('paper.years.done', { evenings, totals, players: fresh }));
    setGrid(null);
    setLayout(null);
    setText('');
    setFileName(null);
    router.refresh();
  };
  const isReady =
    read !== null &&
    read.evenings.length > 0 &&
    read.faults.length === 0 &&
    open.length === 0 &&
    !(needsHands && hands === '');
  return (
    <form onSubmit={bring} noValidate className="flex max-w-3xl flex-col gap-6">
      {seasons.length > 1 && (
        <Pick
          label={t('paper.years.season')}
          value={season.id}
          options={seasons}
          onPick={(id) => lookAgain(seasons.find((one) => one.id === id) ?? season)}
        />
      )}
      {season.variants.length > 1 && variant && (
        <Pick
          label={t('paper.form.variant')}
          value={variant}
          options={season.variants.map((id) => ({ id, name: variantName(words, id) }))}
          onPick={setVariant}
        />
      )}
      {season.measures.length > 1 && (
        <Pick
          label={t('paper.form.measure')}
          hint={t('paper.form.measureHint')}
          value={measure}
          options={season.measures}
          onPick={setMeasure}
        />
      )}
      {needsHands && <HandsField of="evening" value={hands} onChange={setHands} />}
      <Field label={t('paper.years.paste')} hint={t('paper.years.pasteHint')}>
        {(tie) => (
          <textarea
            {...tie}
            rows={4}
            value={text}
            onChange={(event) => {
              const next = event.target.value;
              setText(next);
              if (next.trim() !== '') look(() => gridFromText(next));
            }}
            className={`${inputOnPaper} whitespace-pre py-2 text-base`}
          />
        )}
      </Field>
      <FileField
        label={t('paper.years.file')}
        accept=".xlsx,.ods,.csv,.txt"
        name={fileName}
        onFile={(file) => {
          setFileName(file?.name ?? null);
          if (file)
            look(async () => gridFromFile(file.name, new Uint8Array(await file.arrayBuffer())));
        }}
      />
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {read && layout && (
        <>
          <Found layout={layout} onChange={setLayout} span={span} />
          {unknown.length > 0 && (
            <Unknown
              names={unknown}
              players={players}
              meant={meant}
              onMean={(more) => setMeant(new Map([...meant, ...more]))}
            />
          )}
          <Faults faults={read.faults} />
          <Preview read={read} />
          <Refused>{failure?.message}</Refused>
          {open.length > 0 && <p>{t('paper.years.openNames', { names: open.length })}</p>}
          <button type="submit" className={actionOnPaper} disabled={busy || !isReady}>
            {t('paper.years.key', {
              evenings: read.evenings.length,
              totals: read.evenings.reduce((sum, { totals }) => sum + totals.length, 0),
            })}
          </button>
        </>
      )}
    </form>
  );
}

const NEW = 'new';
const LEFT = 'left';
const OUT = 'out';

/** What a sheet says without some of its names. */
const without = (
  { evenings, names, faults }: ReadTotals,
  isOut: (name: string) => boolean,
): ReadTotals => ({
  evenings: evenings.flatMap(({ day, totals }) => {
    const kept = totals.filter(({ name }) => !isOut(name));
    return kept.length > 0 ? [{ day, totals: kept }] : [];
  }),
  names: names.filter((name) => !isOut(name)),
  faults,
});

/** All of the sheet, as it is sent. What arrived already is known by what it says. */
function importOf(
  { evenings, names }: ReadTotals,
  {
    meant,
    known,
    leagueId,
    season,
    variant,
    measure,
    hands,
  }: {
    meant: ReadonlyMap<string, string>;
    known: ReadonlyMap<string, string>;
    leagueId: string;
    season: Season;
    variant: VariantId;
    measure: Measure;
    hands: string;
  },
): Parameters<typeof importTotals>[0] {
  const place = new Map(names.map((name, i) => [name, i]));
  return {
    leagueId,
    seasonId: season.id,
    variant,
    of: measure,
    hands: isLessBetter(measure) ? Number(hands) : null,
    people: names.map((name) => {
      const id = known.get(nameKey(name)) ?? meant.get(name) ?? NEW;
      return id === NEW || id === LEFT ? { name, hasLeft: id === LEFT } : { id };
    }),
    evenings: evenings.map(({ day, totals }) => ({
      id: makeId(),
      eveningId: makeId(),
      date: day,
      totals: totals.map(({ name, total }) => ({ who: place.get(name) ?? 0, total })),
    })),
  };
}

function Pick<Value extends string>({
  label,
  hint,
  value,
  options,
  onPick,
}: {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { readonly id: Value; readonly name: string }[];
  onPick: (value: Value) => void;
}) {
  return (
    <Field label={label} hint={hint}>
      {(tie) => (
        <select
          {...tie}
          value={value}
          onChange={(event) => {
            const chosen = options.find(({ id }) => id === event.target.value);
            if (chosen) onPick(chosen.id);
          }}
          className={inputOnPaper}
        >
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What each line of the sheet is taken for. */
function Found({
  layout,
  onChange,
  span,
}: {
  layout: Layout;
  onChange: (layout: Layout) => void;
  span: { readonly from: string; readonly to: string };
}) {
  const { t } = useWords();
  const { lines, nameAt, people } = layout;
  const set = (at: number, day: string | null) =>
    onChange({ ...layout, lines: lines.map((one) => (one.at === at ? { ...one, day } : one)) });
  return (
    <details open={lines.length < 12}>
      <summary className="min-h-12 font-semibold text-lg">
        {t('paper.years.found', {
          evenings: lines.filter(({ at, day }) => day !== null && at !== nameAt).length,
          people,
        })}
      </summary>
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {lines.map(({ at, head, day }) => (
          <li key={at} className="flex min-h-14 flex-wrap items-center gap-3 py-1.5">
            <span className="w-40 min-w-0 wrap-anywhere font-semibold">{head || '–'}</span>
            <label className="flex min-h-12 items-center gap-2">
              <input
                type="radio"
                name="names"
                checked={at === nameAt}
                onChange={() => onChange({ ...layout, nameAt: at })}
                className="size-5 accent-felt"
              />
              {t('paper.years.names')}
            </label>
            {at !== nameAt && (
              <input
                type="date"
                aria-label={t('paper.years.dayOf', { head: head || '–' })}
                min={span.from}
                max={span.to}
                value={day ?? ''}
                onChange={(event) => set(at, event.target.value || null)}
                className="h-12 rounded-lg border border-ink/30 bg-card px-2"
              />
            )}
            {at !== nameAt && day === null && (
              <span className="text-ink-dim">{t('paper.years.leftOut')}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Names that the league does not know. */
function Unknown({
  names,
  players,
  meant,
  onMean,
}: {
  names: readonly string[];
  players: readonly Player[];
  meant: ReadonlyMap<string, string>;
  onMean: (more: readonly (readonly [string, string])[]) => void;
}) {
  const { t } = useWords();
  const open = names.filter((name) => !meant.get(name));
  const all = (value: string) => onMean(open.map((name) => [name, value] as const));
  return (
    <section aria-label={t('paper.years.unknown')} className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg">{t('paper.years.unknown')}</h2>
      {open.length > 1 && (
        <p className="flex flex-wrap gap-3">
          <button type="button" className={smallKey} onClick={() => all(NEW)}>
            {t('paper.years.allNew')}
          </button>
          <button type="button" className={smallKey} onClick={() => all(LEFT)}>
            {t('paper.years.allLeft')}
          </button>
        </p>
      )}
      <ul className="divide-y divide-ink/10 border-ink/10 border-y">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-3 py-1.5">
            <span className="w-40 min-w-0 wrap-anywhere font-semibold">{name}</span>
            <select
              aria-label={t('paper.years.whoIs', { name })}
              value={meant.get(name) ?? ''}
              onChange={(event) => onMean([[name, event.target.value]])}
              className={`${inputOnPaper} max-w-80`}
            >
              <option value="">{t('paper.years.ask')}</option>
              <option value={NEW}>{t('paper.years.new')}</option>
              <option value={LEFT}>{t('paper.years.left')}</option>
              <option value={OUT}>{t('paper.years.out')}</option>
              {players.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Faults({ faults }: { faults: ReadTotals['faults'] }) {
  const { t } = useWords();
  if (faults.length === 0) return null;
  return (
    <section aria-label={t('paper.years.faults')} role="alert">
      <h2 className="font-semibold text-lg">{t('paper.years.faults')}</h2>
      <ul className="list-disc pl-5">
        {faults.slice(0, FAULTS_SHOWN).map(({ cell, text, why }) => (
          <li key={`${cell} ${why}`} className="wrap-anywhere">
            {t(`paper.years.fault.${why}`, { cell, text })}
          </li>
        ))}
      </ul>
      {faults.length > FAULTS_SHOWN && (
        <p>{t('paper.years.moreFaults', { more: String(faults.length - FAULTS_SHOWN) })}</p>
      )}
    </section>
  );
}

/** What would be kept: everybody with how often they were there, and their sum. */
function Preview({ read: { evenings, names } }: { read: ReadTotals }) {
  const { t, format } = useWords();
  return (
    <details>
      <summary className="min-h-12 font-semibold text-lg">{t('paper.years.preview')}</summary>
      <table className="w-full">
        <thead className="text-left text-[0.9375rem] text-ink-dim">
          <tr>
            <th scope="col">{t('paper.years.name')}</th>
            <th scope="col" className="text-right">
              {t('paper.years.times')}
            </th>
            <th scope="col" className="text-right">
              {t('paper.years.sum')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-ink/10 border-ink/10 border-y">
          {names.map((name) => {
            const own = evenings.flatMap(({ totals }) => totals.filter((one) => one.name === name));
            return (
              <tr key={name}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {name}
                </th>
                <td className="text-right tabular-nums">{own.length}</td>
                <td className="text-right tabular-nums">
                  {format.number(
                    own.reduce((sum, { total }) => sum + total, 0),
                    { maximumFractionDigits: 2 },
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
