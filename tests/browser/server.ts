/** A server that keeps games as the real one does, and a network to it that can be bad. */
import type { Post, Said } from '../../lib/browser/send-all';
import { applyChange, type Change, type GameState, newGame, type Table } from '../../lib/sync/game';

type Body = { id: string; table: Table } | { change: Change };
type Answered = { status: number; body: unknown; cookie?: string };

/** What becomes of one request. */
export type Fate =
  | 'answered'
  /** It never arrives. */
  | 'dropped'
  /** It is stored, and the answer is lost. */
  | 'answer-lost'
  /** It arrives twice. */
  | 'twice'
  /** A page of somebody in between. */
  | 'html'
  /** The server fails. */
  | 'fault'
  | 'restarting';

export function makeServer() {
  const games = new Map<string, GameState>();
  const log = new Map<string, string[]>();
  const owners = new Map<string, string>();
  let guests = 0;
  /** Does what is asked; `who` asks, nobody at first, and is told who they are from now on. */
  const store = (path: string, body: Body, who?: string): Answered => {
    const guest = who ?? `guest ${++guests}`;
    if (path === '/api/phone') return { status: 200, body: { ok: true }, cookie: guest };
    if ('table' in body) {
      if ((owners.get(body.id) ?? guest) !== guest)
        return denied(409, 'id-taken', 'Start it again.');
      owners.set(body.id, guest);
      const known = games.get(body.id) ?? newGame(body.id, body.table);
      games.set(body.id, known);
      return { status: 200, body: { ok: true, value: known }, cookie: guest };
    }
    const { change } = body;
    const [, id = ''] = /games\/(.+)\/changes/.exec(path) ?? [];
    const game = games.get(id);
    if (!game) return denied(404, 'not-found', 'There is no such game.');
    const made = log.get(id) ?? [];
    if (made.includes(change.id)) return { status: 200, body: { ok: true, value: game } };
    const applied = applyChange(game, change);
    if (!applied.ok) return { status: 422, body: { ...applied, current: game } };
    games.set(id, applied.state);
    log.set(id, [...made, change.id]);
    return { status: 200, body: { ok: true, value: applied.state } };
  };
  // The phone's own cookie: it has what the last answer that arrived has set.
  let cookie: string | undefined;
  const said = (answer: Answered): Said => {
    cookie = answer.cookie ?? cookie;
    return { status: answer.status, body: structuredClone(answer.body) };
  };
  /** Sends to it; what becomes of each request is asked for. */
  const through =
    (fate: () => Fate): Post =>
    async (path, body) => {
      // What this program sends.
      const sent = structuredClone(body) as Body;
      switch (fate()) {
        case 'dropped':
          throw new TypeError('Failed to fetch');
        case 'answer-lost':
          store(path, sent, cookie);
          throw new TypeError('Failed to fetch');
        case 'twice':
          store(path, sent, cookie);
          return said(store(path, sent, cookie));
        case 'html':
          return { status: 200, body: undefined };
        case 'fault':
          return said(denied(500, 'internal', 'Something went wrong.'));
        case 'restarting':
          return { status: 502, body: undefined };
        case 'answered':
          return said(store(path, sent, cookie));
      }
    };
  return { games, log, store, through };
}

const denied = (status: number, code: string, message: string): Answered => ({
  status,
  body: { ok: false, error: { code, hand: null, path: '', message } },
});
