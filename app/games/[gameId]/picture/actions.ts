'use server';
import { sharedPath } from '@/lib/server/games/pictures';
import { action } from '@/lib/server/transports/action';
import { ShareGame } from './input';

export const shareGame = action({ name: 'shareGame', input: ShareGame, run: sharedPath });
