import { importGames } from '@/lib/server/operations/files';
import { upload } from '@/lib/server/transports/upload';

/** Takes a file of games. */
export const POST = upload(importGames);
