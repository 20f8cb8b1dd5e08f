'use server';
import * as operations from '@/lib/server/operations/games';
import { boardAction } from '@/lib/server/transports/action';

export const writeChange = boardAction(operations.writeChange);
export const announce = boardAction(operations.announce);
