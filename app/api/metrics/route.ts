import { readMetrics } from '@/lib/server/transports/metrics';

export const dynamic = 'force-dynamic';

/** The figures of this server for Prometheus; not there for whoever lacks the token. */
export async function GET(request: Request): Promise<Response> {
  const metrics = await readMetrics(request.headers.get('authorization'));
  if (!metrics)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(metrics.text, {
    headers: { 'content-type': metrics.type, 'cache-control': 'no-store' },
  });
}
