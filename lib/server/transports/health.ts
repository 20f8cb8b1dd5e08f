import 'server-only';
import { connection } from 'next/server';
import { version } from '@/package.json';
import { log } from '../config/log';
import { read, transactions } from '../store';
import { isStopping } from './stopping';

/** `ready`: it can answer; `full`: the database has no room, so that nothing new is stored. */
type Health = { readonly ready: boolean; readonly full: boolean };

/** How it is, with 200 where that is well enough for whoever asks, else 503. */
export async function healthAnswer(isWell: (health: Health) => boolean): Promise<Response> {
  await connection();
  const health = { ready: await isReady(), full: transactions.isFull() };
  return Response.json(
    { ...health, version },
    { status: isWell(health) ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

/** Whoever asks waits no longer than this. */
const LONGEST_MS = 2000;

/** Does the database answer in time, and was the server not asked to stop? A fault is logged. */
export async function isReady(): Promise<boolean> {
  if (isStopping()) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fault = () => reject(new Error(`no answer within ${LONGEST_MS} ms`));
    timer = setTimeout(fault, LONGEST_MS);
  });
  try {
    await Promise.race([read((tx) => tx.$queryRaw`SELECT 1`), late]);
    return true;
  } catch (error) {
    log.error({ err: error }, 'database does not answer');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
