'use client';
/** Totals without hands: of a game by its sides, or of the evening by name. */
import '@/lib/jass/all';
import { useState } from 'react';
import { inColumns } from '@/app/ui/paper-page';
import { Pick } from '@/app/ui/pick';
import type { DecimalSign } from '@/lib/files/csv';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { VARIANT_IDS, type VariantId, variant } from '@/lib/jass';
import { shownMeasure } from '@/lib/league/evening-made';
import {
  asksForHands,
  countsMeans,
  handsOf,
  openTotals,
  ranksByMeans,
  schemesFor,
} from '@/lib/league/result-paper';
import { measuresFor } from '@/lib/league/scheme-fault';
import type { PaperLine } from '@/lib/server/leagues';
import { agreedPerGame } from '@/lib/sync/house-rules';
import { leagueRoute } from '../../../../parts';
import { SureKey } from '../../../../sure-key';
import { HandsField } from '../../../hands-field';
import { Choice, FigureField } from '../../../seasons/form-parts';
import { TooManyPoints } from '../../../too-many-points';
import { deletePaper } from '../../actions';
import { CountsNot, type OfEvening, Saved, type Sheet, SheetsForm, useSheets } from './sheets';

export function PaperForm({
  kind,
  variants,
  withGames,
  kept,
  ...evening
}: OfEvening & {
  kind: 'game' | 'evening';
  /** Those that the seasons count, and of them those of which a game's totals can be told. */
  variants: readonly VariantId[];
  withGames: readonly VariantId[];
  /** To be changed; new ones where left out. */
  kept?: PaperLine;
}) {
  const { at, roster, seasons, houseRules, measures, decimal } = evening;
  const isOpen = (id: VariantId, of: Sheet['of']) =>
    kept !== undefined || openTotals(id, seasons).includes(of);
  const suitedTo = (id: VariantId) => measuresFor([id]).filter((of) => isOpen(id, of));
  const words = useWords();
  const { t } = words;
  const offered = kind === 'game' ? withGames : variants.filter((id) => suitedTo(id).length > 0);
  const [chosen, setChosen] = useState(kept?.variant);
  const id = chosen && offered.includes(chosen) ? chosen : (offered[0] ?? VARIANT_IDS[0]);
  const [said, setMeasure] = useState(kept && kept.of !== 'game' ? kept.of : null);
  // In what the figures of this variant can stand; unless another is said, what its season ranks games by.
  const suited = suitedTo(id);
  const scheme = schemesFor(id, seasons).find((one) => suited.includes(shownMeasure(one)));
  const counted = (scheme && shownMeasure(scheme)) ?? suited[0] ?? 'wins';
  const measure = said && suited.includes(said) ? said : counted;
  const of = kind === 'game' ? 'game' : measure;
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
  const [begun] = useState(() => written(kept, decimal));
  const form = useSheets(evening, begun);
  const sides = of === 'game' ? sidesOf(size, houseRules[id] ?? {}) : [];
  const needsHands = asksForHands({ variant: id, of });
  const asksHands = needsHands || (of === 'game' && countsMeans(id, seasons));
  const sheet: Sheet = {
    ...{ key: ONLY, variant: id, of, isMeant: true },
    seats:
      of === 'game'
        ? sides
            .flatMap((own, side) => own.map((seat) => ({ seat, field: `side ${side}` })))
            .sort((a, b) => a.seat - b.seat)
            .map(({ seat, field }) => ({ player: seats[seat] ?? '', field }))
        : roster.map((one) => ({ player: one.id, field: one.id })),
    hands: asksHands ? Number(hands) || null : (kept?.hands ?? null),
    isLacking: of === 'game' && sides.flat().some((seat) => !seats[seat]),
    ...(kept && { given: { id: kept.id, revision: kept.revision } }),
  };
  if (form.saved.length > 0)
    return (
      <Saved
        of={evening}
        sheets={form.saved}
        onMore={
          // Of the whole evening of one Jass there is no more to write.
          kept || (kind === 'evening' && offered.length < 2)
            ? undefined
            : () => {
                setSeats([]);
                form.again();
              }
        }
      />
    );
  return (
    <SheetsForm
      of={form}
      sheets={[sheet]}
      className={inColumns}
      end={
        kept && (
          <SureKey
            label={t('paper.form.delete')}
            sure={t('paper.form.deleteSure')}
            keep={t('paper.form.keep')}
            action={deletePaper}
            given={{ id: kept.id, eveningId: at.eveningId }}
            to={leagueRoute(at.leagueId, `/evenings/${at.eveningId}`)}
          />
        )
      }
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
          isAssumed={!kept && typedHands === null && hands !== ''}
          isCounted={of !== 'game' || ranksByMeans(id, seasons)}
          fault={form.wrong === 'hands' ? form.message : undefined}
          onChange={setHands}
        />
      )}
      {of === 'game' ? (
        sides.map((own, side) => (
          <fieldset key={own.join()} className="flex flex-col gap-2">
            <legend className="w-full border-ink/10 border-t pt-3 pb-1 font-semibold">
              {own.length > 1
                ? t('paper.form.side', { side: String(side + 1) })
                : t('paper.form.player', { player: String(side + 1) })}
            </legend>
            {/* Whose it is stands above them. */}
            <div className="flex flex-col gap-2 [&_label]:sr-only">
              {own.map((seat) => (
                <Pick
                  key={seat}
                  label={t('paper.form.seat', { seat: String(seat + 1) })}
                  fault={form.isTried && !seats[seat] ? t('paper.form.nobody') : undefined}
                  options={[
                    { id: '', name: t('paper.form.choose') },
                    ...roster.map((one) => ({
                      ...one,
                      disabled: seats.includes(one.id) && seats[seat] !== one.id,
                    })),
                  ]}
                  value={seats[seat] ?? ''}
                  onPick={(player) => {
                    form.change(ONLY);
                    setSeats(
                      Array.from({ length: size }, (_, other) =>
                        other === seat ? player : (seats[other] ?? ''),
                      ),
                    );
                  }}
                />
              ))}
            </div>
            <FigureField
              label={t(`paper.figures.${figure}`)}
              {...form.field(sheet, `side ${side}`)}
            />
          </fieldset>
        ))
      ) : (
        <div className="border-ink/10 border-b *:break-inside-avoid *:border-ink/10 *:border-t md:col-span-2 md:columns-2 md:gap-x-8 lg:gap-x-12">
          {roster.map((one) => (
            <FigureField key={one.id} label={one.name} {...form.field(sheet, one.id)} />
          ))}
        </div>
      )}
      {of !== 'game' && <p className="text-ink-dim">{t('paper.form.emptyIsAway')}</p>}
      {of === 'rank-points' && scheme && (
        <TooManyPoints of={scheme} measures={measures} most={form.most(sheet)} />
      )}
      <CountsNot
        of={{ variant: id, of, hands: needsHands || hands ? 1 : null }}
        seasons={seasons}
        measures={measures}
      />
    </SheetsForm>
  );
}

const ONLY = 'only';

/** What stands in the fields of totals that are changed. */
const written = (kept: PaperLine | undefined, decimal: DecimalSign): Map<string, string> =>
  new Map(
    kept?.seats.map(({ player, side, total }) => [
      `${ONLY} ${kept.of === 'game' ? `side ${side}` : player}`,
      String(total).replace('.', decimal),
    ]),
  );
