'use server';
import { action } from '@/lib/server/action';
import { sharedPath } from '@/lib/server/games/pictures';
import { ShareGame } from './input';

export const shareGame = action({ name: 'shareGame', input: ShareGame, run: sharedPath });
