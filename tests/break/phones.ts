/**
 * Phones that write steadily over the JSON interface and send again what was not answered, each with
 * what it knows to be stored.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import { applyChange, type Change, type GameState, newGame, type Table } from '../../lib/sync/game';
import { type Book, newSender } from './sender';

const TABLE: Table = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
/** A new game begins after so many changes, so that every answer costs about the same. */
const CHANGES_IN_A_GAME = 40;

/** A game as one phone knows it. */
export type Played = { readonly state: GameState; readonly changes: readonly string[] };

export type Phone = {
  readonly cookie: () => string;
  /** All its games, of which everything is acknowledged once `play` has resolved. */
  readonly games: () => readonly Played[];
  /** Plays until it is told to stop, and then until the last change is acknowledged. */
  readonly play: (given: { goesOn: () => boolean; everyMs: number }) => Promise<void>;
};

/** A phone that nobody has used yet. */
export function newPhone(url: string, book: Book): Phone {
  const { cookie, send } = newSender(url, book);
  const games: { state: GameState; changes: string[] }[] = [];

  async function begin() {
    // Known to the server first: a game that was stored without an answer is then its own.
    if (cookie() === '') await send('/api/phone');
    const game = { state: newGame(nanoid(), TABLE), changes: [] as string[] };
    await send('/api/v1/games', { id: game.state.id, table: TABLE });
    games.push(game);
    return game;
  }

  return {
    cookie,
    games: () => games,
    async play({ goesOn, everyMs }) {
      while (goesOn()) {
        const last = games.at(-1);
        const game = last && last.changes.length < CHANGES_IN_A_GAME ? last : await begin();
        const change = nextChange(game.state);
        const applied = applyChange(game.state, change);
        if (!applied.ok) throw new Error(applied.error.message);
        const begun = performance.now();
        const body = await send(`/api/v1/games/${game.state.id}/changes`, { change });
        game.state = applied.state;
        game.changes.push(change.id);
        const { revision } = (body as { value: GameState }).value; // the answer to a change
        if (revision !== game.state.revision)
          book.faults.push(`${game.state.id}: revision ${revision}, not ${game.state.revision}`);
        await pause(Math.max(0, everyMs - (performance.now() - begun)) * 2 * Math.random());
      }
    },
  };
}

/** Mostly the next hand; now and then a hand put right, the last one taken back and written again. */
function nextChange({ hands, done, undone }: GameState): Change {
  const [id, by] = [nanoid(), hands.at(-1)];
  const redo = undone.at(-1);
  const undo = done.at(-1);
  const at = Math.random();
  if (at < 0.1 && redo) return { kind: 'redo', id, target: redo.id };
  if (at < 0.2 && undo) return { kind: 'undo', id, target: undo.id };
  if (at < 0.3 && by) return { kind: 'correct', id, handId: by.id, by: by.by, entry: anyEntry() };
  return { kind: 'record', id, index: hands.length, entry: anyEntry() };
}

function anyEntry() {
  const moved = Math.floor(Math.random() * 19);
  return { points: [60 + moved, 50, 40 - moved, 7] };
}

/** What of a phone's games is otherwise at the server than the phone knows; it answers by now. */
export async function compare(url: string, phone: Phone): Promise<string[]> {
  const faults: string[] = [];
  const read = async (path: string) => {
    const answer = await fetch(`${url}/api/v1${path}`, { headers: { cookie: phone.cookie() } });
    return (await answer.json()) as { value: Record<string, unknown> }; // or it is a fault below
  };
  for (const { state, changes } of phone.games()) {
    const { value: game } = await read(`/games/${state.id}`);
    const hands = JSON.stringify(state.hands.map(({ id, entry }) => [id, entry]));
    const stored = (game?.hands ?? []) as GameState['hands']; // what the document says
    if (JSON.stringify(stored.map(({ id, entry }) => [id, entry])) !== hands)
      faults.push(`${state.id}: other hands than the phone has`);
    const { value: log } = await read(`/games/${state.id}/changes?limit=100`);
    const lines = (log?.changes ?? []) as { id: string }[];
    if (JSON.stringify(lines.map(({ id }) => id)) !== JSON.stringify(changes))
      faults.push(`${state.id}: ${lines.length} changes in the log, not ${changes.length}`);
  }
  const { value: list } = await read('/games?limit=100');
  const count = ((list?.games ?? []) as unknown[]).length;
  const expected = Math.min(phone.games().length, 100);
  if (count !== expected) faults.push(`${count} games in the list, not ${expected}`);
  return faults;
}
