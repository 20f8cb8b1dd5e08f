'use client';
/**
 * A sheet of people by evenings, read here: what it seems to say is shown, every line of it can be
 * meant otherwise, and it is sent once nothing in it is open.
 */
import '@/lib/jass/all';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FileField } from '@/app/ui/file-field';
import { Field, inputOnPaper, Refused } from '@/app/ui/form';
import { actionOnPaper, keyOnPaper } from '@/app/ui/keys';
import { inColumns } from '@/app/ui/paper-page';
import { Pick } from '@/app/ui/pick';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { DecimalSign } from '@/lib/files/csv';
import { FileFault } from '@/lib/files/fault';
import { type Grid, gridFromFile, gridFromText } from '@/lib/files/read-sheet';
import { type Layout, layoutOf, totalsIn } from '@/lib/files/totals-sheet';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import type { VariantId } from '@/lib/jass';
import { isLessBetter, type Measure } from '@/lib/league/measures';
import { seasonOfDays } from '@/lib/league/next-season';
import { holds } from '@/lib/league/open-seasons';
import { figureFault, MOST_TOTAL } from '@/lib/league/result-paper';
import type { SeasonSetting } from '@/lib/server/leagues';
import { agreedPerGame } from '@/lib/sync/house-rules';
import { leagueRoute, linkInText } from '../../../parts';
import { HandsField } from '../../hands-field';
import { createSeason } from '../../seasons/actions';
import { settingSent } from '../../seasons/setting-sent';
import { TooManyPoints } from '../../too-many-points';
import { importTotals } from '../actions';
import { Columns } from './columns';
import { importOf, without } from './import-of';
import { Names, OUT, type Player, whoIsWho } from './names';
import { Differences, Faults, Outside, Preview } from './reading';

type Season = SeasonSetting & {
  readonly id: string;
  /** What its table counts, and what else could be on the sheet. */
  readonly measure: Measure;
  readonly measures: readonly { readonly id: Measure; readonly name: string }[];
};
type Props = {
  readonly leagueId: string;
  readonly seasons: readonly Season[];
  readonly players: readonly Player[];
  readonly decimal: DecimalSign;
  /** The season that it begins with; the latest where left out. */
  readonly first?: string | undefined;
  /** Who owns the league can make a season for what is pasted. */
  readonly isOwner: boolean;
};

export function YearsForm({ leagueId, seasons: had, players, decimal, first, isOwner }: Props) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  // Made here for what was pasted, until the page knows it too.
  const [made, setMade] = useState<readonly Season[]>([]);
  const seasons = [...had, ...made.filter((one) => had.every(({ id }) => id !== one.id))];
  const [seasonId, setSeasonId] = useState(first ?? seasons[0]?.id);
  const season = seasons.find(({ id }) => id === seasonId);
  const [variantAsked, setVariant] = useState<VariantId>();
  const [measureAsked, setMeasure] = useState<Measure>();
  const [hands, setHands] = useState('');
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [grid, setGrid] = useState<Grid | null>(null);
  const [layout, setLayout] = useState<Layout | null>(null);
  const [said, setSaid] = useState('');
  // The season whose table has more now.
  const [stored, setStored] = useState<string | null>(null);
  // Names that the league does not know: an id, or new, or new and gone since, or left out.
  const [saidOf, setSaidOf] = useState<ReadonlyMap<string, string>>(new Map());
  const { send, busy, failure, setFailure } = useSend(importTotals);
  const making = useSend(createSeason);
  if (!season) return null;
  const span = { from: season.startsOn, to: season.endsOn };
  const variant = season.variants.find((id) => id === variantAsked) ?? season.variants[0];
  const measure = season.measures.find(({ id }) => id === measureAsked)?.id ?? season.measure;
  const needsHands = isLessBetter(measure);
  const faultOf = (total: number) =>
    variant
      ? figureFault(
          {
            ...{ variant, of: measure },
            options: { ...agreedPerGame(variant), ...season.houseRules[variant] },
          },
          total,
        )
      : null;
  const canBe = (total: number) => faultOf(total) === null;
  const all = grid && layout && totalsIn(grid, layout, { span, decimal, canBe });
  const { whoOf, unknown } = whoIsWho(all ? all.names : [], players, saidOf);
  const read = all && without(all, (name) => whoOf(name) === OUT);
  const open = unknown.filter(({ who }) => who === '');
  const days = (layout?.lines ?? []).flatMap(({ at, day }) =>
    day !== null && at !== layout?.nameAt ? [day] : [],
  );
  const outside = read ? read.faults.filter(({ why }) => why === 'day-outside') : [];
  const fitting = seasons.find((one) => days.every((day) => holds(one, day)));
  const toMake = isOwner ? seasonOfDays(season, days) : null;

  const look = async (from: () => Promise<Grid>, of = span) => {
    setFailure(null);
    setSaid('');
    setStored(null);
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

  const make = async (own: ReturnType<typeof seasonOfDays>) => {
    if (!own) return;
    const id = makeId();
    const { houseRules, scheme, variants } = season;
    const sent = await making.send(
      settingSent({ id, leagueId, ...own, houseRules, scheme, variants }),
    );
    if (!sent) return;
    const next = { ...season, ...own, id };
    setMade([...made, next]);
    lookAgain(next);
    router.refresh();
  };

  const bring = async (besides: boolean) => {
    if (!read || !variant) return setSaid(t('paper.years.nothing'));
    const head = {
      ...{ leagueId, seasonId: season.id, variant, of: measure },
      hands: needsHands ? Number(hands) : null,
      ...(besides && { besides }),
    };
    const sent = await send(importOf(read, head, whoOf));
    if (!sent) return;
    const { evenings, totals, players: fresh } = sent.value;
    setSaid(t('paper.years.done', { evenings, totals, players: fresh }));
    setStored(season.id);
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void bring(false);
      }}
      noValidate
      className={inColumns}
    >
      <div className="flex min-w-0 flex-col gap-6">
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
        {stored && (
          <Link href={leagueRoute(leagueId, `/seasons/${stored}`)} className={keyOnPaper}>
            {t('paper.years.toTable')}
          </Link>
        )}
        {isOwner && !grid && (
          <Link
            href={leagueRoute(leagueId, `/seasons/new?earlier=1&after=${season.id}`)}
            className={linkInText}
          >
            {t('paper.years.newSeason')}
          </Link>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
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
        {read && layout && (
          <>
            <Outside faults={outside} days={days} season={season}>
              {fitting ? (
                <button type="button" className={actionOnPaper} onClick={() => lookAgain(fitting)}>
                  {t('paper.years.takeSeason', { name: fitting.name })}
                </button>
              ) : (
                toMake && (
                  <>
                    <button
                      type="button"
                      className={actionOnPaper}
                      disabled={making.busy}
                      onClick={() => make(toMake)}
                    >
                      {t('paper.years.makeSeason', { name: toMake.name })}
                    </button>
                    <p className="text-ink-dim">{t('paper.years.keepsTable')}</p>
                  </>
                )
              )}
              <Refused>{making.failure?.message}</Refused>
            </Outside>
            <Columns layout={layout} onChange={setLayout} span={span} />
            {unknown.length > 0 && (
              <Names
                unknown={unknown}
                players={players}
                onSay={(more) => setSaidOf(new Map([...saidOf, ...more]))}
              />
            )}
            {read.sums.length > 0 && (
              <p className="text-ink-dim">
                {t('paper.years.sums', { names: read.sums.join(', ') })}
              </p>
            )}
            <Faults
              faults={read.faults.flatMap(({ why, ...fault }) =>
                why === 'day-outside' ? [] : [{ ...fault, why }],
              )}
              whyNot={(total) =>
                t('paper.form.figure', { why: faultOf(total) ?? '', total, most: MOST_TOTAL })
              }
            />
            <Differences differ={read.differ} />
            <Preview
              read={read}
              nameOf={(name) => players.find(({ id }) => id === whoOf(name))?.name ?? name}
            />
            <Refused>{failure?.message}</Refused>
            {failure?.path.endsWith('doubled') && (
              <button
                type="button"
                className={keyOnPaper}
                disabled={busy || !isReady}
                onClick={() => bring(true)}
              >
                {t('paper.form.besides')}
              </button>
            )}
            {measure === 'rank-points' && (
              <TooManyPoints
                of={season.scheme}
                measures={season.measures}
                most={Math.max(
                  ...read.evenings.flatMap(({ totals }) => totals.map(({ total }) => total)),
                )}
              />
            )}
            {open.length > 0 && <p>{t('paper.years.openNames', { names: open.length })}</p>}
            <button type="submit" className={actionOnPaper} disabled={busy || !isReady}>
              {t('paper.years.key', {
                evenings: read.evenings.length,
                totals: read.evenings.reduce((sum, { totals }) => sum + totals.length, 0),
              })}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
