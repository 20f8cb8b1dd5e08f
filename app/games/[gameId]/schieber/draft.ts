/** A hand of the Schieber family as it is being entered. Pure. */
import { pointsOf, sumOf, type Typed } from '@/app/ui/points-pad';
import {
  ALL_POINTS,
  CARDS,
  type Card,
  countingFours,
  MELD_IDS,
  type MeldId,
  SEQUENCE_IDS,
  type Side,
  SUITS,
  TRUMPS,
  type Trump,
  turnedTrump,
  variant,
} from '@/lib/jass';
import type { Entry, Table } from '@/lib/sync/game';

export type Draft = {
  readonly trump: Trump | null;
  /** The card turned up, where one names what is trumps. */
  readonly turned: Card | null;
  readonly typed: Typed;
  readonly active: number;
  readonly match: Side | null;
  readonly wies: readonly (readonly MeldId[])[];
  readonly stoeck: Side | null;
  readonly pushed: boolean;
  readonly declared: Side | null;
  readonly first: Side | null;
};

export const emptyDraft = (sides: number): Draft => ({
  trump: null,
  turned: null,
  typed: Array<string>(sides).fill(''),
  active: 0,
  match: null,
  wies: Array<MeldId[]>(sides).fill([]),
  stoeck: null,
  pushed: false,
  declared: null,
  first: null,
});

export const trumpOf = ({ trump, turned }: Draft): Trump | null =>
  turned ? turnedTrump(turned) : trump;

const isSide = (value: unknown, sides: number): value is Side =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < sides;
const known = <T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((one) => one === value) ?? null;

/** The draft that would bring this entry, for correcting it; a part of an entry will do. */
export function draftOf(entry: Entry, sides: number): Draft {
  const empty = emptyDraft(sides);
  const points = Array.isArray(entry.points) ? entry.points : [];
  const wies = Array.isArray(entry.wies) ? entry.wies : [];
  const side = (value: unknown) => (isSide(value, sides) ? value : null);
  return {
    ...empty,
    trump: known(TRUMPS, entry.trump),
    turned: known(CARDS, entry.turned),
    typed: empty.typed.map((_, i) => String(points[i] ?? '')),
    match: side(entry.match),
    wies: empty.wies.map((_, i) =>
      (Array.isArray(wies[i]) ? wies[i] : []).flatMap(
        (meld: unknown) => known(MELD_IDS, meld) ?? [],
      ),
    ),
    stoeck: side(entry.stoeck),
    pushed: entry.pushed === true,
    declared: side(entry.declared),
    first: side(entry.first),
  };
}

/** What an earlier visit left, if it has the right shape for this table. */
export function parseDraft(stored: unknown, sides: number): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  // Read field by field, as an entry is; only what is typed is taken as it stands.
  const left = stored as Partial<Draft>;
  const isTyped =
    Array.isArray(left.typed) &&
    left.typed.length === sides &&
    left.typed.every((value) => typeof value === 'string' && /^\d{0,3}$/.test(value));
  if (!isTyped) return undefined;
  return { ...draftOf({ ...left, points: [] }, sides), typed: left.typed };
}

/** Other points are typed: a match that they do not fit, and who was first with them, are gone. */
export function withTyped(draft: Draft, typed: Typed, isFullPack: boolean): Draft {
  const fits = typed.every((own, side) =>
    side === draft.match ? !isFullPack || own === String(ALL_POINTS) : own === '0',
  );
  return {
    ...draft,
    typed: isFullPack && draft.declared === null ? followed(draft.typed, typed) : typed,
    match: fits ? draft.match : null,
    first: null,
  };
}

/** Of two figures that made all the points, the one that was not touched fills itself in again. */
function followed(before: Typed, typed: Typed): Typed {
  const changed = typed.findIndex((own, side) => own !== before[side]);
  const made = before.every((own) => own !== '') && sumOf(before) === ALL_POINTS;
  return typed.length === 2 && made && typed[changed] !== ''
    ? typed.map((own, side) => (side === changed ? own : ''))
    : typed;
}

/** A side took every trick, or nobody did: what the points then are. */
export function withMatch(draft: Draft, match: Side | null, isFullPack: boolean): Draft {
  if (match === null) return { ...draft, match };
  const typed = draft.typed.map((own, side) => {
    if (side !== match) return '0';
    if (isFullPack) return String(ALL_POINTS);
    // Where cards stay in the pile, what a match brings is still to be typed.
    return own === '0' ? '' : own;
  });
  return { ...draft, match, typed, active: match, first: null };
}

/** Something else is trumps: what counts under it too stays. Only a suit has stöck. */
export function withTrump(draft: Draft, chosen: Pick<Draft, 'trump' | 'turned'>): Draft {
  const next = { ...draft, ...chosen };
  const trump = trumpOf(next);
  if (trump === trumpOf(draft)) return next;
  const fours = trump ? countingFours(trump) : [];
  const counts = (meld: MeldId) => [...SEQUENCE_IDS, ...fours].some((one) => one === meld);
  return {
    ...next,
    wies: draft.wies.map((melds) => melds.filter(counts)),
    stoeck: SUITS.some((suit) => suit === trump) ? draft.stoeck : null,
    first: null,
  };
}

/**
 * The entry as far as it goes. In the middle of a hand, when a side declares, nothing is filled in:
 * every side's points are typed as they were counted.
 */
export function entryOf(
  draft: Draft,
  table: Table,
): { entry: Entry | null; points: number[] | null } {
  const { typed, declared } = draft;
  const isWhole = declared === null && variant(table.variant).isFullPack;
  const all = typed.every((value) => value !== '');
  const points = isWhole ? pointsOf(typed, ALL_POINTS).points : all ? typed.map(Number) : null;
  const trump = trumpOf(draft);
  if (!points || !trump) return { entry: null, points };
  const entry: Entry = {
    ...(draft.turned ? { turned: draft.turned } : { trump }),
    points,
    ...(draft.match !== null && { match: draft.match }),
    ...(draft.wies.some((melds) => melds.length > 0) && { wies: draft.wies }),
    ...(draft.stoeck !== null && { stoeck: draft.stoeck }),
    ...(draft.pushed && { pushed: true }),
    ...(declared !== null && { declared }),
    ...(draft.first !== null && { first: draft.first }),
  };
  return { entry, points };
}
