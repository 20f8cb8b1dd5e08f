'use server';
import { leagueOperations as operations } from '@/lib/server/operations/leagues';
import { action } from '@/lib/server/transports/action';

export const createSeries = action(operations.createSeries);
export const changeCalendar = action(operations.changeCalendar);
export const remindMe = action(operations.remindMe);
