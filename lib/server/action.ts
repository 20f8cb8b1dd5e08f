import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import type { Viewer } from './access';
import { type Answer, deny } from './answer';
import { log } from './log';
import { renewedViewer, viewerOrGuest } from './session';

type Steps<Given, Who, Value> = {
  /** Named in the log where the action fails. */
  name: string;
  input: z.ZodType<NoInfer<Given>>;
  run: (viewer: Who, given: Given) => Promise<Answer<Value>>;
};

/**
 * The way from the phone into the server: the input is checked, the viewer found, the job run. Bad
 * input and refusals are answered; a fault of ours is logged and answered as `internal`.
 *
 * The viewer is null for somebody without a session; `guestAction` makes them a guest instead.
 */
export const action = <Given, Value>(steps: Steps<Given, Viewer | null, Value>) =>
  wrap(renewedViewer, steps);

/** An action that anybody can begin with: makes the guest and the session where there is none. */
export const guestAction = <Given, Value>(steps: Steps<Given, Viewer, Value>) =>
  wrap(viewerOrGuest, steps);

function wrap<Given, Who, Value>(
  who: () => Promise<Who>,
  { name, input, run }: Steps<Given, Who, Value>,
): (given: Given) => Promise<Answer<Value>> {
  return async (given) => {
    try {
      const read = input.safeParse(given);
      if (!read.success) {
        const [issue] = read.error.issues;
        return deny('input-invalid', issue?.message ?? 'Invalid', issue?.path.join('.'));
      }
      return await run(await who(), read.data);
    } catch (error) {
      unstable_rethrow(error);
      log.error({ err: error, action: name }, 'action failed');
      return deny('internal', 'Something went wrong here. It has been noted; try again.');
    }
  };
}
