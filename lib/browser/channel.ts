/** What the tabs and the worker of this phone tell each other, and each tab itself. */
import type { Answer } from '../sync/outbox';
import type { OutboxItem } from './local-types';

export type News =
  /** Something was entered, here or in another tab. */
  | { readonly kind: 'added'; readonly gameId: string; readonly items: readonly OutboxItem[] }
  /** The server has answered. */
  | {
      readonly kind: 'answered';
      readonly gameId: string;
      readonly id: string;
      readonly answer: Answer;
    }
  /** The person has decided about something refused. */
  | { readonly kind: 'dismissed'; readonly gameId: string; readonly id: string }
  /** Something is kept for somebody else, or was thrown away or started anew: read the phone again. */
  | { readonly kind: 'changed'; readonly gameId: string };

const NAME = 'schiefer';
const listeners = new Set<(news: News) => void>();
let channel: BroadcastChannel | null | undefined;

function open(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  // Only this program speaks there, in whichever of its versions; what it does not know, it skips.
  channel?.addEventListener('message', ({ data }) => pass(data as News));
  return channel;
}

const pass = (news: News) => {
  for (const listener of listeners) listener(news);
};

/** Tells all of this phone, this tab too. */
export function publish(news: News): void {
  pass(news);
  open()?.postMessage(news);
}

/** Listens to what is told; answers how to stop. */
export function subscribe(listener: (news: News) => void): () => void {
  open();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
