import { sentence } from '@/lib/i18n/sentence';
import { deny } from '@/lib/server/access';
import { denied } from '@/lib/server/transports/file';
import { OPTIONS } from '@/lib/server/transports/route';

/**
 * An address of the interface that is none, answered like everything else here. Those that are, the server
 * answers before Next (lib/server/transports/fast-routes.ts), but for what a browser asks first.
 */
const nowhere = (): Promise<Response> => denied(deny('not-found', sentence('api.noSuchAddress')));

export {
  nowhere as DELETE,
  nowhere as GET,
  nowhere as PATCH,
  nowhere as POST,
  nowhere as PUT,
  OPTIONS,
};
