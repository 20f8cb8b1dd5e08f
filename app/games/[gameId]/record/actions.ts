'use server';
import * as operations from '@/lib/server/operations/games';
import { action } from '@/lib/server/transports/action';

export const setNotes = action(operations.setNotes);
