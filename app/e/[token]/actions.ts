'use server';
import { leagueOperations as operations } from '@/lib/server/operations/leagues';
import { guestAction } from '@/lib/server/transports/action';

export const pickName = guestAction(operations.pickName);
export const saySelf = guestAction(operations.saySelf);
export const goToTable = guestAction(operations.goToTable);
