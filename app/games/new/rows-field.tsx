'use client';
/** The rows of a slate: what is played in each, and how often it counts. */
import { useState } from 'react';
import { ContractMark } from '@/app/ui/contract-mark';
import { DownIcon, UpIcon } from '@/app/ui/icons';
import { keyOnPaper } from '@/app/ui/keys';
import { useDeck } from '@/app/ui/use-setting';
import { contractName, optionLabel, type Values } from '@/lib/i18n/options';
import { useWords } from '@/lib/i18n/use-words';
import { parseOptions, variant } from '@/lib/jass';
import { Figure, labelLook } from './figure';
import type { FieldProps } from './option-field';

/** A row as it is being written: with a contract, or a name that the players give it. */
type Row = Values;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter(isRow) : [];

/** What stands for a name of one's own among the contracts. */
const OWN = '';

export function RowsField(props: FieldProps<'rows'>) {
  const { variantId, option, field, value, onChange } = props;
  const words = useWords();
  const { t } = words;
  const [deck] = useDeck();
  const [open, setOpen] = useState<number | null>(null);
  const rows = rowsIn(value);
  const isFit = (own: readonly Row[]) =>
    parseOptions(variantId, { ...variant(variantId).agreed, [option]: own }).ok;
  const change = (index: number, row: Row) => onChange(rows.with(index, row));
  const move = (from: number, to: number) => {
    const [here, there] = [rows[from], rows[to]];
    if (!here || !there) return;
    onChange(rows.with(to, here).with(from, there));
    setOpen((at) => (at === from ? to : at === to ? from : at));
  };
  const contractOf = (row: Row) => field.contracts.find((one) => one === row.contract);
  const called = (row: Row): string => {
    const contract = contractOf(row);
    return contract
      ? contractName(words, variantId, { option, contract, deck })
      : String(row.name || t('new-game.rows.ownName'));
  };
  const arrow = 'grid size-11 shrink-0 place-items-center rounded-lg disabled:opacity-25';
  return (
    <fieldset>
      <legend className={labelLook(props)}>{optionLabel(words, variantId, option)}</legend>
      <ol className="divide-y divide-ink/10 border-ink/10 border-y">
        {rows.map((row, index) => {
          const contract = contractOf(row);
          return (
            <li key={index}>
              <div className="flex items-center">
                <button
                  type="button"
                  aria-expanded={open === index}
                  onClick={() => setOpen(open === index ? null : index)}
                  className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left leading-tight"
                >
                  <span className="w-6 shrink-0">
                    {contract && <ContractMark contract={contract} />}
                  </span>
                  <span className="min-w-0 flex-1">
                    {called(row)}
                    {row.inverted === true && (
                      <span className="block text-[0.8125rem] text-ink-dim">
                        {t('new-game.rows.inverted')}
                      </span>
                    )}
                  </span>
                  <span className="shrink-0 pr-1 text-ink-dim tabular-nums">
                    ×{String(row.factor)}
                  </span>
                </button>
                <button
                  type="button"
                  aria-label={t('new-game.moveUp', { name: called(row) })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  className={arrow}
                >
                  <UpIcon />
                </button>
                <button
                  type="button"
                  aria-label={t('new-game.moveDown', { name: called(row) })}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                  className={`${arrow} -mr-2`}
                >
                  <DownIcon />
                </button>
              </div>
              {open === index && (
                <div className="flex flex-col gap-3 pb-4">
                  <label className="flex flex-col gap-1 text-[0.9375rem] text-ink-dim">
                    {t('new-game.rows.contract')}
                    <select
                      value={contract ?? OWN}
                      onChange={(event) => {
                        const { contract: _, name: __, ...others } = row;
                        const chosen = event.target.value;
                        change(
                          index,
                          chosen === OWN
                            ? { name: '', ...others }
                            : { contract: chosen, ...others },
                        );
                      }}
                      className="min-h-12 rounded-lg border border-ink/30 bg-card px-3 text-ink text-lg"
                    >
                      {field.contracts.map((contract) => (
                        <option key={contract} value={contract}>
                          {contractName(words, variantId, { option, contract, deck })}
                        </option>
                      ))}
                      <option value={OWN}>{t('new-game.rows.ownName')}</option>
                    </select>
                  </label>
                  {!contract && (
                    <input
                      aria-label={t('new-game.rows.ownName')}
                      value={String(row.name ?? '')}
                      maxLength={field.longest}
                      autoComplete="off"
                      aria-invalid={String(row.name ?? '').trim() === '' || undefined}
                      onChange={(event) => change(index, { ...row, name: event.target.value })}
                      className="min-h-12 rounded-lg border border-ink/30 bg-card px-3 text-lg aria-invalid:border-2 aria-invalid:border-refusal"
                    />
                  )}
                  <Figure
                    label={t('new-game.rows.factor')}
                    value={typeof row.factor === 'number' ? row.factor : String(row.factor)}
                    step={1}
                    fits={(factor) => isFit([{ contract: field.contracts[0], factor }])}
                    whatFits={t('options.fits.range', { min: 1, max: field.mostFactor })}
                    onChange={(factor) => change(index, { ...row, factor })}
                  />
                  <label className="flex min-h-12 items-center gap-3 leading-snug">
                    <input
                      type="checkbox"
                      checked={row.inverted === true}
                      onChange={(event) => {
                        const { inverted: _, ...others } = row;
                        change(
                          index,
                          event.target.checked ? { ...others, inverted: true } : others,
                        );
                      }}
                      className="size-5 shrink-0 accent-felt"
                    />
                    {t('new-game.rows.inverted')}
                  </label>
                  <button
                    type="button"
                    disabled={rows.length === 1}
                    onClick={() => {
                      onChange(rows.filter((_, other) => other !== index));
                      setOpen(null);
                    }}
                    className={`${keyOnPaper} min-h-12! self-start text-base`}
                  >
                    {t('new-game.rows.remove')}
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        disabled={rows.length >= field.most}
        onClick={() => {
          const factor = Math.min(field.mostFactor, rows.length + 1);
          onChange([...rows, { contract: field.contracts[0], factor }]);
          setOpen(rows.length);
        }}
        className={`${keyOnPaper} mt-3 min-h-12! text-base`}
      >
        {t('new-game.rows.add')}
      </button>
    </fieldset>
  );
}
