/** Games in which tables of tournaments write their hands: what they come to is the result of the table. */
import 'server-only';
import { nanoid } from 'nanoid';
import { sentence } from '../../i18n/sentence';
import type { Tally } from '../../jass';
import { type GameState, isOver, type Table } from '../../sync/game';
import { type Figures, type Kept, tableOptions } from '../../tournament';
import { gameFigures } from '../../tournament/game-figures';
import {
  type Denied,
  invalid,
  noSuch,
  notDirector,
  tournamentStanding,
  type Viewer,
} from '../access';
import type { Tx } from '../store';
import { Drafts, put } from '../tournaments';

/** A table of a round as it was drawn, and the token of the link by which its phone came. */
export type TableOfTournament = {
  readonly tournamentId: string;
  readonly round: number;
  readonly table: number;
  readonly draw: string;
  readonly link?: string | undefined;
};

type Played = { readonly state: GameState; readonly tally: Tally };

/** What stands in the log of a tournament where a game has brought it. */
const byGame = { userId: null, role: 'game' } as const;

/** A game that is to be a table's: the table with the rules of the tournament, which has noted the game. */
type Bound = {
  readonly ok: true;
  readonly at: TableOfTournament;
  readonly table: Table;
  readonly drafts: Drafts;
  readonly kind: Kept['setting']['kind'];
};

/** Notes in the tournament that a game is a table's; refused where it is not for this viewer, or no such table. */
export async function bindTable(
  tx: Tx,
  viewer: Viewer,
  { id, table, tournament: at }: { id: string; table: Table; tournament: TableOfTournament },
): Promise<Bound | Denied> {
  const { tournamentId, round, table: number, draw, link } = at;
  const drafts = new Drafts(tx);
  const draft = await drafts.of(tournamentId);
  const standing = draft && (await tournamentStanding(tx, viewer, { head: draft.head, link }));
  if (!draft || !standing) return noSuch('tournament');
  const isTheirs = standing.at?.round === round && standing.at.table === number;
  if (standing.role !== 'director' && !isTheirs) return notDirector();
  const { kind, variant: played } = draft.kept.setting;
  if (played !== table.variant) return invalid(sentence('server.otherVariant'), 'table.variant');
  const change = { kind: 'game', id: nanoid(), round, table: number, draw, game: id } as const;
  const noted = put(draft, change, byGame);
  // Nothing but a tournament's own refusals comes of it.
  if (!noted.ok) return noted as Denied;
  return {
    ok: true,
    at,
    drafts,
    kind,
    table: { ...table, options: tableOptions(draft.kept.setting) },
  };
}

/** Keeps of a game that was stored that it is a table's; one that comes whole brings its result at once. */
export async function keepTable(
  tx: Tx,
  { at, drafts, kind }: Bound,
  played: Played,
): Promise<void> {
  const { tournamentId, round, table, draw } = at;
  await tx.tournamentGame.create({
    data: { gameId: played.state.id, tournamentId, round, table, draw },
  });
  const draft = await drafts.of(tournamentId);
  const figures = gameFigures(played, kind);
  if (draft && figures) put(draft, resultOf(played, { round, table, draw, figures }), byGame);
  await drafts.save();
}

/**
 * Brings what games came to that are over to the tables of tournaments whose they are. Of one that does not
 * fit, as where too few hands were played, nothing is kept: the table goes on missing its result.
 */
export async function bringResults(
  tx: Tx,
  changed: readonly Played[],
): Promise<Drafts | undefined> {
  const over = new Map(
    changed.flatMap((one) =>
      isOver(one.state.override, one.tally) ? [[one.state.id, one] as const] : [],
    ),
  );
  if (over.size === 0) return undefined;
  const rows = await tx.tournamentGame.findMany({ where: { gameId: { in: [...over.keys()] } } });
  if (rows.length === 0) return undefined;
  const drafts = new Drafts(tx);
  for (const { gameId, tournamentId, round, table, draw } of rows) {
    const played = over.get(gameId);
    const draft = await drafts.of(tournamentId);
    const figures = played && draft && gameFigures(played, draft.kept.setting.kind);
    if (figures) put(draft, resultOf(played, { round, table, draw, figures }), byGame);
  }
  await drafts.save();
  return drafts;
}

const resultOf = (
  { state }: Played,
  { figures, ...at }: { round: number; table: number; draw: string; figures: Figures },
) => ({ kind: 'result', id: nanoid(), ...at, game: state.id, ...figures }) as const;
