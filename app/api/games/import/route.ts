import { importGames } from '@/lib/server/operations/files';
import { upload } from '@/lib/server/transports/upload';

/** Takes a file of games; answers the id of the job that reads it. */
export const POST = upload(importGames);
