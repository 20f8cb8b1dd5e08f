import { tournamentStream } from '@/lib/server/transports/stream';

export const dynamic = 'force-dynamic';

/** That something has changed in a tournament, as Server-Sent Events: for the pages that show it. */
export const GET = tournamentStream;
