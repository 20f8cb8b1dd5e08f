/**
 * Changes of games on their way into the database. Those that arrive while others are being written
 * wait and are then written together, in one transaction, in the order in which they came.
 */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { applyChange, applyTo, type Change, type GameState, isOver } from '../../sync/game';
import { checkChange } from '../../sync/table-check';
import { type Answer, deny, standingsOf, type Viewer } from '../access';
import { batchedWrites, eveningTopic, type Tx } from '../store';
import { dropAnnouncements, needAnnounced } from './announcements';
import { needChalk } from './chalk';
import { changing } from './changing';
import { denyReader } from './denied';
import { type CachedGame, cachedGames, cacheGame } from './game-cache';
import { type Changed, saveChanged } from './saving';
import { tableFault } from './table-rules';
import { bringResults } from './tournament-tables';
import { onlyNames } from './unnamed';

/** A change that somebody asks for; at this `revision` where one is given. */
type Asked = {
  readonly viewer: Viewer | null;
  readonly gameId: string;
  readonly change: Change;
  readonly revision?: number | undefined;
};

/** A game while changes are put on it. */
type Draft = {
  readonly stored: CachedGame;
  state: GameState;
  tally: CachedGame['tally'];
  chalkId: string | null;
  readonly ids: Set<string>;
  readonly lines: Changed['lines'][number][];
};

/**
 * Puts a change on a game: records, inserts, corrects or removes a hand, undoes, redoes, finishes,
 * reopens, or changes the table. Sent again it answers the game as it is by now. A change that cannot be made is refused
 * with the reason and the game as it is; then nothing was stored. Where a `revision` is given it must
 * be the game's.
 */
export const changeGame = (
  viewer: Viewer | null,
  asked: Pick<Asked, 'gameId' | 'change' | 'revision'>,
): Promise<Answer<GameState>> => batch({ ...asked, viewer });

const batch = batchedWrites(changeTogether);

async function changeTogether(asked: readonly Asked[]): Promise<Answer<GameState>[]> {
  const { answers, drafts, tables } = await changing(async (tx, tell) => {
    const drafts = await openDrafts(tx, asked);
    const wanted = asked.flatMap((one) => {
      const draft = drafts.get(one.gameId);
      return one.viewer && draft ? [{ one, draft, ...one.viewer, game: draft.stored.head }] : [];
    });
    const standings = await standingsOf(tx, wanted);
    const open = new Map(
      [...standings].flatMap(([{ one, draft }, { role }]) =>
        role === 'reader' ? [] : [[one, { draft, runsIt: role === 'host' }]],
      ),
    );
    const answers: Answer<GameState>[] = [];
    for (const one of asked) answers.push(await changeOne(tx, open.get(one), one));
    const changed = [...drafts.values()].flatMap(asChanged);
    await saveChanged(tx, changed);
    const tables = await bringResults(tx, changed);
    for (const { state, stored, lines } of changed) {
      if (drafts.get(state.id)?.stored.head.announceSeparately) await dropAnnouncements(tx, state);
      for (const [i, { line, by }] of lines.entries())
        tell(state.id, { kind: 'line', seq: stored.state.revision + i, line, by });
      // Who is there is told by the names of the seats.
      if (state.table !== stored.state.table) tell(state.id, { kind: 'table' });
    }
    const evenings = changed.flatMap(
      ({ state }) => drafts.get(state.id)?.stored.head.eveningId ?? [],
    );
    for (const id of new Set(evenings)) tell(eveningTopic(id), { kind: 'table' });
    return { answers, drafts, tables };
  });
  tables?.tell();
  for (const { stored, state, tally, ids } of drafts.values())
    cacheGame({ state, tally, changeIds: ids, madeAt: stored.madeAt });
  return answers;
}

async function openDrafts(tx: Tx, asked: readonly Asked[]): Promise<Map<string, Draft>> {
  const games = await cachedGames(tx, [...new Set(asked.map(({ gameId }) => gameId))]);
  return new Map(
    [...games].map(([id, stored]) => {
      const { state, tally, changeIds, head } = stored;
      return [
        id,
        { stored, state, tally, chalkId: head.chalkId, ids: new Set(changeIds), lines: [] },
      ];
    }),
  );
}

async function changeOne(
  tx: Tx,
  found: { readonly draft: Draft; readonly runsIt: boolean } | undefined,
  { viewer, gameId, change, revision }: Asked,
): Promise<Answer<GameState>> {
  if (!viewer || !found) return denyReader(tx, viewer, gameId);
  const { draft, runsIt } = found;
  const { state, tally } = draft;
  if (draft.ids.has(change.id)) return { ok: true, value: state };
  if (isOther(revision, state)) return { ...movedOn(state), current: state };
  const { manyWriters } = draft.stored.head;
  const over = tally !== null && isOver(state.override, tally);
  if (!onlyNames(state.table, change)) {
    const { chalkId } = draft;
    const noChalk = await needChalk(tx, viewer, { id: gameId, chalkId, manyWriters, over });
    if (noChalk) return { ...noChalk, current: state };
    if (!manyWriters || chalkId === null || over) draft.chalkId = viewer.userId;
  }
  const announced =
    draft.stored.head.announceSeparately && (await needAnnounced(tx, state, change));
  if (announced) return { ...announced, current: state };
  const checked = checkChange(state.table, change);
  if (!checked.ok) return { ...checked, current: state };
  const applied = tally
    ? applyTo({ state, tally }, checked.value)
    : applyChange(state, checked.value);
  if (!applied.ok) return { ...applied, current: state };
  const { table } = applied.state;
  const fault =
    table !== state.table &&
    (await tableFault(tx, { head: draft.stored.head, before: state.table, table, runsIt }));
  if (fault) return { ...fault, current: state };
  draft.state = applied.state;
  draft.tally = applied.tally;
  draft.ids.add(change.id);
  draft.lines.push({ line: applied.line, by: viewer.userId });
  return { ok: true, value: applied.state };
}

const asChanged = ({ stored, state, tally, lines }: Draft): Changed[] =>
  tally && lines.length > 0 ? [{ stored, state, tally, lines }] : [];

/** Was the game asked for at another revision? */
export const isOther = (revision: number | undefined, game: Pick<GameState, 'revision'>): boolean =>
  revision !== undefined && revision !== game.revision;

/** The denial of what was asked of a game at another revision than it has. */
export const movedOn = ({ revision }: Pick<GameState, 'revision'>) =>
  deny('version-moved', sentence('api.versionMoved', { revision: String(revision) }), 'If-Match');
