import { sentence } from '@/lib/i18n/sentence';
import { addressOf, deny } from '@/lib/server/access';
import { calendarAt } from '@/lib/server/leagues';
import { answering, denied } from '@/lib/server/transports/file';
import { siteOrigin } from '@/lib/server/transports/origin';

type Context = { params: Promise<{ file: string }> };

/** The evenings of a league for somebody's own calendar, which asks for them again and again. */
export const GET = (_: Request, { params }: Context): Promise<Response> =>
  answering('calendar', async () => {
    const origin = await siteOrigin();
    const calendar = await calendarAt((await params).file, (path) => addressOf(path, origin));
    if (calendar === null) return denied(deny('not-found', sentence('api.noSuchAddress')));
    return new Response(calendar, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, max-age=900',
      },
    });
  });
