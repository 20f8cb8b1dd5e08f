import 'client-only';

/** The game of a board as the server tells it. */
import type { BoardGame } from '../sync/board';

/** `closed`: there is no such game for whoever asks; `away`: the server was not reached. */
export type BoardAnswer =
  | { readonly kind: 'told'; readonly board: BoardGame }
  | { readonly kind: 'closed' | 'away' };

/** What the page brought, or asked for before its scripts were there (lib/server/transports/first-script.ts). */
type Asked = { readonly game: string; readonly answer: Promise<string> };

const TIMEOUT_MS = 20_000;

/** What the page asked for, told as soon as this code is there: before React has taken the page over. */
let early: { readonly game: string; readonly answer: Promise<BoardAnswer> } | undefined;

/** Begins with what the page has asked for; `ready` brings what its board needs besides. */
export function beginBoard(ready: (board: BoardGame) => Promise<unknown>): void {
  const asked = (window as Window & { schieferBoard?: Asked | undefined }).schieferBoard;
  if (!asked) return;
  const answer = answerIn(asked.answer);
  early = { game: asked.game, answer };
  void answer.then((told) => told.kind === 'told' && ready(told.board).catch(() => undefined));
}

/** Asks for the game, or takes the answer that the page asked for while its scripts were loading. */
export function askBoard(gameId: string): Promise<BoardAnswer> {
  const asked = early?.game === gameId ? early.answer : undefined;
  // It counts once: later it would be an old one.
  early = undefined;
  return asked ?? answerIn(fetchBoard(gameId));
}

const fetchBoard = async (gameId: string): Promise<string> =>
  (await fetch(`/api/games/${gameId}/board`, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text();

async function answerIn(coming: Promise<string>): Promise<BoardAnswer> {
  try {
    // What is no answer of this program, as a page of a hotel's network, fails here.
    const answer = JSON.parse(await coming) as
      | { readonly ok: true; readonly value: BoardGame }
      | { readonly ok: false; readonly error: { readonly code: string } };
    if (answer.ok) return { kind: 'told', board: answer.value };
    return { kind: answer.error.code === 'not-found' ? 'closed' : 'away' };
  } catch {
    return { kind: 'away' };
  }
}
