import { OPTIONS } from '@/lib/server/transports/route';
import { stream } from '@/lib/server/transports/stream';
import { followGame } from '../../../contract/others';

export { OPTIONS };

export const dynamic = 'force-dynamic';

/** What happens in a game as Server-Sent Events. */
export const GET = stream(followGame);
