'use server';
import { leagueOperations as operations } from '@/lib/server/operations/leagues';
import { action } from '@/lib/server/transports/action';

export const setCash = action(operations.setCash);
export const setFee = action(operations.setFee);
export const savePayment = action(operations.savePayment);
export const deletePayment = action(operations.deletePayment);
