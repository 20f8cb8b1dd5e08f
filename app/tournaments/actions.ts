'use server';
import * as operations from '@/lib/server/operations/tournaments';
import { action, guestAction } from '@/lib/server/transports/action';

export const foundTournament = guestAction(operations.foundTournament);
export const changeTournamentLinks = action(operations.changeTournamentLinks);
export const publishTournament = action(operations.publishTournament);
export const deleteTournament = action(operations.deleteTournament);
