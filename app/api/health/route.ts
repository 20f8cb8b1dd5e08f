import { healthAnswer } from '@/lib/server/transports/health';

/** For those who watch over the server: 200 where it can do all of its work, else 503. */
export const GET = (): Promise<Response> => healthAnswer((health) => health.ready && !health.full);
