/** Databases with something in them, filled in this process before anybody is served. */

import { nanoid } from 'nanoid';
import { makeToken, TOKEN_SCOPES } from '../../../lib/server/account/tokens';
import { closeDatabase, write } from '../../../lib/server/store/db';
import { migrate } from '../../../lib/server/store/migration/migrate';
import { inEnglish } from '../../helpers/english';
import { type Seeded, type Size, seedLeague } from '../seed';

/** A league that everybody may read, and a token that writes in the name of who runs it. */
export type Club = Seeded & { readonly token: string; readonly userId: string };

/** A club as large as the large ones are: 24 players, 600 games in 50 evenings. */
export const CLUB: Size = { players: 24, evenings: 50, gamesPerEvening: 12 };

/** Migrates the database and runs the job on it; closed afterwards, so that a server can have it. */
export async function fillAt<T>(url: string, job: () => Promise<T>): Promise<T> {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = url;
  process.env.NEXTAUTH_SECRET ??= nanoid(32);
  try {
    await migrate(url);
    return await job();
  } finally {
    await closeDatabase();
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
}

/** Makes an account. */
export async function makeAccount(): Promise<{ readonly userId: string }> {
  const id = nanoid();
  const data = { id, guest: false, name: 'Anna', createdAt: new Date() };
  await write((tx) => tx.user.create({ data }));
  return { userId: id };
}

/** Makes a club that everybody may read. */
export async function foundClub(size: Size = CLUB): Promise<Club> {
  const viewer = await makeAccount();
  const seeded = await seedLeague(viewer.userId, size);
  const where = { id: seeded.leagueId };
  await write((tx) => tx.league.update({ where, data: { isPublic: true } }));
  const made = await makeToken(viewer, { name: 'Bench', scopes: TOKEN_SCOPES, days: null });
  if (!made.ok) throw new Error(inEnglish(made.error));
  return { ...seeded, ...viewer, token: made.value.token };
}
