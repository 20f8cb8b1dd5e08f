import 'server-only';
import { nanoid } from 'nanoid';
import { read, write } from './db';

/** Makes a user without a name for a phone that writes for the first time; answers the id. */
export async function createGuest(): Promise<string> {
  const id = nanoid();
  await write((tx) => tx.user.create({ data: { id, guest: true, createdAt: new Date() } }));
  return id;
}

/** Is there such a user still? */
export async function hasUser(id: string): Promise<boolean> {
  const user = await read((tx) => tx.user.findUnique({ where: { id }, select: { id: true } }));
  return user !== null;
}
