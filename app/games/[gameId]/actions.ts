'use server';
import * as games from '@/lib/server/operations/write';
import { boardAction } from '@/lib/server/transports/action';
import { Announce, WriteChange } from '../input';

/**
 * Records, inserts, corrects or removes a hand, undoes, redoes, finishes or reopens: the engine scores
 * the game with it, and it is stored.
 */
export const writeChange = boardAction({
  name: 'writeChange',
  input: WriteChange,
  run: games.writeChange,
});

/** Announces at one seat; with the last announcement the hand is written. */
export const announce = boardAction({
  name: 'announce',
  input: Announce,
  run: games.writeAnnouncement,
});
