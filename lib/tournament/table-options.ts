/** The house rules by which a table writes its hands. Pure. */
import { parseOptions, variant } from '../jass';
import type { Setting } from './kept';

/**
 * Those that were agreed, and what a tournament's game needs besides: so many hands, and of sides that what
 * they take adds up to the control sum. Empty where no variant is played.
 */
export function tableOptions({
  variant: id,
  options,
  kind,
  hands,
  matchBonus,
}: Pick<Setting, 'variant' | 'options' | 'kind' | 'hands' | 'matchBonus'>): Record<
  string,
  unknown
> {
  if (id === null) return {};
  // Of the ready rules of a variant, those of a game that ends by its hands are for tournaments.
  const ready =
    kind === 'each' ? undefined : variant(id).presets.find(({ options: of }) => 'hands' in of);
  const agreed = { ...ready?.options, ...options };
  const whole = {
    ...agreed,
    ...(hands !== null && { hands }),
    ...(kind !== 'each' && { matchBonus }),
  };
  // A variant without such options is played as it was agreed.
  return parseOptions(id, whole).ok ? whole : agreed;
}
