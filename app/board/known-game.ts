/** Games as this phone has them: what the server last told, with what waits put on it. */

import type { LocalStore } from '@/lib/browser/local-store';
import type { KeptGame, OutboxItem } from '@/lib/browser/local-types';
import { waitingOf } from '@/lib/browser/waiting';
import { bringVariants, type Tally } from '@/lib/jass';
import { isAgreed } from '@/lib/sync/agreed';
import { seatedAt } from '@/lib/sync/deal';
import { type GameState, isOver } from '@/lib/sync/game';
import { view } from '@/lib/sync/outbox';
import { type Tourney, withGame } from '@/lib/sync/tourney';

export type KnownGame = {
  readonly kept: KeptGame;
  readonly state: GameState;
  readonly tally: Tally;
  readonly over: boolean;
  /** How many things entered in it are not on the server. */
  readonly unsent: number;
  /** When it was last changed, here or by others; ISO 8601, UTC. */
  readonly changedAt: string;
};

/** What waits of a game, and what was refused. */
type Unsettled = Awaited<ReturnType<LocalStore['unsettled']>>;

/** One game; null where this phone has none of that id, or cannot score it. */
export async function knownGame(here: LocalStore, gameId: string): Promise<KnownGame | null> {
  const kept = await here.game(gameId);
  if (!kept) return null;
  await bringVariants([kept.state.table.variant]);
  const game = known(kept, await unsettledOf(here, gameId));
  if (!game || !kept.tourney) return game ?? null;
  const tourney = await withNews(here, kept.tourney);
  return { ...game, kept: { ...kept, tourney } };
}

/** The other games of the tourney as they are by now. */
async function withNews(here: LocalStore, tourney: Tourney): Promise<Tourney> {
  const games = await Promise.all(
    tourney.games.map(async (line) => {
      const kept = await here.game(line.id);
      await bringVariants([line.tally.variant]);
      return kept && known(kept, await unsettledOf(here, line.id));
    }),
  );
  return games.reduce((now, game) => (game ? told(now, game) : now), tourney);
}

const unsettledOf = async (here: LocalStore, gameId: string): Promise<Unsettled> => ({
  waiting: await here.itemsOf(gameId),
  refused: await here.refusedOf(gameId),
});

/** Undefined for a game that this version cannot score. */
export function known(kept: KeptGame, { waiting, refused }: Unsettled): KnownGame | undefined {
  // What was refused still counts where the whole game was.
  const isGameRefused = refused.some(({ job }) => job.kind === 'create');
  const pending = (isGameRefused ? refused : waiting).flatMap(waitingOf);
  try {
    const seen = view({ confirmed: kept.state, pending });
    // What others entered alike nobody has to decide about.
    const isOpen = (item: OutboxItem) =>
      !waitingOf(item).some(({ change }) =>
        isAgreed({ change, code: item.fault?.code ?? '' }, kept.state),
      );
    const unsent = waiting.length + refused.filter(isOpen).length;
    const told = kept.updatedAt === '' ? kept.touchedAt : Date.parse(kept.updatedAt);
    const changedAt = new Date(Math.max(told, ...pending.map(({ at }) => at))).toISOString();
    return { kept, ...seen, over: isOver(seen.state.override, seen.tally), unsent, changedAt };
  } catch {
    return undefined;
  }
}

/** A tourney with what this phone knows of one of its games. */
export const told = (
  tourney: Tourney,
  { state, tally, over }: Pick<KnownGame, 'state' | 'tally' | 'over'>,
) => withGame(tourney, state.id, { table: seatedAt(state.table, state.hands.length), tally, over });
