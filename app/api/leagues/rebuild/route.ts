import { rebuildLeague } from '@/lib/server/operations/files';
import { upload } from '@/lib/server/transports/upload';

/** Makes all figures of a league again. */
export const POST = upload(rebuildLeague);
