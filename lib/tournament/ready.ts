/** Tournaments as they are often played, to begin from. Pure. */
import { variant } from '../jass';
import type { Setting } from './kept';

const single = { kind: 'schieber-single', variant: 'schieber', matchBonus: 100 } as const;

/**
 * Ready sets: how many rounds of how many hands, and what else is agreed with that; `preset` is the ready
 * set of house rules that the tables play by. Where no round is dropped, one that the draw takes away is
 * worth the mean of the others.
 */
export const READY_SETS = [
  { id: 'usual', preset: 'tournament-12', setting: { ...single, rounds: 4, hands: 12, drop: 1 } },
  {
    id: 'short',
    preset: 'tournament-8',
    setting: { ...single, rounds: 5, hands: 8, drop: 0, bye: 'average' },
  },
  {
    id: 'three',
    preset: 'tournament-12',
    setting: { ...single, rounds: 3, hands: 12, drop: 0, bye: 'average' },
  },
  {
    id: 'differenzler',
    preset: null,
    setting: { kind: 'each', variant: 'differenzler', matchBonus: 0, rounds: 4, hands: 4, drop: 0 },
  },
  { id: 'league', preset: 'tournament-12', setting: { ...single, rounds: 8, hands: 12, drop: 2 } },
] as const satisfies readonly {
  readonly id: string;
  readonly preset: string | null;
  readonly setting: Partial<Setting>;
}[];
export type ReadySet = (typeof READY_SETS)[number];

/** What is agreed with a ready set, house rules included; asks the registry about its variant. */
export function readySetting({ preset, setting }: ReadySet): Partial<Setting> {
  const { presets } = variant(setting.variant);
  const options = presets.find(({ id }) => id === preset)?.options ?? { hands: setting.hands };
  return { ...setting, options: { ...options } };
}
