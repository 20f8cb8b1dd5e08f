/** House rules in words: every option with what it is set to. */
import { parseOptions, type VariantId } from '../../jass';
import { FIGURES, OPTIONS } from './options';

/** An option in words. */
type Rule = { readonly option: string; readonly label: string; readonly value: string };

/** All the options of a variant; of options that cannot be read, those that are given. */
export function inWords(id: VariantId, options: { readonly [option: string]: unknown }): Rule[] {
  const read = parseOptions(id, options);
  return Object.entries(read.ok ? { ...read.value } : options).map(([option, value]) => {
    const words = OPTIONS[option];
    const choice = words?.choices.find((one) => one.value === value);
    return {
      option,
      label: words?.label ?? FIGURES[option]?.label ?? LABELS[option] ?? option,
      value: choice?.label ?? valueInWords(value),
    };
  });
}

const LABELS: { readonly [option: string]: string } = { multipliers: 'Trumps multiply by' };

function valueInWords(value: unknown): string {
  if (value === null) return 'open end';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value ?? {})
    .map(([key, times]) => `${key} ×${times}`)
    .join(', ');
}
