'use server';
import { z } from 'zod';
import * as companions from '@/lib/server/games/companions';
import { guestAction } from '@/lib/server/transports/action';

export const joinTable = guestAction({
  name: 'joinTable',
  input: z.strictObject({
    token: z.string().max(100),
    seat: z.int().min(0).max(7).nullable(),
  }),
  before: companions.deadLink,
  run: companions.joinTable,
});
