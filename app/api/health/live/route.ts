import { connection } from 'next/server';

/** For what starts a dead process again: it answers, whatever the database does. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ live: true }, { headers: { 'cache-control': 'no-store' } });
}
