import { connection } from 'next/server';
import { isReady } from '@/lib/server/health';
import { version } from '@/package.json';

/** For those who watch over the server: 200 where it can do its work, else 503. */
export async function GET(): Promise<Response> {
  await connection();
  const ready = await isReady();
  return Response.json(
    { ready, version },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
