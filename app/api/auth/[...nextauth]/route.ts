import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/account/auth';
import { deny } from '@/lib/server/answer';
import { answering, denied } from '@/lib/server/files/download';
import { say } from '@/lib/server/words';

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = (request: NextRequest, context: Context): Promise<Response> =>
  answering('auth', async () => {
    try {
      return await NextAuth(request, context, authOptions());
    } catch (error) {
      // It reads the body without looking whether there is anything to be read in it.
      if (error instanceof SyntaxError) return denied(deny('input-invalid', say('server.notJson')));
      throw error;
    }
  });

export { handler as GET, handler as POST };
