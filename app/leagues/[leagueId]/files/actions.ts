'use server';
import { startRebuild } from '@/lib/server/files/rebuild-start';
import { action } from '@/lib/server/transports/action';
import { RebuildLeague } from './input';

export const rebuildLeague = action({
  name: 'rebuildLeague',
  input: RebuildLeague,
  run: (viewer, { leagueId }: { leagueId: string }) => startRebuild(viewer, leagueId),
});
