'use server';
import * as seasons from '@/lib/server/leagues/seasons';
import { action } from '@/lib/server/transports/action';
import { ChangeSeason, CloseSeason, CreateSeason, OneSeason } from './input';

export const createSeason = action({
  name: 'createSeason',
  input: CreateSeason,
  run: seasons.createSeason,
});
export const changeSeason = action({
  name: 'changeSeason',
  input: ChangeSeason,
  run: seasons.changeSeason,
});
export const closeSeason = action({
  name: 'closeSeason',
  input: CloseSeason,
  run: seasons.closeSeason,
});
export const deleteSeason = action({
  name: 'deleteSeason',
  input: OneSeason,
  run: (viewer, { id }: { id: string }) => seasons.deleteSeason(viewer, id),
});
