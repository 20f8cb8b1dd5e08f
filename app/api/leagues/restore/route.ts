import { restoreLeague } from '@/lib/server/operations/files';
import { upload } from '@/lib/server/transports/upload';

/** Takes the backup of a league. */
export const POST = upload(restoreLeague);
