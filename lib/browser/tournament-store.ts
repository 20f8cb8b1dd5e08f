import 'client-only';
/**
 * A tournament on this phone: as the server told it last, with what was changed here and is not sent yet.
 * Whoever runs it sees each change at once, made by the same function that the server uses; it is kept
 * until the server has it, and sent in order. Everybody else waits for the server.
 */
import type {
  TournamentChange,
  TournamentRefusal,
  TournamentRole,
  TournamentView,
} from '../tournament';
import { followChanges } from './changes-live';
import { makeId } from './id';
import { localStore } from './local-store';
import { post, type Said } from './send-all';
import { forget, recall, recallKeys, remember } from './storage';
import { type KnownLink, linkOf } from './tournament-link';
import { broughtToken, forgetLink, isAtLeast, rememberLink } from './tournament-links';

/** A change before it has its id. */
export type NewChange<Change = TournamentChange> = Change extends TournamentChange
  ? Omit<Change, 'id'>
  : never;

/** A change that the server did not take, and why, in the reader's language. */
export type RefusedChange = { readonly change: TournamentChange; readonly message: string };

/** What is known of a tournament here. */
export type TournamentState = {
  /** `closed`: not for this phone; `away`: the server is not reached, and nothing is here. */
  readonly status: 'asked' | 'open' | 'closed' | 'away';
  readonly view: TournamentView | null;
  /** The token of the link by which it is read. */
  readonly link: string | undefined;
  /** So many changes are not sent yet. */
  readonly waiting: number;
  /** The server is not reached: what is seen may be of before. */
  readonly isBehind: boolean;
  readonly refused: readonly RefusedChange[];
};

/** What came of a change here: it will be sent, or it does not fit. */
export type Changing =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly error: TournamentRefusal };

/** A change on its way; `revision`: the server has it since then. */
type Waiting = { readonly key: string; readonly change: TournamentChange; revision?: number };

const TIMEOUT_MS = 20_000;
const PAUSES_MS = [1000, 2000, 5000, 10_000, 30_000] as const;
/** A stream that comes back within this time was never missed. */
const BEHIND_AFTER_MS = 4000;
/** Hundreds of phones do not look in the same moment, and not at every slip; who runs it and the few screens do. */
const LOOK_MS = { soon: 300, others: 3000, spread: 4000 } as const;

const isStaff = (role: TournamentRole): boolean => role === 'director' || role === 'desk';
type Engine = typeof import('../tournament') & {
  readonly bring: (view: TournamentView) => unknown;
};

const stores = new Map<string, TournamentStore>();

/** A tournament on this phone; one of each in a tab. */
export function tournamentStore(id: string): TournamentStore {
  const store = stores.get(id) ?? new TournamentStore(id);
  stores.set(id, store);
  return store;
}

class TournamentStore {
  readonly id: string;
  #state: TournamentState;
  readonly #listeners = new Set<() => void>();
  #told: TournamentView | null = null;
  #tag: string | null = null;
  #link: KnownLink | null = null;
  /** The token with which the page was opened. */
  #brought: string | null = null;
  #queue: Waiting[] = [];
  /** What applies changes, for those who run it; loaded with their first view. */
  #engine: Engine | undefined;
  #isSending = false;
  #failures = 0;
  /** So many parts of the page show what happens as it happens. */
  #showing = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#state = {
      ...{ status: 'asked', view: null, link: undefined, waiting: 0, isBehind: false },
      refused: [],
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): TournamentState => this.#state;

  /** Asks for it, follows what happens, and sends what waits; answers how to stop. */
  open(): () => void {
    this.#queue = waitingOf(this.id);
    this.#brought ??= broughtToken(this.id);
    this.#link = linkOf(this.id);
    let stop: (() => void) | undefined;
    let isLeft = false;
    const begin = async () => {
      const token = this.#brought;
      if (token !== null && token !== this.#link?.token) await this.#takeLink(token);
      this.#brought = null;
      void this.#recall();
      await this.look();
      if (isLeft || this.#state.status === 'closed') return;
      stop = followChanges(this.#address(`/api/tournaments/${this.id}/live`), {
        changed: () => void this.look(),
        gone: () => void this.look(),
        connected: (isConnected) => this.#noteConnection(isConnected),
        pauseMs: () =>
          this.#showing > 0 || (this.#told && isStaff(this.#told.role))
            ? LOOK_MS.soon
            : LOOK_MS.others + Math.random() * LOOK_MS.spread,
      });
    };
    const online = () => {
      this.#failures = 0;
      void this.look();
      void this.#send();
    };
    void begin();
    void this.#send();
    window.addEventListener('online', online);
    return () => {
      isLeft = true;
      stop?.();
      clearTimeout(this.#retry);
      clearTimeout(this.#lost);
      window.removeEventListener('online', online);
    };
  }

  /** Puts a change on it: at once here, and on the server as soon as it is reached. */
  readonly change = (asked: NewChange, id: string = makeId()): Changing => {
    // The id that a change of this kind lacks.
    const change = { ...asked, id } as TournamentChange;
    const whole = this.#state.view?.whole;
    if (whole && this.#engine) {
      const applied = this.#engine.applyTournament({ ...whole, changes: [] }, change);
      if (!applied.ok) return { ok: false, error: applied.error };
    }
    const key = `${prefixOf(this.id)}${Date.now().toString(36)}-${`${this.#queue.length}`.padStart(4, '0')}-${id}`;
    remember(key, change);
    this.#queue.push({ key, change });
    this.#show();
    void this.#send();
    return { ok: true, id };
  };

  /** Takes note that somebody has read why a change was refused. */
  readonly dismiss = (id: string): void =>
    this.#set({ refused: this.#state.refused.filter(({ change }) => change.id !== id) });

  /** Looks soon after each change, whoever this is, until what it answers is called: for a screen that a hall looks at. */
  readonly keepUp = (): (() => void) => {
    this.#showing += 1;
    return () => {
      this.#showing -= 1;
    };
  };

  /** Asks the server how it stands. */
  readonly look = async (): Promise<void> => {
    const answer = await this.#ask(this.#link?.token, this.#tag);
    if (answer === 'away') {
      await this.#recall();
      return this.#noteAway();
    }
    if (answer === 'closed') {
      // A link that was taken back leads nowhere; without it there may still be something to see.
      if (this.#link) {
        this.#link = null;
        forgetLink(this.id);
        return this.look();
      }
      void localStore().then((here) => here.dropTournament(this.id));
      this.#told = null;
      return this.#set({ status: 'closed', view: null, isBehind: false });
    }
    clearTimeout(this.#lost);
    this.#lost = undefined;
    if (answer !== 'same' && (await this.#take(answer.view))) {
      this.#tag = answer.tag;
      void localStore()
        .then((here) => here.keepTournament(this.id, answer.view))
        .catch(() => undefined);
    }
    this.#set({ isBehind: false });
  };

  /** Draws a round on the server; what came of it is seen at the next look. */
  readonly draw = async (round: number, id: string): Promise<Said | undefined> => {
    const said = await post(
      this.#address(`/api/v1/tournaments/${this.id}/draw`),
      { id, round },
      null,
    ).catch(() => undefined);
    if (said?.status === 200) await this.look();
    return said;
  };

  /** Shows what the server told when the page was last open, until it tells more. */
  async #recall(): Promise<void> {
    const here = await localStore().catch(() => undefined);
    // Written by `look`; what an older program wrote may be of another shape.
    const kept = (await here?.tournament(this.id).catch(() => undefined)) as
      | TournamentView
      | undefined;
    if (kept?.id !== this.id || this.#told) return;
    await this.#bring(kept);
    if (this.#told || this.#state.status === 'closed') return;
    this.#told = kept;
    this.#show();
  }

  async #bring(view: TournamentView): Promise<void> {
    if (!isStaff(view.role)) return;
    this.#engine ??= await loadEngine();
    await this.#engine.bring(view);
  }

  /** Takes what the server told; of two questions on their way the older may be answered last, and is not taken. */
  async #take(view: TournamentView): Promise<boolean> {
    await this.#bring(view);
    if (this.#told?.role === view.role && this.#told.revision > view.revision) return false;
    this.#told = view;
    if (this.#link) {
      this.#link = { ...this.#link, role: view.role, name: view.setting.name };
      rememberLink(this.id, this.#link);
    }
    this.#show();
    return true;
  }

  /** Takes another link, where it lets one do at least as much as the one that was there. */
  async #takeLink(token: string): Promise<void> {
    const before = this.#link;
    const answer = await this.#ask(token);
    if (answer === 'closed' && before) return;
    const view = typeof answer === 'object' ? answer.view : null;
    const role = view?.role ?? null;
    if (before?.role && role && !isAtLeast(role, before.role)) {
      const still = await this.#ask(before.token);
      if (typeof still === 'object' && still.view.role === before.role) return;
    }
    this.#link = { token, role, name: view?.setting.name ?? '' };
    rememberLink(this.id, this.#link);
    this.#tag = null;
  }

  /** Asks by this link; `same` where the answer has the mark that is known already. */
  async #ask(
    token: string | undefined,
    known: string | null = null,
  ): Promise<
    { readonly view: TournamentView; readonly tag: string | null } | 'same' | 'closed' | 'away'
  > {
    try {
      const response = await fetch(withLink(`/api/v1/tournaments/${this.id}`, token), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const tag = response.headers.get('etag');
      if (response.ok && tag !== null && tag === known) return 'same';
      // As the server answers it; what is no answer of this program fails here.
      const answer: { ok: true; value: TournamentView } | { ok: false } = await response.json();
      if (answer.ok) return { view: answer.value, tag };
      return response.status === 404 || response.status === 403 ? 'closed' : 'away';
    } catch {
      return 'away';
    }
  }

  /** What is seen: what the server told, with what waits here put on it. */
  #show(): void {
    const told = this.#told;
    if (!told) {
      this.#set({});
      return;
    }
    // What is in it need not be put on it any more.
    this.#queue = this.#queue.filter(
      ({ revision }) => revision === undefined || revision > told.revision,
    );
    let view = told;
    if (told.whole && this.#engine && this.#queue.length > 0) {
      let kept = { ...told.whole, changes: [] as readonly string[] };
      for (const { change } of this.#queue) {
        const applied = this.#engine.applyTournament(kept, change);
        // One that does not fit any more is for the server to refuse.
        if (applied.ok) kept = applied.kept;
      }
      const { changes: _, ...state } = kept;
      view = this.#engine.tournamentView(state, told);
    }
    this.#set({ status: 'open', view });
  }

  #noteAway(): void {
    this.#set({ isBehind: true, ...(!this.#told && { status: 'away' }) });
  }

  #noteConnection(isConnected: boolean): void {
    if (isConnected) {
      clearTimeout(this.#lost);
      this.#lost = undefined;
      if (this.#state.isBehind) void this.look();
      void this.#send();
    } else this.#lost ??= setTimeout(() => this.#set({ isBehind: true }), BEHIND_AFTER_MS);
  }

  /** Sends what waits, in its order, until nothing more can be sent now. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#retry);
    const address = `/api/v1/tournaments/${this.id}/changes`;
    let hasSent = false;
    for (;;) {
      const next = this.#queue.find(({ revision }) => revision === undefined);
      if (!next) break;
      const { change, key } = next;
      const said = await post(this.#address(address), { change }, null).catch(() => undefined);
      const verdict = verdictOf(said);
      if (verdict === null) {
        this.#again();
        break;
      }
      this.#failures = 0;
      forget(key);
      if ('revision' in verdict) {
        next.revision = verdict.revision;
        hasSent = true;
      } else {
        this.#queue = this.#queue.filter((one) => one !== next);
        this.#set({ refused: [...this.#state.refused, { change, message: verdict.message }] });
      }
      this.#show();
    }
    this.#isSending = false;
    if (hasSent) await this.look();
  }

  #again(): void {
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#retry = setTimeout(() => void this.#send(), pause);
    this.#set({ isBehind: true });
  }

  #address = (path: string): string => withLink(path, this.#link?.token);

  #set(news: Partial<TournamentState>): void {
    this.#state = {
      ...this.#state,
      ...news,
      link: this.#link?.token,
      waiting: this.#queue.filter(({ revision }) => revision === undefined).length,
    };
    for (const listener of this.#listeners) listener();
  }
}

const withLink = (path: string, token: string | undefined): string =>
  token === undefined ? path : `${path}?link=${encodeURIComponent(token)}`;

/** What applies changes, with the rules of the variant that is played. */
async function loadEngine(): Promise<Engine> {
  const [engine, { bringVariants }] = await Promise.all([
    import('../tournament'),
    import('../jass'),
  ]);
  const bring = ({ setting: { variant } }: TournamentView) =>
    bringVariants(variant === null ? [] : [variant]);
  return { ...engine, bring };
}

const LATER_CODES: readonly string[] = ['internal', 'unavailable', 'too-many-requests'];

/** What the server says to a change; null where it has to be sent again. */
function verdictOf(
  said: Said | undefined,
): { readonly revision: number } | { readonly message: string } | null {
  if (!said || said.status >= 500 || said.status === 429 || said.status === 408) return null;
  const { body } = said;
  if (typeof body !== 'object' || body === null || !('ok' in body)) return null;
  // As the server answers it.
  const answer = body as
    | { ok: true; value: { revision: number } }
    | { ok: false; error: { code: string; message: string } };
  if (answer.ok) return { revision: answer.value.revision };
  return LATER_CODES.includes(answer.error.code) ? null : { message: answer.error.message };
}

const prefixOf = (tournamentId: string) => `tournament-out/${tournamentId}/`;

/** What was not sent when the page was left, in its order. */
const waitingOf = (tournamentId: string): Waiting[] =>
  recallKeys(prefixOf(tournamentId)).flatMap((key) => {
    // Written by `change`; the server checks it again in any case.
    const change = recall(key) as TournamentChange | undefined;
    return typeof change?.id === 'string' ? [{ key, change }] : [];
  });
