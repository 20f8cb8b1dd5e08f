import 'client-only';

/**
 * The server actions of the board that is open in this tab, by which it writes: what they cannot carry
 * goes to the addresses, which stay the same from one version of the program to the next. The same may
 * thus be sent twice; the server knows the ids.
 */
import type { Change } from '../sync/game';
import type { Answer } from '../sync/outbox';

export type Announcement = {
  readonly gameId: string;
  readonly id: string;
  readonly hand: number;
  readonly seat: number;
  readonly points: number;
};
export type BoardActions = {
  readonly writeChange: (given: {
    readonly gameId: string;
    readonly change: Change;
    readonly account: string | null;
  }) => Promise<Answer>;
  readonly announce: (given: Announcement) => Promise<Answered<null>>;
  /** Is it the error of an action that the server does not know? */
  readonly isUnknown: (error: unknown) => boolean;
};
type Refused = { readonly ok: false; readonly error: { readonly message: string } };
/** What the server answers, whichever way it was asked. */
export type Answered<T> = { readonly ok: true; readonly value: T } | Refused;

/** An action cannot be called off: what has no answer by then goes to the address. */
const TIMEOUT_MS = 8000;

let open: BoardActions | null = null;
/** The server is of another build than this page, whose actions it does not know any more. */
let isOlder = false;
/** Next sends one action after the other: behind one that hangs all others would hang. */
let underWay = 0;

/** Takes the actions of a board that is open now; answers how to put them away. */
export function openActions(actions: BoardActions): () => void {
  open = actions;
  return () => {
    if (open === actions) open = null;
  };
}

/** Are there actions that will be answered? Those of a hidden page may be cut off with it. */
const usable = (): BoardActions | null =>
  isOlder || underWay > 0 || !navigator.onLine || document.visibilityState === 'hidden'
    ? null
    : open;

/**
 * Asks the server by an action of the open board; `byAddress` does it where there is none, where it
 * fails, and, so that it arrives, where the tab is closed meanwhile.
 */
export async function byAction<T>(
  call: (actions: BoardActions) => Promise<T>,
  byAddress: () => Promise<T>,
): Promise<T> {
  const actions = usable();
  if (!actions) return byAddress();
  const leave = () => void byAddress().catch(() => undefined);
  window.addEventListener('pagehide', leave, { once: true });
  underWay += 1;
  const asked = call(actions).finally(() => {
    underWay -= 1;
  });
  try {
    return await inTime(asked);
  } catch (error) {
    isOlder ||= actions.isUnknown(error);
    return byAddress();
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
