/**
 * House options as a form has them: what is typed need not be an option yet. Which options there are
 * and which values fit is the engine's to say. Pure.
 */
import { stepsOf, type Values } from '@/lib/i18n/options';
import { makeOptions, type OptionField, parseOptions, type VariantId, variant } from '@/lib/jass';

/** How many play, where it is not known: what is right for everybody. */
export const sizeOf = (id: VariantId, players: number | undefined): number => {
  const sizes = variant(id).players;
  return players ?? (sizes.length === 1 ? (sizes[0] ?? 1) : 1);
};

/** Options as the engine reads them; null where they are none. */
function read(id: VariantId, options: Values): Values | null {
  const parsed = parseOptions(id, { ...variant(id).agreed, ...options });
  return parsed.ok ? { ...parsed.value } : null;
}

/** Whether an option may be this, looked at by itself. */
export function fits(id: VariantId, option: string, value: unknown, players: number): boolean {
  const field = variant(id).optionFields[option];
  if (
    field?.kind === 'figure' &&
    typeof value === 'number' &&
    value % stepsOf(field, players) !== 0
  )
    return false;
  if (field?.kind === 'places' && Array.isArray(value) && value.length !== players) return false;
  return read(id, { [option]: value }) !== null;
}

/** Something that the option may be, to see whether it may be anything beside the others. */
function sampleOf(field: OptionField): unknown {
  switch (field.kind) {
    case 'figure':
      return field.start;
    case 'choice':
      return field.values[0];
    case 'places':
      return null;
    case 'text':
      return '1';
    case 'seat':
      return 0;
    case 'rows':
      return [];
    default:
      return {};
  }
}

/** An option with what it is set to; undefined where it is left out. */
export type Shown = {
  readonly option: string;
  readonly field: OptionField;
  readonly value: unknown;
};

/** The options to choose, in their order; none that the others leave no room for. */
export function shownOptions(id: VariantId, options: Values): Shown[] {
  const complete = read(id, options);
  const all: Values = complete ?? { ...read(id, {}), ...options };
  const { optionFields, agreed } = variant(id);
  return Object.entries(optionFields).flatMap(([option, field]) => {
    if (option in agreed) return [];
    const isPossible =
      complete === null ||
      option in complete ||
      read(id, { ...options, [option]: sampleOf(field) }) !== null;
    return isPossible ? [{ option, field, value: all[option] }] : [];
  });
}

/** The options without one of them. */
const without = (options: Values, option: string): Values =>
  Object.fromEntries(Object.entries(options).filter(([other]) => other !== option));

/**
 * The options with one of them set anew, or left out where it is undefined; those that it leaves no
 * room for go. What is typed wrongly elsewhere stays.
 */
export function withOption(
  id: VariantId,
  options: Values,
  { option, value }: { option: string; value: unknown },
): Values {
  const next = value === undefined ? without(options, option) : { ...options, [option]: value };
  return Object.keys(next).reduce((left, other) => {
    const isInTheWay =
      other !== option &&
      read(id, { [other]: next[other] }) !== null &&
      read(id, { [option]: value, [other]: next[other] }) === null &&
      (value === undefined || read(id, { [option]: value }) !== null);
    return isInTheWay ? without(left, other) : left;
  }, next);
}

/** The options that a table of so many can play by; what it cannot is left out. */
export const fitting = (id: VariantId, options: Values, players: number): Values =>
  Object.fromEntries(
    Object.entries(options).filter(([option, value]) => fits(id, option, value, players)),
  );

/** Options in the one form in which they can be compared, without those agreed before every game. */
export function settled(id: VariantId, options: Values): Values | null {
  if (!read(id, options)) return null;
  const { agreed } = variant(id);
  const own = makeOptions(id, { ...agreed, ...options });
  return Object.fromEntries(Object.entries(own).filter(([option]) => !(option in agreed)));
}

/** Whether these are the same house rules. */
export function isSame(id: VariantId, some: Values, others: Values): boolean {
  const own = settled(id, some);
  return own !== null && JSON.stringify(own) === JSON.stringify(settled(id, others));
}
