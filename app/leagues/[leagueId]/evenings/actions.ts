'use server';
import { leagueOperations as operations } from '@/lib/server/operations/leagues';
import { action } from '@/lib/server/transports/action';

export const createEvening = action(operations.createEvening);
export const changeEvening = action(operations.changeEvening);
export const deleteEvening = action(operations.deleteEvening);
export const markAttendance = action(operations.markAttendance);
export const sayAhead = action(operations.sayAhead);
export const saveTables = action(operations.saveTables);
export const drawTables = action(operations.drawTables);
export const savePaper = action(operations.savePaper);
export const deletePaper = action(operations.deletePaper);
export const changeRoomLink = action(operations.changeRoomLink);
export const goToOwnTable = action(operations.goToOwnTable);
