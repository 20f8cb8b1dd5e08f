'use server';
import * as attendance from '@/lib/server/leagues/attendance';
import * as sheet from '@/lib/server/leagues/evening-tables';
import * as evenings from '@/lib/server/leagues/evenings';
import { action } from '@/lib/server/transports/action';
import * as input from './input';

export const createEvening = action({
  name: 'createEvening',
  input: input.CreateEvening,
  run: evenings.createEvening,
});
export const changeEvening = action({
  name: 'changeEvening',
  input: input.ChangeEvening,
  run: evenings.changeEvening,
});
export const deleteEvening = action({
  name: 'deleteEvening',
  input: input.OneEvening,
  run: (viewer, { id }: { id: string }) => evenings.deleteEvening(viewer, id),
});
export const markAttendance = action({
  name: 'markAttendance',
  input: input.MarkAttendance,
  run: attendance.markAttendance,
});
export const saveTables = action({
  name: 'saveTables',
  input: input.SaveTables,
  run: sheet.saveTables,
});
export const drawTables = action({
  name: 'drawTables',
  input: input.DrawTables,
  run: sheet.drawTables,
});
