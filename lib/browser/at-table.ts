import 'client-only';

/** What a phone asks of the server about the table of a game; undefined where it was not reached. */

import { type Announcement, type Answered, byAction } from './board-actions';

/** Nobody waits longer for an answer. */
const TIMEOUT_MS = 6000;

export type TableWish =
  | { readonly do: 'take-chalk' | 'leave' }
  | { readonly do: 'set'; readonly manyWriters?: boolean; readonly announceSeparately?: boolean }
  | { readonly do: 'sit'; readonly seat: number | null }
  | { readonly do: 'free'; readonly seat: number };

/** Asks for something at the table. */
export const askTable = (gameId: string, wish: TableWish) => ask<null>(gameId, 'table', wish);

/** Announces at one seat, by the action of the open board where that can be. */
export const announce = (announcement: Announcement): Promise<Answered<null> | undefined> => {
  const { gameId, ...rest } = announcement;
  return byAction<Answered<null> | undefined>(
    (actions) => actions.announce(announcement),
    () => ask<null>(gameId, 'table', { do: 'announce', ...rest }),
  );
};

/** A link to a game, also as a QR code. */
export type TableLink = {
  readonly url: string;
  readonly qr: { readonly size: number; readonly path: string };
};
export type LinkRole = 'writer' | 'reader';
/** The links of a game by role; null where there is none. */
export type TableLinks = { readonly [Role in LinkRole]: TableLink | null } & {
  /** What a television types to watch; null where there is none. */
  readonly code: string | null;
};

/** Asks for the links of a game, or changes one of them. */
export const askLinks = (
  gameId: string,
  what: 'list' | 'open' | 'renew' | 'revoke',
  role: LinkRole,
) => ask<TableLinks>(gameId, 'links', { do: what, role, origin: location.origin });

async function ask<T>(
  gameId: string,
  about: string,
  body: unknown,
): Promise<Answered<T> | undefined> {
  try {
    const answer = await fetch(`/api/v1/games/${gameId}/${about}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // What is no answer of this program fails here; the rest our own server wrote.
    return (await answer.json()) as Answered<T>;
  } catch {
    return undefined;
  }
}
