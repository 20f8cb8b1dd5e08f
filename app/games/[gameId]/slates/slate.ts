/** What every kind of slate draws from: the game as it stands, explained by the engine. */
import type { CSSProperties } from 'react';
import { LAYER, type SlateHeight, slateHeight } from '@/app/ui/slate/height';
import type { MarkState } from '@/app/ui/slate/marks';
import type { Explanation, HandExplanation, Seat, Tally } from '@/lib/jass';
import type { Entry, Table } from '@/lib/sync/game';

export type SlateProps = {
  readonly table: Table;
  /** The game as it stands, or as it would with what is being entered. */
  readonly tally: Tally;
  readonly explained: Explanation;
  /** The ids of its hands, in order. */
  readonly handIds: readonly string[];
  /** The hand just written, to be drawn before one's eyes. */
  readonly freshId: string | null;
  /** The game as it stands, where a hand of it is being corrected. */
  readonly standing?: Tally | null;
  /** The hand being entered, to be shown as what would be written. */
  readonly proposedId: string | null;
  /** What the hand being entered brings so far, by side, where not all of it is known yet. */
  readonly soFar?: readonly number[] | null;
  /** Who is named on the slate as dealing; null: nobody. */
  readonly dealer: Seat | null;
  /** Who was named so before, where the chip is to slide over from there; null: it lies still. */
  readonly dealtBefore?: Seat | null;
  readonly over: boolean;
  /**
   * Where it stands: on the board, above a sheet that leaves so many pixels, on a page to read, or alone
   * in what it fills, where all that is written is to be read from the same side.
   */
  readonly room: 'board' | 'page' | 'screen' | number;
  /** Opens the entry with so much of it filled in; left out where nobody may write now. */
  readonly onWrite?: ((start: Entry) => void) | undefined;
  /** Opens a hand that is written. */
  readonly onOpen?: ((handId: string) => void) | undefined;
};

type Placed = Pick<SlateProps, 'explained' | 'handIds'>;

/** The hand of this id, explained; undefined where there is none. */
export const handOf = (
  { explained, handIds }: Placed,
  id: string | null,
): HandExplanation | undefined => (id === null ? undefined : explained.hands[handIds.indexOf(id)]);

/** How a mark is drawn, by the hand that brought it. */
export const stateIn =
  ({ proposedId, freshId }: Pick<SlateProps, 'proposedId' | 'freshId'>) =>
  ({ hand }: { readonly hand: string }): MarkState =>
    hand === proposedId ? 'proposed' : hand === freshId ? 'fresh' : 'written';

/** What every hand brought a side, told apart from what any other brought, or the same one before. */
export const madeOf = ({ explained, handIds }: Placed, side: number): string[] =>
  explained.hands.flatMap(({ counts, gain }, i) => (counts ? [`${handIds[i]} ${gain[side]}`] : []));

/** Those with the best total; nobody where all are level. */
export const leaders = ({ tally: { ranking } }: Pick<SlateProps, 'tally'>): readonly number[] =>
  ranking.length > 1 ? (ranking[0] ?? []) : [];

const ON_PAGE = { low: 'h-72', middle: 'h-80', high: 'h-[25rem]' } as const satisfies Readonly<
  Record<SlateHeight, string>
>;

/** As high as what it stands in. */
const ON_SCREEN = `${LAYER} h-full`;

/** How high a slate is, by where it stands. */
export function sized(
  { room }: Pick<SlateProps, 'room'>,
  height: SlateHeight,
): { className: string; style?: CSSProperties } {
  if (typeof room === 'number') return { className: LAYER, style: { height: room } };
  if (room === 'screen') return { className: ON_SCREEN };
  return { className: room === 'page' ? ON_PAGE[height] : slateHeight(height) };
}
