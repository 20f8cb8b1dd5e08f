/**
 * What is written in a game. However it comes, by the action of an open board or to the address that
 * stays the same, it is the same operation.
 */
import 'server-only';
import type { Change, GameState } from '../../sync/game';
import type { Viewer } from '../access/access';
import type { Answer } from '../access/answer';
import { enteredByOther } from '../account/phone-account';
import type { Announced } from '../games/announcements';
import { announce, changeGame } from '../games/games';

/** A change, and the account under which it was entered on the phone; null for nobody's. */
type Written = {
  readonly gameId: string;
  readonly change: Change;
  readonly account: string | null;
  /** The revision that the game must have; left out where any will do. */
  readonly revision?: number | undefined;
};

/** Puts a change on a game; see `changeGame`. What somebody else entered on this phone is denied. */
export const writeChange = async (
  viewer: Viewer | null,
  { account, ...asked }: Written,
): Promise<Answer<GameState>> => (await enteredByOther(account)) ?? changeGame(viewer, asked);

/** Announces at one seat; see `announce`. Of the game nothing is told: others may still be missing. */
export async function writeAnnouncement(
  viewer: Viewer | null,
  announced: Announced,
): Promise<Answer<null>> {
  const answer = await announce(viewer, announced);
  return answer.ok ? { ok: true, value: null } : answer;
}
