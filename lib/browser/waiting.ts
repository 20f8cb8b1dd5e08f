import type { Waiting } from '../sync/outbox';
import type { OutboxItem } from './local-types';

/** The change that lies in the outbox; none where it is a whole game. */
export const waitingOf = ({ at, job }: OutboxItem): Waiting[] =>
  job.kind === 'change' ? [{ at, change: job.change }] : [];
