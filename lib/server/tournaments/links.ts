/** The links of a tournament: one for a role, at tables one for each table of a round. */
import 'server-only';
import { nanoid } from 'nanoid';
import { TOURNAMENT_ROLES, type TournamentRole } from '../../tournament';
import { type Answer, addressOf, sign, type Viewer } from '../access';
import { live, type Tx, tournamentTopic, write } from '../store';
import { headOf, keptIn } from './stored';
import { notTheirs } from './tournaments';

/** A link of a tournament. */
export type TournamentLink = {
  readonly role: TournamentRole;
  /** Which table it is for; null for the other roles. */
  readonly round: number | null;
  readonly table: number | null;
  readonly url: string;
};

/**
 * The links of a tournament after some were made, put in the place of others, or taken back; for those who
 * run it. For tables a round is said: those of all its tables, or of one.
 *
 * @param origin how the viewer's browser reaches this server; a configured address goes before it
 */
export async function changeTournamentLinks(
  viewer: Viewer | null,
  asked: {
    readonly tournamentId: string;
    readonly do: 'list' | 'open' | 'renew' | 'revoke';
    readonly role: TournamentRole;
    readonly round?: number | undefined;
    readonly table?: number | undefined;
    readonly origin: string;
  },
): Promise<Answer<{ readonly links: readonly TournamentLink[] }>> {
  const { tournamentId, do: what, role, origin } = asked;
  const answer = await write(async (tx): Promise<Answer<{ links: TournamentLink[] }>> => {
    const denied = await notTheirs(tx, viewer, { id: tournamentId });
    if (denied) return denied;
    const isOfTables = role === 'table';
    const own = {
      ...{ tournamentId, role, revokedAt: null },
      ...(isOfTables && asked.round !== undefined && { round: asked.round }),
      ...(isOfTables && asked.table !== undefined && { table: asked.table }),
    };
    if (what === 'renew' || what === 'revoke')
      await tx.tournamentLink.updateMany({ where: own, data: { revokedAt: new Date() } });
    if (what === 'open' || what === 'renew') {
      const there = await tx.tournamentLink.findMany({
        where: own,
        select: { round: true, table: true },
      });
      const has = (one: { round: number | null; table: number | null }) =>
        there.some(({ round, table }) => round === one.round && table === one.table);
      const wanted = isOfTables
        ? await tablesOf(tx, { tournamentId, round: asked.round, table: asked.table })
        : [{ round: null, table: null }];
      const createdAt = new Date();
      await tx.tournamentLink.createMany({
        data: wanted
          .filter((one) => !has(one))
          .map((one) => ({ id: nanoid(), tournamentId, role, ...one, createdAt })),
      });
    }
    const rows = await tx.tournamentLink.findMany({
      where: { tournamentId, revokedAt: null },
      orderBy: [{ role: 'asc' }, { round: 'asc' }, { table: 'asc' }],
      select: { id: true, role: true, round: true, table: true },
    });
    const links = rows.flatMap(({ id, role: stored, round, table }) => {
      const known = TOURNAMENT_ROLES.find((one) => one === stored);
      const url = addressOf(`/d/${sign('tournament', id)}`, origin);
      return known ? [{ role: known, round, table, url }] : [];
    });
    return { ok: true, value: { links } };
  });
  if (answer.ok && (what === 'renew' || what === 'revoke'))
    live.publish(tournamentTopic(tournamentId), { kind: 'access' });
  return answer;
}

/** The tables of a round, or the one that is meant. */
async function tablesOf(
  tx: Tx,
  asked: {
    readonly tournamentId: string;
    readonly round: number | undefined;
    readonly table: number | undefined;
  },
): Promise<{ round: number; table: number }[]> {
  const head = await headOf(tx, asked.tournamentId);
  if (!head) return [];
  const { rounds } = await keptIn(tx, head);
  return rounds.flatMap(({ tables }, round) =>
    asked.round === undefined || asked.round === round
      ? tables.flatMap(({ table }) =>
          asked.table === undefined || asked.table === table ? [{ round, table }] : [],
        )
      : [],
  );
}
