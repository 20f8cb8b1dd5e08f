'use client';
/** The page of an evening as the server draws it, with what is done on it by whoever writes. */
import { DrawnPage, type Islands, islandOf } from '@/app/drawn/drawn-page';
import { Come } from '../../come';
import { ShareResult } from '../../share-result';
import { Attendance } from './attendance';
import { DeleteEvening } from './delete-evening';
import { Tables } from './tables';
import { Unnoted } from './unnoted';

const islands: Islands = {
  attendance: islandOf(Attendance),
  come: islandOf(Come),
  deleteEvening: islandOf(DeleteEvening),
  shareResult: islandOf(ShareResult),
  tables: islandOf(Tables),
  unnoted: islandOf(Unnoted),
};

export const EveningPage = () => <DrawnPage islands={islands} />;
