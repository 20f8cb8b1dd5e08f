/** What a deal of a Guggitaler was about and brought, which one comes, and how everybody stands. */
import type { HandAt, HandDetails } from '../../definition';
import { type Outlook, type Sum, sumOf } from '../../explain';
import { type PointState, pointsOutlook } from '../../own-points';
import { figuresSaid, type Said, say, sumsSaid, type Value } from '../../said';
import {
  COUNTED,
  type DealOptions,
  dealsOf,
  type Entry,
  howMany,
  type Kind,
  kindOf,
  SINGLE,
  type Thing,
} from './deals';

/** What everything is worth: minus points for each thing, plus points for Domino by place. */
export type Worths = {
  values: Readonly<Record<Thing, number>>;
  prizes: readonly number[];
  players: number;
};

/** Where a deal stands. */
export type DealAt<Options extends DealOptions = DealOptions> = Pick<
  HandAt<Options, unknown>,
  'counted' | 'dealer' | 'table'
>;

/** What a deal is called. */
const dealName = (kind: Kind): Said => say(`guggitaler.deals.${kind}`);

/** What is played for: "Every queen costs 20." */
function playedFor(kind: Kind, { values, prizes }: Worths): Said {
  if (kind === 'all') return say('guggitaler.costs.all');
  const worth: Said['values'] =
    kind === 'domino' ? { prizes: prizes.map(String) } : { points: values[kind] };
  return say(`guggitaler.costs.${kind}`, worth);
}

/** What was typed: how many of the one thing everybody has. */
const countsIn = (entry: Entry): readonly number[] | null =>
  'counts' in entry ? entry.counts : null;

const asOne = ({ total }: Sum): Sum => sumOf([{ kind: 'points', value: total }]);

/** What a deal was about and what it brought. */
export const explainDeal = (
  entry: Entry,
  { kind, parts, sides }: { kind: Kind; parts: readonly Sum[]; sides: readonly string[] },
  worths: Worths,
): HandDetails => ({
  rule: null,
  points: countsIn(entry),
  parts,
  // Of everything the sums are too long to be read in a line: the reasons have them.
  why: [playedFor(kind, worths), sumsSaid(sides, kind === 'all' ? parts.map(asOne) : parts)],
  figures: { points: parts.map(({ total }) => total) },
});

/** The most by which a deal can bring one seat nearer to another: that one takes everything. */
function swingOf(kind: Kind, { values, prizes, players }: Worths): number {
  if (kind === 'domino') return Math.max(...prizes) - Math.min(...prizes);
  const counted = COUNTED.map((thing) => ({ thing, all: howMany(thing, players) }));
  const single = SINGLE.map((thing) => ({ thing, all: 1 }));
  return [...counted, ...single]
    .filter(({ thing }) => kind === 'all' || kind === thing)
    .reduce((sum, { thing, all }) => sum + all * values[thing], 0);
}

/** How everybody stands, and what the next deal is about. */
export function outlookOf(
  { counted, totals }: PointState,
  options: DealOptions,
  worths: Worths,
): Outlook {
  const left = Array.from({ length: dealsOf(options) - counted }, (_, ahead) =>
    kindOf(counted + ahead, options),
  ).flatMap((kind) => kind ?? []);
  const [next] = left;
  const dominoes = left.filter((kind) => kind === 'domino').length;
  return {
    ...pointsOutlook(totals, {
      goal: 'most',
      swing: left.reduce((sum, kind) => sum + swingOf(kind, worths), 0),
      most: dominoes > 0 ? dominoes * Math.max(...worths.prizes) : 0,
      canEnd: left.length === 1,
    }),
    // Apart from what the last deal cost, which is said above it.
    notes: next ? [say('guggitaler.coming', { costs: playedFor(next, worths) })] : [],
  };
}

/** Which deal comes: "Beat deals: queens" */
export function nextDeal({ counted, dealer, table: { options, players } }: DealAt): Said {
  const kind = kindOf(counted, options) ?? 'tricks';
  return say('guggitaler.next', {
    deal: dealName(kind),
    dealer: players[dealer] ?? '',
  });
}

/** What the key says that opens the entry: "Enter queens". */
export function enterDeal({ counted, table: { options } }: DealAt): Said {
  const kind = kindOf(counted, options);
  return kind ? say('guggitaler.enter', { deal: dealName(kind) }) : say('board.keys.enter');
}

/** What was written for a deal. */
export function entrySays(
  entry: Entry,
  { counted, table: { options, players } }: DealAt,
): readonly Said[] {
  const kind = kindOf(counted, options);
  const nameOf = (seat: number): string => players[seat] ?? '';
  const named = (thing: Kind, what: Value): Said =>
    say('guggitaler.log', { deal: dealName(thing), what });
  if ('counts' in entry) return [...(kind ? [dealName(kind)] : []), ...figuresSaid(entry.counts)];
  if ('seat' in entry) return kind ? [named(kind, nameOf(entry.seat))] : [];
  if ('order' in entry) return [named('domino', entry.order.map(nameOf).join(', '))];
  return [
    ...COUNTED.map((thing) => named(thing, entry[thing].join('–'))),
    named('kingOfHearts', nameOf(entry.kingOfHearts)),
    named('lastTrick', nameOf(entry.lastTrick)),
  ];
}
