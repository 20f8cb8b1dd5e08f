'use client';
/** Totals of the tables that were drawn: who sat there is known, and only their figures are asked for. */
import '@/lib/jass/all';
import { useState } from 'react';
import { Fold } from '@/app/ui/fold';
import { tableName } from '@/lib/i18n/evening';
import { useWords } from '@/lib/i18n/use-words';
import { variantName } from '@/lib/i18n/variants';
import { type VariantId, variant } from '@/lib/jass';
import { asksForHands, countsMeans, handsOf } from '@/lib/league/result-paper';
import { agreedPerGame, sidesBefore } from '@/lib/sync/house-rules';
import { FigureField } from '../../../seasons/form-parts';
import { CountsNot, type OfEvening, Saved, type Sheet, SheetsForm, useSheets } from './sheets';

/** A table at which nothing was played that is known. */
export type WaitingTable = {
  /** Its place on the sheet. */
  readonly index: number;
  readonly round: number;
  readonly name: string;
  readonly variant: VariantId;
  readonly seats: readonly string[];
  readonly names: readonly string[];
};

export function TablesForm({
  tables,
  ...evening
}: OfEvening & { readonly tables: readonly WaitingTable[] }) {
  const { houseRules, seasons, measures } = evening;
  const words = useWords();
  const { t } = words;
  // By table, and the last one of each variant: the other tables have played as many, unless they say so.
  const [hands, setHands] = useState<ReadonlyMap<string, string>>(new Map());
  const form = useSheets(evening);
  const { saved, isTried, isMeant, wrong, wrongKey } = form;
  if (saved.length > 0)
    return (
      <Saved of={evening} sheets={saved} onMore={tables.length > 0 ? form.again : undefined} />
    );
  const kinds = [...new Set(tables.map((table) => table.variant))];
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((a, b) => a - b);
  const all = tables.map((table) => {
    const { round, variant: id, seats, names } = table;
    // By who sits there: the sheet may be another one by now.
    const key = [round, id, ...seats].join(' ');
    const sides = sidesBefore(id, seats.length, houseRules[id] ?? {});
    const asksHands = countsMeans(id, seasons) || asksForHands({ variant: id, of: 'game' });
    const usual = handsOf(id, { ...agreedPerGame(id), ...houseRules[id] });
    const played = hands.get(key) ?? hands.get(id) ?? String(usual ?? '');
    const name = tableName(words, table.name);
    const sheet: Sheet = {
      ...{ key, variant: id, of: 'game', name },
      seats: seats.map((player, seat) => ({
        player,
        field: String(sides.findIndex((own) => own.includes(seat))),
      })),
      hands: asksHands ? Number(played) : null,
      isLacking: asksHands && played === '',
      called: `${rounds.length > 1 ? `${t('evenings.tables.round', { round: String(round) })}, ` : ''}${name}`,
      given: { isDrawn: true },
    };
    return { round, names, sides, asksHands, played, sheet };
  });
  const handsFault = (sheet: Sheet): string | null => {
    if (wrong === 'hands' && wrongKey === sheet.key) return form.message ?? null;
    return isTried && isMeant(sheet) && sheet.isLacking ? t('paper.form.noHands') : null;
  };
  return (
    <SheetsForm
      of={form}
      sheets={all.map(({ sheet }) => sheet)}
      className="flex flex-col gap-4 max-md:max-w-xl md:*:[button]:w-[calc(50%-1rem)] lg:*:[button]:w-[calc(50%-1.5rem)]"
    >
      <p className="text-ink-dim">{t('paper.form.tablesHint')}</p>
      {kinds.map((id) => (
        <CountsNot
          key={id}
          of={{ variant: id, of: 'game', hands: 1 }}
          seasons={seasons}
          measures={measures}
        />
      ))}
      {rounds.map((round, at) => (
        <Fold
          key={round}
          open={at === 0}
          title={t('evenings.tables.round', { round: String(round) })}
          look="font-semibold text-lg"
        >
          <div className="md:columns-2 md:gap-x-8 lg:gap-x-12">
            {all
              .filter((one) => one.round === round)
              .map(({ sheet, sides, names, asksHands, played }) => (
                <fieldset
                  key={sheet.key}
                  className="break-inside-avoid border-ink/15 border-t py-3"
                >
                  <legend className="float-left w-full font-semibold">
                    {sheet.name}{' '}
                    <span className="font-normal text-[0.9375rem] text-ink-dim">
                      {kinds.length > 1 && `${variantName(words, sheet.variant)}, `}
                      {t(`paper.figures.${variant(sheet.variant).figure}`)}
                    </span>
                  </legend>
                  <div className="clear-both">
                    {sides.map((seats, side) => (
                      <FigureField
                        key={seats.join()}
                        label={seats.map((seat, i) => (
                          <span key={seat} className="block">
                            {i > 0 && '& '}
                            {names[seat]}
                          </span>
                        ))}
                        {...form.field(sheet, String(side))}
                      />
                    ))}
                    {asksHands && (
                      <FigureField
                        label={<span className="text-ink-dim">{t('paper.form.hands')}</span>}
                        value={played}
                        fault={handsFault(sheet)}
                        inputMode="numeric"
                        onType={(text) => {
                          const only = text.replaceAll(/\D/g, '').slice(0, 4);
                          form.forget();
                          setHands(new Map([...hands, [sheet.variant, only], [sheet.key, only]]));
                        }}
                      />
                    )}
                  </div>
                </fieldset>
              ))}
          </div>
        </Fold>
      ))}
    </SheetsForm>
  );
}
