import { eveningStream } from '@/lib/server/transports/stream';

export const dynamic = 'force-dynamic';

/** That something has changed at an evening, as Server-Sent Events: for the pages that show it. */
export const GET = eveningStream;
