import { healthAnswer } from '@/lib/server/transports/health';

/** For load balancers: 200 where it can answer. Where nothing can be stored all can still be read. */
export const GET = (): Promise<Response> => healthAnswer(({ ready }) => ready);
