import type { NextRequest } from 'next/server';
import { answerAuth } from '@/lib/server/transports/auth-requests';
import { answering } from '@/lib/server/transports/file';

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = (request: NextRequest, context: Context): Promise<Response> =>
  answering('auth', () => answerAuth(request, context));

export { handler as GET, handler as POST };
