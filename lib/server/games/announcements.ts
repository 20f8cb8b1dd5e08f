/**
 * Differenzler with hidden announcements, each player on a phone of their own. What was announced is
 * read in this file alone, and leaves it only as a hand of the game: when the last is in.
 */
import 'server-only';
import { sentence } from '../../i18n/sentence';
import { allAnnounced, areHidden } from '../../sync/announcing';
import { type Applied, applyChange, type Change, type GameState } from '../../sync/game';
import { type Answer, changeableBy, type Denied, deny, invalid, type Viewer } from '../access';
import type { Tx } from '../store';
import { needChalk } from './chalk';
import { denyReader } from './denied';
import { loadGame } from './game-store';
import { saveChanged } from './saving';

/** An announcement of one seat for the next hand; `id` is that of the hand, where it is the last one. */
export type Announced = {
  readonly id: string;
  readonly gameId: string;
  /** The index of the hand. */
  readonly hand: number;
  readonly seat: number;
  readonly points: number;
};

/** The game as it is by now; `applied` where this was the last announcement. */
type Put =
  | {
      readonly ok: true;
      readonly value: GameState;
      readonly applied?: Extract<Applied, { ok: true }>;
    }
  | Extract<Answer<GameState>, { ok: false }>;

/**
 * Puts an announcement down, or another one in its place while somebody is still missing; with the
 * last one the hand is written, for all to see. Everybody announces at their own seat; for a seat
 * without a phone whoever has the chalk does.
 */
export async function putAnnouncement(
  tx: Tx,
  viewer: Viewer | null,
  { id, gameId, hand, seat, points }: Announced,
): Promise<Put> {
  const stored = await loadGame(tx, changeableBy(viewer), gameId);
  if (!viewer || !stored) return denyReader(tx, viewer, gameId);
  const { state, changeIds } = stored;
  const now = { ok: true, value: state } as const;
  // Sent again after the last one came in.
  const shown = state.hands[hand]?.entry.announced;
  if (changeIds.has(id) || (Array.isArray(shown) && shown[seat] === points)) return now;
  const { announceSeparately, participants, ...chalk } = await tx.game.findUniqueOrThrow({
    where: { id: gameId },
    select: {
      id: true,
      announceSeparately: true,
      chalkId: true,
      manyWriters: true,
      over: true,
      participants: { where: { seat }, select: { userId: true } },
    },
  });
  if (!announceSeparately || !areHidden(state.table)) return invalid(sentence('live.notApart'));
  if (!(seat in state.table.players)) return invalid(sentence('live.noSuchSeat'), 'seat');
  const [phone] = participants;
  const name = state.table.players[seat] ?? '';
  if (phone && phone.userId !== viewer.userId)
    return deny('forbidden', sentence('live.announcesAlone', { name }));
  const noChalk = phone ? undefined : await needChalk(tx, viewer, chalk);
  if (noChalk) return noChalk;

  const written = (announced: readonly number[]) =>
    applyChange(state, { kind: 'record', id, index: hand, entry: { announced } } satisfies Change);
  // The figure is right or wrong by itself, and so is the moment: both are asked of the engine.
  const alone = written(state.table.players.map((_, other) => (other === seat ? points : 0)));
  if (!alone.ok) return { ...alone, current: state };
  await tx.announcement.upsert({
    where: { gameId_hand_seat: { gameId, hand, seat } },
    create: { gameId, hand, seat, points, at: new Date() },
    update: { points, at: new Date() },
  });
  const all = allAnnounced(
    state.table.players.length,
    await tx.announcement.findMany({
      where: { gameId, hand },
      select: { seat: true, points: true },
    }),
  );
  if (!all) return now;
  const applied = written(all);
  if (!applied.ok) return { ...applied, current: state };
  const { tally, line } = applied;
  const lines = [{ line, by: viewer.userId }];
  await saveChanged(tx, [{ stored, state: applied.state, tally, lines }]);
  await dropAnnouncements(tx, applied.state);
  return { ok: true, value: applied.state, applied };
}

/**
 * Sees that a hand written by somebody else says what was announced for it, and hidden, on phones of their
 * own: whoever was told that they have announced has done so. Answers who announced something else.
 */
export async function needAnnounced(
  tx: Tx,
  { id, table }: Pick<GameState, 'id' | 'table'>,
  change: Change,
): Promise<Denied | undefined> {
  if (change.kind !== 'record' || !Array.isArray(change.entry.announced)) return undefined;
  const shown: unknown[] = change.entry.announced;
  const hidden = await tx.announcement.findMany({
    where: { gameId: id, hand: change.index },
    select: { seat: true, points: true },
    orderBy: { seat: 'asc' },
  });
  const others = hidden.filter(({ seat, points }) => shown[seat] !== points);
  if (others.length === 0) return undefined;
  const names = others.map(({ seat }) => table.players[seat] ?? '').join(', ');
  const said = sentence('live.announcedElse', { names });
  return { ok: false, error: { code: 'announced-elsewhere', hand: null, path: '', said } };
}

/** Takes away announcements for hands that are not the next one: after every change of a game. */
export const dropAnnouncements = (tx: Tx, { id, hands }: Pick<GameState, 'id' | 'hands'>) =>
  tx.announcement.deleteMany({ where: { gameId: id, hand: { not: hands.length } } });
