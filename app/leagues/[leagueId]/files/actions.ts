'use server';
import { leagueOperations as operations } from '@/lib/server/operations/leagues';
import { action } from '@/lib/server/transports/action';

export const importTotals = action(operations.importTotals);
