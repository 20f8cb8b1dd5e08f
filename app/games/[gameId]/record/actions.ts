'use server';
import * as notes from '@/lib/server/games/notes';
import { action } from '@/lib/server/transports/action';
import { SetNotes } from './input';

export const setNotes = action({ name: 'setNotes', input: SetNotes, run: notes.setNotes });
