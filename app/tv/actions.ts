'use server';
import * as operations from '@/lib/server/operations/games';
import { guestAction } from '@/lib/server/transports/action';

export const watchByCode = guestAction(operations.watchByCode);
