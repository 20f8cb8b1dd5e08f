'use client';
/**
 * Results without hands while they are written: what stands in the fields of one sheet or of several, what is
 * wrong with it, and the way there. A sheet is a game, or what everybody brought home of an evening.
 */
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { Form } from '@/app/ui/use-form';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { DecimalSign } from '@/lib/files/csv';
import { figureIn } from '@/lib/files/totals-sheet';
import { paperTotal } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { names } from '@/lib/i18n/words';
import { type VariantId, variant } from '@/lib/jass';
import { isLessBetter, type Measure } from '@/lib/league/measures';
import {
  type CountingSeason,
  countingTotals,
  figureFault,
  isCounted,
  MOST_TOTAL,
  silentIn,
} from '@/lib/league/result-paper';
import type { Asked } from '@/lib/server/leagues';
import { agreedPerGame } from '@/lib/sync/house-rules';
import { leagueRoute } from '../../../../parts';
import { savePaper } from '../../actions';

/** What the forms are given of their evening. */
export type OfEvening = {
  readonly at: { readonly leagueId: string; readonly eveningId: string };
  readonly roster: readonly { readonly id: string; readonly name: string }[];
  /** Those that count it. */
  readonly seasons: readonly (CountingSeason & {
    readonly id: string;
    readonly name: string;
    readonly closed: boolean;
  })[];
  readonly houseRules: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  readonly measures: readonly { readonly id: Measure; readonly name: string }[];
  readonly decimal: DecimalSign;
  /** Told when something is stored, and when one begins anew. */
  readonly onSaved?: (isSaved: boolean) => void;
};

/** What is known of a sheet before its figures. */
export type Sheet = {
  /** What is typed belongs to it. */
  readonly key: string;
  readonly variant: VariantId;
  readonly of: Asked<'savePaper'>['of'];
  /** Who plays, of a game in their order; empty while nobody is chosen. Partners share a field. */
  readonly seats: readonly { readonly player: string; readonly field: string }[];
  readonly hands: number | null;
  /** It is to be stored even with nothing in it. */
  readonly isMeant?: boolean;
  /** Something beside its figures is missing, and its field says so. */
  readonly isLacking?: boolean;
  /** How a refusal of it begins, and what is said of it once it is stored. */
  readonly name?: string;
  readonly called?: string;
  /** What is sent with it. */
  readonly given?: Partial<Pick<Asked<'savePaper'>, 'id' | 'revision' | 'isDrawn'>>;
};
/** A sheet that was stored, with what everybody came to. */
export type Stored = Sheet & {
  readonly totals: readonly { readonly player: string; readonly total: number }[];
};
/** It was looked at and is meant so, until something in it is changed. */
type Sure = { readonly asWritten?: true; readonly besides?: true };

type Read = {
  /** Null where nothing stands there, or no figure. */
  readonly total: number | null;
  readonly fault: string | null;
  /** It will not become right by going on typing. */
  readonly isSure: boolean;
};
const EMPTY: Read = { total: null, fault: null, isSure: false };

export function useSheets(
  { at: { eveningId }, houseRules, decimal, onSaved }: OfEvening,
  begun: ReadonlyMap<string, string> = new Map(),
) {
  const { t } = useWords();
  const router = useRouter();
  const [typed, setTyped] = useState(begun);
  const ids = useRef(new Map<string, string>());
  const [sure, setSure] = useState<ReadonlyMap<string, Sure>>(new Map());
  const [isTried, setTried] = useState(false);
  /** What was stored. */
  const [saved, setSaved] = useState<readonly Stored[]>([]);
  // All that are full, one after the other; what was stored before one is refused stays.
  const { send, busy, failure, setFailure } = useSend(
    async (all: readonly (readonly [Sheet, Asked<'savePaper'>])[]) => {
      for (const [{ key, name }, { seats, ...asked }] of all) {
        const answer = await savePaper({ ...asked, seats: [...seats] });
        if (answer.ok) continue;
        const { path, message } = answer.error;
        const said = name === undefined ? message : `${name}: ${message}`;
        return { ok: false as const, error: { path: `${path} ${key}`, message: said } };
      }
      return { ok: true as const, value: null };
    },
  );
  // Where the server saw it, and in which sheet.
  const [, wrong = '', wrongKey = ''] = /^(\S*) (.*)$/s.exec(failure?.path ?? '') ?? [];

  const rulesOf = ({ variant: id, of }: Pick<Sheet, 'variant' | 'of'>) => ({
    ...{ variant: id, of },
    options: { ...agreedPerGame(id), ...houseRules[id] },
  });
  const read = (sheet: Sheet, field: string): Read => {
    const text = typed.get(`${sheet.key} ${field}`)?.trim() ?? '';
    const total = figureIn(text || null, decimal);
    if (total === null) return EMPTY;
    if (typeof total === 'string') {
      const fault = t(`paper.form.${total === 'number' ? 'notFigure' : 'twoMeanings'}`, { text });
      return { ...EMPTY, fault };
    }
    const why = figureFault(rulesOf(sheet), total);
    const fault = why && t('paper.form.figure', { why, total, most: MOST_TOTAL });
    return { total, fault, isSure: true };
  };
  const isMeant = (sheet: Sheet) =>
    sheet.isMeant || sheet.seats.some(({ field }) => read(sheet, field) !== EMPTY);
  const change = (key: string) => {
    setFailure(null);
    setSure(new Map([...sure].filter(([one]) => one !== key)));
  };

  const save = async (
    sheets: readonly Sheet[],
    { key = '', ...more }: Sure & { key?: string } = {},
  ) => {
    setTried(true);
    const flags = new Map([...sure, [key, { ...sure.get(key), ...more }]]);
    setSure(flags);
    const full: (readonly [Sheet, Asked<'savePaper'>])[] = [];
    for (const sheet of sheets.filter(isMeant)) {
      const { variant: id, of, hands, seats, given } = sheet;
      const all = seats.map(({ player, field }) => ({ player, ...read(sheet, field) }));
      const isWhole = all.every(
        ({ total, fault }) => fault === null && (of !== 'game' || total !== null),
      );
      // The field says why.
      if (!isWhole || sheet.isLacking) return setFailure(null);
      const wanted = all.flatMap(({ player, total }) =>
        total === null ? [] : [{ player, total }],
      );
      if (wanted.length === 0) break;
      const newId = ids.current.get(sheet.key) ?? makeId();
      ids.current.set(sheet.key, newId);
      const head = { id: newId, eveningId, revision: 0, variant: id, of, hands };
      full.push([sheet, { ...head, ...given, ...flags.get(sheet.key), seats: wanted }]);
    }
    if (full.length === 0) return setFailure({ path: '', message: t('paper.form.nothing') });
    if (!(await send(full))) return;
    setSaved(full.map(([sheet, { seats }]) => ({ ...sheet, totals: seats })));
    onSaved?.(true);
    router.refresh();
  };
  return {
    busy,
    saved,
    isTried,
    isMeant,
    change,
    save,
    /** Where one was refused, and why. */
    wrong,
    wrongKey,
    message: failure?.message,
    forget: () => setFailure(null),
    /** Begins with empty fields. */
    again: () => {
      setTyped(new Map());
      ids.current.clear();
      setSure(new Map());
      setTried(false);
      setSaved([]);
      onSaved?.(false);
    },
    /** The highest figure of a sheet. */
    most: (sheet: Sheet) =>
      Math.max(...sheet.seats.map(({ field }) => read(sheet, field).total ?? 0)),
    /** A field of a sheet. */
    field: (sheet: Sheet, field: string) => {
      const { total, fault, isSure } = read(sheet, field);
      const isMissing = isTried && sheet.of === 'game' && total === null && isMeant(sheet);
      const of = rulesOf(sheet);
      return {
        value: typed.get(`${sheet.key} ${field}`) ?? '',
        fault:
          fault === null
            ? isMissing
              ? t('paper.form.noFigure')
              : null
            : isTried || isSure
              ? fault
              : null,
        // Keys for figures alone have no minus.
        inputMode:
          figureFault(of, -1) !== 'negative'
            ? ('text' as const)
            : figureFault(of, 0.5) === 'fraction'
              ? ('numeric' as const)
              : ('decimal' as const),
        onType: (text: string) => {
          change(sheet.key);
          setTyped(new Map([...typed, [`${sheet.key} ${field}`, text]]));
        },
      };
    },
  };
}

/** The form around them, with the keys that are due once one was refused. */
export function SheetsForm({
  of: { busy, wrong, wrongKey, message, forget, save },
  sheets,
  children,
  end,
  ...form
}: {
  of: ReturnType<typeof useSheets>;
  sheets: readonly Sheet[];
  className: string;
  children: React.ReactNode;
  /** What stands behind the key. */
  end?: React.ReactNode;
}) {
  const { t } = useWords();
  const router = useRouter();
  const other = (label: string, onClick: () => void) => (
    <button type="button" className={keyOnPaper} disabled={busy} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <Form
      {...form}
      of={{ busy, refused: (wrong !== 'hands' && message) || null, submit: () => save(sheets) }}
      save={t('paper.form.save')}
      keys={(key) => (
        <>
          {wrong === 'sum' &&
            other(t('paper.form.asWritten'), () =>
              save(sheets, { key: wrongKey, asWritten: true }),
            )}
          {wrong === 'doubled' &&
            other(t('paper.form.besides'), () => save(sheets, { key: wrongKey, besides: true }))}
          {wrong === 'table' &&
            other(t('paper.form.newTables'), () => {
              forget();
              router.refresh();
            })}
          {key}
          {end}
        </>
      )}
    >
      {children}
    </Form>
  );
}

/** In which seasons what is written does not count, and what would. */
export function CountsNot({
  of,
  seasons,
  measures,
}: { of: Pick<Sheet, 'variant' | 'of' | 'hands'> } & Pick<OfEvening, 'seasons' | 'measures'>) {
  const words = useWords();
  const { t } = words;
  const counting = seasons.filter((one) => isCounted(of, [one]));
  const silent = silentIn(of, seasons);
  // Where it counts nowhere, one says why.
  const said = counting.length > 0 ? silent.filter(({ closed }) => !closed) : silent.slice(0, 1);
  return said.map(({ name, scheme }) => {
    const wanted = countingTotals(of.variant, scheme);
    const measure = measures.find(({ id }) => id === scheme.measure)?.name ?? '';
    const kind = wanted.includes(scheme.measure) ? 'evening' : (wanted[0] ?? 'none');
    return (
      <p key={name} className="border-refusal/60 border-l-4 py-1 pl-3">
        {counting.length > 0
          ? t('paper.form.countsPartly', {
              season: name,
              counting: names(
                words,
                counting.map((one) => one.name),
              ),
            })
          : t('paper.form.countsNot')}{' '}
        {t('paper.form.wouldCount', {
          season: name,
          measure,
          kind,
          isOne: seasons.length < 2 ? 'yes' : 'no',
        })}
      </p>
    );
  });
}

/** So many of an evening are named. */
const FIRST = 3;

/** Who won, or was first of an evening, with the totals: the best first. */
function Outcome({
  of: { roster, houseRules },
  sheet: { variant: id, of, seats, totals },
}: {
  of: Pick<OfEvening, 'roster' | 'houseRules'>;
  sheet: Stored;
}) {
  const words = useWords();
  const isLess =
    of === 'game'
      ? variant(id).better({ ...agreedPerGame(id), ...houseRules[id] }) === 'least'
      : isLessBetter(of);
  const fields = [...new Set(seats.map(({ field }) => field))];
  const sides = fields
    .flatMap((field) => {
      const own = seats.filter((seat) => seat.field === field).map(({ player }) => player);
      const total = totals.find(({ player }) => own.includes(player))?.total;
      const called = own.map((player) => roster.find((one) => one.id === player)?.name ?? '');
      return total === undefined ? [] : [{ field, name: called.join(' & '), total }];
    })
    .sort((a, b) => (isLess ? a.total - b.total : b.total - a.total));
  const shown = of === 'game' ? sides : sides.slice(0, FIRST);
  const more = sides.length - shown.length;
  return (
    <>
      <ol className="border-ink/10 border-b empty:hidden">
        {shown.map(({ field, name, total }) => (
          <li
            key={field}
            className={`flex justify-between gap-4 border-ink/10 border-t py-1.5 ${total === sides[0]?.total ? 'font-semibold' : ''}`}
          >
            <span>{name}</span>
            <span className="tabular-nums">{paperTotal(words, total, { variant: id, of })}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-ink-dim">{words.t('paper.form.othersToo', { more })}</p>}
    </>
  );
}

/** That they were stored and what it came to, what of it does not count, and the ways on. */
export function Saved({
  of,
  sheets,
  onMore,
}: {
  of: Pick<OfEvening, 'at' | 'seasons' | 'measures' | 'roster' | 'houseRules'>;
  sheets: readonly Stored[];
  /** Writes another one; left out where there is nothing more to write. */
  onMore?: (() => void) | undefined;
}) {
  const { t } = useWords();
  const { at, seasons, measures } = of;
  const tables = sheets.flatMap(({ called }) => called ?? []);
  const kinds = new Map(sheets.map((sheet) => [sheet.variant, sheet]));
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p role="status" className="border-felt border-l-4 py-1 pl-3 text-lg">
        {tables.length > 0
          ? t('paper.form.saved', { tables: tables.join('; ') })
          : t('paper.form.savedOne')}
      </p>
      {sheets.map((sheet) => (
        <section key={sheet.key} aria-label={sheet.called}>
          {sheets.length > 1 && <h3 className="text-ink-dim">{sheet.called}</h3>}
          <Outcome of={of} sheet={sheet} />
        </section>
      ))}
      {[...kinds].map(([id, sheet]) => (
        <CountsNot key={id} of={sheet} seasons={seasons} measures={measures} />
      ))}
      <Link href={leagueRoute(at.leagueId, `/evenings/${at.eveningId}`)} className={actionOnPaper}>
        {t('paper.form.toEvening')}
      </Link>
      {seasons
        .filter((season) => sheets.some((sheet) => isCounted(sheet, [season])))
        .map(({ id, name }) => (
          <Link key={id} href={leagueRoute(at.leagueId, `/seasons/${id}`)} className={keyOnPaper}>
            {t('paper.form.toTable', { season: name })}
          </Link>
        ))}
      {onMore && (
        <button type="button" className={keyOnPaper} onClick={onMore}>
          {t('paper.form.more')}
        </button>
      )}
    </div>
  );
}
