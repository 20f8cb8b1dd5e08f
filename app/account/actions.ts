'use server';
import * as operations from '@/lib/server/operations/account';
import { action } from '@/lib/server/transports/action';

export const signUp = action(operations.signUp);
export const confirmAddress = action(operations.confirmAddress);
export const changeName = action(operations.changeName);
export const changeEmail = action(operations.changeEmail);
export const changePassword = action(operations.changePassword);
export const endSession = action(operations.endSession);
export const endOtherSessions = action(operations.endOtherSessions);
export const disconnect = action(operations.disconnect);
export const deleteAccount = action(operations.deleteAccount);
