import 'server-only';
import { nanoid } from 'nanoid';
import { write } from './db';

/** Makes a user without a name for a phone that writes for the first time; answers the id. */
export async function createGuest(): Promise<string> {
  const id = nanoid();
  await write((tx) => tx.user.create({ data: { id, guest: true, createdAt: new Date() } }));
  return id;
}
