import type { Tally } from '../../jass';
import { net } from './figures';

/** A total as it is said: +3 net, 1250 points, a difference of 87. */
export const total = (own: Tally['totals'][number] | undefined): string => {
  if (!own) return '';
  if ('net' in own) return net(own.net);
  return String('points' in own ? own.points : own.difference);
};
