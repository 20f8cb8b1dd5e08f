/** A server that nobody has an account at yet, and the person who gets one first. */

import { afterEach, beforeEach, vi } from 'vitest';
import type { Viewer } from '../../lib/server/access/access';
import { viewer } from '../../lib/server/account/session';
import { signUp } from '../../lib/server/account/sign-up';
import { write } from '../../lib/server/store/db';
import { EN } from '../helpers/english';
import { hold, newPhone, SETTINGS } from './phone';
import { value } from './table';

/** What Anna signs up with. */
export const ANNA = { name: 'Anna', email: 'anna@example.org', password: 'vier Bauern' } as const;

/** Before each test nobody is there, and a new phone is in the hand. */
export function useSite(): void {
  beforeEach(async () => {
    for (const [name, text] of Object.entries(SETTINGS)) vi.stubEnv(name, text);
    await write(async (tx) => {
      await tx.league.deleteMany();
      await tx.user.deleteMany();
    });
    hold(newPhone());
  });
  afterEach(() => vi.unstubAllEnvs());
}

/** Signs Anna up on the phone in the hand. */
export async function signUpAnna(): Promise<Viewer> {
  value(await signUp(null, ANNA, EN));
  return (await viewer()) ?? { userId: '' };
}
