'use server';
import { action } from '@/lib/server/action';
import * as notes from '@/lib/server/games/notes';
import { SetNotes } from './input';

export const setNotes = action({ name: 'setNotes', input: SetNotes, run: notes.setNotes });
