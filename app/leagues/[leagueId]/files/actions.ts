'use server';
import { action } from '@/lib/server/action';
import { startRebuild } from '@/lib/server/files/rebuild-start';
import { RebuildLeague } from './input';

export const rebuildLeague = action({
  name: 'rebuildLeague',
  input: RebuildLeague,
  run: (viewer, { leagueId }: { leagueId: string }) => startRebuild(viewer, leagueId),
});
