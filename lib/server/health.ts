import 'server-only';
import { read } from './db';
import { log } from './log';

/** Does the database answer? A fault is logged. */
export async function isReady(): Promise<boolean> {
  try {
    await read((tx) => tx.$queryRaw`SELECT 1`);
    return true;
  } catch (error) {
    log.error({ err: error }, 'database does not answer');
    return false;
  }
}
