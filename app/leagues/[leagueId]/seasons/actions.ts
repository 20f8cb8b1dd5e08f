'use server';
import { leagueOperations as operations } from '@/lib/server/operations/leagues';
import { action } from '@/lib/server/transports/action';

export const createSeason = action(operations.createSeason);
export const changeSeason = action(operations.changeSeason);
export const closeSeason = action(operations.closeSeason);
export const unlinkSeason = action(operations.unlinkSeason);
export const deleteSeason = action(operations.deleteSeason);
