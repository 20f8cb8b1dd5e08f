/**
 * Sends what waits on this phone, every game in its order: to addresses that stay the same from one
 * version of the program to the next, or as whoever calls it knows better. The pages and the worker
 * both do it, one of them at a time. Sending again what was stored already changes nothing: the server knows the ids.
 */
import { judge, type Verdict } from '../sync/answer';
import type { Change } from '../sync/game';
import type { News } from './channel';
import type { LocalStore } from './local-store';
import type { OutboxItem } from './local-types';

/** `offline`: nothing gets through; `later`: some of it has to be sent again; `done`: all is said. */
export type Outcome = 'done' | 'later' | 'offline';

export type Post = (path: string, body: unknown, account: string | null) => Promise<Said>;
/** Sends a change of a game; `account` is the one under which it was entered. */
export type SendChange = (gameId: string, change: Change, account: string | null) => Promise<Said>;
/** What came back; `body` is undefined where it was no JSON. */
export type Said = { readonly status: number; readonly body: unknown };

const TIMEOUT_MS = 20_000;

/** Sends through the network; rejects where that does not get through. */
export const post: Post = async (path, body, account) => {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Schiefer-Account': account ?? '' },
    body: JSON.stringify(body),
    // It goes on where the tab is closed in this moment.
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};

/** Sends a change to the address that is the same tomorrow. */
export const changeBy =
  (post: Post): SendChange =>
  (gameId, change, account) =>
    post(`/api/v1/games/${gameId}/changes`, { change }, account);

type Ways = {
  readonly post: Post;
  /** How changes are sent; to their address, where nothing is said. */
  readonly sendChange?: SendChange;
  readonly publish: (news: News) => void;
};

/** Sends until nothing more can be sent now. */
export async function sendAll(
  phone: LocalStore,
  { post, sendChange = changeBy(post), publish }: Ways,
): Promise<Outcome> {
  // The games of which nothing more goes in this round.
  const stopped = new Set<string>();
  let outcome: Outcome = 'done';
  for (;;) {
    const items = (await phone.items()).filter((item) => !waitsForOther(item, stopped));
    if (items.length === 0) return outcome;
    for (const item of items) {
      if (waitsForOther(item, stopped)) {
        stopped.add(item.gameId);
        continue;
      }
      const verdict = await ask({ post, sendChange }, item);
      if (!verdict) return 'offline';
      if (verdict.kind === 'later') outcome = 'later';
      if (verdict.kind !== 'sent') stopped.add(item.gameId);
      await take(phone, item, verdict, publish);
      // A refused change keeps none of the later ones back.
      if (verdict.kind === 'refused' && item.job.kind === 'change') stopped.delete(item.gameId);
    }
  }
}

/** A game stays behind the one that it follows. */
const waitsForOther = ({ gameId, job }: OutboxItem, stopped: ReadonlySet<string>): boolean =>
  stopped.has(gameId) || (job.kind === 'create' && stopped.has(job.game.after ?? ''));

/** What the server says; undefined where nothing gets through to it. */
async function ask(
  { post, sendChange }: Pick<Required<Ways>, 'post' | 'sendChange'>,
  { gameId, job, account }: OutboxItem,
): Promise<Verdict | undefined> {
  if (job.kind === 'create') {
    // First of all the server must know this phone. Were that one with the game, and the answer lost,
    // the game would belong to a guest whom no phone is.
    const known = await post('/api/phone', {}, account).catch(() => undefined);
    if (!known) return undefined;
    if (known.status !== 200 || known.body === undefined) return { kind: 'later' };
  }
  const sending =
    job.kind === 'create'
      ? post('/api/v1/games', job.game, account)
      : sendChange(gameId, job.change, account);
  const said = await sending.catch(() => undefined);
  if (!said) return undefined;
  const verdict = judge(said.status, said.body);
  // Where another phone has begun the same game of an evening, this one's is not that.
  if (verdict.kind !== 'sent' || verdict.game.id === gameId) return verdict;
  return { kind: 'refused', code: 'game-elsewhere', message: '', current: verdict.game };
}

async function take(
  phone: LocalStore,
  item: OutboxItem,
  verdict: Verdict,
  publish: (news: News) => void,
): Promise<void> {
  const { id, gameId, job } = item;
  switch (verdict.kind) {
    case 'later':
      return;
    case 'held':
      await phone.hold(item, { code: verdict.code, message: verdict.message });
      return publish({ kind: 'changed', gameId });
    case 'sent':
      await phone.sent(item, verdict.game);
      return publish({ kind: 'answered', gameId, id, answer: { ok: true, value: verdict.game } });
    case 'refused': {
      const { code, message, current } = verdict;
      const elsewhere = current && current.id !== gameId ? { elsewhere: current.id } : {};
      await phone.refuse(item, { code, message, ...elsewhere }, current);
      if (job.kind === 'create') return publish({ kind: 'changed', gameId });
      const answer = { ok: false, error: { code, message }, current } as const;
      return publish({ kind: 'answered', gameId, id, answer });
    }
  }
}
