/** A tournament as each reads it, by what they are to it. */
import 'server-only';
import { inPublic } from '../../league/public-names';
import {
  controlSumOf,
  documentOf,
  draw,
  type Figures,
  isOpen,
  type Kept,
  type KeptRound,
  type KeptState,
  type KeptTable,
  type RankingLine,
  ranking,
  resultOf,
  roundsShown,
  statusOf,
  tournamentOf,
} from '../../tournament';
import {
  type Answer,
  noSuchTournament,
  notDirector,
  publicNamesOfTournament,
  signedId,
  type TournamentHead,
  type TournamentRole,
  type TournamentStanding,
  tournamentRefused,
  tournamentStanding,
  type Viewer,
} from '../access';
import { read } from '../store';
import { changeTournament } from './changing';
import { headOf, keepInHand, keptIn } from './stored';

/** A table of a round. `result` is null while it is played, hidden, or open. */
type TableView = {
  readonly table: number;
  /** Ids of entrants in seat order. */
  readonly seats: readonly string[];
  readonly game: string | null;
  readonly result: Figures | null;
  /** Are there slips that differ? */
  readonly isOpen: boolean;
};

/** A tournament as somebody reads it. */
export type TournamentView = {
  readonly id: string;
  readonly revision: number;
  readonly role: TournamentRole;
  /** It is theirs: they make links and delete it. */
  readonly runsIt: boolean;
  /** The table that their link is for. */
  readonly at: { readonly round: number; readonly table: number } | null;
  readonly setting: Kept['setting'];
  /** What the points of a table add up to without matches; null where they need not come to anything. */
  readonly controlSum: number | null;
  readonly isOver: boolean;
  readonly entrants: readonly {
    readonly id: string;
    readonly number: number;
    readonly name: string;
    readonly club: string;
    readonly category: string;
  }[];
  /** Rounds that are published, by their index. */
  readonly rounds: readonly (Pick<KeptRound, 'draw' | 'begunAt' | 'minutes' | 'out'> & {
    readonly status: ReturnType<typeof statusOf>;
    readonly tables: readonly TableView[];
  })[];
  /** Null where it is not for them. */
  readonly ranking: readonly RankingLine[] | null;
  /** The ranking is that after so many rounds. */
  readonly rankedRounds: number;
  /** All that is kept, for director and desks; else null. */
  readonly whole: KeptState | null;
};

type Asked = { readonly tournamentId: string; readonly link?: string | undefined };
type Seen = {
  readonly head: TournamentHead;
  readonly kept: Kept;
  readonly standing: TournamentStanding;
};

/** The tournament and what the viewer is to it; null where they see none. */
async function see(viewer: Viewer | null, { tournamentId, link }: Asked): Promise<Seen | null> {
  const seen = await read(async (tx) => {
    const head = await headOf(tx, tournamentId);
    const standing = head && (await tournamentStanding(tx, viewer, { head, link }));
    return head && standing && { head, standing, kept: await keptIn(tx, head) };
  });
  if (seen) keepInHand(seen.head, seen.kept, seen.head.revision);
  return seen;
}

/** May the viewer follow a tournament? */
export const followsTournament = (viewer: Viewer | null, asked: Asked): Promise<boolean> =>
  read(async (tx) => {
    const head = await headOf(tx, asked.tournamentId);
    return (
      head !== null && (await tournamentStanding(tx, viewer, { head, link: asked.link })) !== null
    );
  });

/** The tournament that a link leads to; null where it leads nowhere any more. */
export const tournamentOfLink = (link: string): Promise<string | null> =>
  read(async (tx) => {
    const id = signedId('tournament', link);
    if (id === null) return null;
    const row = await tx.tournamentLink.findFirst({
      where: { id, revokedAt: null },
      select: { tournamentId: true },
    });
    return row?.tournamentId ?? null;
  });

/** A tournament as the viewer reads it. */
export async function readTournament(
  viewer: Viewer | null,
  asked: Asked,
): Promise<Answer<TournamentView>> {
  const seen = await see(viewer, asked);
  return seen ? { ok: true, value: viewFor(seen) } : noSuchTournament();
}

// Hundreds look at the same one: it is made once for all who read the same, for as long as nothing changes.
const made = new WeakMap<Kept, Map<string, TournamentView>>();

function viewFor(seen: Seen): TournamentView {
  const { head, kept, standing } = seen;
  const views = made.get(kept) ?? new Map<string, TournamentView>();
  made.set(kept, views);
  const key = JSON.stringify([head.revision, head.publicNames, standing]);
  const view = views.get(key) ?? viewOf(seen);
  views.set(key, view);
  return view;
}

function viewOf({ head, kept, standing }: Seen): TournamentView {
  const { role, runsIt, at, readsNames } = standing;
  const isStaff = role === 'director' || role === 'desk';
  const shown = isStaff ? kept.rounds.length : roundsShown(kept);
  const { changes: _, ...state } = kept;
  const rounds = kept.rounds
    .filter(({ status }) => status !== 'drawn')
    .map((round, index) => {
      const { draw: drawn, begunAt, minutes, out } = round;
      const tables = round.tables
        .filter(({ table }) => role !== 'table' || (index === at?.round && table === at.table))
        .map((own) => tableView(own, isStaff || index < shown || role === 'table'));
      return { draw: drawn, status: statusOf(round), begunAt, minutes, out, tables };
    });
  const seated = new Set(rounds.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats)));
  const view: TournamentView = {
    ...{ id: head.id, revision: head.revision, role, runsIt, at },
    setting: kept.setting,
    controlSum: controlSumOf(kept.setting),
    isOver: kept.over,
    entrants: kept.entrants
      .filter(({ id }) => role !== 'table' || seated.has(id))
      .map(({ id, number, name, club, category }) => ({ id, number, name, club, category })),
    rounds: role === 'table' ? rounds.map((one) => ({ ...one, out: [] })) : rounds,
    ranking: role === 'table' ? null : rankingOf(kept, shown),
    rankedRounds: shown,
    whole: isStaff ? state : null,
  };
  return readsNames
    ? view
    : inPublic(view, publicNamesOfTournament(head.publicNames, kept.entrants));
}

const tableView = (own: KeptTable, isShown: boolean): TableView => {
  const { table, seats, game } = own;
  const result = isShown ? resultOf(own) : null;
  return {
    ...{ table, seats, game, isOpen: isShown && isOpen(own) },
    result: result && { points: result.points, matches: result.matches },
  };
};

// The same for all who may see as many rounds.
const ranked = new WeakMap<Kept, Map<number, readonly RankingLine[]>>();

function rankingOf(kept: Kept, shown: number): readonly RankingLine[] {
  const own = ranked.get(kept) ?? new Map<number, readonly RankingLine[]>();
  ranked.set(kept, own);
  const known = own.get(shown);
  if (known) return known;
  const tournament = tournamentOf(kept, shown);
  // What is kept was checked with every change.
  const lines = tournament.ok ? ranking(tournament.value) : [];
  own.set(shown, lines);
  return lines;
}

/** The tournament as a `jass-tournament/1`; for who directs it. */
export async function exportTournament(
  viewer: Viewer | null,
  asked: Asked,
): Promise<Answer<ReturnType<typeof documentOf>>> {
  const seen = await see(viewer, asked);
  if (!seen) return noSuchTournament();
  if (seen.standing.role !== 'director') return notDirector();
  return { ok: true, value: documentOf(seen.kept) };
}

/** What is sent to have a round drawn. */
export type DrawAsked = Asked & {
  /** The id of the change, made where it is asked for. */
  readonly id: string;
  readonly round: number;
};

/** Draws the next round, or one anew that is not published; for who directs the tournament. */
export async function drawRound(
  viewer: Viewer | null,
  { id, round, ...asked }: DrawAsked,
): Promise<Answer<{ readonly revision: number }>> {
  const seen = await see(viewer, asked);
  if (!seen) return noSuchTournament();
  const { head, kept, standing } = seen;
  if (standing.role !== 'director') return notDirector();
  if (kept.changes.includes(id)) return { ok: true, value: { revision: head.revision } };
  const seed = `${kept.setting.seed}${kept.rounds[round] ? `/${id}` : ''}`;
  const tournament = tournamentOf(kept);
  const drawn = tournament.ok ? draw({ ...tournament.value, seed }) : tournament;
  if (!drawn.ok) return tournamentRefused(drawn.error);
  const { tables, out } = drawn.value;
  const places = { tables: tables.map((seats) => [...seats]), out: [...out] };
  const change = { kind: 'draw', id, round, seed, ...places } as const;
  return changeTournament(viewer, { ...asked, change });
}
