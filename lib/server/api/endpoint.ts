import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Viewer } from '../access';
import { type Answer, deny } from '../answer';
import { log } from '../log';
import { inReadersLanguage, say } from '../words';

/** What an endpoint gets of a request's body before anything is parsed, in bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/** The status of an answer that is not a value, by its code; every refusal and conflict else is 422. */
const STATUS: Readonly<Record<string, number>> = {
  'input-invalid': 400,
  forbidden: 403,
  'not-found': 404,
  'id-taken': 409,
  internal: 500,
};

type Steps<Given, Who, Value, Params> = {
  /** Named in the log where the endpoint fails. */
  name: string;
  input: z.ZodType<NoInfer<Given>>;
  who: () => Promise<Who>;
  /** `given` is the body with what the address says put over it. */
  run: (viewer: Who, given: Given) => Promise<Answer<Value>>;
  /** What of the input the address says. */
  from?: (params: Params) => Partial<Given>;
};

/**
 * A change that comes as JSON to an address that stays the same from one version to the next, so
 * that a phone can send tomorrow what was entered today. Answers `{ ok: true, value }` or
 * `{ ok: false, error, current? }`, as an action does, with a status that says the same.
 */
export const endpoint =
  <Given, Who extends Viewer | null, Value, Params = object>({
    name,
    input,
    who,
    run,
    from,
  }: Steps<Given, Who, Value, Params>) =>
  (request: Request, { params }: { params: Promise<Params> }): Promise<Response> =>
    inReadersLanguage(async () => {
      try {
        const body = await bodyOf(request);
        if (!body.ok) return respond(body);
        const read = input.safeParse({ ...body.value, ...from?.(await params) });
        if (!read.success) {
          const [issue] = read.error.issues;
          return respond(
            deny('input-invalid', issue?.message ?? 'Invalid', issue?.path.join('.') ?? ''),
          );
        }
        return respond(await run(await who(), read.data));
      } catch (error) {
        unstable_rethrow(error);
        log.error({ err: error, endpoint: name }, 'endpoint failed');
        return respond(deny('internal', say('server.internal')));
      }
    });

async function bodyOf(request: Request): Promise<Answer<object>> {
  // No other site can make a browser send this without asking first.
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return deny('input-invalid', say('server.notJson'));
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) return deny('input-invalid', say('server.bodyTooLarge'));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ok: true, value };
  } catch {
    // Said below.
  }
  return deny('input-invalid', say('server.notJson'));
}

const respond = (answer: Answer<unknown>): Response =>
  Response.json(answer, {
    status: answer.ok ? 200 : (STATUS[answer.error.code] ?? 422),
    headers: { 'Cache-Control': 'no-store' },
  });
