/** What phones may send about a league's files. */
import { z } from 'zod';

/** The league whose figures are made again. */
export const RebuildLeague = z.strictObject({ leagueId: z.string().min(1).max(64) });
