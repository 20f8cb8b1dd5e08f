import 'server-only';
import { nanoid } from 'nanoid';

// Pages, actions and route handlers have module instances of their own, the process is one.
const shared = globalThis as typeof globalThis & { schieferInstance?: string };
shared.schieferInstance ??= nanoid();

/** This process, among all that share the database. */
export const instanceId: string = shared.schieferInstance;
