/**
 * Phones that write steadily over the JSON interface and send again what was not answered, each with
 * what it knows to be stored.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import { applyChange, type Change, type GameState, newGame, type Table } from '../../lib/sync/game';

const TABLE: Table = {
  variant: 'molotow',
  options: { hands: null },
  players: ['Anna', 'Beat', 'Carla', 'Dora'],
  firstDealer: 0,
};
/** A new game begins after so many changes, so that every answer costs about the same. */
const CHANGES_IN_A_GAME = 40;
/** What nobody answers by then is sent again; longer than the server itself may take. */
const LONGEST_MS = 20_000;
const AGAIN_MS = 60;

/** What answers said beside `ok`, and what must not have been said. */
export type Book = {
  acknowledged: number;
  /** Sent again, because no answer came or the answer said so. */
  repeated: number;
  /** Answers by status. */
  readonly statuses: Map<number, number>;
  /** The longest that anybody waited for an answer, in ms. */
  longestMs: number;
  readonly faults: string[];
  /** How long each acknowledged request took, in ms; emptied by whoever reads it. */
  latencies: number[];
};
export const newBook = (): Book => ({
  acknowledged: 0,
  repeated: 0,
  statuses: new Map(),
  longestMs: 0,
  faults: [],
  latencies: [],
});

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
  let cookie = '';
  const games: { state: GameState; changes: string[] }[] = [];

  /** Sends one thing until it is acknowledged. */
  async function send(path: string, body?: object): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      if (tries > 1) {
        book.repeated += 1;
        await pause(AGAIN_MS * Math.random() * Math.min(tries, 5));
      }
      const begun = performance.now();
      const answer = await ask(path, body);
      if (!answer) continue;
      const took = performance.now() - begun;
      book.longestMs = Math.max(book.longestMs, took);
      book.statuses.set(answer.status, (book.statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) {
        book.acknowledged += 1;
        book.latencies.push(took);
        return answer.body;
      }
      // Nothing else may happen to what a phone sends: it was made for the game as it is.
      if (answer.status === 503 || answer.status === 429) continue;
      book.faults.push(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
      await pause(500);
      if (book.faults.length > 20) throw new Error(book.faults.join('\n'));
    }
  }

  async function ask(path: string, body?: object) {
    try {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      const text = await answer.text();
      const given = answer.headers.getSetCookie().map((one) => one.split(';', 1).join(''));
      if (answer.ok && given.length > 0) cookie = given.join('; ');
      return { status: answer.status, body: JSON.parse(text) as unknown };
    } catch (error) {
      if (error instanceof SyntaxError) book.faults.push(`${path}: an answer that is no JSON`);
      if (error instanceof Error && error.name === 'TimeoutError')
        book.faults.push(`${path}: no answer within ${LONGEST_MS} ms`);
      return null;
    }
  }

  async function begin() {
    // Known to the server first: a game that was stored without an answer is then its own.
    if (cookie === '') await send('/api/phone');
    const game = { state: newGame(nanoid(), TABLE), changes: [] as string[] };
    await send('/api/v1/games', { id: game.state.id, table: TABLE });
    games.push(game);
    return game;
  }

  return {
    cookie: () => cookie,
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
