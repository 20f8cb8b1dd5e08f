'use client';
/** Totals without hands: of a game by its sides, or of the evening by name. */
import '@/lib/jass/all';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { inputOnPaper } from '@/app/ui/form';
import { keyOnPaper } from '@/app/ui/keys';
import { Pick } from '@/app/ui/pick';
import { Form } from '@/app/ui/use-form';
import { useSend } from '@/app/ui/use-send';
import { makeId } from '@/lib/browser/id';
import type { DecimalSign } from '@/lib/files/csv';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import type { Measure } from '@/lib/league/measures';
import {
  asksForHands,
  type CountingSeason,
  countsMeans,
  handsOf,
  isCounted,
  schemesFor,
} from '@/lib/league/result-paper';
import { measuresFor } from '@/lib/league/scheme-fault';
import type { PaperLine, WrittenTotals } from '@/lib/server/leagues';
import { agreedPerGame } from '@/lib/sync/house-rules';
import { leagueRoute } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { HandsField } from '../../../hands-field';
import { Choice } from '../../../seasons/form-parts';
import { deletePaper, savePaper } from '../../actions';
import { CountsNot } from './counts-not';
import { keysFor, totalReader, useTries } from './read-total';
import { Saved } from './saved';
import { TotalField } from './total-field';

type Of = WrittenTotals['of'];

export function PaperForm({
  kind,
  at: { leagueId, eveningId },
  roster,
  variants,
  withGames,
  seasons,
  houseRules,
  measures,
  decimal,
  kept,
}: {
  kind: 'game' | 'evening';
  at: { readonly leagueId: string; readonly eveningId: string };
  roster: readonly { readonly id: string; readonly name: string }[];
  /** Those that the seasons count, and of them those of which a game's totals can be told. */
  variants: readonly VariantId[];
  withGames: readonly VariantId[];
  seasons: readonly CountingSeason[];
  houseRules: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  measures: readonly { readonly id: Measure; readonly name: string }[];
  decimal: DecimalSign;
  /** To be changed; new ones where left out. */
  kept?: PaperLine;
}) {
  const words = useWords();
  const { t } = words;
  const router = useRouter();
  const [newId, setNewId] = useState(makeId);
  const [isSaved, setSaved] = useState(false);
  const offered = kind === 'game' ? withGames : variants;
  const [chosen, setChosen] = useState(kept?.variant);
  const id = chosen && offered.includes(chosen) ? chosen : (offered[0] ?? VARIANT_IDS[0]);
  const [said, setMeasure] = useState(kept && kept.of !== 'game' ? kept.of : null);
  // In what the figures of this variant can stand; unless another is said, what its season counts.
  const suited = measuresFor([id]);
  const counted = schemesFor(id, seasons)[0]?.measure ?? suited[0] ?? 'wins';
  const measure = said && suited.includes(said) ? said : counted;
  const of: Of = kind === 'game' ? 'game' : measure;
  const { players: sizes, sidesOf, figure } = variant(id);
  const [asked, setSize] = useState(kept?.of === 'game' ? kept.seats.length : undefined);
  const size = asked !== undefined && sizes.includes(asked) ? asked : (sizes.at(-1) ?? 4);
  const usualHands =
    of === 'game' ? handsOf(id, { ...agreedPerGame(id), ...houseRules[id] }) : null;
  const [typedHands, setHands] = useState(kept?.hands ? String(kept.hands) : null);
  const hands = typedHands ?? (kept ? '' : String(usualHands ?? ''));
  const [seats, setSeats] = useState<readonly string[]>(
    kept?.of === 'game' ? kept.seats.map(({ player }) => player) : [],
  );
  // By side of a game; by player of an evening.
  const [totals, setTotals] = useState<ReadonlyMap<string, string>>(() => written(kept, decimal));
  const { send, busy, failure, setFailure } = useSend(savePaper);
  // What was looked at and is meant so, until something is changed.
  const [sure, setSure] = useState<{ asWritten?: true; besides?: true }>({});
  const { form, isTried, tryIt, begin } = useTries(failure);
  const readOf = totalReader(words, decimal, { variant: id, of, options: houseRules[id] ?? {} });
  const sides = of === 'game' ? sidesOf(size, houseRules[id] ?? {}) : [];
  const needsHands = asksForHands({ variant: id, of });
  const counts = isCounted({ variant: id, of, hands: needsHands || hands ? 1 : null }, seasons);
  const asksHands = needsHands || (of === 'game' && countsMeans(id, seasons));
  const onMore = kept
    ? undefined
    : () => {
        setNewId(makeId());
        setTotals(new Map());
        setSeats([]);
        setSure({});
        begin();
        setSaved(false);
      };
  const change = () => {
    setFailure(null);
    setSure({});
  };
  const write = (key: string, text: string) => {
    change();
    setTotals(new Map([...totals, [key, text]]));
  };
  const fail = (path: string, message: string) => setFailure({ path, message });

  const faultOf = (key: string): string | null => {
    const { total, fault, isSure } = readOf(totals.get(key));
    if (fault !== null) return isTried || isSure ? fault : null;
    return isTried && of === 'game' && total === null ? t('paper.form.noFigure') : null;
  };
  const save = async (more: typeof sure = {}) => {
    tryIt();
    const wanted: { player: string; total: number }[] = [];
    const keys: { key: string; player: string; isAsked: boolean }[] =
      of === 'game'
        ? Array.from({ length: size }, (_, seat) => ({
            key: `side ${sides.findIndex((own) => own.includes(seat))}`,
            player: seats[seat] ?? '',
            isAsked: true,
          }))
        : roster.map((one) => ({ key: one.id, player: one.id, isAsked: false }));
    for (const { key, player, isAsked } of keys) {
      const { total, fault } = readOf(totals.get(key));
      // The field says so.
      if (fault !== null || (isAsked && total === null)) return setFailure(null);
      if (isAsked && player === '') return fail('seats', t('paper.form.noName'));
      if (total !== null) wanted.push({ player, total });
    }
    if (wanted.length === 0) return fail('seats', t('paper.form.nothing'));
    const flags = { ...sure, ...more };
    setSure(flags);
    const sent = await send({
      id: kept?.id ?? newId,
      eveningId,
      revision: kept?.revision ?? 0,
      variant: id,
      of,
      hands: asksHands ? Number(hands) || null : (kept?.hands ?? null),
      seats: wanted,
      ...flags,
    });
    if (!sent) return;
    setSaved(true);
    router.refresh();
  };
  if (isSaved) return <Saved at={{ leagueId, eveningId }} tables={[]} onMore={onMore} />;

  const total = (key: string, label: string) => (
    <TotalField
      key={key}
      label={label}
      value={totals.get(key) ?? ''}
      fault={faultOf(key)}
      keys={keysFor({ variant: id, of, options: houseRules[id] ?? {} })}
      onChange={(text) => write(key, text)}
    />
  );
  return (
    <Form
      of={{
        busy,
        refused: failure && failure.path !== 'hands' ? failure.message : null,
        submit: () => save(),
      }}
      ref={form}
      save={t('paper.form.save')}
      keys={(key) => (
        <>
          {failure?.path === 'sum' && (
            <button
              type="button"
              className={keyOnPaper}
              disabled={busy}
              onClick={() => save({ asWritten: true })}
            >
              {t('paper.form.asWritten')}
            </button>
          )}
          {failure?.path === 'doubled' && (
            <button
              type="button"
              className={keyOnPaper}
              disabled={busy}
              onClick={() => save({ besides: true })}
            >
              {t('paper.form.besides')}
            </button>
          )}
          {key}
          {kept && (
            <SureKey
              label={t('paper.form.delete')}
              sure={t('paper.form.deleteSure')}
              keep={t('paper.form.keep')}
              action={deletePaper}
              given={{ id: kept.id, eveningId }}
              to={leagueRoute(leagueId, `/evenings/${eveningId}`)}
            />
          )}
        </>
      )}
      className="flex max-w-xl flex-col gap-6"
    >
      {offered.length > 1 && (
        <Pick
          label={t('paper.form.variant')}
          options={offered.map((one) => ({ id: one, name: variantName(words, one) }))}
          value={id}
          onPick={setChosen}
        />
      )}
      {of !== 'game' && suited.length > 1 && (
        <Pick
          label={t('paper.form.measure')}
          hint={t('paper.form.measureHint')}
          options={measures.filter((one) => suited.includes(one.id))}
          value={measure}
          onPick={setMeasure}
        />
      )}
      {of === 'game' && sizes.length > 1 && (
        <Choice
          legend={t('paper.form.players')}
          options={sizes.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(size)}
          onChoose={(count) => setSize(Number(count))}
        />
      )}
      {asksHands && (
        <HandsField
          of={of === 'game' ? 'game' : 'evening'}
          value={hands}
          fault={failure?.path === 'hands' ? failure.message : undefined}
          onChange={setHands}
        />
      )}
      {of === 'game' ? (
        sides.map((own, side) => (
          <fieldset key={own.join()} className="flex flex-col gap-2 border-ink/10 border-t pt-3">
            <legend className="sr-only">{t('paper.form.side', { side: String(side + 1) })}</legend>
            {own.map((seat) => (
              <select
                key={seat}
                aria-label={t('paper.form.seat', { seat: String(seat + 1) })}
                value={seats[seat] ?? ''}
                aria-invalid={(isTried && !seats[seat]) || undefined}
                onChange={(event) => {
                  change();
                  setSeats(
                    Array.from({ length: size }, (_, other) =>
                      other === seat ? event.target.value : (seats[other] ?? ''),
                    ),
                  );
                }}
                className={inputOnPaper}
              >
                <option value="">{t('paper.form.choose')}</option>
                {roster.map((one) => (
                  <option
                    key={one.id}
                    value={one.id}
                    disabled={seats.includes(one.id) && seats[seat] !== one.id}
                  >
                    {one.name}
                  </option>
                ))}
              </select>
            ))}
            {total(`side ${side}`, t(`paper.figures.${figure}`))}
          </fieldset>
        ))
      ) : (
        <div className="divide-y divide-ink/10 border-ink/10 border-y">
          {roster.map((one) => total(one.id, one.name))}
        </div>
      )}
      {of !== 'game' && <p className="text-ink-dim">{t('paper.form.emptyIsAway')}</p>}
      {!counts && <CountsNot variant={id} seasons={seasons} measures={measures} />}
    </Form>
  );
}

/** What stands in the fields of totals that are changed. */
const written = (kept: PaperLine | undefined, decimal: DecimalSign): Map<string, string> =>
  new Map(
    kept?.seats.map(({ player, side, total }) => [
      kept.of === 'game' ? `side ${side}` : player,
      String(total).replace('.', decimal),
    ]),
  );
