'use server';
import * as operations from '@/lib/server/operations/account';
import { action } from '@/lib/server/transports/action';

export const makeToken = action(operations.makeToken);
export const revokeToken = action(operations.revokeToken);
