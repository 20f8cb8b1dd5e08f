/** A league with people in every role, for the tests of the server. */
import { nanoid } from 'nanoid';
import { Scheme } from '../../lib/league/scheme';
import type { Viewer } from '../../lib/server/access/access';
import { write } from '../../lib/server/store/db';
import { json } from '../../lib/server/store/json';

/** Everybody that an operation is tried as; nobody has no session. */
export const WHO = ['nobody', 'stranger', 'reader', 'member', 'scorer', 'owner'] as const;
export type Who = (typeof WHO)[number];

export type Club = {
  readonly leagueId: string;
  readonly seasonId: string;
  /** The first evening, on 2026-01-08; seasons run over the whole year. */
  readonly eveningId: string;
  readonly as: Readonly<Record<Who, Viewer | null>>;
  readonly owner: Viewer;
  readonly scorer: Viewer;
};

/** An account with a name and an address of its own. */
export async function newAccount(name: string): Promise<Viewer> {
  const id = nanoid();
  await write((tx) =>
    tx.user.create({
      data: {
        id,
        guest: false,
        name,
        email: `${id.toLowerCase()}@example.org`,
        createdAt: new Date(),
      },
    }),
  );
  return { userId: id };
}

/** Founds a league without players or games, with one season and one evening. */
export async function foundClub({ isPublic = false, scheme = {} } = {}): Promise<Club> {
  const [leagueId, seasonId, eveningId] = [nanoid(), nanoid(), nanoid()];
  const roles = ['reader', 'member', 'scorer', 'owner'] as const;
  const [reader, member, scorer, owner] = await Promise.all([
    newAccount('Rita'),
    newAccount('Max'),
    newAccount('Sami'),
    newAccount('Olga'),
  ]);
  const stranger = await newAccount('Urs');
  const as = { nobody: null, stranger, reader, member, scorer, owner };
  const createdAt = new Date();
  await write(async (tx) => {
    await tx.league.create({ data: { id: leagueId, name: 'Jassclub Linde', isPublic, createdAt } });
    await tx.membership.createMany({
      data: roles.map((role) => ({ leagueId, userId: as[role].userId, role, createdAt })),
    });
    await tx.season.create({
      data: {
        id: seasonId,
        leagueId,
        name: '2026',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
        variants: ['mittlere'],
        houseRules: {},
        scheme: json(Scheme.parse(scheme)),
        createdAt,
      },
    });
    await tx.evening.create({
      data: {
        id: eveningId,
        leagueId,
        seasonId,
        date: '2026-01-08',
        name: '',
        isFinal: false,
        tables: [],
        createdAt,
      },
    });
  });
  return { leagueId, seasonId, eveningId, as, owner, scorer };
}
