import 'client-only';

/** Starts a game on this phone: there at once, and on the server as soon as there is network. */
import { bringVariants, tally } from '../jass';
import type { TournamentTable } from '../sync/board';
import { sideNames } from '../sync/deal';
import { type GameState, newGame, recordOf } from '../sync/game';
import type { Tourney } from '../sync/tourney';
import { subscribe } from './channel';
import { bare, type LocalStore, localStore } from './local-store';
import { createId, type KeptGame, type NewGame, type OutboxItem } from './local-types';
import { noteGame } from './note-game';
import { flush } from './sender';
import { followTableMode } from './table-mode';
import { opensOffline } from './worker';

/** `stored`: it opens from the server; `waits`: it opens on this phone, and is sent later. */
type Begun =
  | { readonly kind: 'stored' | 'waits'; readonly id: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** How long somebody at the table waits for the server before the game begins without it. */
const TIMEOUT_MS = 3500;
/** The same where it cannot begin without it. */
const LONG_TIMEOUT_MS = 25_000;

/** Undefined where it could be neither sent nor kept: then nothing was started. */
export async function beginGame(game: NewGame): Promise<Begun | undefined> {
  const [here] = await Promise.all([localStore(), bringVariants([game.table.variant])]);
  const at = Date.now();
  const item: OutboxItem = {
    id: createId(game.id),
    gameId: game.id,
    at,
    account: await here.account(),
    job: { kind: 'create', game: { ...game, begunAt: new Date(at).toISOString() } },
  };
  if (game.after) followTableMode(game.after, game.id);
  await here.begin(item, await keptGame(here, game, at));
  noteGame();
  const canWait = here.isDurable && (await opensOffline());
  const said = await answered(here, item, canWait ? TIMEOUT_MS : LONG_TIMEOUT_MS);
  if (said) return said;
  if (canWait) return { kind: 'waits', id: game.id };
  await here.drop(game.id);
  return undefined;
}

/** What the server says to it in time; undefined where nothing. */
async function answered(
  here: LocalStore,
  item: OutboxItem,
  waitMs: number,
): Promise<Begun | undefined> {
  let stored: GameState | undefined;
  const stop = subscribe((news) => {
    if (news.kind === 'answered' && news.id === item.id && news.answer.ok)
      stored = news.answer.value;
  });
  await Promise.race([flush(), new Promise((resolve) => setTimeout(resolve, waitMs))]);
  stop();
  if (stored) return { kind: 'stored', id: stored.id };
  const { gameId } = item;
  const mine = [...(await here.itemsOf(gameId)), ...(await here.refusedOf(gameId))];
  const fault = mine.find(({ id }) => id === item.id)?.fault;
  // Nothing was entered in it yet: the form says what was wrong, and the game is not kept.
  if (fault) {
    await here.drop(gameId);
    const { code, message, elsewhere } = fault;
    return elsewhere ? { kind: 'stored', id: elsewhere } : { kind: 'refused', code, message };
  }
  return undefined;
}

/** The game as it can be read at once, with the tourney that it goes on with. */
async function keptGame(here: LocalStore, game: NewGame, at: number): Promise<KeptGame> {
  const state = newGame(game.id, game.table);
  const before = game.after === undefined ? undefined : await here.game(game.after);
  return {
    ...bare(state),
    touchedAt: at,
    played: { at: game.begunAt ?? new Date(at).toISOString(), on: null },
    tourney: game.tourney ? withGame(state, game.tourney, before?.tourney ?? null) : null,
    evening: before?.evening ?? null,
    tournament: tableOf(game),
  };
}

// The link is the tournament's to keep.
function tableOf({ tournament }: NewGame): TournamentTable | null {
  if (!tournament) return null;
  const { link: _, ...at } = tournament;
  return at;
}

function withGame(
  state: GameState,
  { id, length }: NonNullable<NewGame['tourney']>,
  before: Tourney | null,
): Tourney | null {
  const scored = tally(recordOf(state));
  if (!scored.ok) return null;
  const { players } = state.table;
  const line = {
    id: state.id,
    players,
    sides: sideNames(state.table),
    tally: scored.value,
    over: false,
  };
  return { id, length, games: [...(before?.id === id ? before.games : []), line] };
}
