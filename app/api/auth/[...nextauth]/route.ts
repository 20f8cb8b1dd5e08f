import type { NextRequest } from 'next/server';
import { answerAuth } from '@/lib/server/account/auth-requests';
import { answering } from '@/lib/server/files/download';

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = (request: NextRequest, context: Context): Promise<Response> =>
  answering('auth', () => answerAuth(request, context));

export { handler as GET, handler as POST };
