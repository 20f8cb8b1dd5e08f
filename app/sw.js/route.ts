import { connection } from 'next/server';
import { workerScript } from '@/lib/server/transports/worker';

/** The service worker; always the one of this build, so that a broken one is replaced by deploying. */
export async function GET(): Promise<Response> {
  await connection();
  const script = await workerScript();
  if (script === null) return new Response(null, { status: 404 });
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Service-Worker-Allowed': '/',
    },
  });
}
