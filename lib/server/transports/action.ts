import 'server-only';
import { headers, type Viewer } from '../access';
import { renewedViewer, viewer, viewerOrGuest } from '../account';
import type { Operation } from '../operations/operation';
import { pass } from './pipeline';
import { readInput } from './read-input';
import type { Told } from './told';

const asked =
  <Who extends Viewer | null>(who: () => Promise<Who>) =>
  <Given, Value>(operation: Operation<Given, Value, Who>) =>
  async (given: Given): Promise<Told<Value>> => {
    const read = () => readInput(operation.input, given);
    return (await pass({ headers: await headers() }, { ...operation, read, who })).answer;
  };

/** An operation as a page asks for it. The viewer is null for somebody without a session. */
export const action = asked(renewedViewer);

/** An action that anybody can begin with: makes the guest and the session where there is none. */
export const guestAction = asked(viewerOrGuest);

/**
 * An action of an open board. It does not renew the session, as everything else on the way to a board
 * does: a cookie that an action sets makes Next render the whole page again with the answer.
 */
export const boardAction = asked(viewer);
