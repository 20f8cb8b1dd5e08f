/**
 * A tournament as somebody reads it, by what they are to it. The server makes it for everybody; a phone
 * that knows the whole makes it again of what it has not sent yet. Pure.
 */

import { roundsShown, tournamentOf } from './keep-document';
import {
  type Figures,
  isOpen,
  type Kept,
  type KeptRound,
  type KeptState,
  type KeptTable,
  resultOf,
  statusOf,
} from './kept';
import { type RankingLine, ranking } from './ranking';
import { controlSumOf } from './results';

/** What somebody can be to a tournament. */
export const TOURNAMENT_ROLES = ['director', 'desk', 'table', 'entrant', 'public'] as const;
export type TournamentRole = (typeof TOURNAMENT_ROLES)[number];

/** A table of a round. `result` is null while it is played, hidden, or open. */
export type TableView = {
  readonly table: number;
  /** Ids of entrants in seat order. */
  readonly seats: readonly string[];
  readonly game: string | null;
  readonly result: Figures | null;
  /** Are there slips that differ? */
  readonly isOpen: boolean;
};

/** A round that is published. */
export type RoundView = Pick<KeptRound, 'draw' | 'begunAt' | 'minutes' | 'out'> & {
  readonly status: ReturnType<typeof statusOf>;
  readonly tables: readonly TableView[];
};

/** Who is looked for in a list. */
export type EntrantView = {
  /** For those who only look on the beginning of it: hundreds of phones read it, and whole it is a secret. */
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly category: string;
  readonly waiting: boolean;
};

/** A tournament as somebody reads it. */
export type TournamentView = {
  readonly id: string;
  readonly revision: number;
  readonly role: TournamentRole;
  /** It is theirs: they make links and delete it. */
  readonly runsIt: boolean;
  /** May everybody read it who has the address, and what of the names; null for what is usual. */
  readonly isPublic: boolean;
  readonly publicNames: string | null;
  /** The table that their link is for. */
  readonly at: { readonly round: number; readonly table: number } | null;
  readonly setting: Kept['setting'];
  /** What the points of a table add up to without matches; null where they need not come to anything. */
  readonly controlSum: number | null;
  readonly isOver: boolean;
  readonly entrants: readonly EntrantView[];
  /** Rounds that are published, by their index. */
  readonly rounds: readonly RoundView[];
  /** Null where it is not for them. */
  readonly ranking: readonly RankingLine[] | null;
  /** The ranking is that after so many rounds. */
  readonly rankedRounds: number;
  /** What of the ranking is revealed at this moment, best first; of `places` lines the last ones. */
  readonly reveal: {
    readonly places: number;
    readonly lines: readonly Pick<RankingLine, 'entrant' | 'rank' | 'total'>[];
  } | null;
  /** All that is kept, for director and desks; else null. */
  readonly whole: KeptState | null;
};

/** Which tournament it is, and what they are to it. */
type Reader = Pick<
  TournamentView,
  'id' | 'revision' | 'role' | 'runsIt' | 'isPublic' | 'publicNames' | 'at'
>;

/** So much of an id tells people of one hall apart; who has entered somebody knows the whole. */
const SHORT_ID = 8;

/** A tournament as it is read by whoever is this to it, with all names in full. */
export function tournamentView(whole: KeptState, reader: Reader): TournamentView {
  const { role, at } = reader;
  const state = role === 'entrant' || role === 'public' ? withShortIds(whole) : whole;
  const isStaff = role === 'director' || role === 'desk';
  const shown = isStaff ? state.rounds.length : roundsShown(state);
  const rounds = state.rounds
    .filter(({ status }) => status !== 'drawn')
    .map((round, index) => {
      const { draw, begunAt, minutes, out } = round;
      const tables = round.tables
        .filter(({ table }) => role !== 'table' || (index === at?.round && table === at.table))
        .map((own) => tableView(own, isStaff || index < shown || role === 'table'));
      return { draw, status: statusOf(round), begunAt, minutes, out, tables };
    });
  const seated = new Set(rounds.flatMap(({ tables }) => tables.flatMap(({ seats }) => seats)));
  return {
    id: reader.id,
    revision: reader.revision,
    role,
    runsIt: reader.runsIt,
    isPublic: reader.isPublic,
    publicNames: reader.publicNames,
    at,
    setting: state.setting,
    controlSum: controlSumOf(state.setting),
    isOver: state.over,
    entrants: state.entrants
      .filter(({ id }) => role !== 'table' || seated.has(id))
      .map(({ id, number, name, club, category, waiting }) => ({
        ...{ id, number, name, club, category, waiting },
      })),
    rounds: role === 'table' ? rounds.map((one) => ({ ...one, out: [] })) : rounds,
    ranking: role === 'table' ? null : rankingOf(state, shown),
    rankedRounds: shown,
    reveal: role === 'table' ? null : revealOf(state),
    whole: isStaff ? state : null,
  };
}

const shortened = new WeakMap<KeptState, KeptState>();

/** The same with the beginning of each entrant's id in its place, as far as these differ. */
function withShortIds(state: KeptState): KeptState {
  const known = shortened.get(state);
  if (known) return known;
  const short = new Map(state.entrants.map(({ id }) => [id, id.slice(0, SHORT_ID)]));
  const isClear = new Set(short.values()).size === short.size;
  const of = (id: string) => short.get(id) ?? id;
  const made: KeptState = isClear
    ? {
        ...state,
        entrants: state.entrants.map((one) => ({ ...one, id: of(one.id) })),
        rounds: state.rounds.map((round) => ({
          ...round,
          out: round.out.map(of),
          tables: round.tables.map((own) => ({ ...own, seats: own.seats.map(of) })),
        })),
        penalties: state.penalties.map((one) => ({ ...one, entrant: of(one.entrant) })),
        cuts: state.cuts.map((one) => ({ ...one, group: one.group.map(of) })),
      }
    : state;
  shortened.set(state, made);
  return made;
}

const tableView = (own: KeptTable, isShown: boolean): TableView => {
  const { table, seats, game } = own;
  const result = isShown ? resultOf(own) : null;
  return {
    ...{ table, seats, game, isOpen: isShown && isOpen(own) },
    result: result && { points: result.points, matches: result.matches },
  };
};

/** The lines that a reveal is about, best first. */
export const linesToReveal = <Line extends Pick<RankingLine, 'rank' | 'rounds'>>(
  lines: readonly Line[],
  from: number,
): Line[] =>
  lines.filter(({ rank, rounds }) => rank <= from && rounds.some((points) => points !== null));

function revealOf(state: KeptState): TournamentView['reveal'] {
  if (!state.reveal) return null;
  const { from, shown } = state.reveal;
  const lines = linesToReveal(rankingOf(state, state.rounds.length), from);
  return {
    places: lines.length,
    lines: lines
      .slice(Math.max(0, lines.length - shown))
      .map(({ entrant, rank, total }) => ({ entrant, rank, total })),
  };
}

// The same for all who may see as many rounds; a state never changes.
const ranked = new WeakMap<KeptState, Map<number, readonly RankingLine[]>>();

function rankingOf(state: KeptState, shown: number): readonly RankingLine[] {
  const own = ranked.get(state) ?? new Map<number, readonly RankingLine[]>();
  ranked.set(state, own);
  const known = own.get(shown);
  if (known) return known;
  const tournament = tournamentOf(state, shown);
  // What is kept was checked with every change.
  const lines = tournament.ok ? ranking(tournament.value) : [];
  own.set(shown, lines);
  return lines;
}
