import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Viewer } from '../access/access';
import { type Answer, type Denied, deny, failed } from '../access/answer';
import { limiter, RULES } from '../access/limits';
import { headers } from '../access/request';
import { renewedViewer, viewer as viewerOfSession, viewerOrGuest } from '../account/session';
import { placeIn } from '../config/client-address';
import { env } from '../config/env';
import { log } from '../config/log';
import { noteDenial, noteEvent } from '../config/security-log';
import { inReadersWords, readInput } from './told';
import { inReadersLanguage, say } from './words';

type Steps<Given, Who, Value> = {
  /** Named in the log where the action fails. */
  name: string;
  input: z.ZodType<NoInfer<Given>>;
  /** Asked before anybody becomes a guest: why nobody at all can do this, or null. */
  before?: (given: NoInfer<Given>) => Promise<Denied | null>;
  run: (viewer: Who, given: Given) => Promise<Answer<Value>>;
  /** Does the log keep who did it? For what changes who gets in and who may what. */
  noted?: boolean;
};

/**
 * The way from the phone into the server: the input is checked, the viewer found, the job run. Bad
 * input and refusals are answered in the reader's language; a fault of ours is logged and answered
 * as `internal`.
 *
 * The viewer is null for somebody without a session; `guestAction` makes them a guest instead.
 */
export const action = <Given, Value>(steps: Steps<Given, Viewer | null, Value>) =>
  wrap(renewedViewer, steps);

/** An action that anybody can begin with: makes the guest and the session where there is none. */
export const guestAction = <Given, Value>(steps: Steps<Given, Viewer, Value>) =>
  wrap(viewerOrGuest, steps);

/**
 * An action of an open board. It does not renew the session, as everything else on the way to a board
 * does: a cookie that an action sets makes Next render the whole page again with the answer.
 */
export const boardAction = <Given, Value>(steps: Steps<Given, Viewer | null, Value>) =>
  wrap(viewerOfSession, steps);

/** The denial for somebody who has sent too much; what the JSON interface was sent counts too. */
export async function exhausted(viewer: Viewer | null): Promise<Denied | null> {
  if (env().RATE_LIMITS === 'off') return null;
  const kind = viewer ? 'session' : 'address';
  const key = viewer?.userId ?? placeIn(await headers());
  const { isAllowed, limit, resetSeconds } = await limiter().take(`${kind} ${key}`, RULES[kind]);
  if (isAllowed) return null;
  return deny('too-many-requests', say('api.tooManyRequests', { limit, seconds: resetSeconds }));
}

function wrap<Given, Who extends Viewer | null, Value>(
  who: () => Promise<Who>,
  { name, input, before, run, noted = false }: Steps<Given, Who, Value>,
): (given: Given) => Promise<Answer<Value>> {
  const keep = async <Given extends Answer<Value>>(answer: Given, viewer: Viewer | null) => {
    const user = viewer?.userId ?? null;
    if (!answer.ok) noteDenial(answer, { user, what: name, headers: await headers() });
    else if (noted) noteEvent('done', { what: name, user });
    return answer;
  };
  return (given) =>
    inReadersLanguage(async () => {
      try {
        const read = readInput(input, given);
        if (!read.ok) return await keep(read, null);
        const inVain = await before?.(read.value);
        if (inVain) return await keep(inVain, null);
        const known = await viewerOfSession();
        // Before anybody becomes a guest: as one they would have a limit of their own.
        const tooMany = await exhausted(known);
        if (tooMany) return await keep(tooMany, known);
        const viewer = await who();
        return await keep(inReadersWords(await run(viewer, read.value)), viewer);
      } catch (error) {
        unstable_rethrow(error);
        log.error({ err: error, action: name }, 'action failed');
        return failed(error);
      }
    });
}
