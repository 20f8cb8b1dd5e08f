import { restoreLeague } from '@/lib/server/operations/files';
import { upload } from '@/lib/server/transports/upload';

/** Takes the backup of a league; answers the id of the job that restores it. */
export const POST = upload(restoreLeague);
