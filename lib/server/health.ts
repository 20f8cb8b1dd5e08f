import 'server-only';
import { read } from './db';
import { log } from './log';
import { isStopping } from './stopping';

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
