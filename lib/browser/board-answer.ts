import 'client-only';

/** The game of a board as the server tells it. */
import type { BoardGame } from '../sync/board';

/** `closed`: there is no such game for whoever asks; `away`: the server was not reached. */
export type BoardAnswer =
  | { readonly kind: 'told'; readonly board: BoardGame }
  | { readonly kind: 'closed' | 'away' };

/** What the page asked for before its scripts were there (lib/server/first-script.ts). */
type Early = { readonly game: string; readonly answer: Promise<Response> };

const PATIENCE_MS = 20_000;

/** Asks for the game, or takes the answer that the page asked for while its scripts were loading. */
export async function askBoard(gameId: string): Promise<BoardAnswer> {
  const page = window as Window & { schieferBoard?: Early | undefined };
  const early = page.schieferBoard?.game === gameId ? page.schieferBoard : undefined;
  // It counts once: later it would be an old one.
  page.schieferBoard = undefined;
  try {
    const response = await (early?.answer ??
      fetch(`/api/games/${gameId}/board`, { signal: AbortSignal.timeout(PATIENCE_MS) }));
    // What is no answer of this program, as a page of a hotel's network, fails here.
    const answer = (await response.json()) as
      | { readonly ok: true; readonly value: BoardGame }
      | { readonly ok: false; readonly error: { readonly code: string } };
    if (answer.ok) return { kind: 'told', board: answer.value };
    return { kind: answer.error.code === 'not-found' ? 'closed' : 'away' };
  } catch {
    return { kind: 'away' };
  }
}
