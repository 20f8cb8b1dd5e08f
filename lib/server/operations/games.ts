/** What can be asked about a game and its table. */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import type { Change } from '../../sync/game';
import { readRecord } from '../../sync/played';
import { type Answer, invalid, type Viewer } from '../access';
import { enteredByOther } from '../account';
import * as games from '../games';
import * as input from './input/games';
import { guestOperation, operation } from './operation';

/** The account under which something was entered on the phone; null for nobody's. */
type Entered = { readonly account: string | null };

/** A new game as it is sent: its table, or its record. */
type Begun = Entered &
  Omit<games.NewGame, 'table' | 'hands'> & {
    readonly table?: games.NewGame['table'] | undefined;
    readonly record?: Readonly<Record<string, unknown>> | undefined;
  };

/** Begins a game, or stores one that was played. What somebody else entered on this phone is denied. */
export const createGame = guestOperation(
  'createGame',
  input.CreateGame.extend({ account: input.Account }),
  async (viewer, { account, table, record, ...asked }: Begun) => {
    const no = await enteredByOther(account);
    if (no) return no;
    if ((table === undefined) === (record === undefined))
      return invalid(sentence('api.tableOrRecord'), 'table');
    if (table) return games.createGame(viewer, { ...asked, table });
    const read = readRecord(record);
    return read.ok ? games.createGame(viewer, { ...asked, ...read.value }) : read;
  },
);

/** A change; `revision` is the one that the game must have, left out where any will do. */
type Written = Entered & {
  readonly gameId: string;
  readonly change: Change;
  readonly revision?: number | undefined;
};

/**
 * Records, inserts, corrects or removes a hand, undoes, redoes, finishes or reopens: the engine scores
 * the game with it, and it is stored. What somebody else entered on this phone is denied.
 */
export const writeChange = operation(
  'writeChange',
  input.WriteChange,
  async (viewer, { account, ...asked }: Written) =>
    (await enteredByOther(account)) ?? games.changeGame(viewer, asked),
);

/** Announces at one seat. Of the game nothing is told: others may still be missing. */
async function announceAlone(
  viewer: Viewer | null,
  announced: games.Announced,
): Promise<Answer<null>> {
  const answer = await games.announce(viewer, announced);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Announces at one seat; with the last announcement the hand is written. */
export const announce = operation('announce', input.Announce, announceAlone);

/** What can be done at the table of a game, beside writing hands. */
type AtTable = { readonly gameId: string } & (
  | { readonly do: 'take-chalk' | 'leave' }
  | {
      readonly do: 'set';
      readonly manyWriters?: boolean | undefined;
      /** Does everybody announce on a phone of their own? */
      readonly announceSeparately?: boolean | undefined;
    }
  | { readonly do: 'sit'; readonly seat: number | null }
  | { readonly do: 'free'; readonly seat: number }
  | ({ readonly do: 'announce' } & Omit<games.Announced, 'gameId'>)
);

/** Does something at the table of a game. */
export async function changeTable(viewer: Viewer | null, asked: AtTable): Promise<Answer<null>> {
  const { gameId } = asked;
  switch (asked.do) {
    case 'take-chalk':
      return games.takeChalk(viewer, { gameId });
    case 'set':
      return games.setTable(viewer, {
        gameId,
        manyWriters: asked.manyWriters,
        announceSeparately: asked.announceSeparately,
      });
    case 'sit':
      return games.sit(viewer, { gameId, seat: asked.seat });
    case 'free':
      return games.freeSeat(viewer, { gameId, seat: asked.seat });
    case 'leave':
      return games.leaveTable(viewer, { gameId });
    case 'announce': {
      const { id, hand, seat, points } = asked;
      return announceAlone(viewer, { id, gameId, hand, seat, points });
    }
  }
}

export const joinTable = guestOperation('joinTable', input.JoinTable, games.joinTable, {
  before: games.deadLink,
});

export const watchByCode = guestOperation('watchByCode', input.WatchByCode, games.watchByCode, {
  before: games.deadCode,
});

/** The links to the table of a game, for those who run it. */
export const { changeLinks } = games;

/** Deletes a game for good; at this `revision` where one is given. */
export const deleteGame = operation(
  'deleteGame',
  input.DeleteGame,
  (viewer, { gameId, revision }: { gameId: string; revision?: number | undefined }) =>
    games.deleteGame(viewer, gameId, revision),
);

export const setNotes = operation('setNotes', input.SetNotes, games.setNotes);

export const shareGame = operation('shareGame', input.ShareGame, games.sharedPath);
